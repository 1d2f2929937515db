define ptx_kernel void @k(ptr %t, ptr addrspace(7) %s, ptr addrspace(6) %g) {
  ret void
}
