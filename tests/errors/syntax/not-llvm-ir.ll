; Another language.
; RUN: not spacecast print %s
; CHECK: error: expected {{.*}}, found `int`
; CHECK-NEXT:  --> %s:8:1
; CHECK: 8 | int main(void) { return 0; }
; CHECK-NEXT:   | ^^^{{$}}

int main(void) { return 0; }
