; RUN: opt -w %s
; A copy holds the addresses of more slots than are told apart: all of them count as known to others, and so does
; what they hold.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
@g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
define internal void @f(ptr byval([70 x ptr]) %b, i64 %i) noinline {
  %e = getelementptr ptr, ptr %b, i64 %i
  %s = load ptr, ptr %e
  store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr %s
  ret void
}
define ptx_kernel void @k(ptr %a, i64 %i) {
  %b = alloca [70 x ptr]
  %s0 = alloca ptr
  store ptr %a, ptr %s0
  %e0 = getelementptr [70 x ptr], ptr %b, i64 0, i64 0
  store ptr %s0, ptr %e0
  %s1 = alloca ptr
  store ptr %a, ptr %s1
  %e1 = getelementptr [70 x ptr], ptr %b, i64 0, i64 1
  store ptr %s1, ptr %e1
  %s2 = alloca ptr
  store ptr %a, ptr %s2
  %e2 = getelementptr [70 x ptr], ptr %b, i64 0, i64 2
  store ptr %s2, ptr %e2
  %s3 = alloca ptr
  store ptr %a, ptr %s3
  %e3 = getelementptr [70 x ptr], ptr %b, i64 0, i64 3
  store ptr %s3, ptr %e3
  %s4 = alloca ptr
  store ptr %a, ptr %s4
  %e4 = getelementptr [70 x ptr], ptr %b, i64 0, i64 4
  store ptr %s4, ptr %e4
  %s5 = alloca ptr
  store ptr %a, ptr %s5
  %e5 = getelementptr [70 x ptr], ptr %b, i64 0, i64 5
  store ptr %s5, ptr %e5
  %s6 = alloca ptr
  store ptr %a, ptr %s6
  %e6 = getelementptr [70 x ptr], ptr %b, i64 0, i64 6
  store ptr %s6, ptr %e6
  %s7 = alloca ptr
  store ptr %a, ptr %s7
  %e7 = getelementptr [70 x ptr], ptr %b, i64 0, i64 7
  store ptr %s7, ptr %e7
  %s8 = alloca ptr
  store ptr %a, ptr %s8
  %e8 = getelementptr [70 x ptr], ptr %b, i64 0, i64 8
  store ptr %s8, ptr %e8
  %s9 = alloca ptr
  store ptr %a, ptr %s9
  %e9 = getelementptr [70 x ptr], ptr %b, i64 0, i64 9
  store ptr %s9, ptr %e9
  %s10 = alloca ptr
  store ptr %a, ptr %s10
  %e10 = getelementptr [70 x ptr], ptr %b, i64 0, i64 10
  store ptr %s10, ptr %e10
  %s11 = alloca ptr
  store ptr %a, ptr %s11
  %e11 = getelementptr [70 x ptr], ptr %b, i64 0, i64 11
  store ptr %s11, ptr %e11
  %s12 = alloca ptr
  store ptr %a, ptr %s12
  %e12 = getelementptr [70 x ptr], ptr %b, i64 0, i64 12
  store ptr %s12, ptr %e12
  %s13 = alloca ptr
  store ptr %a, ptr %s13
  %e13 = getelementptr [70 x ptr], ptr %b, i64 0, i64 13
  store ptr %s13, ptr %e13
  %s14 = alloca ptr
  store ptr %a, ptr %s14
  %e14 = getelementptr [70 x ptr], ptr %b, i64 0, i64 14
  store ptr %s14, ptr %e14
  %s15 = alloca ptr
  store ptr %a, ptr %s15
  %e15 = getelementptr [70 x ptr], ptr %b, i64 0, i64 15
  store ptr %s15, ptr %e15
  %s16 = alloca ptr
  store ptr %a, ptr %s16
  %e16 = getelementptr [70 x ptr], ptr %b, i64 0, i64 16
  store ptr %s16, ptr %e16
  %s17 = alloca ptr
  store ptr %a, ptr %s17
  %e17 = getelementptr [70 x ptr], ptr %b, i64 0, i64 17
  store ptr %s17, ptr %e17
  %s18 = alloca ptr
  store ptr %a, ptr %s18
  %e18 = getelementptr [70 x ptr], ptr %b, i64 0, i64 18
  store ptr %s18, ptr %e18
  %s19 = alloca ptr
  store ptr %a, ptr %s19
  %e19 = getelementptr [70 x ptr], ptr %b, i64 0, i64 19
  store ptr %s19, ptr %e19
  %s20 = alloca ptr
  store ptr %a, ptr %s20
  %e20 = getelementptr [70 x ptr], ptr %b, i64 0, i64 20
  store ptr %s20, ptr %e20
  %s21 = alloca ptr
  store ptr %a, ptr %s21
  %e21 = getelementptr [70 x ptr], ptr %b, i64 0, i64 21
  store ptr %s21, ptr %e21
  %s22 = alloca ptr
  store ptr %a, ptr %s22
  %e22 = getelementptr [70 x ptr], ptr %b, i64 0, i64 22
  store ptr %s22, ptr %e22
  %s23 = alloca ptr
  store ptr %a, ptr %s23
  %e23 = getelementptr [70 x ptr], ptr %b, i64 0, i64 23
  store ptr %s23, ptr %e23
  %s24 = alloca ptr
  store ptr %a, ptr %s24
  %e24 = getelementptr [70 x ptr], ptr %b, i64 0, i64 24
  store ptr %s24, ptr %e24
  %s25 = alloca ptr
  store ptr %a, ptr %s25
  %e25 = getelementptr [70 x ptr], ptr %b, i64 0, i64 25
  store ptr %s25, ptr %e25
  %s26 = alloca ptr
  store ptr %a, ptr %s26
  %e26 = getelementptr [70 x ptr], ptr %b, i64 0, i64 26
  store ptr %s26, ptr %e26
  %s27 = alloca ptr
  store ptr %a, ptr %s27
  %e27 = getelementptr [70 x ptr], ptr %b, i64 0, i64 27
  store ptr %s27, ptr %e27
  %s28 = alloca ptr
  store ptr %a, ptr %s28
  %e28 = getelementptr [70 x ptr], ptr %b, i64 0, i64 28
  store ptr %s28, ptr %e28
  %s29 = alloca ptr
  store ptr %a, ptr %s29
  %e29 = getelementptr [70 x ptr], ptr %b, i64 0, i64 29
  store ptr %s29, ptr %e29
  %s30 = alloca ptr
  store ptr %a, ptr %s30
  %e30 = getelementptr [70 x ptr], ptr %b, i64 0, i64 30
  store ptr %s30, ptr %e30
  %s31 = alloca ptr
  store ptr %a, ptr %s31
  %e31 = getelementptr [70 x ptr], ptr %b, i64 0, i64 31
  store ptr %s31, ptr %e31
  %s32 = alloca ptr
  store ptr %a, ptr %s32
  %e32 = getelementptr [70 x ptr], ptr %b, i64 0, i64 32
  store ptr %s32, ptr %e32
  %s33 = alloca ptr
  store ptr %a, ptr %s33
  %e33 = getelementptr [70 x ptr], ptr %b, i64 0, i64 33
  store ptr %s33, ptr %e33
  %s34 = alloca ptr
  store ptr %a, ptr %s34
  %e34 = getelementptr [70 x ptr], ptr %b, i64 0, i64 34
  store ptr %s34, ptr %e34
  %s35 = alloca ptr
  store ptr %a, ptr %s35
  %e35 = getelementptr [70 x ptr], ptr %b, i64 0, i64 35
  store ptr %s35, ptr %e35
  %s36 = alloca ptr
  store ptr %a, ptr %s36
  %e36 = getelementptr [70 x ptr], ptr %b, i64 0, i64 36
  store ptr %s36, ptr %e36
  %s37 = alloca ptr
  store ptr %a, ptr %s37
  %e37 = getelementptr [70 x ptr], ptr %b, i64 0, i64 37
  store ptr %s37, ptr %e37
  %s38 = alloca ptr
  store ptr %a, ptr %s38
  %e38 = getelementptr [70 x ptr], ptr %b, i64 0, i64 38
  store ptr %s38, ptr %e38
  %s39 = alloca ptr
  store ptr %a, ptr %s39
  %e39 = getelementptr [70 x ptr], ptr %b, i64 0, i64 39
  store ptr %s39, ptr %e39
  %s40 = alloca ptr
  store ptr %a, ptr %s40
  %e40 = getelementptr [70 x ptr], ptr %b, i64 0, i64 40
  store ptr %s40, ptr %e40
  %s41 = alloca ptr
  store ptr %a, ptr %s41
  %e41 = getelementptr [70 x ptr], ptr %b, i64 0, i64 41
  store ptr %s41, ptr %e41
  %s42 = alloca ptr
  store ptr %a, ptr %s42
  %e42 = getelementptr [70 x ptr], ptr %b, i64 0, i64 42
  store ptr %s42, ptr %e42
  %s43 = alloca ptr
  store ptr %a, ptr %s43
  %e43 = getelementptr [70 x ptr], ptr %b, i64 0, i64 43
  store ptr %s43, ptr %e43
  %s44 = alloca ptr
  store ptr %a, ptr %s44
  %e44 = getelementptr [70 x ptr], ptr %b, i64 0, i64 44
  store ptr %s44, ptr %e44
  %s45 = alloca ptr
  store ptr %a, ptr %s45
  %e45 = getelementptr [70 x ptr], ptr %b, i64 0, i64 45
  store ptr %s45, ptr %e45
  %s46 = alloca ptr
  store ptr %a, ptr %s46
  %e46 = getelementptr [70 x ptr], ptr %b, i64 0, i64 46
  store ptr %s46, ptr %e46
  %s47 = alloca ptr
  store ptr %a, ptr %s47
  %e47 = getelementptr [70 x ptr], ptr %b, i64 0, i64 47
  store ptr %s47, ptr %e47
  %s48 = alloca ptr
  store ptr %a, ptr %s48
  %e48 = getelementptr [70 x ptr], ptr %b, i64 0, i64 48
  store ptr %s48, ptr %e48
  %s49 = alloca ptr
  store ptr %a, ptr %s49
  %e49 = getelementptr [70 x ptr], ptr %b, i64 0, i64 49
  store ptr %s49, ptr %e49
  %s50 = alloca ptr
  store ptr %a, ptr %s50
  %e50 = getelementptr [70 x ptr], ptr %b, i64 0, i64 50
  store ptr %s50, ptr %e50
  %s51 = alloca ptr
  store ptr %a, ptr %s51
  %e51 = getelementptr [70 x ptr], ptr %b, i64 0, i64 51
  store ptr %s51, ptr %e51
  %s52 = alloca ptr
  store ptr %a, ptr %s52
  %e52 = getelementptr [70 x ptr], ptr %b, i64 0, i64 52
  store ptr %s52, ptr %e52
  %s53 = alloca ptr
  store ptr %a, ptr %s53
  %e53 = getelementptr [70 x ptr], ptr %b, i64 0, i64 53
  store ptr %s53, ptr %e53
  %s54 = alloca ptr
  store ptr %a, ptr %s54
  %e54 = getelementptr [70 x ptr], ptr %b, i64 0, i64 54
  store ptr %s54, ptr %e54
  %s55 = alloca ptr
  store ptr %a, ptr %s55
  %e55 = getelementptr [70 x ptr], ptr %b, i64 0, i64 55
  store ptr %s55, ptr %e55
  %s56 = alloca ptr
  store ptr %a, ptr %s56
  %e56 = getelementptr [70 x ptr], ptr %b, i64 0, i64 56
  store ptr %s56, ptr %e56
  %s57 = alloca ptr
  store ptr %a, ptr %s57
  %e57 = getelementptr [70 x ptr], ptr %b, i64 0, i64 57
  store ptr %s57, ptr %e57
  %s58 = alloca ptr
  store ptr %a, ptr %s58
  %e58 = getelementptr [70 x ptr], ptr %b, i64 0, i64 58
  store ptr %s58, ptr %e58
  %s59 = alloca ptr
  store ptr %a, ptr %s59
  %e59 = getelementptr [70 x ptr], ptr %b, i64 0, i64 59
  store ptr %s59, ptr %e59
  %s60 = alloca ptr
  store ptr %a, ptr %s60
  %e60 = getelementptr [70 x ptr], ptr %b, i64 0, i64 60
  store ptr %s60, ptr %e60
  %s61 = alloca ptr
  store ptr %a, ptr %s61
  %e61 = getelementptr [70 x ptr], ptr %b, i64 0, i64 61
  store ptr %s61, ptr %e61
  %s62 = alloca ptr
  store ptr %a, ptr %s62
  %e62 = getelementptr [70 x ptr], ptr %b, i64 0, i64 62
  store ptr %s62, ptr %e62
  %s63 = alloca ptr
  store ptr %a, ptr %s63
  %e63 = getelementptr [70 x ptr], ptr %b, i64 0, i64 63
  store ptr %s63, ptr %e63
  %s64 = alloca ptr
  store ptr %a, ptr %s64
  %e64 = getelementptr [70 x ptr], ptr %b, i64 0, i64 64
  store ptr %s64, ptr %e64
  %s65 = alloca ptr
  store ptr %a, ptr %s65
  %e65 = getelementptr [70 x ptr], ptr %b, i64 0, i64 65
  store ptr %s65, ptr %e65
  %s66 = alloca ptr
  store ptr %a, ptr %s66
  %e66 = getelementptr [70 x ptr], ptr %b, i64 0, i64 66
  store ptr %s66, ptr %e66
  %s67 = alloca ptr
  store ptr %a, ptr %s67
  %e67 = getelementptr [70 x ptr], ptr %b, i64 0, i64 67
  store ptr %s67, ptr %e67
  %s68 = alloca ptr
  store ptr %a, ptr %s68
  %e68 = getelementptr [70 x ptr], ptr %b, i64 0, i64 68
  store ptr %s68, ptr %e68
  %s69 = alloca ptr
  store ptr %a, ptr %s69
  %e69 = getelementptr [70 x ptr], ptr %b, i64 0, i64 69
  store ptr %s69, ptr %e69
  call void @f(ptr byval([70 x ptr]) %b, i64 %i)
  %p = load ptr, ptr %s69
  store i32 1, ptr %p
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK-EMPTY:
; CHECK-NEXT: target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; CHECK-NEXT: target triple = "nvptx64-nvidia-cuda"
; CHECK-NEXT: @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-NEXT: @g = internal addrspace(1) global [64 x i32] zeroinitializer, align 4
; CHECK-NEXT: define internal void @f(ptr byval([70 x ptr]) %b, i64 %i) noinline {
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   %e = getelementptr ptr, ptr addrspace(5) %b.local, i64 %i
; CHECK-NEXT:   %s = load ptr, ptr addrspace(5) %e
; CHECK-NEXT:   %s.local = addrspacecast ptr %s to ptr addrspace(5)
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @sh to ptr), ptr addrspace(5) %s.local
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: define ptx_kernel void @k(ptr %a, i64 %i) {
; CHECK-NEXT:   %b = alloca [70 x ptr]
; CHECK-NEXT:   %b.local = addrspacecast ptr %b to ptr addrspace(5)
; CHECK-NEXT:   %s0 = alloca ptr
; CHECK-NEXT:   %s0.local = addrspacecast ptr %s0 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s0.local
; CHECK-NEXT:   %e0 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 0
; CHECK-NEXT:   store ptr %s0, ptr addrspace(5) %e0
; CHECK-NEXT:   %s1 = alloca ptr
; CHECK-NEXT:   %s1.local = addrspacecast ptr %s1 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s1.local
; CHECK-NEXT:   %e1 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 1
; CHECK-NEXT:   store ptr %s1, ptr addrspace(5) %e1
; CHECK-NEXT:   %s2 = alloca ptr
; CHECK-NEXT:   %s2.local = addrspacecast ptr %s2 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s2.local
; CHECK-NEXT:   %e2 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 2
; CHECK-NEXT:   store ptr %s2, ptr addrspace(5) %e2
; CHECK-NEXT:   %s3 = alloca ptr
; CHECK-NEXT:   %s3.local = addrspacecast ptr %s3 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s3.local
; CHECK-NEXT:   %e3 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 3
; CHECK-NEXT:   store ptr %s3, ptr addrspace(5) %e3
; CHECK-NEXT:   %s4 = alloca ptr
; CHECK-NEXT:   %s4.local = addrspacecast ptr %s4 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s4.local
; CHECK-NEXT:   %e4 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 4
; CHECK-NEXT:   store ptr %s4, ptr addrspace(5) %e4
; CHECK-NEXT:   %s5 = alloca ptr
; CHECK-NEXT:   %s5.local = addrspacecast ptr %s5 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s5.local
; CHECK-NEXT:   %e5 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 5
; CHECK-NEXT:   store ptr %s5, ptr addrspace(5) %e5
; CHECK-NEXT:   %s6 = alloca ptr
; CHECK-NEXT:   %s6.local = addrspacecast ptr %s6 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s6.local
; CHECK-NEXT:   %e6 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 6
; CHECK-NEXT:   store ptr %s6, ptr addrspace(5) %e6
; CHECK-NEXT:   %s7 = alloca ptr
; CHECK-NEXT:   %s7.local = addrspacecast ptr %s7 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s7.local
; CHECK-NEXT:   %e7 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 7
; CHECK-NEXT:   store ptr %s7, ptr addrspace(5) %e7
; CHECK-NEXT:   %s8 = alloca ptr
; CHECK-NEXT:   %s8.local = addrspacecast ptr %s8 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s8.local
; CHECK-NEXT:   %e8 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 8
; CHECK-NEXT:   store ptr %s8, ptr addrspace(5) %e8
; CHECK-NEXT:   %s9 = alloca ptr
; CHECK-NEXT:   %s9.local = addrspacecast ptr %s9 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s9.local
; CHECK-NEXT:   %e9 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 9
; CHECK-NEXT:   store ptr %s9, ptr addrspace(5) %e9
; CHECK-NEXT:   %s10 = alloca ptr
; CHECK-NEXT:   %s10.local = addrspacecast ptr %s10 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s10.local
; CHECK-NEXT:   %e10 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 10
; CHECK-NEXT:   store ptr %s10, ptr addrspace(5) %e10
; CHECK-NEXT:   %s11 = alloca ptr
; CHECK-NEXT:   %s11.local = addrspacecast ptr %s11 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s11.local
; CHECK-NEXT:   %e11 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 11
; CHECK-NEXT:   store ptr %s11, ptr addrspace(5) %e11
; CHECK-NEXT:   %s12 = alloca ptr
; CHECK-NEXT:   %s12.local = addrspacecast ptr %s12 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s12.local
; CHECK-NEXT:   %e12 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 12
; CHECK-NEXT:   store ptr %s12, ptr addrspace(5) %e12
; CHECK-NEXT:   %s13 = alloca ptr
; CHECK-NEXT:   %s13.local = addrspacecast ptr %s13 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s13.local
; CHECK-NEXT:   %e13 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 13
; CHECK-NEXT:   store ptr %s13, ptr addrspace(5) %e13
; CHECK-NEXT:   %s14 = alloca ptr
; CHECK-NEXT:   %s14.local = addrspacecast ptr %s14 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s14.local
; CHECK-NEXT:   %e14 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 14
; CHECK-NEXT:   store ptr %s14, ptr addrspace(5) %e14
; CHECK-NEXT:   %s15 = alloca ptr
; CHECK-NEXT:   %s15.local = addrspacecast ptr %s15 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s15.local
; CHECK-NEXT:   %e15 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 15
; CHECK-NEXT:   store ptr %s15, ptr addrspace(5) %e15
; CHECK-NEXT:   %s16 = alloca ptr
; CHECK-NEXT:   %s16.local = addrspacecast ptr %s16 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s16.local
; CHECK-NEXT:   %e16 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 16
; CHECK-NEXT:   store ptr %s16, ptr addrspace(5) %e16
; CHECK-NEXT:   %s17 = alloca ptr
; CHECK-NEXT:   %s17.local = addrspacecast ptr %s17 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s17.local
; CHECK-NEXT:   %e17 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 17
; CHECK-NEXT:   store ptr %s17, ptr addrspace(5) %e17
; CHECK-NEXT:   %s18 = alloca ptr
; CHECK-NEXT:   %s18.local = addrspacecast ptr %s18 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s18.local
; CHECK-NEXT:   %e18 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 18
; CHECK-NEXT:   store ptr %s18, ptr addrspace(5) %e18
; CHECK-NEXT:   %s19 = alloca ptr
; CHECK-NEXT:   %s19.local = addrspacecast ptr %s19 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s19.local
; CHECK-NEXT:   %e19 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 19
; CHECK-NEXT:   store ptr %s19, ptr addrspace(5) %e19
; CHECK-NEXT:   %s20 = alloca ptr
; CHECK-NEXT:   %s20.local = addrspacecast ptr %s20 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s20.local
; CHECK-NEXT:   %e20 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 20
; CHECK-NEXT:   store ptr %s20, ptr addrspace(5) %e20
; CHECK-NEXT:   %s21 = alloca ptr
; CHECK-NEXT:   %s21.local = addrspacecast ptr %s21 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s21.local
; CHECK-NEXT:   %e21 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 21
; CHECK-NEXT:   store ptr %s21, ptr addrspace(5) %e21
; CHECK-NEXT:   %s22 = alloca ptr
; CHECK-NEXT:   %s22.local = addrspacecast ptr %s22 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s22.local
; CHECK-NEXT:   %e22 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 22
; CHECK-NEXT:   store ptr %s22, ptr addrspace(5) %e22
; CHECK-NEXT:   %s23 = alloca ptr
; CHECK-NEXT:   %s23.local = addrspacecast ptr %s23 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s23.local
; CHECK-NEXT:   %e23 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 23
; CHECK-NEXT:   store ptr %s23, ptr addrspace(5) %e23
; CHECK-NEXT:   %s24 = alloca ptr
; CHECK-NEXT:   %s24.local = addrspacecast ptr %s24 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s24.local
; CHECK-NEXT:   %e24 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 24
; CHECK-NEXT:   store ptr %s24, ptr addrspace(5) %e24
; CHECK-NEXT:   %s25 = alloca ptr
; CHECK-NEXT:   %s25.local = addrspacecast ptr %s25 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s25.local
; CHECK-NEXT:   %e25 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 25
; CHECK-NEXT:   store ptr %s25, ptr addrspace(5) %e25
; CHECK-NEXT:   %s26 = alloca ptr
; CHECK-NEXT:   %s26.local = addrspacecast ptr %s26 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s26.local
; CHECK-NEXT:   %e26 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 26
; CHECK-NEXT:   store ptr %s26, ptr addrspace(5) %e26
; CHECK-NEXT:   %s27 = alloca ptr
; CHECK-NEXT:   %s27.local = addrspacecast ptr %s27 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s27.local
; CHECK-NEXT:   %e27 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 27
; CHECK-NEXT:   store ptr %s27, ptr addrspace(5) %e27
; CHECK-NEXT:   %s28 = alloca ptr
; CHECK-NEXT:   %s28.local = addrspacecast ptr %s28 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s28.local
; CHECK-NEXT:   %e28 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 28
; CHECK-NEXT:   store ptr %s28, ptr addrspace(5) %e28
; CHECK-NEXT:   %s29 = alloca ptr
; CHECK-NEXT:   %s29.local = addrspacecast ptr %s29 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s29.local
; CHECK-NEXT:   %e29 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 29
; CHECK-NEXT:   store ptr %s29, ptr addrspace(5) %e29
; CHECK-NEXT:   %s30 = alloca ptr
; CHECK-NEXT:   %s30.local = addrspacecast ptr %s30 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s30.local
; CHECK-NEXT:   %e30 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 30
; CHECK-NEXT:   store ptr %s30, ptr addrspace(5) %e30
; CHECK-NEXT:   %s31 = alloca ptr
; CHECK-NEXT:   %s31.local = addrspacecast ptr %s31 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s31.local
; CHECK-NEXT:   %e31 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 31
; CHECK-NEXT:   store ptr %s31, ptr addrspace(5) %e31
; CHECK-NEXT:   %s32 = alloca ptr
; CHECK-NEXT:   %s32.local = addrspacecast ptr %s32 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s32.local
; CHECK-NEXT:   %e32 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 32
; CHECK-NEXT:   store ptr %s32, ptr addrspace(5) %e32
; CHECK-NEXT:   %s33 = alloca ptr
; CHECK-NEXT:   %s33.local = addrspacecast ptr %s33 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s33.local
; CHECK-NEXT:   %e33 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 33
; CHECK-NEXT:   store ptr %s33, ptr addrspace(5) %e33
; CHECK-NEXT:   %s34 = alloca ptr
; CHECK-NEXT:   %s34.local = addrspacecast ptr %s34 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s34.local
; CHECK-NEXT:   %e34 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 34
; CHECK-NEXT:   store ptr %s34, ptr addrspace(5) %e34
; CHECK-NEXT:   %s35 = alloca ptr
; CHECK-NEXT:   %s35.local = addrspacecast ptr %s35 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s35.local
; CHECK-NEXT:   %e35 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 35
; CHECK-NEXT:   store ptr %s35, ptr addrspace(5) %e35
; CHECK-NEXT:   %s36 = alloca ptr
; CHECK-NEXT:   %s36.local = addrspacecast ptr %s36 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s36.local
; CHECK-NEXT:   %e36 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 36
; CHECK-NEXT:   store ptr %s36, ptr addrspace(5) %e36
; CHECK-NEXT:   %s37 = alloca ptr
; CHECK-NEXT:   %s37.local = addrspacecast ptr %s37 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s37.local
; CHECK-NEXT:   %e37 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 37
; CHECK-NEXT:   store ptr %s37, ptr addrspace(5) %e37
; CHECK-NEXT:   %s38 = alloca ptr
; CHECK-NEXT:   %s38.local = addrspacecast ptr %s38 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s38.local
; CHECK-NEXT:   %e38 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 38
; CHECK-NEXT:   store ptr %s38, ptr addrspace(5) %e38
; CHECK-NEXT:   %s39 = alloca ptr
; CHECK-NEXT:   %s39.local = addrspacecast ptr %s39 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s39.local
; CHECK-NEXT:   %e39 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 39
; CHECK-NEXT:   store ptr %s39, ptr addrspace(5) %e39
; CHECK-NEXT:   %s40 = alloca ptr
; CHECK-NEXT:   %s40.local = addrspacecast ptr %s40 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s40.local
; CHECK-NEXT:   %e40 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 40
; CHECK-NEXT:   store ptr %s40, ptr addrspace(5) %e40
; CHECK-NEXT:   %s41 = alloca ptr
; CHECK-NEXT:   %s41.local = addrspacecast ptr %s41 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s41.local
; CHECK-NEXT:   %e41 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 41
; CHECK-NEXT:   store ptr %s41, ptr addrspace(5) %e41
; CHECK-NEXT:   %s42 = alloca ptr
; CHECK-NEXT:   %s42.local = addrspacecast ptr %s42 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s42.local
; CHECK-NEXT:   %e42 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 42
; CHECK-NEXT:   store ptr %s42, ptr addrspace(5) %e42
; CHECK-NEXT:   %s43 = alloca ptr
; CHECK-NEXT:   %s43.local = addrspacecast ptr %s43 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s43.local
; CHECK-NEXT:   %e43 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 43
; CHECK-NEXT:   store ptr %s43, ptr addrspace(5) %e43
; CHECK-NEXT:   %s44 = alloca ptr
; CHECK-NEXT:   %s44.local = addrspacecast ptr %s44 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s44.local
; CHECK-NEXT:   %e44 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 44
; CHECK-NEXT:   store ptr %s44, ptr addrspace(5) %e44
; CHECK-NEXT:   %s45 = alloca ptr
; CHECK-NEXT:   %s45.local = addrspacecast ptr %s45 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s45.local
; CHECK-NEXT:   %e45 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 45
; CHECK-NEXT:   store ptr %s45, ptr addrspace(5) %e45
; CHECK-NEXT:   %s46 = alloca ptr
; CHECK-NEXT:   %s46.local = addrspacecast ptr %s46 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s46.local
; CHECK-NEXT:   %e46 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 46
; CHECK-NEXT:   store ptr %s46, ptr addrspace(5) %e46
; CHECK-NEXT:   %s47 = alloca ptr
; CHECK-NEXT:   %s47.local = addrspacecast ptr %s47 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s47.local
; CHECK-NEXT:   %e47 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 47
; CHECK-NEXT:   store ptr %s47, ptr addrspace(5) %e47
; CHECK-NEXT:   %s48 = alloca ptr
; CHECK-NEXT:   %s48.local = addrspacecast ptr %s48 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s48.local
; CHECK-NEXT:   %e48 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 48
; CHECK-NEXT:   store ptr %s48, ptr addrspace(5) %e48
; CHECK-NEXT:   %s49 = alloca ptr
; CHECK-NEXT:   %s49.local = addrspacecast ptr %s49 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s49.local
; CHECK-NEXT:   %e49 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 49
; CHECK-NEXT:   store ptr %s49, ptr addrspace(5) %e49
; CHECK-NEXT:   %s50 = alloca ptr
; CHECK-NEXT:   %s50.local = addrspacecast ptr %s50 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s50.local
; CHECK-NEXT:   %e50 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 50
; CHECK-NEXT:   store ptr %s50, ptr addrspace(5) %e50
; CHECK-NEXT:   %s51 = alloca ptr
; CHECK-NEXT:   %s51.local = addrspacecast ptr %s51 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s51.local
; CHECK-NEXT:   %e51 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 51
; CHECK-NEXT:   store ptr %s51, ptr addrspace(5) %e51
; CHECK-NEXT:   %s52 = alloca ptr
; CHECK-NEXT:   %s52.local = addrspacecast ptr %s52 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s52.local
; CHECK-NEXT:   %e52 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 52
; CHECK-NEXT:   store ptr %s52, ptr addrspace(5) %e52
; CHECK-NEXT:   %s53 = alloca ptr
; CHECK-NEXT:   %s53.local = addrspacecast ptr %s53 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s53.local
; CHECK-NEXT:   %e53 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 53
; CHECK-NEXT:   store ptr %s53, ptr addrspace(5) %e53
; CHECK-NEXT:   %s54 = alloca ptr
; CHECK-NEXT:   %s54.local = addrspacecast ptr %s54 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s54.local
; CHECK-NEXT:   %e54 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 54
; CHECK-NEXT:   store ptr %s54, ptr addrspace(5) %e54
; CHECK-NEXT:   %s55 = alloca ptr
; CHECK-NEXT:   %s55.local = addrspacecast ptr %s55 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s55.local
; CHECK-NEXT:   %e55 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 55
; CHECK-NEXT:   store ptr %s55, ptr addrspace(5) %e55
; CHECK-NEXT:   %s56 = alloca ptr
; CHECK-NEXT:   %s56.local = addrspacecast ptr %s56 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s56.local
; CHECK-NEXT:   %e56 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 56
; CHECK-NEXT:   store ptr %s56, ptr addrspace(5) %e56
; CHECK-NEXT:   %s57 = alloca ptr
; CHECK-NEXT:   %s57.local = addrspacecast ptr %s57 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s57.local
; CHECK-NEXT:   %e57 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 57
; CHECK-NEXT:   store ptr %s57, ptr addrspace(5) %e57
; CHECK-NEXT:   %s58 = alloca ptr
; CHECK-NEXT:   %s58.local = addrspacecast ptr %s58 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s58.local
; CHECK-NEXT:   %e58 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 58
; CHECK-NEXT:   store ptr %s58, ptr addrspace(5) %e58
; CHECK-NEXT:   %s59 = alloca ptr
; CHECK-NEXT:   %s59.local = addrspacecast ptr %s59 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s59.local
; CHECK-NEXT:   %e59 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 59
; CHECK-NEXT:   store ptr %s59, ptr addrspace(5) %e59
; CHECK-NEXT:   %s60 = alloca ptr
; CHECK-NEXT:   %s60.local = addrspacecast ptr %s60 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s60.local
; CHECK-NEXT:   %e60 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 60
; CHECK-NEXT:   store ptr %s60, ptr addrspace(5) %e60
; CHECK-NEXT:   %s61 = alloca ptr
; CHECK-NEXT:   %s61.local = addrspacecast ptr %s61 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s61.local
; CHECK-NEXT:   %e61 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 61
; CHECK-NEXT:   store ptr %s61, ptr addrspace(5) %e61
; CHECK-NEXT:   %s62 = alloca ptr
; CHECK-NEXT:   %s62.local = addrspacecast ptr %s62 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s62.local
; CHECK-NEXT:   %e62 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 62
; CHECK-NEXT:   store ptr %s62, ptr addrspace(5) %e62
; CHECK-NEXT:   %s63 = alloca ptr
; CHECK-NEXT:   %s63.local = addrspacecast ptr %s63 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s63.local
; CHECK-NEXT:   %e63 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 63
; CHECK-NEXT:   store ptr %s63, ptr addrspace(5) %e63
; CHECK-NEXT:   %s64 = alloca ptr
; CHECK-NEXT:   %s64.local = addrspacecast ptr %s64 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s64.local
; CHECK-NEXT:   %e64 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 64
; CHECK-NEXT:   store ptr %s64, ptr addrspace(5) %e64
; CHECK-NEXT:   %s65 = alloca ptr
; CHECK-NEXT:   %s65.local = addrspacecast ptr %s65 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s65.local
; CHECK-NEXT:   %e65 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 65
; CHECK-NEXT:   store ptr %s65, ptr addrspace(5) %e65
; CHECK-NEXT:   %s66 = alloca ptr
; CHECK-NEXT:   %s66.local = addrspacecast ptr %s66 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s66.local
; CHECK-NEXT:   %e66 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 66
; CHECK-NEXT:   store ptr %s66, ptr addrspace(5) %e66
; CHECK-NEXT:   %s67 = alloca ptr
; CHECK-NEXT:   %s67.local = addrspacecast ptr %s67 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s67.local
; CHECK-NEXT:   %e67 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 67
; CHECK-NEXT:   store ptr %s67, ptr addrspace(5) %e67
; CHECK-NEXT:   %s68 = alloca ptr
; CHECK-NEXT:   %s68.local = addrspacecast ptr %s68 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s68.local
; CHECK-NEXT:   %e68 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 68
; CHECK-NEXT:   store ptr %s68, ptr addrspace(5) %e68
; CHECK-NEXT:   %s69 = alloca ptr
; CHECK-NEXT:   %s69.local = addrspacecast ptr %s69 to ptr addrspace(5)
; CHECK-NEXT:   store ptr %a, ptr addrspace(5) %s69.local
; CHECK-NEXT:   %e69 = getelementptr [70 x ptr], ptr addrspace(5) %b.local, i64 0, i64 69
; CHECK-NEXT:   store ptr %s69, ptr addrspace(5) %e69
; CHECK-NEXT:   call void @f(ptr byval([70 x ptr]) %b, i64 %i)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(5) %s69.local
; CHECK-NEXT:   store i32 1, ptr %p, !noalias.addrspace !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: !0 = !{i32 5, i32 6}
; CHECK-EMPTY:
