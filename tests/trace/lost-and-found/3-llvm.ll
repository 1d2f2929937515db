; What was known before it was lost still counts.
define ptx_kernel void @k(ptr addrspace(3) %kept, ptr addrspace(1) %changes, ptr %found, ptr addrspace(1) %later) {
  %g = addrspacecast ptr %found to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %g
  ret void
}
