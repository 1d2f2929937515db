; RUN: opt -w %s
; A struct that is all zeros or has a number in its second field: what is loaded from there as a pointer may be that number,
; although the function follows no numbers.
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [8 x i32] undef, align 16

define ptx_kernel void @phi(ptr %out, i64 %n, i1 %c) {
entry:
  %slot = alloca { ptr, i64 }, align 8
  br i1 %c, label %some, label %both
some:
  %made = insertvalue { ptr, i64 } poison, i64 %n, 1
  br label %both
both:
  %x = phi { ptr, i64 } [ %made, %some ], [ zeroinitializer, %entry ]
  store { ptr, i64 } %x, ptr %slot, align 8
  %field = getelementptr inbounds { ptr, i64 }, ptr %slot, i64 0, i32 1
  br i1 %c, label %end, label %other
other:
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %field, align 8
  br label %end
end:
  %p = load ptr, ptr %field, align 8
  %r = load i32, ptr %p, align 4
  store i32 %r, ptr %out, align 4
  ret void
}

; Without the number it is shared, or null.
define ptx_kernel void @zeros(ptr %out, i1 %c) {
  %slot = alloca { ptr, i64 }, align 8
  store { ptr, i64 } zeroinitializer, ptr %slot, align 8
  %field = getelementptr inbounds { ptr, i64 }, ptr %slot, i64 0, i32 1
  br i1 %c, label %end, label %other
other:
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %field, align 8
  br label %end
end:
  %p = load ptr, ptr %field, align 8
  %r = load i32, ptr %p, align 4
  store i32 %r, ptr %out, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @phi(ptr %out, i64 %n, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca { ptr, i64 }, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   br i1 %c, label %some, label %both
; CHECK-NEXT: some:
; CHECK-NEXT:   %made = insertvalue { ptr, i64 } poison, i64 %n, 1
; CHECK-NEXT:   br label %both
; CHECK-NEXT: both:
; CHECK-NEXT:   %x = phi { ptr, i64 } [ %made, %some ], [ zeroinitializer, %entry ]
; CHECK-NEXT:   store { ptr, i64 } %x, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %field = getelementptr inbounds { ptr, i64 }, ptr addrspace(5) %slot.local, i64 0, i32 1
; CHECK-NEXT:   br i1 %c, label %end, label %other
; CHECK-NEXT: other:
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %field, align 8
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %field, align 8
; CHECK-NEXT:   %r = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %r, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @zeros(ptr %out, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %slot = alloca { ptr, i64 }, align 8
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store { ptr, i64 } zeroinitializer, ptr addrspace(5) %slot.local, align 8
; CHECK-NEXT:   %field = getelementptr inbounds { ptr, i64 }, ptr addrspace(5) %slot.local, i64 0, i32 1
; CHECK-NEXT:   br i1 %c, label %end, label %other
; CHECK-NEXT: other:
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %field, align 8
; CHECK-NEXT:   br label %end
; CHECK-NEXT: end:
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %field, align 8
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %r = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 %r, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
