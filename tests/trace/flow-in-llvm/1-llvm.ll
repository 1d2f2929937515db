; Each argument comes to one access: through a phi, numbers, a vector, a structure, a copy.
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1), i64)

define ptx_kernel void @k(ptr addrspace(1) %phi, ptr addrspace(1) %number, ptr addrspace(1) %vector,
                          ptr addrspace(1) %structure, ptr addrspace(1) %unused, ptr addrspace(1) %copied,
                          ptr addrspace(1) %masked, ptr addrspace(1) %stored, ptr addrspace(1) %nested, i64 %n) {
entry:
  br label %loop
loop:
  %at = phi ptr addrspace(1) [ %phi, %entry ], [ %next, %loop ]
  %next = getelementptr i32, ptr addrspace(1) %at, i64 %n
  store i32 1, ptr addrspace(1) %at
  %done = icmp eq ptr addrspace(1) %next, null
  br i1 %done, label %end, label %loop
end:
  %i = ptrtoint ptr addrspace(1) %number to i64
  %j = add i64 %i, %n
  %k = and i64 %j, -16
  %l = or i64 %k, 4
  %m = sub i64 %l, 8
  %p = inttoptr i64 %m to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %p
  %v = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %vector, i32 0
  %w = shufflevector <2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> poison, <2 x i32> zeroinitializer
  %x = extractelement <2 x ptr addrspace(1)> %w, i32 1
  store i32 1, ptr addrspace(1) %x
  %s = insertvalue { ptr addrspace(1), ptr addrspace(1) } poison, ptr addrspace(1) %unused, 0
  %t = insertvalue { ptr addrspace(1), ptr addrspace(1) } %s, ptr addrspace(1) %structure, 1
  %u = extractvalue { ptr addrspace(1), ptr addrspace(1) } %t, 1
  store ptr addrspace(1) %stored, ptr addrspace(1) %u
  %a = insertvalue { { i32, ptr addrspace(1) }, i32 } poison, ptr addrspace(1) %nested, 0, 1
  %b = extractvalue { { i32, ptr addrspace(1) }, i32 } %a, 0
  %c = extractvalue { i32, ptr addrspace(1) } %b, 1
  store i32 1, ptr addrspace(1) %c
  %y = call ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1) %masked, i64 -16)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %y, ptr addrspace(1) %copied, i64 4, i1 false)
  ret void
dead:
  ; What is made of itself ends all the same.
  %z = insertvalue { ptr addrspace(1), ptr addrspace(1) } %z, ptr addrspace(1) %unused, 0
  %zz = extractvalue { ptr addrspace(1), ptr addrspace(1) } %z, 1
  br label %dead
}
