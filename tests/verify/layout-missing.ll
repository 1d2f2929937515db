; cicc needs a data layout.
; RUN: not spacecast verify --rules cicc %s

@x = global i32 0


; CHECK: Empty target data layout, must exist [layout-missing]
