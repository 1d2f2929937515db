; Both arguments are bare pointers here.
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  ret void
}
