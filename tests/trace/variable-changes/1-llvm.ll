@tile = internal addrspace(3) global [4 x float] poison
@table = internal addrspace(4) constant [4 x float] zeroinitializer
@plain = global i32 0

define ptx_kernel void @k() {
  ret void
}
