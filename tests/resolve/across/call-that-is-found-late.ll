; RUN: opt -w %s
; What the last call leads to is known when what was passed at first is taken back. It passes nothing that is known, and leads
; there all the same.
target triple = "nvptx64-nvidia-cuda"

@g0 = addrspace(1) global [8 x i32] zeroinitializer, align 8
@s0 = internal addrspace(3) global [16 x i32] undef, align 8
@table = internal constant [2 x ptr] [ptr @f3, ptr @f5]

define internal ptr @f0(ptr %p0, ptr %p1, ptr %p2) {
  ret ptr %p2
}

define internal ptr addrspace(1) @f1(ptr %p0) {
  ret ptr addrspace(1) @g0
}

define internal ptr @f2(ptr %p0, ptr %p1, ptr %p2) {
  %v1 = load ptr, ptr addrspace(3) @s0, align 4
  %v2 = call ptr @f0(ptr %v1, ptr %v1, ptr %p2)
  %v5 = getelementptr [2 x ptr], ptr @table, i64 0, i64 24
  %v6 = load ptr, ptr %v5, align 8
  %v7 = call ptr %v6(ptr %v5, ptr %v5, ptr %v6)
  %v8 = call ptr @f0(ptr %v5, ptr %v5, ptr %v7)
  %v9 = load ptr, ptr addrspace(3) @s0, align 4
  %v10 = load ptr, ptr %v9, align 4
  call void %v8(<2 x ptr> undef, ptr %v10)
  ret ptr %v8
}

define internal void @f3(<2 x ptr> %p0, ptr %p1) {
  ret void
}

define internal ptr @f5(ptr %p0, ptr %p1, ptr %p2) {
  %v2 = extractvalue { ptr, i64 } zeroinitializer, 0
  %v3 = load ptr, ptr %v2, align 4
  %v4 = load ptr, ptr %v3, align 4
  %v6 = load ptr, ptr %v4, align 4
  %v10 = extractvalue { ptr, i64 } zeroinitializer, 0
  %v11 = call ptr @f0(ptr %v6, ptr %v10, ptr %p2)
  ret ptr %v11
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @g0 = addrspace(1) global [8 x i32] zeroinitializer, align 8
; CHECK-NEXT: @s0 = internal addrspace(3) global [16 x i32] undef, align 8
; CHECK-NEXT: @table = internal constant [2 x ptr] [ptr @f3, ptr @f5]
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f0(ptr %p0, ptr %p1, ptr %p2) {
; CHECK-NEXT:   ret ptr %p2
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr addrspace(1) @f1(ptr %p0) {
; CHECK-NEXT:   ret ptr addrspace(1) @g0
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f2(ptr %p0, ptr %p1, ptr %p2) {
; CHECK-NEXT:   %v1 = load ptr, ptr addrspace(3) @s0, align 4
; CHECK-NEXT:   %v2 = call ptr @f0(ptr %v1, ptr %v1, ptr %p2)
; CHECK-NEXT:   %v5 = getelementptr [2 x ptr], ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 0, i64 24
; CHECK-NEXT:   %v5.generic = addrspacecast ptr addrspace(1) %v5 to ptr
; CHECK-NEXT:   %v6 = load ptr, ptr addrspace(1) %v5, align 8
; CHECK-NEXT:   %v7 = call ptr %v6(ptr %v5.generic, ptr %v5.generic, ptr %v6)
; CHECK-NEXT:   %v8 = call ptr @f0(ptr %v5.generic, ptr %v5.generic, ptr %v7)
; CHECK-NEXT:   %v9 = load ptr, ptr addrspace(3) @s0, align 4
; CHECK-NEXT:   %v10 = load ptr, ptr %v9, align 4
; CHECK-NEXT:   call void %v8(<2 x ptr> undef, ptr %v10)
; CHECK-NEXT:   ret ptr %v8
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal void @f3(<2 x ptr> %p0, ptr %p1) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f5(ptr %p0, ptr %p1, ptr %p2) {
; CHECK-NEXT:   %v2 = extractvalue { ptr, i64 } zeroinitializer, 0
; CHECK-NEXT:   %v3 = load ptr, ptr %v2, align 4
; CHECK-NEXT:   %v4 = load ptr, ptr %v3, align 4
; CHECK-NEXT:   %v6 = load ptr, ptr %v4, align 4
; CHECK-NEXT:   %v10 = extractvalue { ptr, i64 } zeroinitializer, 0
; CHECK-NEXT:   %v11 = call ptr @f0(ptr %v6, ptr %v10, ptr %p2)
; CHECK-NEXT:   ret ptr %v11
; CHECK-NEXT: }
; CHECK-EMPTY:
