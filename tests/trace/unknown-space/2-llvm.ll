define ptx_kernel void @k(ptr addrspace(2) %p, ptr %q) {
  %c = addrspacecast ptr %q to ptr addrspace(9)
  store i32 1, ptr addrspace(9) %c
  store i32 2, ptr addrspace(9) %c
  ret void
}
