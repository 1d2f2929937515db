; The message lists the fields that there are.
; RUN: not spacecast print %s

!0 = !DIFile(filename: "a.c", directory: "", line: 1)

; CHECK lines are written by BLESS=1
; CHECK: error: expected a field of `!DIFile` (filename, directory, checksumkind, checksum, source), found `line`
; CHECK-NEXT:  --> %s:4:46
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DIFile(filename: "a.c", directory: "", line: 1)
; CHECK-NEXT:   |                                              ^^^^
