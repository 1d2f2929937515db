; RUN: opt %s
; The byval argument of a device function is a private copy: its own accesses are local. The pointer inside
; comes from the caller and may be anything: that store stays generic.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Args = type { ptr, i32 }

define void @f(ptr byval(%Args) align 8 %args) {
  %n = getelementptr inbounds %Args, ptr %args, i32 0, i32 1
  %v = load i32, ptr %n, align 8
  %p = load ptr, ptr %args, align 8
  store i32 %v, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %Args = type { ptr, i32 }
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr byval(%Args) align 8 %args) {
; CHECK-NEXT:   %args.local = addrspacecast ptr %args to ptr addrspace(5)
; CHECK-NEXT:   %n = getelementptr inbounds %Args, ptr addrspace(5) %args.local, i32 0, i32 1
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %n, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %args.local, align 8
; CHECK-NEXT:   store i32 %v, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
