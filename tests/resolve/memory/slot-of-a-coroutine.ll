; RUN: opt -w --check %s
; LLVM moves what is on the stack of a coroutine, and what it is passed by value, into the frame that the program allocates: that
; is not local. When it has split the coroutine it is one no more.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare ptr @malloc(i64)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare void @llvm.coro.end(ptr, i1, token)
define ptr @marked(ptr byval([4 x i32]) %v, ptr %out) presplitcoroutine {
  %slot = alloca [4 x i32]
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %size = call i64 @llvm.coro.size.i64()
  %frame = call ptr @malloc(i64 %size)
  %self = call ptr @llvm.coro.begin(token %id, ptr %frame)
  store volatile i32 1, ptr %slot
  %now = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %now, label %suspended [
    i8 0, label %resumed
  ]
resumed:
  %a = load volatile i32, ptr %slot
  %b = load volatile i32, ptr %v
  store i32 %a, ptr %out
  store i32 %b, ptr %out
  br label %suspended
suspended:
  call void @llvm.coro.end(ptr %self, i1 false, token none)
  ret ptr %self
}
define ptr @begins() {
  %slot = alloca [4 x i32]
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %size = call i64 @llvm.coro.size.i64()
  %frame = call ptr @malloc(i64 %size)
  %self = call ptr @llvm.coro.begin(token %id, ptr %frame)
  store volatile i32 1, ptr %slot
  ret ptr %self
}
define void @older(i32 %n) "coroutine.presplit"="0" {
  %slot = alloca i32
  store volatile i32 %n, ptr %slot
  ret void
}
define void @none(i32 %n) {
  %slot = alloca i32
  store volatile i32 %n, ptr %slot
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: declare ptr @malloc(i64)
; CHECK-NEXT: declare token @llvm.coro.id(i32, ptr, ptr, ptr)
; CHECK-NEXT: declare i64 @llvm.coro.size.i64()
; CHECK-NEXT: declare ptr @llvm.coro.begin(token, ptr)
; CHECK-NEXT: declare i8 @llvm.coro.suspend(token, i1)
; CHECK-NEXT: declare void @llvm.coro.end(ptr, i1, token)
; CHECK-NEXT: define ptr @marked(ptr byval([4 x i32]) %v, ptr %out) presplitcoroutine {
; CHECK-NEXT:   %slot = alloca [4 x i32]
; CHECK-NEXT:   %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
; CHECK-NEXT:   %size = call i64 @llvm.coro.size.i64()
; CHECK-NEXT:   %frame = call ptr @malloc(i64 %size)
; CHECK-NEXT:   %self = call ptr @llvm.coro.begin(token %id, ptr %frame)
; CHECK-NEXT:   store volatile i32 1, ptr %slot
; CHECK-NEXT:   %now = call i8 @llvm.coro.suspend(token none, i1 false)
; CHECK-NEXT:   switch i8 %now, label %suspended [
; CHECK-NEXT:     i8 0, label %resumed
; CHECK-NEXT:   ]
; CHECK-NEXT: resumed:
; CHECK-NEXT:   %a = load volatile i32, ptr %slot
; CHECK-NEXT:   %b = load volatile i32, ptr %v
; CHECK-NEXT:   store i32 %a, ptr %out
; CHECK-NEXT:   store i32 %b, ptr %out
; CHECK-NEXT:   br label %suspended
; CHECK-NEXT: suspended:
; CHECK-NEXT:   call void @llvm.coro.end(ptr %self, i1 false, token none)
; CHECK-NEXT:   ret ptr %self
; CHECK-NEXT: }
; CHECK-NEXT: define ptr @begins() {
; CHECK-NEXT:   %slot = alloca [4 x i32]
; CHECK-NEXT:   %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
; CHECK-NEXT:   %size = call i64 @llvm.coro.size.i64()
; CHECK-NEXT:   %frame = call ptr @malloc(i64 %size)
; CHECK-NEXT:   %self = call ptr @llvm.coro.begin(token %id, ptr %frame)
; CHECK-NEXT:   store volatile i32 1, ptr %slot
; CHECK-NEXT:   ret ptr %self
; CHECK-NEXT: }
; CHECK-NEXT: define void @older(i32 %n) "coroutine.presplit"="0" {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   store volatile i32 %n, ptr %slot
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define void @none(i32 %n) {
; CHECK-NEXT:   %slot = alloca i32
; CHECK-NEXT:   %slot.local = addrspacecast ptr %slot to ptr addrspace(5)
; CHECK-NEXT:   store volatile i32 %n, ptr addrspace(5) %slot.local
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
