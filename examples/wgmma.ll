; C = A * B on Hopper's tensor cores: global -> shared by TMA, shared -> WGMMA by descriptor, the sum in registers,
; then through shared memory (stmatrix) to global memory.
;
;   __global__ void multiply(const CUtensorMap *a_map, const CUtensorMap *b_map, half *c)   // 128 threads
;
; A is 64 x 16 and B is 16 x 8. Both lie in global memory as the instruction wants them in shared memory without
; swizzling: cut into squares of 8 x 8 halves, 128 bytes each, of which two make 8 rows (columns of B) of 16.
;
; A descriptor is a number made of a shared address: no pointer is left of it, and no cvta is needed to make it. LLVM has
; no intrinsic for wgmma.mma_async, so the multiplication is inline assembly. The only cvta is that of `c`.
;
;   spacecast compile examples/wgmma.ll
source_filename = "wgmma.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%sums = type { float, float, float, float }

@a_tile = internal addrspace(3) global [1024 x half] undef, align 128
@b_tile = internal addrspace(3) global [128 x half] undef, align 128
@c_tile = internal addrspace(3) global [512 x half] undef, align 16
@bar = internal addrspace(3) global i64 undef, align 8

define ptx_kernel void @multiply(ptr noundef %a_map, ptr noundef %b_map, ptr noundef %c) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %leads = icmp eq i32 %tid, 0
  br i1 %leads, label %init, label %ready

init:                                             ; preds = %entry
  call void @llvm.nvvm.mbarrier.init(ptr addrspacecast (ptr addrspace(3) @bar to ptr), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %ready

ready:                                            ; preds = %init, %entry
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %leads, label %copy, label %waiting

copy:                                             ; preds = %ready
  call void @expect_bytes(ptr addrspacecast (ptr addrspace(3) @bar to ptr), i32 2304)
  call void @load_tile(ptr addrspacecast (ptr addrspace(3) @a_tile to ptr), ptr %a_map, ptr addrspacecast (ptr addrspace(3) @bar to ptr))
  call void @load_tile(ptr addrspacecast (ptr addrspace(3) @b_tile to ptr), ptr %b_map, ptr addrspacecast (ptr addrspace(3) @bar to ptr))
  br label %waiting

waiting:                                          ; preds = %copy, %ready
  call void @wait(ptr addrspacecast (ptr addrspace(3) @bar to ptr), i32 0)
  %a_desc = call i64 @descriptor(ptr addrspacecast (ptr addrspace(3) @a_tile to ptr))
  %b_desc = call i64 @descriptor(ptr addrspacecast (ptr addrspace(3) @b_tile to ptr))
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  ; The predicate is false: nothing is added to the product.
  %sums = call %sums asm sideeffect "{ .reg .pred p; setp.ne.b32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0; }", "=f,=f,=f,=f,l,l,~{memory}"(i64 %a_desc, i64 %b_desc) #2
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  call void @store_sums(%sums %sums, i32 %tid, ptr %c)
  ret void
}

define internal void @expect_bytes(ptr noundef %bar, i32 noundef %bytes) #1 {
  %shared = addrspacecast ptr %bar to ptr addrspace(3)
  %state = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %shared, i32 %bytes)
  ret void
}

define internal void @load_tile(ptr noundef %to, ptr noundef %map, ptr noundef %bar) #1 {
  %target = addrspacecast ptr %to to ptr addrspace(7)
  %shared = addrspacecast ptr %bar to ptr addrspace(3)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %target, ptr addrspace(3) %shared, ptr %map, i32 0, i32 0, i16 0, i64 0, i1 false, i1 false, i32 0)
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

; The address in units of 16 bytes; 128 bytes from a square to the next along the sum, 256 to the next rows.
define internal i64 @descriptor(ptr noundef %tile) #1 {
  %shared = addrspacecast ptr %tile to ptr addrspace(3)
  %address = ptrtoint ptr addrspace(3) %shared to i64
  %low = and i64 %address, 262143
  %start = lshr i64 %low, 4
  %strides = or disjoint i64 %start, 524288             ; 8 << 16
  %descriptor = or disjoint i64 %strides, 68719476736   ; 16 << 32
  ret i64 %descriptor
}

; A warp has 16 rows of the result, two halves of a row in a thread. stmatrix puts them together; then a thread has a row.
define internal void @store_sums(%sums %sums, i32 noundef %tid, ptr noundef %c) #1 {
entry:
  %s0 = extractvalue %sums %sums, 0
  %s1 = extractvalue %sums %sums, 1
  %s2 = extractvalue %sums %sums, 2
  %s3 = extractvalue %sums %sums, 3
  %above = call i32 @pack(float %s0, float %s1)
  %below = call i32 @pack(float %s2, float %s3)
  %warp = lshr i32 %tid, 5
  %lane = and i32 %tid, 15
  %rows = shl nuw nsw i32 %warp, 4
  %row = or disjoint i32 %rows, %lane
  %row.wide = zext nneg i32 %row to i64
  %to = getelementptr inbounds nuw [8 x half], ptr addrspacecast (ptr addrspace(3) @c_tile to ptr), i64 %row.wide
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p0(ptr %to, i32 %above, i32 %below)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %has.row = icmp ult i32 %tid, 64
  br i1 %has.row, label %write, label %exit

write:                                            ; preds = %entry
  %tid.wide = zext nneg i32 %tid to i64
  %from = getelementptr inbounds nuw [8 x half], ptr addrspacecast (ptr addrspace(3) @c_tile to ptr), i64 %tid.wide
  %values = load <4 x i32>, ptr %from, align 16
  %place = getelementptr inbounds nuw [8 x half], ptr %c, i64 %tid.wide
  store <4 x i32> %values, ptr %place, align 16
  br label %exit

exit:                                             ; preds = %write, %entry
  ret void
}

define internal i32 @pack(float %low, float %high) #1 {
  %l = fptrunc float %low to half
  %h = fptrunc float %high to half
  %v0 = insertelement <2 x half> poison, half %l, i64 0
  %v1 = insertelement <2 x half> %v0, half %h, i64 1
  %packed = bitcast <2 x half> %v1 to i32
  ret i32 %packed
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.mbarrier.init(ptr, i32)
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster()
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.wgmma.fence.sync.aligned()
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned()
declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x2.b16.p0(ptr, i32, i32)

attributes #0 = { convergent norecurse nounwind "target-cpu"="sm_90a" "target-features"="+ptx80" }
attributes #1 = { convergent norecurse nounwind "target-cpu"="sm_90a" "target-features"="+ptx80" }
attributes #2 = { convergent nounwind }
