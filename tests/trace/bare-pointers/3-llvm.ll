target triple = "nvptx64-nvidia-cuda"
source_filename = "LLVMDialectModule"

@__dynamic_shmem__0 = internal addrspace(3) global [0 x i8] undef, align 16
@weights = private addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00]
@scratch.tile = private addrspace(3) global [64 x float] undef
@counter = global [1 x i32] zeroinitializer

define ptx_kernel void @scale(ptr addrspace(1) %0, ptr %1, i32 %2) {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = sext i32 %4 to i64
  %6 = atomicrmw add ptr @counter, i32 %2 acq_rel, align 4
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %8 = load float, ptr addrspace(1) %7, align 4
  %9 = getelementptr inbounds nuw float, ptr addrspace(3) @scratch.tile, i64 %5
  store float %8, ptr addrspace(3) %9, align 4
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @__dynamic_shmem__0, i64 %5
  store float %8, ptr addrspace(3) %10, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = load float, ptr addrspace(3) @scratch.tile, align 4
  %12 = getelementptr inbounds nuw float, ptr addrspace(4) @weights, i64 %5
  %13 = load float, ptr addrspace(4) %12, align 4
  %14 = load float, ptr addrspace(3) @__dynamic_shmem__0, align 4
  %15 = fmul float %11, %13
  %16 = fadd float %15, %14
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %5
  store float %16, ptr %17, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
