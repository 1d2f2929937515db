; An address that is one of two is accessed in the memory of each, where a query says so. Neither access is wrong.
@tile = internal addrspace(3) global [4 x i32] poison
declare i1 @llvm.nvvm.isspacep.shared(ptr)

define ptx_kernel void @k(ptr addrspace(1) %p, i1 %c, ptr %any) {
entry:
  %g = addrspacecast ptr addrspace(1) %p to ptr
  %either = select i1 %c, ptr %g, ptr addrspacecast (ptr addrspace(3) @tile to ptr)
  %q = call i1 @llvm.nvvm.isspacep.shared(ptr %either)
  br i1 %q, label %shared, label %global
shared:
  %s = addrspacecast ptr %either to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %s
  ret void
global:
  %d = addrspacecast ptr %either to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %d
  store i32 2, ptr %either
  %e = addrspacecast ptr %any to ptr addrspace(1)
  store i32 3, ptr addrspace(1) %e
  %f = addrspacecast ptr %any to ptr addrspace(3)
  store i32 3, ptr addrspace(3) %f
  ret void
}
