; RUN: opt --optimiser-follows=false -w %s
; When the query in the copy of @turn is answered, its call passes a global pointer to @walk, of which there is a copy for
; that already, and that copy calls the copy of @turn. Another one would lead to one more, again and again.
target triple = "nvptx64-nvidia-cuda"

define linkonce_odr ptr @walk(ptr %p, i32 %n) {
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %then, label %done

then:
  %m = sub i32 %n, 1
  %r = call ptr @turn(ptr %p, i32 %m)
  br label %done

done:
  ret ptr %p
}

define linkonce_odr ptr @turn(ptr %p, i32 %n) {
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %then, label %else

then:
  %a = call ptr @walk(ptr %p, i32 %n)
  br label %join

else:
  br label %join

join:
  %q = phi ptr [ %a, %then ], [ %p, %else ]
  br label %last

last:
  %b = call ptr @walk(ptr %q, i32 %n)
  ret ptr %p
}

define ptx_kernel void @kernel(ptr %p, i32 %n) {
  %r = call ptr @walk(ptr %p, i32 %n)
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @walk(ptr %p, i32 %n) {
; CHECK-NEXT:   %more = icmp sgt i32 %n, 0
; CHECK-NEXT:   br i1 %more, label %then, label %done
; CHECK-EMPTY:
; CHECK-NEXT: then:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = call ptr @turn(ptr %p, i32 %m)
; CHECK-NEXT:   br label %done
; CHECK-EMPTY:
; CHECK-NEXT: done:
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @walk.shared(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   %more = icmp sgt i32 %n, 0
; CHECK-NEXT:   br i1 %more, label %then, label %done
; CHECK-NEXT: then:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = call ptr @turn.shared(ptr %p, i32 %m)
; CHECK-NEXT:   br label %done
; CHECK-NEXT: done:
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @walk.global(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   %more = icmp sgt i32 %n, 0
; CHECK-NEXT:   br i1 %more, label %then, label %done
; CHECK-NEXT: then:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = call ptr @turn.global(ptr %p, i32 %m)
; CHECK-NEXT:   br label %done
; CHECK-NEXT: done:
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @turn(ptr %p, i32 %n) {
; CHECK-NEXT:   %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
; CHECK-NEXT:   br i1 %shared, label %then, label %else
; CHECK-EMPTY:
; CHECK-NEXT: then:
; CHECK-NEXT:   %a = call ptr @walk.shared(ptr %p, i32 %n)
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: else:
; CHECK-NEXT:   br label %join
; CHECK-EMPTY:
; CHECK-NEXT: join:
; CHECK-NEXT:   %q = phi ptr [ %a, %then ], [ %p, %else ]
; CHECK-NEXT:   br label %last
; CHECK-EMPTY:
; CHECK-NEXT: last:
; CHECK-NEXT:   %b = call ptr @walk(ptr %q, i32 %n)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @turn.shared(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   br label %then
; CHECK-NEXT: then:
; CHECK-NEXT:   %a = call ptr @walk.shared(ptr %p, i32 %n)
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %q = phi ptr [ %a, %then ]
; CHECK-NEXT:   br label %last
; CHECK-NEXT: last:
; CHECK-NEXT:   %b = call ptr @walk.shared(ptr %q, i32 %n)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @turn.global(ptr %p, i32 %n) "spacecast-copy" {
; CHECK-NEXT:   br label %else
; CHECK-NEXT: else:
; CHECK-NEXT:   br label %join
; CHECK-NEXT: join:
; CHECK-NEXT:   %q = phi ptr [ %p, %else ]
; CHECK-NEXT:   br label %last
; CHECK-NEXT: last:
; CHECK-NEXT:   %b = call ptr @walk(ptr %q, i32 %n)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @kernel(ptr %p, i32 %n) {
; CHECK-NEXT:   %r = call ptr @walk.global(ptr %p, i32 %n)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i1 @llvm.nvvm.isspacep.shared(ptr)
; CHECK-EMPTY:
