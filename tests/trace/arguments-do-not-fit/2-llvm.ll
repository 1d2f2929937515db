; Neither bare nor expanded; and in another order.
define ptx_kernel void @count(ptr addrspace(1) %0, ptr addrspace(1) %1, i64 %2) {
  ret void
}

define ptx_kernel void @number(i64 %0, ptr addrspace(1) %1) {
  ret void
}
