@tile = internal addrspace(3) global [4 x i32] poison

define ptx_kernel void @k(ptr addrspace(1) %p, i64 %n) {
  ret void
}
