; One of most instructions: aggregates, vectors, floats, atomics, inline assembly, bundles.
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float }
%nest = type { %pair, [2 x %pair], <4 x float> }
%packed = type <{ i8, i32 }>

@zero = addrspace(1) global %nest zeroinitializer, align 16
@const = addrspace(4) constant %packed <{ i8 1, i32 -1 }>
@floats = addrspace(4) constant [3 x float] [float 1.000000e+00, float 0x3FB99999A0000000, float 0x7FF0000000000000]

declare void @take(%pair, <4 x float>)
declare void @print(ptr, ...)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.assume(i1)

define %nest @aggregates(%pair %p, %nest %n, i64 %index) {
  %a = extractvalue %pair %p, 0
  %b = extractvalue %nest %n, 1, 1
  %c = insertvalue %pair %b, i32 %a, 0 ; replaces one field
  %d = insertvalue %nest %n, %pair %c, 1, 0
  %e = insertvalue %nest %d, float 2.500000e+00, 0, 1
  %f = insertvalue { i8, { i1, i64 } } poison, i64 %index, 1, 1
  %g = extractvalue { i8, { i1, i64 } } %f, 1
  %h = freeze { i1, i64 } %g
  %i = extractvalue { i1, i64 } %h, 0
  %j = select i1 %i, %nest %d, %nest %e
  ret %nest %j
}

define <4 x float> @vectors(<4 x float> %v, <4 x i32> %w, float %s, <2 x ptr> %ptrs) {
entry:
  %e = extractelement <4 x float> %v, i32 2
  %sum = fadd fast float %e, %s
  %v1 = insertelement <4 x float> %v, float %sum, i64 0
  %sh = shufflevector <4 x float> %v1, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %m = fmul nnan ninf contract <4 x float> %sh, splat (float 2.0)
  %n = fneg nsz <4 x float> %m
  %cmp = fcmp olt <4 x float> %n, zeroinitializer
  %sel = select fast <4 x i1> %cmp, <4 x float> %n, <4 x float> %m
  %x = xor <4 x i32> %w, <i32 1, i32 -1, i32 undef, i32 7>
  %f = sitofp <4 x i32> %x to <4 x float>
  %geps = getelementptr inbounds i32, <2 x ptr> %ptrs, <2 x i64> <i64 1, i64 2>
  %first = extractelement <2 x ptr> %geps, i32 0
  store <4 x float> %f, ptr %first, align 16, !nontemporal !0
  %r = fdiv arcp <4 x float> %sel, %f, !fpmath !1
  ret <4 x float> %r
}

define ptx_kernel void @memory(ptr addrspace(1) %global, ptr addrspace(3) %shared, ptr %generic) #0 {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !2
  %idx = zext nneg i32 %tid to i64
  %addr = getelementptr inbounds nuw i32, ptr addrspace(1) %global, i64 %idx
  %cast = addrspacecast ptr addrspace(1) %addr to ptr
  %val = load volatile i32, ptr addrspace(1) %addr, align 4
  %at = load atomic i32, ptr addrspace(3) %shared syncscope("block") monotonic, align 4
  %old = atomicrmw add ptr addrspace(1) %addr, i32 %val syncscope("device") acq_rel, align 4
  %pair = cmpxchg weak volatile ptr %generic, i32 %old, i32 %at seq_cst acquire, align 4
  %ok = extractvalue { i32, i1 } %pair, 1
  fence syncscope("block") release
  store atomic i32 %old, ptr addrspace(3) %shared release, align 4
  %asm = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r,~{memory}"() #1
  %q = udiv exact i32 %asm, 4
  %o = or disjoint i32 %q, 1
  call void @llvm.assume(i1 true) [ "align"(ptr %cast, i64 16), "nonnull"(ptr %generic) ]
  call void @llvm.assume(i1 %ok)
  call void (ptr, ...) @print(ptr noundef %generic, i32 signext %o, double 1.0)
  ret void
}

define i64 @varargs(ptr %list, i1 zeroext %c, half %h, i128 %wide) {
  %one = va_arg ptr %list, i64
  %two = call i64 @callee(i64 %one, ptr null)
  %big = lshr i128 %wide, 64
  %low = trunc nuw i128 %big to i64
  %ext = fpext half %h to double
  %int = fptoui double %ext to i64
  %bits = bitcast double %ext to i64
  %bool = zext i1 %c to i64
  %s0 = sub i64 %low, %int
  %s1 = urem i64 %s0, %bits
  %s2 = ashr i64 %s1, %bool
  %s3 = srem i64 %s2, %two
  ret i64 %s3
}

define i64 @callee(i64 returned %x, ptr captures(none) %p) {
  %r = musttail call i64 @callee(i64 %x, ptr %p)
  ret i64 %r
}

attributes #0 = { "nvvm.maxntid"="256" }
attributes #1 = { nounwind }

!0 = !{i32 1}
!1 = !{float 2.500000e+00}
!2 = !{i32 0, i32 1024}
