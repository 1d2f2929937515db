; Each part of a structure is followed by itself, also through calls: what is in the other part is accessed in global memory.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = external addrspace(1) global ptr

define internal void @use({ ptr, { i32, ptr } } %s) noinline {
  %p = extractvalue { ptr, { i32, ptr } } %s, 0
  %inner = extractvalue { ptr, { i32, ptr } } %s, 1
  %q = extractvalue { i32, ptr } %inner, 1
  %p.shared = addrspacecast ptr %p to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %p.shared
  %q.global = addrspacecast ptr %q to ptr addrspace(1)
  store i32 2, ptr addrspace(1) %q.global
  ret void
}

define internal { ptr, ptr } @swap({ ptr, ptr } %s) noinline {
  %a = extractvalue { ptr, ptr } %s, 0
  %b = extractvalue { ptr, ptr } %s, 1
  %t = insertvalue { ptr, ptr } %s, ptr %b, 0
  %u = insertvalue { ptr, ptr } %t, ptr %a, 1
  ret { ptr, ptr } %u
}

define ptx_kernel void @k(ptr addrspace(3) %p) {
  %generic = addrspacecast ptr addrspace(3) %p to ptr
  %q = load ptr, ptr addrspace(1) @table
  %a = insertvalue { ptr, { i32, ptr } } undef, ptr %generic, 0
  %b = insertvalue { ptr, { i32, ptr } } %a, ptr %q, 1, 1
  call void @use({ ptr, { i32, ptr } } %b)
  %c = insertvalue { ptr, ptr } undef, ptr %generic, 0
  %d = insertvalue { ptr, ptr } %c, ptr %q, 1
  %e = call { ptr, ptr } @swap({ ptr, ptr } %d)
  %f = extractvalue { ptr, ptr } %e, 0
  %f.global = addrspacecast ptr %f to ptr addrspace(1)
  store i32 3, ptr addrspace(1) %f.global
  %g = extractvalue { ptr, ptr } %e, 1
  %g.shared = addrspacecast ptr %g to ptr addrspace(3)
  store i32 4, ptr addrspace(3) %g.shared
  ret void
}
