; RUN: says opt %s
; Restricted pointers in a structure are named, and left alone.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%args = type { ptr, i32, ptr }
define ptx_kernel void @k(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" %s) {
  %in = load ptr, ptr %s, align 8
  %at = getelementptr %args, ptr %s, i32 0, i32 2
  %out = load ptr, ptr %at, align 8
  %x = load i32, ptr %in
  store i32 %x, ptr %out
  ret void
}
define void @by_value({ ptr, { i32, ptr } } "user_specified_restrict_scope"="2" %s) {
  %in = extractvalue { ptr, { i32, ptr } } %s, 0
  %out = extractvalue { ptr, { i32, ptr } } %s, 1, 1
  %x = load i32, ptr %in
  store i32 %x, ptr %out
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: warning: function contains restrict keyword in struct in `k`
; CHECK-NEXT:  --> %s:7:1
; CHECK-NEXT:   |
; CHECK-NEXT: 7 | define ptx_kernel void @k(ptr byval(%args) align 8 "user_specified_restrict_scope"="1" %s) {
; CHECK-NEXT:   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
; CHECK-NEXT: warning: function contains restrict keyword in struct in `by_value`
; CHECK-NEXT:   --> %s:15:1
; CHECK-NEXT:    |
; CHECK-NEXT: 15 | define void @by_value({ ptr, { i32, ptr } } "user_specified_restrict_scope"="2" %s) {
; CHECK-NEXT:    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
; CHECK-EMPTY:
