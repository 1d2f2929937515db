; A histogram whose bins are spread over the shared memory of a cluster: each block has 256 of them, and a block counts
; in the bins of another through an address that `mapa` makes of its own. As cooperative groups have it, both are generic.
;
;   __global__ void histogram(const int *in, int *out, int n) {
;     __shared__ int bins[256];
;     bins[threadIdx.x] = 0;
;     cluster.sync();
;     for (int i = cluster thread; i < n; i += cluster size) {
;       int bin = in[i];
;       atomicAdd(cluster.map_shared_rank(bins, bin / 256) + bin % 256, 1);
;     }
;     cluster.sync();
;     out[256 * cluster.block_rank() + threadIdx.x] = bins[threadIdx.x];
;   }
;
; The address stays in shared memory on its way: mapa.shared::cluster, and an atomic in shared::cluster. The two cvta are
; those of `in` and `out`.
;
;   spacecast compile examples/cluster.ll
source_filename = "cluster.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bins = internal addrspace(3) global [256 x i32] undef, align 4

define ptx_kernel void @histogram(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %rank = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  %tid.wide = zext nneg i32 %tid to i64
  %own = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @bins to ptr), i64 %tid.wide
  store i32 0, ptr %own, align 4
  call void @cluster_sync()
  %before = shl nuw nsw i32 %rank, 8
  %first = add nuw nsw i32 %before, %tid
  %step = shl nuw nsw i32 %blocks, 8
  br label %header

header:                                           ; preds = %body, %entry
  %i = phi i32 [ %first, %entry ], [ %next, %body ]
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %body, label %done

body:                                             ; preds = %header
  %i.wide = zext nneg i32 %i to i64
  %at = getelementptr inbounds nuw i32, ptr %in, i64 %i.wide
  %bin = load i32, ptr %at, align 4
  %owner = lshr i32 %bin, 8
  %there = call ptr @map_shared_rank(ptr addrspacecast (ptr addrspace(3) @bins to ptr), i32 %owner)
  %within = and i32 %bin, 255
  %within.wide = zext nneg i32 %within to i64
  %count = getelementptr inbounds nuw i32, ptr %there, i64 %within.wide
  %old = atomicrmw add ptr %count, i32 1 monotonic, align 4
  %next = add nsw i32 %i, %step
  br label %header

done:                                             ; preds = %header
  call void @cluster_sync()
  %total = load i32, ptr %own, align 4
  %place = zext nneg i32 %first to i64
  %to = getelementptr inbounds nuw i32, ptr %out, i64 %place
  store i32 %total, ptr %to, align 4
  ret void
}

define internal ptr @map_shared_rank(ptr noundef %address, i32 noundef %rank) #1 {
  %there = call ptr @llvm.nvvm.mapa(ptr %address, i32 %rank)
  ret ptr %there
}

define internal void @cluster_sync() #1 {
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  ret void
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
declare ptr @llvm.nvvm.mapa(ptr, i32)
declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.nvvm.barrier.cluster.wait()

attributes #0 = { convergent norecurse nounwind "target-cpu"="sm_90" "target-features"="+ptx80" }
attributes #1 = { convergent norecurse nounwind "target-cpu"="sm_90" "target-features"="+ptx80" }
