; C = A * B on Blackwell's tensor cores: global -> shared by TMA, A on to tensor memory, the sum in tensor memory, then
; over registers and shared memory (stmatrix) to global memory.
;
;   __global__ void multiply(const CUtensorMap *a_map, const CUtensorMap *b_map, half *c)   // 128 threads
;
; A is 128 x 16 and B is 16 x 16, cut into squares of 8 x 8 halves as in wgmma.ll.
;
; Tensor memory has no generic address and no cvta: an allocation writes where it is to shared memory, as a number, and
; the pointer made of it is in space 6 from then on. What is generic here is what shared memory is passed by: the slot
; of that number, the barriers, the tiles. The only cvta is that of `c`.
;
;   spacecast compile examples/tcgen05.ll
source_filename = "tcgen05.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a_tile = internal addrspace(3) global [2048 x half] undef, align 128
@b_tile = internal addrspace(3) global [256 x half] undef, align 128
@c_tile = internal addrspace(3) global [2048 x half] undef, align 16
@loaded = internal addrspace(3) global i64 undef, align 8
@multiplied = internal addrspace(3) global i64 undef, align 8
@tensor_slot = internal addrspace(3) global i32 undef, align 4

define ptx_kernel void @multiply(ptr noundef %a_map, ptr noundef %b_map, ptr noundef %c) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = lshr i32 %tid, 5
  %first.warp = icmp eq i32 %warp, 0
  %leads = icmp eq i32 %tid, 0
  br i1 %first.warp, label %allocate, label %ready

allocate:                                         ; preds = %entry
  ; 32 columns: the sum has the first sixteen, A the next eight.
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr addrspacecast (ptr addrspace(3) @tensor_slot to ptr), i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br i1 %leads, label %init, label %ready

init:                                             ; preds = %allocate
  call void @llvm.nvvm.mbarrier.init(ptr addrspacecast (ptr addrspace(3) @loaded to ptr), i32 1)
  call void @llvm.nvvm.mbarrier.init(ptr addrspacecast (ptr addrspace(3) @multiplied to ptr), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %ready

ready:                                            ; preds = %init, %allocate, %entry
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %sum.address = load i32, ptr addrspacecast (ptr addrspace(3) @tensor_slot to ptr), align 4
  %sum = inttoptr i32 %sum.address to ptr addrspace(6)
  br i1 %leads, label %copy, label %waiting

copy:                                             ; preds = %ready
  call void @expect_bytes(ptr addrspacecast (ptr addrspace(3) @loaded to ptr), i32 4608)
  call void @load_tile(ptr addrspacecast (ptr addrspace(3) @a_tile to ptr), ptr %a_map, ptr addrspacecast (ptr addrspace(3) @loaded to ptr))
  call void @load_tile(ptr addrspacecast (ptr addrspace(3) @b_tile to ptr), ptr %b_map, ptr addrspacecast (ptr addrspace(3) @loaded to ptr))
  call void @wait(ptr addrspacecast (ptr addrspace(3) @loaded to ptr), i32 0)
  %a_desc = call i64 @descriptor(ptr addrspacecast (ptr addrspace(3) @a_tile to ptr))
  %b_desc = call i64 @descriptor(ptr addrspacecast (ptr addrspace(3) @b_tile to ptr))
  %a.address = add i32 %sum.address, 16
  %a = inttoptr i32 %a.address to ptr addrspace(6)
  call void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6) %a, i64 %a_desc)
  ; Halves in, floats out, 128 rows, 16 columns; nothing is added to the product.
  call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) %sum, ptr addrspace(6) %a, i64 %b_desc, i32 134479888, i1 false, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.cg1(ptr addrspacecast (ptr addrspace(3) @multiplied to ptr))
  br label %waiting

waiting:                                          ; preds = %copy, %ready
  call void @wait(ptr addrspacecast (ptr addrspace(3) @multiplied to ptr), i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  ; Rows are in the upper half of an address. A warp has 32 of them, and reads 16 at a time.
  %rows = shl nuw nsw i32 %warp, 21
  %above.address = add i32 %sum.address, %rows
  %above.rows = inttoptr i32 %above.address to ptr addrspace(6)
  %below.address = add i32 %above.address, 1048576
  %below.rows = inttoptr i32 %below.address to ptr addrspace(6)
  %above = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x2(ptr addrspace(6) %above.rows, i1 false)
  %below = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x2(ptr addrspace(6) %below.rows, i1 false)
  call void @llvm.nvvm.tcgen05.wait.ld()
  ; A thread has pieces of several rows; stmatrix puts them together. Then it has a row.
  %lane = and i32 %tid, 15
  %warp.row = shl nuw nsw i32 %warp, 5
  %row = or disjoint i32 %warp.row, %lane
  %row.wide = zext nneg i32 %row to i64
  %right = lshr i32 %tid, 1
  %column = and i32 %right, 8
  %column.wide = zext nneg i32 %column to i64
  %above.to = getelementptr inbounds nuw [16 x half], ptr addrspacecast (ptr addrspace(3) @c_tile to ptr), i64 %row.wide, i64 %column.wide
  call void @store_sums(<8 x i32> %above, ptr %above.to)
  %below.to = getelementptr inbounds nuw [16 x half], ptr %above.to, i64 16
  call void @store_sums(<8 x i32> %below, ptr %below.to)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %tid.wide = zext nneg i32 %tid to i64
  %from = getelementptr inbounds nuw [16 x half], ptr addrspacecast (ptr addrspace(3) @c_tile to ptr), i64 %tid.wide
  %to = getelementptr inbounds nuw [16 x half], ptr %c, i64 %tid.wide
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %to, ptr align 16 %from, i64 32, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %first.warp, label %free, label %exit

free:                                             ; preds = %waiting
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %sum, i32 32)
  br label %exit

exit:                                             ; preds = %free, %waiting
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

; As for WGMMA, with the version of the format in bit 46.
define internal i64 @descriptor(ptr noundef %tile) #1 {
  %shared = addrspacecast ptr %tile to ptr addrspace(3)
  %address = ptrtoint ptr addrspace(3) %shared to i64
  %low = and i64 %address, 262143
  %start = lshr i64 %low, 4
  %strides = or disjoint i64 %start, 524288               ; 8 << 16
  %descriptor = or disjoint i64 %strides, 70437463654400  ; 16 << 32 | 1 << 46
  ret i64 %descriptor
}

define internal void @store_sums(<8 x i32> %sums, ptr noundef %to) #1 {
  %s0 = extractelement <8 x i32> %sums, i64 0
  %s1 = extractelement <8 x i32> %sums, i64 1
  %s2 = extractelement <8 x i32> %sums, i64 2
  %s3 = extractelement <8 x i32> %sums, i64 3
  %s4 = extractelement <8 x i32> %sums, i64 4
  %s5 = extractelement <8 x i32> %sums, i64 5
  %s6 = extractelement <8 x i32> %sums, i64 6
  %s7 = extractelement <8 x i32> %sums, i64 7
  %w0 = call i32 @pack(i32 %s0, i32 %s1)
  %w1 = call i32 @pack(i32 %s2, i32 %s3)
  %w2 = call i32 @pack(i32 %s4, i32 %s5)
  %w3 = call i32 @pack(i32 %s6, i32 %s7)
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p0(ptr %to, i32 %w0, i32 %w1, i32 %w2, i32 %w3)
  ret void
}

; Two floats as two halves. LLVM 22 would pair floats up in registers before the loads are waited for; it does not move
; assembly with side effects.
define internal i32 @pack(i32 %low, i32 %high) #1 {
  %packed = call i32 asm sideeffect "cvt.rn.f16x2.f32 $0, $2, $1;", "=r,r,r"(i32 %low, i32 %high)
  ret i32 %packed
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.mbarrier.init(ptr, i32)
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster()
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1, i32)
declare void @llvm.nvvm.tcgen05.alloc.cg1(ptr, i32)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync()
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync()
declare void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.commit.cg1(ptr)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x2(ptr addrspace(6), i1)
declare void @llvm.nvvm.tcgen05.wait.ld()
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p0(ptr, i32, i32, i32, i32)

attributes #0 = { convergent norecurse nounwind "target-cpu"="sm_100a" "target-features"="+ptx86" }
attributes #1 = { convergent norecurse nounwind "target-cpu"="sm_100a" "target-features"="+ptx86" }
