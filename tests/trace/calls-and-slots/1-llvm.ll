; As a compiler writes it that does not optimise: arguments are kept in slots, and helpers are called.
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, ptr }

@tile = internal addrspace(3) global [64 x i32] poison
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @tile to ptr)], section "llvm.metadata"

define ptx_kernel void @k(ptr %in, ptr %out, ptr byval(%pair) %pair) {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  store ptr %in, ptr %in.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  %0 = load ptr, ptr %in.addr, align 8
  %v = call i32 @read(ptr %0)
  %t = call i32 @read(ptr addrspacecast (ptr addrspace(3) @tile to ptr))
  %1 = load ptr, ptr %out.addr, align 8
  %next = call ptr @second(ptr %1)
  %first = load i32, ptr %pair, align 8
  %sum = add i32 %v, %first
  %all = add i32 %sum, %t
  store i32 %all, ptr %next, align 4
  ret void
}

define internal i32 @read(ptr %p) noinline {
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
  %1 = load ptr, ptr %p.addr, align 8
  %2 = load i32, ptr %1, align 4
  ret i32 %2
}

define internal ptr @second(ptr %p) noinline {
  %1 = getelementptr inbounds i32, ptr %p, i64 1
  ret ptr %1
}
