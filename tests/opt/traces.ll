; What the analysis found and what the module was before and after, on standard error.
; RUN: says opt --memspace-opt-verbose --dump-ir-before-memory-space-opt --dump-ir-after-memory-space-opt %s

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef, align 4

define ptx_kernel void @k(ptr %g, i1 %c, ptr %0) {
  %2 = getelementptr i32, ptr %0, i64 1
  %"odd name" = select i1 %c, ptr %g, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  store ptr %"odd name", ptr %2, align 4
  ret void
}

; CHECK: ; *** IR before memory-space-opt<second-time;no-warnings> ***
; CHECK: store ptr %"odd name", ptr %2, align 4
; CHECK: ; *** origins in memory-space-opt<second-time;no-warnings> ***
; CHECK-NEXT: @k votes (1, 1)
; CHECK-NEXT: @k %g: device
; CHECK-NEXT: @k %0: device
; CHECK-NEXT: @k %2: device
; CHECK-NEXT: @k %"odd name": device, shared
; CHECK: ; *** IR after memory-space-opt<second-time;no-warnings> ***
; CHECK: store ptr %"odd name", ptr addrspace(1)
