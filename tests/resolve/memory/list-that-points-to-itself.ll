; RUN: opt %s
; The head of an empty list points to itself. What is stored through that pointer goes where it came from, so that all
; pointers in it stay global.

target triple = "nvptx64-nvidia-cuda"
%list = type { ptr, ptr, i64 }

@head = internal global %list { ptr @head, ptr @head, i64 0 }

define ptx_kernel void @remove_first() {
  %first = load ptr, ptr @head
  %next = load ptr, ptr %first
  %back = getelementptr inbounds %list, ptr %next, i64 0, i32 1
  store ptr @head, ptr %back
  store ptr %next, ptr @head
  %count = getelementptr inbounds %list, ptr %next, i64 0, i32 2
  %n = load i64, ptr %count
  %less = sub i64 %n, 1
  store i64 %less, ptr %count
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: %list = type { ptr, ptr, i64 }
; CHECK-EMPTY:
; CHECK-NEXT: @head = internal global %list { ptr @head, ptr @head, i64 0 }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @remove_first() {
; CHECK-NEXT:   %first = load ptr, ptr addrspace(1) addrspacecast (ptr @head to ptr addrspace(1))
; CHECK-NEXT:   %first.global = addrspacecast ptr %first to ptr addrspace(1)
; CHECK-NEXT:   %next = load ptr, ptr addrspace(1) %first.global
; CHECK-NEXT:   %next.global = addrspacecast ptr %next to ptr addrspace(1)
; CHECK-NEXT:   %back = getelementptr inbounds %list, ptr addrspace(1) %next.global, i64 0, i32 1
; CHECK-NEXT:   store ptr @head, ptr addrspace(1) %back
; CHECK-NEXT:   store ptr %next, ptr addrspace(1) addrspacecast (ptr @head to ptr addrspace(1))
; CHECK-NEXT:   %count = getelementptr inbounds %list, ptr addrspace(1) %next.global, i64 0, i32 2
; CHECK-NEXT:   %n = load i64, ptr addrspace(1) %count
; CHECK-NEXT:   %less = sub i64 %n, 1
; CHECK-NEXT:   store i64 %less, ptr addrspace(1) %count
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
