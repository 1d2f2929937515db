; Types of a target: a name, then types, then numbers.
; RUN: spacecast print %s
; IDENTICAL
; RUN: spacecast print --canonical %s

@a = external global target("spirv.Event")

declare void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare target("aarch64.svcount") @g(target("my.type", i32, { ptr }, 7))

; CHECK lines are written by BLESS=1
; CHECK: @a = external global target("spirv.Event")
; CHECK-NEXT: declare void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
; CHECK-NEXT: declare target("aarch64.svcount") @g(target("my.type", i32, { ptr }, 7))
