; What LLVM itself writes as comments is text like any other.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

; ModuleID = 'a.c'
source_filename = "a.c"

; Function Attrs: nounwind
define void @f(i1 %c) #0 {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  br label %b

b:                                                ; preds = %a, %entry
  ret void
}

; uselistorder directives would follow
attributes #0 = { nounwind }

; CHECK lines are written by BLESS=1
; CHECK: source_filename = "a.c"
; CHECK-NEXT: define void @f(i1 %c) #0 {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK-NEXT: a:
; CHECK-NEXT:   br label %b
; CHECK-NEXT: b:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: attributes #0 = { nounwind }
