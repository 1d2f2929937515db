; RUN: opt --arch=sm_90 --ptx=8.0 %s
; The struct parameter is only read: it is read in param space, and the pointer inside is global.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Args = type { ptr, i32 }

define ptx_kernel void @k(ptr readonly byval(%Args) align 8 captures(none) %args) {
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
; CHECK-NEXT: define ptx_kernel void @k(ptr readonly byval(%Args) align 8 captures(none) %args) {
; CHECK-NEXT:   %args.param = addrspacecast ptr %args to ptr addrspace(101)
; CHECK-NEXT:   %n = getelementptr inbounds %Args, ptr addrspace(101) %args.param, i32 0, i32 1
; CHECK-NEXT:   %v = load i32, ptr addrspace(101) %n, align 8
; CHECK-NEXT:   %p = load ptr, ptr addrspace(101) %args.param, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
