; Layouts that no compiler writes, but LLVM reads.
@a = global i32 1 @b = global i32 2 ; two on a line
	declare   void @x( i32,
	 ptr ) declare void @y()

define i32 @tight(i32 %x){%y = add i32 %x,1 ret i32 %y}
define void @"odd name"(i1 %"c c") { ; opens here
"first block": br i1 %"c c", label %"1a", label %next ; goes on
1a: ; a label that starts with a digit
  call void @y()  br label %next
next: call void @y() ret void
}

; Before a definition that is spread over lines.
define
  i64
  @spread ( i64
    %v ) ; header
{
  ; An instruction over three lines.
  %w = mul
    i64 %v, ; left
    3
  %z = sub i64 %w, %v;no blank
  switch i64 %z, label %d [ i64 1, label %e i64 2, label %d ]
d: %p = phi i64 [ %w, %0 ], [ %w, %0 ] ret i64 %p
e:


  ret i64 %z ; done

  ; The last words of a function.
}
!named = !{!0} !0 = !{i32 1, !1}
!1 = !{!"no line end"} ; the end