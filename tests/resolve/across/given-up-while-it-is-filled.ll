; RUN: opt -w %s
; `a` is looked at too often, and gives up `x` in the very round in which `b` first stores the address of `y` there. So
; `b` is looked at again: its store lets `y` out, where `a` puts a global address.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global i32 0
@v = internal global ptr null
define internal void @a(ptr %p) noinline {
  %q = load ptr, ptr %p
  %n = icmp eq ptr %q, null
  br i1 %n, label %done, label %more
more:
  store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %q
  br label %done
done:
  store ptr null, ptr %p
  ret void
}
define internal void @b() noinline {
  %x = alloca ptr
  %y = load ptr, ptr @v
  store ptr %y, ptr %x
  call void @a(ptr %x)
  ret void
}
define internal void @c() noinline {
  %y = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %y
  store ptr %y, ptr @v
  call void @b()
  %p = load ptr, ptr %y
  store i32 1, ptr %p
  ret void
}
define internal void @c23() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @b()
  call void @c()
  ret void
}
define internal void @c22() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c23()
  ret void
}
define internal void @c21() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c22()
  ret void
}
define internal void @c20() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c21()
  ret void
}
define internal void @c19() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c20()
  ret void
}
define internal void @c18() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c19()
  ret void
}
define internal void @c17() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c18()
  ret void
}
define internal void @c16() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c17()
  ret void
}
define internal void @c15() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c16()
  ret void
}
define internal void @c14() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c15()
  ret void
}
define internal void @c13() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c14()
  ret void
}
define internal void @c12() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c13()
  ret void
}
define internal void @c11() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c12()
  ret void
}
define internal void @c10() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c11()
  ret void
}
define internal void @c9() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c10()
  ret void
}
define internal void @c8() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c9()
  ret void
}
define internal void @c7() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c8()
  ret void
}
define internal void @c6() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c7()
  ret void
}
define internal void @c5() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c6()
  ret void
}
define internal void @c4() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c5()
  ret void
}
define internal void @c3() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c4()
  ret void
}
define internal void @c2() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c3()
  ret void
}
define internal void @c1() noinline {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c2()
  ret void
}
define ptx_kernel void @k() {
  %s = alloca ptr
  call void @a(ptr %s)
  call void @c1()
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global i32 0
; CHECK-NEXT: @v = internal global ptr null
; CHECK-NEXT: define internal void @a(ptr addrspace(5) %p) noinline {
; CHECK-NEXT:   %q = load ptr, ptr addrspace(5) %p
; CHECK-NEXT:   %n = icmp eq ptr %q, null
; CHECK-NEXT:   br i1 %n, label %done, label %more
; CHECK-NEXT: more:
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr %q
; CHECK-NEXT:   br label %done
; CHECK-NEXT: done:
; CHECK-NEXT:   store ptr null, ptr addrspace(5) %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @b() noinline {
; CHECK-NEXT:   %x = alloca ptr
; CHECK-NEXT:   %x.local = addrspacecast ptr %x to ptr addrspace(5)
; CHECK-NEXT:   %y = load ptr, ptr addrspace(1) addrspacecast (ptr @v to ptr addrspace(1))
; CHECK-NEXT:   store ptr %y, ptr addrspace(5) %x.local
; CHECK-NEXT:   call void @a(ptr addrspace(5) %x.local)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c() noinline {
; CHECK-NEXT:   %y = alloca ptr
; CHECK-NEXT:   %y.local = addrspacecast ptr %y to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(5) %y.local
; CHECK-NEXT:   store ptr %y, ptr addrspace(1) addrspacecast (ptr @v to ptr addrspace(1))
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %y.local
; CHECK-NEXT:   store i32 1, ptr %p
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c23() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   call void @c()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c22() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c23()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c21() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c22()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c20() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c21()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c19() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c20()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c18() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c19()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c17() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c18()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c16() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c17()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c15() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c16()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c14() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c15()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c13() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c14()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c12() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c13()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c11() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c12()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c10() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c11()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c9() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c10()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c8() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c9()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c7() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c8()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c6() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c7()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c5() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c6()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c4() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c5()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c3() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c4()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c2() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c3()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define internal void @c1() noinline {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c2()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k() {
; CHECK-NEXT:   %s = alloca ptr
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   call void @a(ptr addrspace(5) %s.local)
; CHECK-NEXT:   call void @c1()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
