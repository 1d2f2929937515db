; Attributes that only their readers know.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

define void @f() "flag" "key"="value" "empty"="" "quote\22"="\5C" {
  ret void
}

declare void @g() #0

attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "no-value" "bytes"="\00\FF" }

; CHECK lines are written by BLESS=1
; CHECK: define void @f() "flag" "key"="value" "empty"="" "quote\22"="\5C" {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-NEXT: declare void @g() #0
; CHECK-NEXT: attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "no-value" "bytes"="\00\FF" }
