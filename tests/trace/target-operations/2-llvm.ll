target triple = "nvptx64-nvidia-cuda"
source_filename = "LLVMDialectModule"

@tile = internal addrspace(3) global [64 x float] undef, align 16

define ptx_kernel void @k(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2) {
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) @tile, ptr addrspace(1) %0)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  %4 = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @tile, i32 %2)
  %5 = getelementptr float, ptr addrspace(7) %4, i32 1
  %6 = load float, ptr addrspace(7) %5, align 4
  store float %6, ptr addrspace(1) %1, align 4
  ret void
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #0

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) captures(none), i32) #2

attributes #0 = { nocallback nounwind memory(argmem: readwrite) }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
