; A kernel that needs every pointer resolved: a shared array and a kernel argument, as clang writes them before any
; optimisation. Everything is generic: the argument, the copy of it on the stack, the shared array behind its cast.
;
;   __global__ void memspace_test(float *global_out, int n) {
;     __shared__ float smem[64];
;     smem[threadIdx.x] = (float)threadIdx.x;
;     __syncthreads();
;     float val = smem[threadIdx.x];
;     global_out[threadIdx.x] = val + 1.0f;
;   }
;
;   spacecast compile examples/memspace_test.ll
source_filename = "memspace_test.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@smem = internal addrspace(3) global [64 x float] undef, align 4

define ptx_kernel void @memspace_test(ptr noundef %global_out, i32 noundef %n) #0 {
entry:
  %global_out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %val = alloca float, align 4
  store ptr %global_out, ptr %global_out.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %conv = uitofp i32 %0 to float
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idx = zext i32 %1 to i64
  %slot = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 0, i64 %idx
  store float %conv, ptr %slot, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idx2 = zext i32 %2 to i64
  %slot2 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 0, i64 %idx2
  %3 = load float, ptr %slot2, align 4
  store float %3, ptr %val, align 4
  %4 = load float, ptr %val, align 4
  %add = fadd contract float %4, 1.000000e+00
  %5 = load ptr, ptr %global_out.addr, align 8
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idx3 = zext i32 %6 to i64
  %to = getelementptr inbounds nuw float, ptr %5, i64 %idx3
  store float %add, ptr %to, align 4
  ret void
}

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

attributes #0 = { convergent norecurse nounwind "target-cpu"="sm_90" "target-features"="+ptx80" }
