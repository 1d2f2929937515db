; The four documented modes: the second time queries are answered, and warnings are about pointers that cannot
; be told.
; RUN[FIRST]: opt -passes=memory-space-opt<first-time;no-warnings> %s
; RUN[SECOND]: opt -passes=memory-space-opt<second-time;no-warnings> %s
; RUN[TOLD]: says opt -passes=memory-space-opt<second-time;warnings> %s
; RUN[BOTH]: says opt -passes=memory-space-opt,memory-space-opt<second-time> %s
; RUN[STRICT]: not opt -Werror -passes=memory-space-opt %s
; RUN[NEVER]: opt --memspace-opt-enable=false %s

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global i32 undef, align 4

declare i1 @llvm.nvvm.isspacep.shared(ptr)

define i1 @f(ptr %p) {
  store i32 1, ptr %p, align 4
  store i32 1, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret i1 %q
}

; FIRST: store i32 1, ptr %p, align 4
; FIRST-NEXT: store i32 1, ptr addrspace(3) @s, align 4
; FIRST-NEXT: %q = call i1 @llvm.nvvm.isspacep.shared
; SECOND: store i32 1, ptr %p, align 4
; SECOND-NEXT: store i32 1, ptr addrspace(3) @s, align 4
; SECOND-NEXT: ret i1 true
; TOLD: warning: Cannot tell what pointer points to in `f`
; TOLD: store i32 1, ptr %p, align 4
; TOLD-NOT: warning
; BOTH: warning: Cannot tell what pointer points to in `f`
; BOTH-NOT: warning
; STRICT: error: Cannot tell what pointer points to in `f`
; NEVER: store i32 1, ptr %p, align 4
; NEVER-NEXT: store i32 1, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
