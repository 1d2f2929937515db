; A cast to generic and on to another space is what no verifier minds.
define ptx_kernel void @k(ptr addrspace(1) %p, ptr byval({ i32, i32 }) %q) {
  %g = addrspacecast ptr addrspace(1) %p to ptr
  %s = addrspacecast ptr %g to ptr addrspace(3)
  %i = getelementptr i32, ptr addrspace(3) %s, i64 1
  store i32 1, ptr addrspace(3) %i
  %h = addrspacecast ptr %q to ptr addrspace(1)
  %v = load i32, ptr addrspace(1) %h
  ret void
}
