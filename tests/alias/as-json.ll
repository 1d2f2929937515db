; RUN: spacecast alias --json --pairs %s
; The same for programs.

target datalayout = "e-p:64:64-p3:32:32-p4:32:32-p5:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  store i32 1, ptr addrspace(1) %g
  store i32 2, ptr addrspace(3) %s
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: [
; CHECK-NEXT:   {
; CHECK-NEXT:     "accesses": 2,
; CHECK-NEXT:     "answers": {
; CHECK-NEXT:       "may": 0,
; CHECK-NEXT:       "must": 0,
; CHECK-NEXT:       "no": 1,
; CHECK-NEXT:       "partial": 0
; CHECK-NEXT:     },
; CHECK-NEXT:     "calls": {
; CHECK-NEXT:       "answers": {
; CHECK-NEXT:         "both": 0,
; CHECK-NEXT:         "mod": 0,
; CHECK-NEXT:         "none": 0,
; CHECK-NEXT:         "ref": 0
; CHECK-NEXT:       },
; CHECK-NEXT:       "number": 0
; CHECK-NEXT:     },
; CHECK-NEXT:     "function": "f",
; CHECK-NEXT:     "pairs": [
; CHECK-NEXT:       {
; CHECK-NEXT:         "a": {
; CHECK-NEXT:           "line": 7,
; CHECK-NEXT:           "pointer": "%g"
; CHECK-NEXT:         },
; CHECK-NEXT:         "answer": "no",
; CHECK-NEXT:         "b": {
; CHECK-NEXT:           "line": 8,
; CHECK-NEXT:           "pointer": "%s"
; CHECK-NEXT:         },
; CHECK-NEXT:         "reason": "typed global and shared"
; CHECK-NEXT:       }
; CHECK-NEXT:     ],
; CHECK-NEXT:     "reasons": [
; CHECK-NEXT:       {
; CHECK-NEXT:         "answer": "no",
; CHECK-NEXT:         "pairs": 1,
; CHECK-NEXT:         "reason": "typed global and shared"
; CHECK-NEXT:       }
; CHECK-NEXT:     ],
; CHECK-NEXT:     "sets": 2
; CHECK-NEXT:   }
; CHECK-NEXT: ]
