; A label may begin with a digit without quotes, and what refers to it may not.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f() {
1.5:
  br label %"2nd"
2nd:
  br label %"3rd"
"3rd":
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: define void @f() {
; CHECK-NEXT: "1.5":
; CHECK-NEXT:   br label %"2nd"
; CHECK-NEXT: "2nd":
; CHECK-NEXT:   br label %"3rd"
; CHECK-NEXT: "3rd":
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
