; RUN: opt -w %s
; A call through a pointer returns what each of the functions does. One of these returns a number, which may be the
; address of anything: what the others return does not make it theirs.
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [8 x i32] undef, align 16

define internal i64 @address(i64 %n) {
  ret i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @tile to ptr) to i64)
}

define internal i64 @number(i64 %n) {
  ret i64 %n
}

define internal { i64, i32 } @address_and_more(i64 %n) {
  ret { i64, i32 } { i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @tile to ptr) to i64), i32 1 }
}

define internal { i64, i32 } @number_and_more(i64 %n) {
  %r = insertvalue { i64, i32 } { i64 undef, i32 2 }, i64 %n, 0
  ret { i64, i32 } %r
}

define ptx_kernel void @either(ptr %out, i64 %n, i1 %c) {
  %f = select i1 %c, ptr @address, ptr @number
  %a = call i64 %f(i64 %n)
  %p = inttoptr i64 %a to ptr
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

; The number is known of first.
define ptx_kernel void @the_other_way_round(ptr %out, i64 %n, i1 %c) {
  %f = select i1 %c, ptr @number, ptr @address
  %a = call i64 %f(i64 %n)
  %p = inttoptr i64 %a to ptr
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

; What is called is known step by step.
define internal i64 @later(ptr %f, i64 %n) {
  %a = call i64 %f(i64 %n)
  ret i64 %a
}

define internal ptr @choose(i1 %c) {
  %f = select i1 %c, ptr @number, ptr @address
  ret ptr %f
}

define ptx_kernel void @one_by_one(ptr %out, i64 %n, i1 %c) {
  %a = call i64 @later(ptr @address, i64 %n)
  %p = inttoptr i64 %a to ptr
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  %f = call ptr @choose(i1 %c)
  %b = call i64 @later(ptr %f, i64 %n)
  %q = inttoptr i64 %b to ptr
  %y = load i32, ptr %q, align 4
  store i32 %y, ptr %out, align 4
  ret void
}

define ptx_kernel void @in_a_struct(ptr %out, i64 %n, i1 %c) {
  %f = select i1 %c, ptr @address_and_more, ptr @number_and_more
  %r = call { i64, i32 } %f(i64 %n)
  %a = extractvalue { i64, i32 } %r, 0
  %p = inttoptr i64 %a to ptr
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

; Addresses alone are known.
define ptx_kernel void @both_addresses(ptr %out, i64 %n, i1 %c) {
  %f = select i1 %c, ptr @address, ptr @address_too
  %a = call i64 %f(i64 %n)
  %p = inttoptr i64 %a to ptr
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

define internal i64 @address_too(i64 %n) {
  ret i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 4) to ptr) to i64)
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @tile = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @address(i64 %n) {
; CHECK-NEXT:   ret i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @tile to ptr) to i64)
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @number(i64 %n) {
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal { i64, i32 } @address_and_more(i64 %n) {
; CHECK-NEXT:   ret { i64, i32 } { i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @tile to ptr) to i64), i32 1 }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal { i64, i32 } @number_and_more(i64 %n) {
; CHECK-NEXT:   %r = insertvalue { i64, i32 } { i64 undef, i32 2 }, i64 %n, 0
; CHECK-NEXT:   ret { i64, i32 } %r
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @either(ptr %out, i64 %n, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %f = select i1 %c, ptr @address, ptr @number
; CHECK-NEXT:   %a = call i64 %f(i64 %n)
; CHECK-NEXT:   %p = inttoptr i64 %a to ptr
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @the_other_way_round(ptr %out, i64 %n, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %f = select i1 %c, ptr @number, ptr @address
; CHECK-NEXT:   %a = call i64 %f(i64 %n)
; CHECK-NEXT:   %p = inttoptr i64 %a to ptr
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @later(ptr %f, i64 %n) {
; CHECK-NEXT:   %a = call i64 %f(i64 %n)
; CHECK-NEXT:   ret i64 %a
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal ptr @choose(i1 %c) {
; CHECK-NEXT:   %f = select i1 %c, ptr @number, ptr @address
; CHECK-NEXT:   ret ptr %f
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @one_by_one(ptr %out, i64 %n, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %a = call i64 @later(ptr @address, i64 %n)
; CHECK-NEXT:   %p = inttoptr i64 %a to ptr
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   %f = call ptr @choose(i1 %c)
; CHECK-NEXT:   %b = call i64 @later(ptr %f, i64 %n)
; CHECK-NEXT:   %q = inttoptr i64 %b to ptr
; CHECK-NEXT:   %y = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 %y, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @in_a_struct(ptr %out, i64 %n, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %f = select i1 %c, ptr @address_and_more, ptr @number_and_more
; CHECK-NEXT:   %r = call { i64, i32 } %f(i64 %n)
; CHECK-NEXT:   %a = extractvalue { i64, i32 } %r, 0
; CHECK-NEXT:   %p = inttoptr i64 %a to ptr
; CHECK-NEXT:   %x = load i32, ptr %p, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @both_addresses(ptr %out, i64 %n, i1 %c) {
; CHECK-NEXT:   %out.global = addrspacecast ptr %out to ptr addrspace(1)
; CHECK-NEXT:   %f = select i1 %c, ptr @address, ptr @address_too
; CHECK-NEXT:   %a = call i64 %f(i64 %n)
; CHECK-NEXT:   %p = inttoptr i64 %a to ptr
; CHECK-NEXT:   %p.shared = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %x = load i32, ptr addrspace(3) %p.shared, align 4
; CHECK-NEXT:   store i32 %x, ptr addrspace(1) %out.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define internal i64 @address_too(i64 %n) {
; CHECK-NEXT:   ret i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 4) to ptr) to i64)
; CHECK-NEXT: }
; CHECK-EMPTY:
