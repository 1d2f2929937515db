; Everything that is not a function body: variables in several spaces, aliases, attributes, metadata.
target triple = "nvptx64-nvidia-cuda"
source_filename = "globals.cu"

@early = global i32 1 ; before the types

module asm ".version 7.0"
module asm "// second \22line\22"

%struct.node = type { ptr, [4 x i32] }
%opaque = type opaque

$group = comdat any

@shared = internal addrspace(3) global [64 x float] undef, align 4 ; one block
@constant = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@device = addrspace(1) externally_initialized global i32 0, align 4
@alone = internal addrspace(1) global i32 5, align 4
@marked = internal addrspace(1) global i32 6
@far = external addrspace(1) global %struct.node, align 8
@hidden = hidden unnamed_addr constant i8 7, section ".rodata", align 1
@tls = thread_local(initialexec) global i32 0
@node = global %struct.node { ptr @node, [4 x i32] [i32 0, i32 1, i32 2, i32 3] }
@address = global i64 ptrtoint (ptr getelementptr inbounds (%struct.node, ptr @node, i64 0, i32 1, i64 2) to i64)
@generic = global ptr addrspacecast (ptr addrspace(1) @device to ptr)
@str = private unnamed_addr constant [7 x i8] c"a\22b\5Cc\0A\00"
@grouped = linkonce_odr global i32 0, comdat($group)
@llvm.used = appending global [1 x ptr] [ptr @kernel], section "llvm.metadata"
@"quoted name" = global i32 9 ; the name has a blank
@annotated = internal addrspace(1) global i32 0, !note !{ptr addrspace(1) @marked}

@other = alias i32, ptr @early
@inner = internal alias i8, getelementptr (i8, ptr @node, i64 4)
@chosen = ifunc void (), ptr @resolver

declare !note !3 void @external(ptr addrspace(1))
declare void @only.in.metadata()
declare void @only.inline()

define ptr @resolver() {
  ret ptr @void
}

define internal void @void() {
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) noalias noundef align 4 %out) #0 !note !{ptr addrspace(1) @marked, !"here"} {
entry:
  %a = load i32, ptr addrspace(1) @alone, align 4
  %b = load float, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds ([64 x float], ptr addrspace(3) @shared, i64 0, i64 3) to ptr), align 4
  %c = load i32, ptr addrspace(4) getelementptr inbounds ([4 x i32], ptr addrspace(4) @constant, i64 0, i64 1), align 4
  %d = add i32 %a, %c
  store i32 %d, ptr addrspace(1) %out, align 4
  store i32 %d, ptr addrspace(1) @alone, align 4
  call void @external(ptr addrspace(1) %out), !note !{ptr addrspace(1) @marked, ptr @only.inline}
  ret void
}

define i32 @reads.marked() {
  ; Only this.
  %m = load i32, ptr addrspace(1) @marked
  ret i32 %m
}

attributes #0 = { convergent norecurse nounwind "no-trapping-math"="true" "uniform-work-group-size" }
attributes #1 = { cold }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2}
!spare = !{!3, !4, !DIExpression()}

!0 = !{ptr @kernel, !"kernel", i32 1}
!1 = !{ptr addrspace(1) @alone, !"managed", i32 1}
!2 = !{i32 2, !"nvvm-reflect-ftz", i32 0}
!3 = !{ptr @only.in.metadata,   null, !"x", !{i64 5}}   ; with blanks
!4 = distinct !{!4, !"self"}
