; From global memory to shared memory by TMA, and on to the output. The helpers are those of a header: they do not
; know which memory they are passed, so all their pointers are generic.
;
;   __global__ void stage(const CUtensorMap *map, float *out, int x, int y) {
;     __shared__ alignas(1024) float tile[4096];
;     __shared__ uint64_t bar;
;     if (threadIdx.x == 0) barrier_init(&bar, 1);
;     __syncthreads();
;     if (threadIdx.x == 0) { expect_bytes(&bar, sizeof(tile)); load_tile(tile, map, x, y, &bar); }
;     wait(&bar, 0);
;     double_row(tile + 32 * threadIdx.x, out + 32 * threadIdx.x);
;   }
;
; The parameters are read with ld.param, `out` becomes a global address (the one cvta there is), and the copy names the
; spaces of both its ends. The descriptor stays generic, which is how the instruction takes it.
;
;   spacecast compile examples/tma-staging.ll
source_filename = "tma-staging.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [4096 x float] undef, align 1024
@bar = internal addrspace(3) global i64 undef, align 8

define ptx_kernel void @stage(ptr noundef %map, ptr noundef %out, i32 noundef %x, i32 noundef %y) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %leads = icmp eq i32 %tid, 0
  br i1 %leads, label %init, label %ready

init:                                             ; preds = %entry
  call void @barrier_init(ptr addrspacecast (ptr addrspace(3) @bar to ptr), i32 1)
  br label %ready

ready:                                            ; preds = %init, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %leads, label %copy, label %waiting

copy:                                             ; preds = %ready
  call void @expect_bytes(ptr addrspacecast (ptr addrspace(3) @bar to ptr), i32 16384)
  call void @load_tile(ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %map, i32 %x, i32 %y, ptr addrspacecast (ptr addrspace(3) @bar to ptr))
  br label %waiting

waiting:                                          ; preds = %copy, %ready
  call void @wait(ptr addrspacecast (ptr addrspace(3) @bar to ptr), i32 0)
  %row = shl nuw nsw i32 %tid, 5
  %first = zext nneg i32 %row to i64
  %from = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %first
  %to = getelementptr inbounds nuw float, ptr %out, i64 %first
  call void @double_row(ptr %from, ptr %to)
  ret void
}

define internal void @barrier_init(ptr noundef %bar, i32 noundef %count) #1 {
  call void @llvm.nvvm.mbarrier.init(ptr %bar, i32 %count)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  ret void
}

; What `__cvta_generic_to_shared` is for: these instructions take no generic address.
define internal void @expect_bytes(ptr noundef %bar, i32 noundef %bytes) #1 {
  %shared = addrspacecast ptr %bar to ptr addrspace(3)
  %state = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %shared, i32 %bytes)
  ret void
}

; The copy can go to any block of the cluster; here it goes to the own one.
define internal void @load_tile(ptr noundef %to, ptr noundef %map, i32 noundef %x, i32 noundef %y, ptr noundef %bar) #1 {
  %target = addrspacecast ptr %to to ptr addrspace(7)
  %shared = addrspacecast ptr %bar to ptr addrspace(3)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %target, ptr addrspace(3) %shared, ptr %map, i32 %x, i32 %y, i16 0, i64 0, i1 false, i1 false, i32 0)
  ret void
}

define internal void @wait(ptr noundef %bar, i32 noundef %parity) #1 {
entry:
  %shared = addrspacecast ptr %bar to ptr addrspace(3)
  br label %again

again:                                            ; preds = %again, %entry
  %done = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %shared, i32 %parity)
  br i1 %done, label %exit, label %again

exit:                                             ; preds = %again
  ret void
}

define internal void @double_row(ptr noundef %from, ptr noundef %to) #1 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %source = getelementptr inbounds nuw float, ptr %from, i64 %i
  %v = load float, ptr %source, align 4
  %twice = fadd float %v, %v
  %target = getelementptr inbounds nuw float, ptr %to, i64 %i
  store float %twice, ptr %target, align 4
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 32
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.mbarrier.init(ptr, i32)
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster()
declare void @llvm.nvvm.fence.proxy.async.shared_cta()
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1, i32)

attributes #0 = { convergent norecurse nounwind "target-cpu"="sm_90a" "target-features"="+ptx80" }
attributes #1 = { convergent norecurse nounwind "target-cpu"="sm_90a" "target-features"="+ptx80" }
