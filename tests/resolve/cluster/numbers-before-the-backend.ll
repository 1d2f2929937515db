; RUN: opt --diff -w --number-cluster-casts %s
; A shared address is the same number in the cluster. LLVM's backend would go by a generic address.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sh = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @k(i64 %i) {
  %s = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 %i
  %c = addrspacecast ptr %s to ptr addrspace(7)
  store i32 1, ptr addrspace(7) %c
  call void @helper(ptr %s)
  ret void
}

; The parameter is then in shared memory, too.
define internal void @helper(ptr %s) {
  %c = addrspacecast ptr %s to ptr addrspace(7)
  store i32 2, ptr addrspace(7) %c
  ret void
}

; LLVM writes casts between the two spaces.
define ptx_kernel void @typed(i64 %i) {
  %s = getelementptr inbounds i32, ptr addrspace(3) @sh, i64 %i
  %c = addrspacecast ptr addrspace(3) %s to ptr addrspace(7)
  store i32 3, ptr addrspace(7) %c
  ret void
}

define ptx_kernel void @constants() {
  store i32 4, ptr addrspace(7) addrspacecast (ptr addrspace(3) @sh to ptr addrspace(7))
  store i32 5, ptr addrspace(7) addrspacecast (ptr addrspacecast (ptr addrspace(3) @sh to ptr) to ptr addrspace(7))
  store i32 6, ptr addrspace(7) getelementptr (i32, ptr addrspace(7) addrspacecast (ptr getelementptr (i32, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 1) to ptr addrspace(7)), i64 2)
  ret void
}

; CHECK lines are written by BLESS=1
; CHECK: --- %s
; CHECK-NEXT: +++ %s
; CHECK-NEXT: @@ -6,16 +6,18 @@
; CHECK-NEXT:  @sh = internal addrspace(3) global [64 x i32] undef, align 4
; CHECK-EMPTY:
; CHECK-NEXT:  define ptx_kernel void @k(i64 %i) {
; CHECK-NEXT: -  %s = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 %i
; CHECK-NEXT: -  %c = addrspacecast ptr %s to ptr addrspace(7)
; CHECK-NEXT: +  %s = getelementptr inbounds i32, ptr addrspace(3) @sh, i64 %i
; CHECK-NEXT: +  %c.number = ptrtoint ptr addrspace(3) %s to i64
; CHECK-NEXT: +  %c = inttoptr i64 %c.number to ptr addrspace(7)
; CHECK-NEXT:    store i32 1, ptr addrspace(7) %c
; CHECK-NEXT: -  call void @helper(ptr %s)
; CHECK-NEXT: +  call void @helper(ptr addrspace(3) %s)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK-EMPTY:
; CHECK-NEXT: -define internal void @helper(ptr %s) {
; CHECK-NEXT: -  %c = addrspacecast ptr %s to ptr addrspace(7)
; CHECK-NEXT: +define internal void @helper(ptr addrspace(3) %s) {
; CHECK-NEXT: +  %c.number = ptrtoint ptr addrspace(3) %s to i64
; CHECK-NEXT: +  %c = inttoptr i64 %c.number to ptr addrspace(7)
; CHECK-NEXT:    store i32 2, ptr addrspace(7) %c
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK-NEXT: @@ -23,15 +25,16 @@
; CHECK-NEXT:  define ptx_kernel void @typed(i64 %i) {
; CHECK-NEXT:    %s = getelementptr inbounds i32, ptr addrspace(3) @sh, i64 %i
; CHECK-NEXT: -  %c = addrspacecast ptr addrspace(3) %s to ptr addrspace(7)
; CHECK-NEXT: +  %c.number = ptrtoint ptr addrspace(3) %s to i64
; CHECK-NEXT: +  %c = inttoptr i64 %c.number to ptr addrspace(7)
; CHECK-NEXT:    store i32 3, ptr addrspace(7) %c
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK-EMPTY:
; CHECK-NEXT:  define ptx_kernel void @constants() {
; CHECK-NEXT: -  store i32 4, ptr addrspace(7) addrspacecast (ptr addrspace(3) @sh to ptr addrspace(7))
; CHECK-NEXT: -  store i32 5, ptr addrspace(7) addrspacecast (ptr addrspacecast (ptr addrspace(3) @sh to ptr) to ptr addrspace(7))
; CHECK-NEXT: -  store i32 6, ptr addrspace(7) getelementptr (i32, ptr addrspace(7) addrspacecast (ptr getelementptr (i32, ptr addrspacecast (ptr addrspace(3) @sh to ptr), i64 1) to ptr addrspace(7)), i64 2)
; CHECK-NEXT: +  store i32 4, ptr addrspace(7) inttoptr (i64 ptrtoint (ptr addrspace(3) @sh to i64) to ptr addrspace(7))
; CHECK-NEXT: +  store i32 5, ptr addrspace(7) inttoptr (i64 ptrtoint (ptr addrspace(3) @sh to i64) to ptr addrspace(7))
; CHECK-NEXT: +  store i32 6, ptr addrspace(7) getelementptr (i32, ptr addrspace(7) inttoptr (i64 ptrtoint (ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @sh, i64 1) to i64) to ptr addrspace(7)), i64 2)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK-EMPTY:
