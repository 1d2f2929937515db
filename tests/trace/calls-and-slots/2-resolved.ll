; As a compiler writes it that does not optimise: arguments are kept in slots, and helpers are called.
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, ptr }

@tile = internal addrspace(3) global [64 x i32] poison
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @tile to ptr)], section "llvm.metadata"

define ptx_kernel void @k(ptr %in, ptr %out, ptr byval(%pair) %pair) {
entry:
  %pair.param = addrspacecast ptr %pair to ptr addrspace(101)
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  store ptr %in, ptr %in.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  %0 = load ptr, ptr %in.addr, align 8
  %v = call i32 @read.global(ptr %0)
  %t = call i32 @read.shared(ptr addrspacecast (ptr addrspace(3) @tile to ptr))
  %1 = load ptr, ptr %out.addr, align 8
  %next = call ptr @second(ptr %1)
  %next.global = addrspacecast ptr %next to ptr addrspace(1)
  %first = load i32, ptr addrspace(101) %pair.param, align 8
  %sum = add i32 %v, %first
  %all = add i32 %sum, %t
  store i32 %all, ptr addrspace(1) %next.global, align 4
  ret void
}

define internal i32 @read.shared(ptr %p) noinline "spacecast-copy" {
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
  %1 = load ptr, ptr %p.addr, align 8
  %shared = addrspacecast ptr %1 to ptr addrspace(3)
  %2 = load i32, ptr addrspace(3) %shared, align 4
  ret i32 %2
}

define internal i32 @read.global(ptr %p) noinline "spacecast-copy" {
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8
  %1 = load ptr, ptr %p.addr, align 8
  %global = addrspacecast ptr %1 to ptr addrspace(1)
  %2 = load i32, ptr addrspace(1) %global, align 4
  ret i32 %2
}


define internal ptr @second(ptr %p) noinline {
  %1 = getelementptr inbounds i32, ptr %p, i64 1
  ret ptr %1
}
