; RUN: opt -w %s
; A copy holds the addresses of more slots than are told apart: all of them count as known to others, and so does
; what they hold.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
%B = type { [30 x ptr] }
define internal void @f(ptr byval([320 x i8]) %b, i64 %i) noinline {
  %e = getelementptr ptr, ptr %b, i64 %i
  %s = load ptr, ptr %e
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %s
  ret void
}
define ptx_kernel void @k(ptr %a, i64 %i) {
  %b = alloca [40 x ptr]
  %s0 = alloca ptr
  store ptr %a, ptr %s0
  %e0 = getelementptr [40 x ptr], ptr %b, i64 0, i64 0
  store ptr %s0, ptr %e0
  %s1 = alloca ptr
  store ptr %a, ptr %s1
  %e1 = getelementptr [40 x ptr], ptr %b, i64 0, i64 1
  store ptr %s1, ptr %e1
  %s2 = alloca ptr
  store ptr %a, ptr %s2
  %e2 = getelementptr [40 x ptr], ptr %b, i64 0, i64 2
  store ptr %s2, ptr %e2
  %s3 = alloca ptr
  store ptr %a, ptr %s3
  %e3 = getelementptr [40 x ptr], ptr %b, i64 0, i64 3
  store ptr %s3, ptr %e3
  %s4 = alloca ptr
  store ptr %a, ptr %s4
  %e4 = getelementptr [40 x ptr], ptr %b, i64 0, i64 4
  store ptr %s4, ptr %e4
  %s5 = alloca ptr
  store ptr %a, ptr %s5
  %e5 = getelementptr [40 x ptr], ptr %b, i64 0, i64 5
  store ptr %s5, ptr %e5
  %s6 = alloca ptr
  store ptr %a, ptr %s6
  %e6 = getelementptr [40 x ptr], ptr %b, i64 0, i64 6
  store ptr %s6, ptr %e6
  %s7 = alloca ptr
  store ptr %a, ptr %s7
  %e7 = getelementptr [40 x ptr], ptr %b, i64 0, i64 7
  store ptr %s7, ptr %e7
  %s8 = alloca ptr
  store ptr %a, ptr %s8
  %e8 = getelementptr [40 x ptr], ptr %b, i64 0, i64 8
  store ptr %s8, ptr %e8
  %s9 = alloca ptr
  store ptr %a, ptr %s9
  %e9 = getelementptr [40 x ptr], ptr %b, i64 0, i64 9
  store ptr %s9, ptr %e9
  %s10 = alloca ptr
  store ptr %a, ptr %s10
  %e10 = getelementptr [40 x ptr], ptr %b, i64 0, i64 10
  store ptr %s10, ptr %e10
  %s11 = alloca ptr
  store ptr %a, ptr %s11
  %e11 = getelementptr [40 x ptr], ptr %b, i64 0, i64 11
  store ptr %s11, ptr %e11
  %s12 = alloca ptr
  store ptr %a, ptr %s12
  %e12 = getelementptr [40 x ptr], ptr %b, i64 0, i64 12
  store ptr %s12, ptr %e12
  %s13 = alloca ptr
  store ptr %a, ptr %s13
  %e13 = getelementptr [40 x ptr], ptr %b, i64 0, i64 13
  store ptr %s13, ptr %e13
  %s14 = alloca ptr
  store ptr %a, ptr %s14
  %e14 = getelementptr [40 x ptr], ptr %b, i64 0, i64 14
  store ptr %s14, ptr %e14
  %s15 = alloca ptr
  store ptr %a, ptr %s15
  %e15 = getelementptr [40 x ptr], ptr %b, i64 0, i64 15
  store ptr %s15, ptr %e15
  %s16 = alloca ptr
  store ptr %a, ptr %s16
  %e16 = getelementptr [40 x ptr], ptr %b, i64 0, i64 16
  store ptr %s16, ptr %e16
  %s17 = alloca ptr
  store ptr %a, ptr %s17
  %e17 = getelementptr [40 x ptr], ptr %b, i64 0, i64 17
  store ptr %s17, ptr %e17
  %s18 = alloca ptr
  store ptr %a, ptr %s18
  %e18 = getelementptr [40 x ptr], ptr %b, i64 0, i64 18
  store ptr %s18, ptr %e18
  %s19 = alloca ptr
  store ptr %a, ptr %s19
  %e19 = getelementptr [40 x ptr], ptr %b, i64 0, i64 19
  store ptr %s19, ptr %e19
  %s20 = alloca ptr
  store ptr %a, ptr %s20
  %e20 = getelementptr [40 x ptr], ptr %b, i64 0, i64 20
  store ptr %s20, ptr %e20
  %s21 = alloca ptr
  store ptr %a, ptr %s21
  %e21 = getelementptr [40 x ptr], ptr %b, i64 0, i64 21
  store ptr %s21, ptr %e21
  %s22 = alloca ptr
  store ptr %a, ptr %s22
  %e22 = getelementptr [40 x ptr], ptr %b, i64 0, i64 22
  store ptr %s22, ptr %e22
  %s23 = alloca ptr
  store ptr %a, ptr %s23
  %e23 = getelementptr [40 x ptr], ptr %b, i64 0, i64 23
  store ptr %s23, ptr %e23
  %s24 = alloca ptr
  store ptr %a, ptr %s24
  %e24 = getelementptr [40 x ptr], ptr %b, i64 0, i64 24
  store ptr %s24, ptr %e24
  %s25 = alloca ptr
  store ptr %a, ptr %s25
  %e25 = getelementptr [40 x ptr], ptr %b, i64 0, i64 25
  store ptr %s25, ptr %e25
  %s26 = alloca ptr
  store ptr %a, ptr %s26
  %e26 = getelementptr [40 x ptr], ptr %b, i64 0, i64 26
  store ptr %s26, ptr %e26
  %s27 = alloca ptr
  store ptr %a, ptr %s27
  %e27 = getelementptr [40 x ptr], ptr %b, i64 0, i64 27
  store ptr %s27, ptr %e27
  %s28 = alloca ptr
  store ptr %a, ptr %s28
  %e28 = getelementptr [40 x ptr], ptr %b, i64 0, i64 28
  store ptr %s28, ptr %e28
  %s29 = alloca ptr
  store ptr %a, ptr %s29
  %e29 = getelementptr [40 x ptr], ptr %b, i64 0, i64 29
  store ptr %s29, ptr %e29
  call void @f(ptr byval([320 x i8]) %b, i64 %i)
  %p0 = load ptr, ptr %s0
  store i32 1, ptr %p0
  %p1 = load ptr, ptr %s1
  store i32 1, ptr %p1
  %p2 = load ptr, ptr %s2
  store i32 1, ptr %p2
  %p3 = load ptr, ptr %s3
  store i32 1, ptr %p3
  %p4 = load ptr, ptr %s4
  store i32 1, ptr %p4
  %p5 = load ptr, ptr %s5
  store i32 1, ptr %p5
  %p6 = load ptr, ptr %s6
  store i32 1, ptr %p6
  %p7 = load ptr, ptr %s7
  store i32 1, ptr %p7
  %p8 = load ptr, ptr %s8
  store i32 1, ptr %p8
  %p9 = load ptr, ptr %s9
  store i32 1, ptr %p9
  %p10 = load ptr, ptr %s10
  store i32 1, ptr %p10
  %p11 = load ptr, ptr %s11
  store i32 1, ptr %p11
  %p12 = load ptr, ptr %s12
  store i32 1, ptr %p12
  %p13 = load ptr, ptr %s13
  store i32 1, ptr %p13
  %p14 = load ptr, ptr %s14
  store i32 1, ptr %p14
  %p15 = load ptr, ptr %s15
  store i32 1, ptr %p15
  %p16 = load ptr, ptr %s16
  store i32 1, ptr %p16
  %p17 = load ptr, ptr %s17
  store i32 1, ptr %p17
  %p18 = load ptr, ptr %s18
  store i32 1, ptr %p18
  %p19 = load ptr, ptr %s19
  store i32 1, ptr %p19
  %p20 = load ptr, ptr %s20
  store i32 1, ptr %p20
  %p21 = load ptr, ptr %s21
  store i32 1, ptr %p21
  %p22 = load ptr, ptr %s22
  store i32 1, ptr %p22
  %p23 = load ptr, ptr %s23
  store i32 1, ptr %p23
  %p24 = load ptr, ptr %s24
  store i32 1, ptr %p24
  %p25 = load ptr, ptr %s25
  store i32 1, ptr %p25
  %p26 = load ptr, ptr %s26
  store i32 1, ptr %p26
  %p27 = load ptr, ptr %s27
  store i32 1, ptr %p27
  %p28 = load ptr, ptr %s28
  store i32 1, ptr %p28
  %p29 = load ptr, ptr %s29
  store i32 1, ptr %p29
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: %B = type { [30 x ptr] }
; CHECK-NEXT: define internal void @f(ptr byval([320 x i8]) %b, i64 %i) noinline {
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   %e = getelementptr ptr, ptr addrspace(5) %b.local, i64 %i
; CHECK-NEXT:   %s = load ptr, ptr addrspace(5) %e
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(5) %s.local
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a, i64 %i) {
; CHECK-NEXT:   %b = alloca [40 x ptr]
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   %s0 = alloca ptr
; CHECK-NEXT:   %s0.local = addrspacecast ptr %s0 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s0.local
; CHECK-NEXT:   %e0 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 0
; CHECK-NEXT:   store ptr %s0, ptr addrspace(5) %e0
; CHECK-NEXT:   %s1 = alloca ptr
; CHECK-NEXT:   %s1.local = addrspacecast ptr %s1 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s1.local
; CHECK-NEXT:   %e1 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 1
; CHECK-NEXT:   store ptr %s1, ptr addrspace(5) %e1
; CHECK-NEXT:   %s2 = alloca ptr
; CHECK-NEXT:   %s2.local = addrspacecast ptr %s2 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s2.local
; CHECK-NEXT:   %e2 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 2
; CHECK-NEXT:   store ptr %s2, ptr addrspace(5) %e2
; CHECK-NEXT:   %s3 = alloca ptr
; CHECK-NEXT:   %s3.local = addrspacecast ptr %s3 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s3.local
; CHECK-NEXT:   %e3 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 3
; CHECK-NEXT:   store ptr %s3, ptr addrspace(5) %e3
; CHECK-NEXT:   %s4 = alloca ptr
; CHECK-NEXT:   %s4.local = addrspacecast ptr %s4 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s4.local
; CHECK-NEXT:   %e4 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 4
; CHECK-NEXT:   store ptr %s4, ptr addrspace(5) %e4
; CHECK-NEXT:   %s5 = alloca ptr
; CHECK-NEXT:   %s5.local = addrspacecast ptr %s5 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s5.local
; CHECK-NEXT:   %e5 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 5
; CHECK-NEXT:   store ptr %s5, ptr addrspace(5) %e5
; CHECK-NEXT:   %s6 = alloca ptr
; CHECK-NEXT:   %s6.local = addrspacecast ptr %s6 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s6.local
; CHECK-NEXT:   %e6 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 6
; CHECK-NEXT:   store ptr %s6, ptr addrspace(5) %e6
; CHECK-NEXT:   %s7 = alloca ptr
; CHECK-NEXT:   %s7.local = addrspacecast ptr %s7 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s7.local
; CHECK-NEXT:   %e7 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 7
; CHECK-NEXT:   store ptr %s7, ptr addrspace(5) %e7
; CHECK-NEXT:   %s8 = alloca ptr
; CHECK-NEXT:   %s8.local = addrspacecast ptr %s8 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s8.local
; CHECK-NEXT:   %e8 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 8
; CHECK-NEXT:   store ptr %s8, ptr addrspace(5) %e8
; CHECK-NEXT:   %s9 = alloca ptr
; CHECK-NEXT:   %s9.local = addrspacecast ptr %s9 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s9.local
; CHECK-NEXT:   %e9 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 9
; CHECK-NEXT:   store ptr %s9, ptr addrspace(5) %e9
; CHECK-NEXT:   %s10 = alloca ptr
; CHECK-NEXT:   %s10.local = addrspacecast ptr %s10 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s10.local
; CHECK-NEXT:   %e10 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 10
; CHECK-NEXT:   store ptr %s10, ptr addrspace(5) %e10
; CHECK-NEXT:   %s11 = alloca ptr
; CHECK-NEXT:   %s11.local = addrspacecast ptr %s11 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s11.local
; CHECK-NEXT:   %e11 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 11
; CHECK-NEXT:   store ptr %s11, ptr addrspace(5) %e11
; CHECK-NEXT:   %s12 = alloca ptr
; CHECK-NEXT:   %s12.local = addrspacecast ptr %s12 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s12.local
; CHECK-NEXT:   %e12 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 12
; CHECK-NEXT:   store ptr %s12, ptr addrspace(5) %e12
; CHECK-NEXT:   %s13 = alloca ptr
; CHECK-NEXT:   %s13.local = addrspacecast ptr %s13 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s13.local
; CHECK-NEXT:   %e13 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 13
; CHECK-NEXT:   store ptr %s13, ptr addrspace(5) %e13
; CHECK-NEXT:   %s14 = alloca ptr
; CHECK-NEXT:   %s14.local = addrspacecast ptr %s14 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s14.local
; CHECK-NEXT:   %e14 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 14
; CHECK-NEXT:   store ptr %s14, ptr addrspace(5) %e14
; CHECK-NEXT:   %s15 = alloca ptr
; CHECK-NEXT:   %s15.local = addrspacecast ptr %s15 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s15.local
; CHECK-NEXT:   %e15 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 15
; CHECK-NEXT:   store ptr %s15, ptr addrspace(5) %e15
; CHECK-NEXT:   %s16 = alloca ptr
; CHECK-NEXT:   %s16.local = addrspacecast ptr %s16 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s16.local
; CHECK-NEXT:   %e16 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 16
; CHECK-NEXT:   store ptr %s16, ptr addrspace(5) %e16
; CHECK-NEXT:   %s17 = alloca ptr
; CHECK-NEXT:   %s17.local = addrspacecast ptr %s17 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s17.local
; CHECK-NEXT:   %e17 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 17
; CHECK-NEXT:   store ptr %s17, ptr addrspace(5) %e17
; CHECK-NEXT:   %s18 = alloca ptr
; CHECK-NEXT:   %s18.local = addrspacecast ptr %s18 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s18.local
; CHECK-NEXT:   %e18 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 18
; CHECK-NEXT:   store ptr %s18, ptr addrspace(5) %e18
; CHECK-NEXT:   %s19 = alloca ptr
; CHECK-NEXT:   %s19.local = addrspacecast ptr %s19 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s19.local
; CHECK-NEXT:   %e19 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 19
; CHECK-NEXT:   store ptr %s19, ptr addrspace(5) %e19
; CHECK-NEXT:   %s20 = alloca ptr
; CHECK-NEXT:   %s20.local = addrspacecast ptr %s20 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s20.local
; CHECK-NEXT:   %e20 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 20
; CHECK-NEXT:   store ptr %s20, ptr addrspace(5) %e20
; CHECK-NEXT:   %s21 = alloca ptr
; CHECK-NEXT:   %s21.local = addrspacecast ptr %s21 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s21.local
; CHECK-NEXT:   %e21 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 21
; CHECK-NEXT:   store ptr %s21, ptr addrspace(5) %e21
; CHECK-NEXT:   %s22 = alloca ptr
; CHECK-NEXT:   %s22.local = addrspacecast ptr %s22 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s22.local
; CHECK-NEXT:   %e22 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 22
; CHECK-NEXT:   store ptr %s22, ptr addrspace(5) %e22
; CHECK-NEXT:   %s23 = alloca ptr
; CHECK-NEXT:   %s23.local = addrspacecast ptr %s23 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s23.local
; CHECK-NEXT:   %e23 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 23
; CHECK-NEXT:   store ptr %s23, ptr addrspace(5) %e23
; CHECK-NEXT:   %s24 = alloca ptr
; CHECK-NEXT:   %s24.local = addrspacecast ptr %s24 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s24.local
; CHECK-NEXT:   %e24 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 24
; CHECK-NEXT:   store ptr %s24, ptr addrspace(5) %e24
; CHECK-NEXT:   %s25 = alloca ptr
; CHECK-NEXT:   %s25.local = addrspacecast ptr %s25 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s25.local
; CHECK-NEXT:   %e25 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 25
; CHECK-NEXT:   store ptr %s25, ptr addrspace(5) %e25
; CHECK-NEXT:   %s26 = alloca ptr
; CHECK-NEXT:   %s26.local = addrspacecast ptr %s26 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s26.local
; CHECK-NEXT:   %e26 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 26
; CHECK-NEXT:   store ptr %s26, ptr addrspace(5) %e26
; CHECK-NEXT:   %s27 = alloca ptr
; CHECK-NEXT:   %s27.local = addrspacecast ptr %s27 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s27.local
; CHECK-NEXT:   %e27 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 27
; CHECK-NEXT:   store ptr %s27, ptr addrspace(5) %e27
; CHECK-NEXT:   %s28 = alloca ptr
; CHECK-NEXT:   %s28.local = addrspacecast ptr %s28 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s28.local
; CHECK-NEXT:   %e28 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 28
; CHECK-NEXT:   store ptr %s28, ptr addrspace(5) %e28
; CHECK-NEXT:   %s29 = alloca ptr
; CHECK-NEXT:   %s29.local = addrspacecast ptr %s29 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s29.local
; CHECK-NEXT:   %e29 = getelementptr [40 x ptr], ptr addrspace(5) %b.local, i64 0, i64 29
; CHECK-NEXT:   store ptr %s29, ptr addrspace(5) %e29
; CHECK-NEXT:   call void @f(ptr byval([320 x i8]) %b, i64 %i)
; CHECK-NEXT:   %p0 = load ptr, ptr addrspace(5) %s0.local
; CHECK-NEXT:   store i32 1, ptr %p0
; CHECK-NEXT:   %p1 = load ptr, ptr addrspace(5) %s1.local
; CHECK-NEXT:   store i32 1, ptr %p1
; CHECK-NEXT:   %p2 = load ptr, ptr addrspace(5) %s2.local
; CHECK-NEXT:   store i32 1, ptr %p2
; CHECK-NEXT:   %p3 = load ptr, ptr addrspace(5) %s3.local
; CHECK-NEXT:   store i32 1, ptr %p3
; CHECK-NEXT:   %p4 = load ptr, ptr addrspace(5) %s4.local
; CHECK-NEXT:   store i32 1, ptr %p4
; CHECK-NEXT:   %p5 = load ptr, ptr addrspace(5) %s5.local
; CHECK-NEXT:   store i32 1, ptr %p5
; CHECK-NEXT:   %p6 = load ptr, ptr addrspace(5) %s6.local
; CHECK-NEXT:   store i32 1, ptr %p6
; CHECK-NEXT:   %p7 = load ptr, ptr addrspace(5) %s7.local
; CHECK-NEXT:   store i32 1, ptr %p7
; CHECK-NEXT:   %p8 = load ptr, ptr addrspace(5) %s8.local
; CHECK-NEXT:   store i32 1, ptr %p8
; CHECK-NEXT:   %p9 = load ptr, ptr addrspace(5) %s9.local
; CHECK-NEXT:   store i32 1, ptr %p9
; CHECK-NEXT:   %p10 = load ptr, ptr addrspace(5) %s10.local
; CHECK-NEXT:   store i32 1, ptr %p10
; CHECK-NEXT:   %p11 = load ptr, ptr addrspace(5) %s11.local
; CHECK-NEXT:   store i32 1, ptr %p11
; CHECK-NEXT:   %p12 = load ptr, ptr addrspace(5) %s12.local
; CHECK-NEXT:   store i32 1, ptr %p12
; CHECK-NEXT:   %p13 = load ptr, ptr addrspace(5) %s13.local
; CHECK-NEXT:   store i32 1, ptr %p13
; CHECK-NEXT:   %p14 = load ptr, ptr addrspace(5) %s14.local
; CHECK-NEXT:   store i32 1, ptr %p14
; CHECK-NEXT:   %p15 = load ptr, ptr addrspace(5) %s15.local
; CHECK-NEXT:   store i32 1, ptr %p15
; CHECK-NEXT:   %p16 = load ptr, ptr addrspace(5) %s16.local
; CHECK-NEXT:   store i32 1, ptr %p16
; CHECK-NEXT:   %p17 = load ptr, ptr addrspace(5) %s17.local
; CHECK-NEXT:   store i32 1, ptr %p17
; CHECK-NEXT:   %p18 = load ptr, ptr addrspace(5) %s18.local
; CHECK-NEXT:   store i32 1, ptr %p18
; CHECK-NEXT:   %p19 = load ptr, ptr addrspace(5) %s19.local
; CHECK-NEXT:   store i32 1, ptr %p19
; CHECK-NEXT:   %p20 = load ptr, ptr addrspace(5) %s20.local
; CHECK-NEXT:   store i32 1, ptr %p20
; CHECK-NEXT:   %p21 = load ptr, ptr addrspace(5) %s21.local
; CHECK-NEXT:   store i32 1, ptr %p21
; CHECK-NEXT:   %p22 = load ptr, ptr addrspace(5) %s22.local
; CHECK-NEXT:   store i32 1, ptr %p22
; CHECK-NEXT:   %p23 = load ptr, ptr addrspace(5) %s23.local
; CHECK-NEXT:   store i32 1, ptr %p23
; CHECK-NEXT:   %p24 = load ptr, ptr addrspace(5) %s24.local
; CHECK-NEXT:   store i32 1, ptr %p24
; CHECK-NEXT:   %p25 = load ptr, ptr addrspace(5) %s25.local
; CHECK-NEXT:   store i32 1, ptr %p25
; CHECK-NEXT:   %p26 = load ptr, ptr addrspace(5) %s26.local
; CHECK-NEXT:   store i32 1, ptr %p26
; CHECK-NEXT:   %p27 = load ptr, ptr addrspace(5) %s27.local
; CHECK-NEXT:   store i32 1, ptr %p27
; CHECK-NEXT:   %p28 = load ptr, ptr addrspace(5) %s28.local
; CHECK-NEXT:   store i32 1, ptr %p28
; CHECK-NEXT:   %p29 = load ptr, ptr addrspace(5) %s29.local
; CHECK-NEXT:   store i32 1, ptr %p29
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
