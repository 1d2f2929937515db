; Upstream supplies one.
; RUN: spacecast verify --json %s

@x = global i32 0


; CHECK: []
