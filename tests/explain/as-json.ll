; RUN: spacecast explain --json %s @f %x
; The same for programs.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4
define internal void @f(ptr %x) noinline {
  store i32 1, ptr %x
  ret void
}
define ptx_kernel void @k() {
  call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: [
; CHECK-NEXT:   {
; CHECK-NEXT:     "called": [
; CHECK-NEXT:       {
; CHECK-NEXT:         "calls": [
; CHECK-NEXT:           {
; CHECK-NEXT:             "function": "k",
; CHECK-NEXT:             "line": 12,
; CHECK-NEXT:             "source": null
; CHECK-NEXT:           }
; CHECK-NEXT:         ],
; CHECK-NEXT:         "origins": "shared",
; CHECK-NEXT:         "outside": false,
; CHECK-NEXT:         "spaces": [
; CHECK-NEXT:           "shared"
; CHECK-NEXT:         ]
; CHECK-NEXT:       }
; CHECK-NEXT:     ],
; CHECK-NEXT:     "function": "f",
; CHECK-NEXT:     "help": [],
; CHECK-NEXT:     "later": null,
; CHECK-NEXT:     "line": null,
; CHECK-NEXT:     "origins": "shared",
; CHECK-NEXT:     "refined": false,
; CHECK-NEXT:     "space": "shared",
; CHECK-NEXT:     "value": "%x",
; CHECK-NEXT:     "ways": [
; CHECK-NEXT:       {
; CHECK-NEXT:         "origin": "shared",
; CHECK-NEXT:         "steps": [
; CHECK-NEXT:           {
; CHECK-NEXT:             "function": "k",
; CHECK-NEXT:             "line": 6,
; CHECK-NEXT:             "source": null,
; CHECK-NEXT:             "text": "",
; CHECK-NEXT:             "what": "@sh, a variable in shared memory"
; CHECK-NEXT:           },
; CHECK-NEXT:           {
; CHECK-NEXT:             "function": "k",
; CHECK-NEXT:             "line": 12,
; CHECK-NEXT:             "source": null,
; CHECK-NEXT:             "text": "call void @f(ptr addrspacecast (ptr addrspace(3) @sh to ptr))",
; CHECK-NEXT:             "what": "passed to @f"
; CHECK-NEXT:           }
; CHECK-NEXT:         ]
; CHECK-NEXT:       }
; CHECK-NEXT:     ]
; CHECK-NEXT:   }
; CHECK-NEXT: ]
