; Arrays may be empty, nested, and longer than 32 bits can count.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@empty = external global [0 x i32]
@nested = external global [2 x [3 x [4 x i8]]]
@long = external global [5000000000 x i8]
@of_structs = external global [2 x { i32, ptr }]
@of_vectors = external global [2 x <2 x i32>]

; CHECK lines are written by BLESS=1
; CHECK: @empty = external global [0 x i32]
; CHECK-NEXT: @nested = external global [2 x [3 x [4 x i8]]]
; CHECK-NEXT: @long = external global [5000000000 x i8]
; CHECK-NEXT: @of_structs = external global [2 x { i32, ptr }]
; CHECK-NEXT: @of_vectors = external global [2 x <2 x i32>]
