; RUN: opt -w %s
; Once the query is answered in the copy, the copy calls the original with what it was made for. It gets no copy for that,
; or every run would add one.
@g = global [8 x i32] zeroinitializer

define linkonce_odr ptr @f(ptr %p, i32 %n) {
entry:
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %then, label %else

then:
  %slot = alloca [8 x i32]
  br label %join

else:
  br label %join

join:
  %q = phi ptr [ %slot, %then ], [ @g, %else ]
  %r = call ptr @f(ptr @g, i32 %n)
  %s = call ptr @f(ptr %q, i32 %n)
  ret ptr %p
}

define void @caller(ptr %p) {
  %q = call ptr @f(ptr %p, i32 0)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: @g = global [8 x i32] zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %shared, label %then, label %else
; CHECK-EMPTY:
; CHECK-NEXT: then:
; CHECK-NEXT:   %slot = alloca [8 x i32]
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: else:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %q = phi ptr [ %slot, %then ], [ @g, %else ]
; CHECK-NEXT:   %r = call ptr @f.global(ptr @g, i32 %n)
; CHECK-NEXT:   %s = call ptr @f(ptr %q, i32 %n)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @f.global(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %else
; CHECK-NEXT: else:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %q = phi ptr [ @g, %else ]
; CHECK-NEXT:   %r = call ptr @f.global(ptr @g, i32 %n)
; CHECK-NEXT:   %s = call ptr @f(ptr %q, i32 %n)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @caller(ptr %p) {
; CHECK-NEXT:   %q = call ptr @f(ptr %p, i32 0)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
