; Nor are two functions.
; RUN: not spacecast print %s

!0 = !DISubprogram(name: "f", spFlags: DISPFlagDefinition)

; CHECK lines are written by BLESS=1
; CHECK: error: the `!DISubprogram` of a definition must be `distinct`
; CHECK-NEXT:  --> %s:4:6
; CHECK-NEXT:   |
; CHECK-NEXT: 4 | !0 = !DISubprogram(name: "f", spFlags: DISPFlagDefinition)
; CHECK-NEXT:   |      ^^^^^^^^^^^^^
