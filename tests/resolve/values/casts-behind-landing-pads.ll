; RUN: opt -w %s
; A landing pad stands first behind phis. Where handlers of other kinds begin, and at the end of a block for what ends it,
; there is no place for a cast: such phis stay.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef

declare i32 @handles(...)
declare void @ext(ptr)

define void @landing(ptr addrspace(3) %g3, i64 %i) personality ptr @handles {
  %g = addrspacecast ptr addrspace(3) %g3 to ptr
  %p = getelementptr i8, ptr %g, i64 %i
  invoke void @ext(ptr %g) to label %next unwind label %lands

next:
  invoke void @ext(ptr %p) to label %end unwind label %lands

end:
  ret void

lands:
  %either = phi ptr [ %g, %0 ], [ %p, %next ]
  %pad = landingpad { ptr, i32 } cleanup
  store i32 2, ptr %either
  call void @ext(ptr %either)
  ret void
}

define ptx_kernel void @catching(ptr %g, i64 %i) personality ptr @handles {
  %p = getelementptr i8, ptr %g, i64 %i
  invoke void @ext(ptr null) to label %next unwind label %catches

next:
  invoke void @ext(ptr null) to label %end unwind label %catches

end:
  ret void

catches:
  %either = phi ptr [ %g, %0 ], [ %p, %next ]
  %switch = catchswitch within none [label %caught] unwind to caller

caught:
  %pad = catchpad within %switch [ptr null, i32 64, ptr %either]
  store i32 2, ptr %either
  catchret from %pad to label %end
}

define internal ptr @same(ptr %p) noinline {
  ret ptr %p
}

define ptx_kernel void @returning(i1 %c) personality ptr @handles {
  br i1 %c, label %a, label %b

a:
  %x = invoke ptr @same(ptr addrspacecast (ptr addrspace(3) @s to ptr)) to label %join unwind label %lands

b:
  %y = invoke ptr @same(ptr addrspacecast (ptr addrspace(3) @s to ptr)) to label %join unwind label %lands

join:
  %either = phi ptr [ %x, %a ], [ %y, %b ]
  %behind = getelementptr i8, ptr %either, i64 4
  store i32 1, ptr %behind
  store i32 2, ptr %either
  ret void

lands:
  %pad = landingpad { ptr, i32 } cleanup
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [4 x i32] undef
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @handles(...)
; CHECK-NEXT: declare void @ext(ptr)
; CHECK-EMPTY:
; CHECK-NEXT: define void @landing(ptr addrspace(3) %g3, i64 %i) personality ptr @handles {
; CHECK-NEXT:   %g = addrspacecast ptr addrspace(3) %g3 to ptr
; CHECK-NEXT:   %p = getelementptr i8, ptr addrspace(3) %g3, i64 %i
; CHECK-NEXT:   %p.generic = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   invoke void @ext(ptr %g) to label %next unwind label %lands
; CHECK-EMPTY:
; CHECK-NEXT: next:
; CHECK-NEXT:   invoke void @ext(ptr %p.generic)
; CHECK-NEXT:           to label %end unwind label %lands
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: lands:
; CHECK-NEXT:   %either = phi ptr addrspace(3) [ %g3, %0 ], [ %p, %next ]
; CHECK-NEXT:   %pad = landingpad { ptr, i32 } cleanup
; CHECK-NEXT:   %either.generic = addrspacecast ptr addrspace(3) %either to ptr
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %either
; CHECK-NEXT:   call void @ext(ptr %either.generic)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @catching(ptr %g, i64 %i) personality ptr @handles {
; CHECK-NEXT:   %p = getelementptr i8, ptr %g, i64 %i
; CHECK-NEXT:   invoke void @ext(ptr null) to label %next unwind label %catches
; CHECK-EMPTY:
; CHECK-NEXT: next:
; CHECK-NEXT:   invoke void @ext(ptr null) to label %end unwind label %catches
; CHECK-EMPTY:
; CHECK-NEXT: end:
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: catches:
; CHECK-NEXT:   %either = phi ptr [ %g, %0 ], [ %p, %next ]
; CHECK-NEXT:   %switch = catchswitch within none [label %caught] unwind to caller
; CHECK-EMPTY:
; CHECK-NEXT: caught:
; CHECK-NEXT:   %pad = catchpad within %switch [ptr null, i32 64, ptr %either]
; CHECK-NEXT:   %either.global = addrspacecast ptr %either to ptr addrspace(1)
; CHECK-NEXT:   store i32 2, ptr addrspace(1) %either.global
; CHECK-NEXT:   catchret from %pad to label %end
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @same(ptr %p) noinline {
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @returning(i1 %c) personality ptr @handles {
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK-EMPTY:
; CHECK-NEXT: a:
; CHECK-NEXT:   %x = invoke ptr @same(ptr addrspacecast (ptr addrspace(3) @s to ptr)) to label %join unwind label %lands
; CHECK-EMPTY:
; CHECK-NEXT: b:
; CHECK-NEXT:   %y = invoke ptr @same(ptr addrspacecast (ptr addrspace(3) @s to ptr)) to label %join unwind label %lands
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %either = phi ptr [ %x, %a ], [ %y, %b ]
; CHECK-NEXT:   %either.shared = addrspacecast ptr %either to ptr addrspace(3)
; CHECK-NEXT:   %behind = getelementptr i8, ptr addrspace(3) %either.shared, i64 4
; CHECK-NEXT:   store i32 1, ptr addrspace(3) %behind
; CHECK-NEXT:   store i32 2, ptr addrspace(3) %either.shared
; CHECK-NEXT:   ret void
; CHECK-EMPTY:
; CHECK-NEXT: lands:
; CHECK-NEXT:   %pad = landingpad { ptr, i32 } cleanup
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
