; The difference instead of the output.
; RUN: opt --diff %s

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef, align 4

define void @f() {
  store i32 1, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  ret void
}

; CHECK: --- %s
; CHECK-NEXT: +++ %s
; CHECK-NEXT: @@ -6,7 +6,7 @@
; CHECK-NEXT: @s = internal
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() {
; CHECK-NEXT: -  store i32 1, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
; CHECK-NEXT: +  store i32 1, ptr addrspace(3) @s, align 4
; CHECK-NEXT: ret void
; CHECK-NEXT: }
