; RUN: not spacecast alias --function @main %s
; A name that is not there.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @kernel_main() {
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: error: there is no function `@main` in the module; there is `@kernel_main`
