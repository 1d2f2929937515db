; RUN: opt -w --arch sm_90 --ptx 8.0 %s
; A landing pad stands first behind phis.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct = type { [8 x i32] }

declare i32 @handles(...)
declare void @ext()

define ptx_kernel void @k(ptr byval(%struct) align 4 %t, ptr %o) personality ptr @handles {
  %e = getelementptr i32, ptr %t, i64 2
  invoke void @ext() to label %next unwind label %lands

next:
  invoke void @ext() to label %end unwind label %lands

end:
  ret void

lands:
  %either = phi ptr [ %t, %0 ], [ %e, %next ]
  %pad = landingpad { ptr, i32 } cleanup
  %same = icmp eq ptr %either, %o
  %v = load i32, ptr %either
  store i32 %v, ptr %o
  store i1 %same, ptr %o
  ret void
}

define ptx_kernel void @catching(ptr byval(%struct) align 4 %t, ptr %o) personality ptr @handles {
  %e = getelementptr i32, ptr %t, i64 2
  invoke void @ext() to label %next unwind label %catches

next:
  invoke void @ext() to label %end unwind label %catches

end:
  ret void

catches:
  %either = phi ptr [ %t, %0 ], [ %e, %next ]
  %switch = catchswitch within none [label %caught] unwind to caller

caught:
  %pad = catchpad within %switch [ptr null, i32 64, ptr null]
  %same = icmp eq ptr %either, %o
  %v = load i32, ptr %either
  store i32 %v, ptr %o
  store i1 %same, ptr %o
  catchret from %pad to label %end
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: %struct = type { [8 x i32] }
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @handles(...)
; CHECK-NEXT: declare void @ext()
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @k(ptr byval(%struct) align 4 "nvvm.grid_constant" %t, ptr %o) personality ptr @handles {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %t.param = addrspacecast ptr %t to ptr addrspace(101)
; CHECK-NEXT:   %t.gen = addrspacecast ptr addrspace(101) %t.param to ptr
; CHECK-NEXT:   %e = getelementptr i32, ptr addrspace(101) %t.param, i64 2
; CHECK-NEXT:   %e.gen = getelementptr i32, ptr %t.gen, i64 2
; CHECK-NEXT:   invoke void @ext() to label %next unwind label %lands
; CHECK-EMPTY:
; CHECK-NEXT: next:
; CHECK-NEXT:   invoke void @ext() to label %end unwind label %lands
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: lands:
; CHECK-NEXT:   %either = phi ptr addrspace(101) [ %t.param, %0 ], [ %e, %next ]
; CHECK-NEXT:   %either.gen = phi ptr [ %t.gen, %0 ], [ %e.gen, %next ]
; CHECK-NEXT:   %pad = landingpad { ptr, i32 } cleanup
; CHECK-NEXT:   %same = icmp eq ptr %either.gen, %o
; CHECK-NEXT:   %v = load i32, ptr addrspace(101) %either
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   store i1 %same, ptr addrspace(1) %o.global
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @catching(ptr byval(%struct) align 4 "nvvm.grid_constant" %t, ptr %o) personality ptr @handles {
; CHECK-NEXT:   %o.global = addrspacecast ptr %o to ptr addrspace(1)
; CHECK-NEXT:   %t.param = addrspacecast ptr %t to ptr addrspace(101)
; CHECK-NEXT:   %t.gen = addrspacecast ptr addrspace(101) %t.param to ptr
; CHECK-NEXT:   %e = getelementptr i32, ptr %t.gen, i64 2
; CHECK-NEXT:   invoke void @ext() to label %next unwind label %catches
; CHECK-EMPTY:
; CHECK-NEXT: next:
; CHECK-NEXT:   invoke void @ext() to label %end unwind label %catches
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: catches:
; CHECK-NEXT:   %either = phi ptr [ %t.gen, %0 ], [ %e, %next ]
; CHECK-NEXT:   %switch = catchswitch within none [label %caught] unwind to caller
; CHECK-EMPTY:
; CHECK-NEXT: caught:
; CHECK-NEXT:   %pad = catchpad within %switch [ptr null, i32 64, ptr null]
; CHECK-NEXT:   %same = icmp eq ptr %either, %o
; CHECK-NEXT:   %v = load i32, ptr %either, !noalias.addrspace !0
; CHECK-NEXT:   store i32 %v, ptr addrspace(1) %o.global
; CHECK-NEXT:   store i1 %same, ptr addrspace(1) %o.global
; CHECK-NEXT:   catchret from %pad to label %end
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 3, i32 4, i32 5, i32 6, i32 7, i32 8}
; CHECK-EMPTY:
