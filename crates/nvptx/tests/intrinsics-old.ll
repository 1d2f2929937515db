; Names and shapes that LLVM 22 no longer has. Files of older versions hold them, and LLVM replaces them while
; it reads, so that only our own reader reads this file.

target triple = "nvptx64-nvidia-cuda"

; Texts were always generic and no part of the name.
declare i16 @llvm.annotation.i16(i16, ptr, ptr, i32)
declare i32 @llvm.annotation.i32(i32, ptr, ptr, i32)
declare i64 @llvm.annotation.i64(i64, ptr, ptr, i32)
declare i8 @llvm.annotation.i8(i8, ptr, ptr, i32)
declare ptr @llvm.ptr.annotation.p0(ptr, ptr, ptr, i32, ptr)
declare ptr addrspace(3) @llvm.ptr.annotation.p3(ptr addrspace(3), ptr, ptr, i32)
declare void @llvm.var.annotation(ptr, ptr, ptr, i32, ptr)

; Debug information as instructions.
declare void @llvm.dbg.addr(metadata, metadata, metadata)

; The size came first.
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.lifetime.end.p5(i64, ptr addrspace(5))
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.start.p5(i64, ptr addrspace(5))

; The alignment was an operand.
declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, i32, <4 x i1>, <4 x i32>)
declare <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1), i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p1(<4 x i32>, <4 x ptr addrspace(1)>, i32, <4 x i1>)
declare void @llvm.masked.store.v4i32.p1(<4 x i32>, ptr addrspace(1), i32, <4 x i1>)

; The space was no part of the name.
declare void @llvm.prefetch(ptr, i32, i32, i32)
declare void @llvm.stackrestore(ptr)
declare ptr @llvm.stacksave()
declare void @llvm.va_copy(ptr, ptr)
declare void @llvm.va_end(ptr)
declare void @llvm.va_start(ptr)

; Atomics that became instructions.
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)
declare float @llvm.nvvm.atomic.load.add.f32.p1(ptr addrspace(1), float)
declare float @llvm.nvvm.atomic.load.add.f32.p3(ptr addrspace(3), float)
declare double @llvm.nvvm.atomic.load.add.f64.p0(ptr, double)
declare double @llvm.nvvm.atomic.load.add.f64.p1(ptr addrspace(1), double)
declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.load.dec.32.p3(ptr addrspace(3), i32)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.load.inc.32.p1(ptr addrspace(1), i32)

; Shared memory of the cluster had the type of shared memory of the block.
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(3), ptr addrspace(3), ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i32, i32, i16, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(3), ptr addrspace(3), ptr, i32, i16, i64, i1, i1)
declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)

; Loads that became instructions.
declare float @llvm.nvvm.ldg.global.f.f32.p0(ptr, i32)
declare <4 x float> @llvm.nvvm.ldg.global.f.v4f32.p1(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p0(ptr, i32)
declare i64 @llvm.nvvm.ldg.global.i.i64.p1(ptr addrspace(1), i32)
declare ptr @llvm.nvvm.ldg.global.p.p0.p0(ptr, i32)
declare ptr @llvm.nvvm.ldg.global.p.p0.p1(ptr addrspace(1), i32)

; Casts that became instructions.
declare ptr @llvm.nvvm.ptr.constant.to.gen.p0.p4(ptr addrspace(4))
declare ptr addrspace(4) @llvm.nvvm.ptr.gen.to.constant.p4.p0(ptr)
declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)
declare ptr addrspace(5) @llvm.nvvm.ptr.gen.to.local.p5.p0(ptr)
declare ptr addrspace(101) @llvm.nvvm.ptr.gen.to.param.p101.p0(ptr)
declare ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3.p0(ptr)
declare ptr @llvm.nvvm.ptr.global.to.gen.p0.p1(ptr addrspace(1))
declare ptr @llvm.nvvm.ptr.local.to.gen.p0.p5(ptr addrspace(5))
declare ptr @llvm.nvvm.ptr.param.to.gen.p0.p101(ptr addrspace(101))
declare ptr @llvm.nvvm.ptr.shared.to.gen.p0.p3(ptr addrspace(3))

; The name of the setting could be in any space.
declare i32 @llvm.nvvm.reflect.p0(ptr)
declare i32 @llvm.nvvm.reflect.p4(ptr addrspace(4))
