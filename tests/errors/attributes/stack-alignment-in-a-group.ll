; In a group it is `alignstack=4`.
; RUN: not spacecast print %s
; CHECK: error:

attributes #0 = { alignstack(4) }
