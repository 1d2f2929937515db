; Flags may be written as numbers: 8 is DISPFlagDefinition.
;
; RUN: not spacecast print %s
; CHECK: error: the `!DISubprogram` of a definition must be `distinct`

!0 = !DISubprogram(name: "f", spFlags: 8)
