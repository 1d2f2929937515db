; RUN: spacecast alias %s
; What calls can do: nothing to constants, parameters and slots that they do not know; what attributes allow to the rest.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@c = external addrspace(4) constant [4 x i32]
@t = constant [4 x i32] zeroinitializer
declare void @anything()
declare void @takes(ptr)
declare void @reads() memory(read)
declare void @computes() memory(none)
declare void @fills(ptr) memory(argmem: write)
declare void @llvm.nvvm.barrier0()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
define void @constants(ptr addrspace(101) %param, ptr %q) {
  %a = load i32, ptr addrspace(4) @c
  %b = load i32, ptr @t
  %d = load i32, ptr addrspace(101) %param
  %e = load i32, ptr %q, !invariant.load !0
  call void @anything()
  ret void
}
define void @other(ptr %p) {
  store i32 1, ptr %p
  call void @anything()
  call void @reads()
  call void @computes()
  ret void
}
define void @filled(ptr %p, ptr addrspace(3) %s) {
  store i32 1, ptr addrspace(3) %s
  %x = addrspacecast ptr addrspace(3) %s to ptr
  call void @fills(ptr %x)
  %l = alloca i32
  call void @fills(ptr %l)
  ret void
}
define void @own(ptr %p) {
  %slot = alloca [2 x i32]
  store i32 1, ptr %slot
  call void @anything()
  call void @llvm.nvvm.barrier0()
  ret void
}
define void @passed(ptr %p) {
  %slot = alloca [2 x i32]
  store i32 1, ptr %slot
  call void @takes(ptr %slot)
  call void @anything()
  ret void
}
define void @copied(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  store i32 1, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  ret void
}
define void @lives() {
  %slot = alloca [2 x i32]
  call void @llvm.lifetime.start.p0(i64 8, ptr %slot)
  store i32 1, ptr %slot
  ret void
}
!0 = !{}

; CHECK lines are written by BLESS=1
; CHECK: @constants: 4 accesses, 6 pairs: 2 no, 4 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   no       1  typed constant and param
; CHECK-NEXT:   no       1  different variables or slots
; CHECK-NEXT:   may      4  nothing tells them apart
; CHECK-NEXT:   1 call: 4 none, 0 ref, 0 mod, 0 both
; CHECK-NEXT: @other: 1 access, 0 pairs: 0 no, 0 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   2 calls: 0 none, 1 ref, 0 mod, 1 both
; CHECK-NEXT: @filled: 1 access, 0 pairs: 0 no, 0 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   2 calls: 1 none, 0 ref, 1 mod, 0 both
; CHECK-NEXT: @own: 1 access, 0 pairs: 0 no, 0 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   2 calls: 2 none, 0 ref, 0 mod, 0 both
; CHECK-NEXT: @passed: 1 access, 0 pairs: 0 no, 0 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   2 calls: 0 none, 0 ref, 0 mod, 2 both
; CHECK-NEXT: @copied: 3 accesses, 3 pairs: 2 no, 0 may, 0 partial, 1 must; 2 alias sets
; CHECK-NEXT:   no       2  the same base, at offsets apart
; CHECK-NEXT:   must     1  the same address
; CHECK-NEXT:   1 call: 0 none, 2 ref, 1 mod, 0 both
; CHECK-NEXT: @lives: 1 access, 0 pairs: 0 no, 0 may, 0 partial, 0 must; 1 alias set
; CHECK-NEXT:   1 call: 0 none, 0 ref, 1 mod, 0 both
; CHECK-NEXT: all together: 12 accesses, 9 pairs: 4 no, 4 may, 0 partial, 1 must; 8 alias sets
; CHECK-NEXT:   no       2  the same base, at offsets apart
; CHECK-NEXT:   no       1  typed constant and param
; CHECK-NEXT:   no       1  different variables or slots
; CHECK-NEXT:   may      4  nothing tells them apart
; CHECK-NEXT:   must     1  the same address
; CHECK-NEXT:   11 calls: 7 none, 3 ref, 3 mod, 3 both
