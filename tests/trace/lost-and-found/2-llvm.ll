define ptx_kernel void @k(ptr %kept, ptr %changes, ptr %found, ptr addrspace(3) %later) {
  store i32 1, ptr %kept
  ret void
}
