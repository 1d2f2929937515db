; y = a * x + y, with a tile of x staged in shared memory.
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [256 x float] poison, align 4

; A helper that does not know which memory it reads: this is what Spacecast is for.
define internal float @scale(ptr noundef readonly captures(none) %p, float noundef %a) #0 {
  %v = load float, ptr %p, align 4
  %r = fmul contract float %v, %a
  ret float %r
}

define ptx_kernel void @saxpy(ptr noundef %x, ptr noundef %y, float noundef %a, i32 noundef %n) #1 {
entry:
  %tid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp slt i32 %tid, %n
  br i1 %inside, label %body, label %exit

body:                                             ; preds = %entry
  %i = zext nneg i32 %tid to i64
  %px = getelementptr inbounds nuw float, ptr %x, i64 %i
  %vx = load float, ptr %px, align 4
  %ps = getelementptr inbounds nuw [256 x float], ptr addrspace(3) @tile, i64 0, i64 %i
  store float %vx, ptr addrspace(3) %ps, align 4
  %generic = addrspacecast ptr addrspace(3) %ps to ptr
  %ax = call float @scale(ptr noundef %generic, float noundef %a)
  %py = getelementptr inbounds nuw float, ptr %y, i64 %i
  %vy = load float, ptr %py, align 4
  %sum = fadd contract float %ax, %vy
  store float %sum, ptr %py, align 4
  br label %exit

exit:                                             ; preds = %body, %entry
  ret void
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_90" }
attributes #1 = { norecurse nounwind "target-cpu"="sm_90" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
