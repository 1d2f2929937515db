; Variables in other address spaces, and ones that are initialised from outside.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@shared = addrspace(3) global [32 x float] undef, align 4
@constant = addrspace(4) externally_initialized constant i32 0
@dynamic = external addrspace(3) global [0 x i8], align 16
@zero = addrspace(0) global i32 0
@pointer = addrspace(1) global ptr addrspace(3) @shared

; CHECK lines are written by BLESS=1
; CHECK: @shared = addrspace(3) global [32 x float] undef, align 4
; CHECK-NEXT: @constant = addrspace(4) externally_initialized constant i32 0
; CHECK-NEXT: @dynamic = external addrspace(3) global [0 x i8], align 16
; CHECK-NEXT: @zero = addrspace(0) global i32 0
; CHECK-NEXT: @pointer = addrspace(1) global ptr addrspace(3) @shared
