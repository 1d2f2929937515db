; Vectors have a length known now, or a multiple of one known when the program runs.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

declare <1 x i1> @a(<4 x float>, <3 x i17>)
declare <2 x ptr addrspace(3)> @b(<8 x ptr>)
declare <vscale x 4 x i32> @c(<vscale x 1 x double>, <vscale x 2 x ptr>)

; CHECK lines are written by BLESS=1
; CHECK: declare <1 x i1> @a(<4 x float>, <3 x i17>)
; CHECK-NEXT: declare <2 x ptr addrspace(3)> @b(<8 x ptr>)
; CHECK-NEXT: declare <vscale x 4 x i32> @c(<vscale x 1 x double>, <vscale x 2 x ptr>)
