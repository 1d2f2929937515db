; RUN: opt -w %s
; What assembly calls is not seen, and can store any address where @kernel loads it; and @numbers makes one of a number.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [8 x i32] undef, align 16
@known = addrspace(1) global ptr null, align 8

define void @other() {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) @known, align 8
  ret void
}

define ptx_kernel void @kernel() {
  call void asm sideeffect "{ call other; }", "~{memory}"()
  %p = load ptr, ptr addrspace(1) @known, align 8
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @quiet() {
  call void asm sideeffect "{ membar.gl; }", "~{memory}"()
  %p = load ptr, ptr addrspace(1) @known, align 8
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @numbers(i64 %to) {
  call void asm sideeffect "{ .reg .u64 t; cvta.shared.u64 t, $0; st.global.u64 [$1], t; }", "l,l"(i64 0, i64 %to)
  %p = load ptr, ptr addrspace(1) @known, align 8
  store i32 1, ptr %p, align 4
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: target triple = "nvptx64-nvidia-cuda"
; CHECK-EMPTY:
; CHECK-NEXT: @s = internal addrspace(3) global [8 x i32] undef, align 16
; CHECK-NEXT: @known = addrspace(1) global ptr null, align 8
; CHECK-EMPTY:
; CHECK-NEXT: define void @other() {
; CHECK-NEXT:   store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(1) @known, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @kernel() {
; CHECK-NEXT:   call void asm sideeffect "{ call other; }", "~{memory}"()
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @known, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @quiet() {
; CHECK-NEXT:   call void asm sideeffect "{ membar.gl; }", "~{memory}"()
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @known, align 8
; CHECK-NEXT:   %p.global = addrspacecast ptr %p to ptr addrspace(1)
; CHECK-NEXT:   store i32 1, ptr addrspace(1) %p.global, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptx_kernel void @numbers(i64 %to) {
; CHECK-NEXT:   call void asm sideeffect "{ .reg .u64 t; cvta.shared.u64 t, $0; st.global.u64 [$1], t; }", "l,l"(i64 0, i64 %to)
; CHECK-NEXT:   %p = load ptr, ptr addrspace(1) @known, align 8
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
