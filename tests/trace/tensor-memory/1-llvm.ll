; Tensor memory has no generic form, and a block is part of its cluster.
define ptx_kernel void @k(ptr addrspace(6) %t, ptr addrspace(3) %s, ptr %g) {
  ret void
}
