; Address space 0 is the default and is not written out; all others are.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = external global ptr
@b = external global ptr addrspace(0)
@c = external global ptr addrspace(1)
@d = external global ptr addrspace(16777215)
@e = external global [2 x ptr addrspace(3)]

; CHECK lines are written by BLESS=1
; CHECK: @a = external global ptr
; CHECK-NEXT: @b = external global ptr
; CHECK-NEXT: @c = external global ptr addrspace(1)
; CHECK-NEXT: @d = external global ptr addrspace(16777215)
; CHECK-NEXT: @e = external global [2 x ptr addrspace(3)]
