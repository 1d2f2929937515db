; A word that begins no entity is not taken for a variable.
;
; RUN: not spacecast print %s
; CHECK: error: expected a top-level entity, found `int`

int main(void) { return 0; }
