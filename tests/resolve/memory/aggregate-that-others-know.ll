; RUN: opt -w %s
; Others fill the struct. What is loaded out of it is a pointer that can be anything, and a number.

target triple = "nvptx64-nvidia-cuda"

%pair = type { ptr, i32 }

declare void @fill(ptr)

define %pair @whole() {
  %p = alloca %pair
  call void @fill(ptr %p)
  %all = load %pair, ptr %p
  ret %pair %all
}

define i32 @parts() {
  %p = alloca %pair
  call void @fill(ptr %p)
  %all = load %pair, ptr %p
  %to = extractvalue %pair %all, 0
  %n = extractvalue %pair %all, 1
  store i32 %n, ptr %to
  ret i32 %n
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %pair = type { ptr, i32 }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @fill(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define %pair @whole() {
; CHECK-NEXT:   %p = alloca %pair
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr %p)
; CHECK-NEXT:   %all = load %pair, ptr addrspace(5) %p.local
; CHECK-NEXT:   ret %pair %all
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @parts() {
; CHECK-NEXT:   %p = alloca %pair
; CHECK-NEXT:   %p.local = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   call void @fill(ptr %p)
; CHECK-NEXT:   %all = load %pair, ptr addrspace(5) %p.local
; CHECK-NEXT:   %to = extractvalue %pair %all, 0
; CHECK-NEXT:   %n = extractvalue %pair %all, 1
; CHECK-NEXT:   store i32 %n, ptr %to
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
; CHECK-EMPTY:
