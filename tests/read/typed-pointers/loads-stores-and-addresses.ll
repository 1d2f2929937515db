; Until LLVM 14 pointers had a pointee. LLVM 22 still reads them, and forgets it.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define i32 @f(i32* %p, i8** %q, float addrspace(3)* %s, { i32, [4 x i8] }* %r) {
  %a = load i32, i32* %p, align 4
  store i32 %a, i32* %p
  %b = load i8*, i8** %q
  store i8* %b, i8** %q, align 8
  %c = load volatile float, float addrspace(3)* %s
  %d = getelementptr inbounds { i32, [4 x i8] }, { i32, [4 x i8] }* %r, i64 0, i32 1, i64 2
  store i8 0, i8* %d
  %e = getelementptr float, float addrspace(3)* %s, i32 1
  store float 1.0, float addrspace(3)* %e
  %slot = alloca i32*
  store i32* %p, i32** %slot
  ret i32 %a
}

; CHECK lines are written by BLESS=1
; CHECK: define i32 @f(i32* %p, i8** %q, float addrspace(3)* %s, { i32, [4 x i8] }* %r) {
; CHECK-NEXT:   %a = load i32, i32* %p, align 4
; CHECK-NEXT:   store i32 %a, i32* %p
; CHECK-NEXT:   %b = load i8*, i8** %q
; CHECK-NEXT:   store i8* %b, i8** %q, align 8
; CHECK-NEXT:   %c = load volatile float, float addrspace(3)* %s
; CHECK-NEXT:   %d = getelementptr inbounds { i32, [4 x i8] }, { i32, [4 x i8] }* %r, i64 0, i32 1, i64 2
; CHECK-NEXT:   store i8 0, i8* %d
; CHECK-NEXT:   %e = getelementptr float, float addrspace(3)* %s, i32 1
; CHECK-NEXT:   store float 1.0, float addrspace(3)* %e
; CHECK-NEXT:   %slot = alloca i32*
; CHECK-NEXT:   store i32* %p, i32** %slot
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
