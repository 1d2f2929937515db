; RUN: opt --check %s
; Only so many parts of a condition are looked at, however many ways lead to them; of what is left out nothing is known.

target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define void @both(ptr %p) {
  %c0 = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %c1 = and i1 %c0, %c0
  %c2 = and i1 %c1, %c1
  %c3 = and i1 %c2, %c2
  %c4 = and i1 %c3, %c3
  %c5 = and i1 %c4, %c4
  %c6 = and i1 %c5, %c5
  %c7 = and i1 %c6, %c6
  %c8 = and i1 %c7, %c7
  %c9 = and i1 %c8, %c8
  br i1 %c9, label %t, label %e
; CHECK: store volatile i32 1, ptr addrspace(3)
; CHECK: store volatile i32 2, ptr %p
t:
  store volatile i32 1, ptr %p
  ret void
e:
  store volatile i32 2, ptr %p
  ret void
}
; 127 parts are few enough: both ways lead to shared memory.
define void @few(ptr %p) {
  %c0 = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %c1 = or i1 %c0, %c0
  %c2 = or i1 %c1, %c1
  %c3 = or i1 %c2, %c2
  %c4 = or i1 %c3, %c3
  %c5 = or i1 %c4, %c4
  %c6 = or i1 %c5, %c5
  br i1 %c6, label %t, label %e
; CHECK: store volatile i32 3, ptr addrspace(3)
t:
  store volatile i32 3, ptr %p
  ret void
e:
  ret void
}
; One of two is true, and one may be a part that was left out.
define void @many(ptr %p) {
  %c0 = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %c1 = or i1 %c0, %c0
  %c2 = or i1 %c1, %c1
  %c3 = or i1 %c2, %c2
  %c4 = or i1 %c3, %c3
  %c5 = or i1 %c4, %c4
  %c6 = or i1 %c5, %c5
  %c7 = or i1 %c6, %c6
  %c8 = or i1 %c7, %c7
  br i1 %c8, label %t, label %e
; CHECK: store volatile i32 4, ptr %p
t:
  store volatile i32 4, ptr %p
  ret void
e:
  ret void
}
