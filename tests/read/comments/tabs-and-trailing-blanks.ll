; Blanks of every kind, also at line ends, are white space.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

	@a	=	global  i32	0   
   

define void @f() {	
		ret void		
}  

; CHECK lines are written by BLESS=1
; CHECK: @a = global i32 0
; CHECK-NEXT: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
