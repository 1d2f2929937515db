; A module may be empty.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s
; CHECK lines are written by BLESS=1
; nothing else
