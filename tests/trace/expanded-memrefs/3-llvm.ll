target triple = "nvptx64-nvidia-cuda"
source_filename = "LLVMDialectModule"

@__wg_reverse_0 = internal addrspace(3) global [256 x float] undef

define ptx_kernel void @reverse(ptr addrspace(1) %0, ptr addrspace(1) %1, i64 %2, i64 %3, i64 %4, ptr addrspace(1) %5, ptr addrspace(1) %6, i64 %7, i64 %8, i64 %9, i64 %10) {
  %12 = alloca float, i64 4, align 4
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) @__wg_reverse_0, i64 %14
  store float %16, ptr addrspace(3) %17, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = sub i64 %10, %14
  %19 = getelementptr inbounds nuw float, ptr addrspace(3) @__wg_reverse_0, i64 %18
  %20 = load float, ptr addrspace(3) %19, align 4
  %21 = and i64 %18, 3
  %22 = getelementptr inbounds nuw float, ptr %12, i64 %21
  store float %20, ptr %22, align 4
  %23 = getelementptr inbounds nuw float, ptr %12, i32 3
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %6, i64 %14
  store float %24, ptr addrspace(1) %25, align 4
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
