define ptx_kernel void @k(ptr addrspace(3) %kept, ptr addrspace(3) %changes, ptr %found, ptr %later) {
  ret void
}
