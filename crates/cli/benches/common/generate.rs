//! Modules made up on the spot: GPU code as clang writes it, without debug info and with.

use std::fmt::Write as _;

/// A module of about `size` bytes: [`KERNEL`] and [`CLAMP`] again and again, with names, constants
/// and metadata of their own.
pub fn generate(size: usize, debug: bool) -> String {
    let (mut globals, mut functions) = (String::new(), String::new());
    let mut metadata = Metadata { text: String::new(), next: FIRST_FREE, debug };
    let mut number = 0;
    let fixed = HEAD.len() + DECLARATIONS.len() + TYPES.len();
    while fixed + globals.len() + functions.len() + metadata.text.len() < size {
        for (name, count) in [("tile", 256), ("halo", 64)] {
            writeln!(
                globals,
                "@_ZZ12smooth_rowsI{number}E4{name} = internal unnamed_addr addrspace(3) global \
                 [{count} x float] undef, align 4"
            )
            .unwrap();
        }
        for (name, body) in [("smooth_rows", KERNEL), ("clamp", CLAMP)] {
            metadata.instantiate(&mut functions, name, body, number);
        }
        number += 1;
    }
    let (flags, unit) =
        if debug { (", !3", UNIT) } else { ("", "!2 = !{!\"clang version 22.1.0\"}\n") };
    let named = if debug { "!llvm.dbg.cu = !{!20}\n" } else { "" };
    format!(
        "{HEAD}{globals}{functions}{DECLARATIONS}{named}!llvm.module.flags = !{{!0, !1{flags}}}\n\
         !llvm.ident = !{{!2}}\n\n{TYPES}{unit}{}",
        metadata.text
    )
}

/// The metadata that is written beside the functions.
struct Metadata {
    text: String,
    next: usize,
    debug: bool,
}

impl Metadata {
    fn add(&mut self, node: &str) -> usize {
        writeln!(self.text, "!{} = {node}", self.next).unwrap();
        self.next += 1;
        self.next - 1
    }

    /// Appends one function: `body` with its places filled in.
    ///
    /// `$N` is the number of the copy, `$K` a small constant, `$J` the metadata of a loop. With
    /// debug info, `$F` is the attachment of the function, `$a` to `$f` are its variables, `$l` is
    /// a location, and every instruction gets a location too; without, the records are left out.
    fn instantiate(&mut self, out: &mut String, name: &str, body: &str, number: usize) {
        let (mut subprogram, mut block, mut variables) = (0, 0, 0);
        let line = 10 + number % 5000;
        if self.debug {
            subprogram = self.add(&format!(
                "distinct !DISubprogram(name: \"{name}<{number}>\", linkageName: \
                 \"_Z{}{name}I{number}E\", scope: !21, file: !21, line: {line}, type: !24, \
                 scopeLine: {line}, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | \
                 DISPFlagOptimized, unit: !20, retainedNodes: !{})",
                name.len(),
                self.next + 1,
            ));
            variables = subprogram + 2;
            let list: Vec<_> = (0..6).map(|i| format!("!{}", variables + i)).collect();
            self.add(&format!("!{{{}}}", list.join(", ")));
            for (i, variable) in ["from", "to", "count", "index", "sum", "i"].iter().enumerate() {
                let argument = if i < 3 { format!("arg: {}, ", i + 1) } else { String::new() };
                self.add(&format!(
                    "!DILocalVariable(name: \"{variable}\", {argument}scope: !{subprogram}, \
                     file: !21, line: {}, type: !{})",
                    line + i,
                    [26, 26, 23, 23, 22, 23][i],
                ));
            }
            block = self.add(&format!(
                "distinct !DILexicalBlock(scope: !{subprogram}, file: !21, line: {}, column: 5)",
                line + 7
            ));
        }
        let mut last = None;
        for (at, text) in body.lines().enumerate() {
            let record = text.starts_with("    #dbg");
            if record && !self.debug {
                continue;
            }
            // Two instructions share a location now and then, as they do in real code.
            let mut location = |metadata: &mut Self, scope: usize| match last {
                Some(node) if at % 5 == 4 => node,
                _ => {
                    let (line, column) = (line + at / 3, 3 + at * 7 % 70);
                    let node = metadata.add(&format!(
                        "!DILocation(line: {line}, column: {column}, scope: !{scope})"
                    ));
                    *last.insert(node)
                }
            };
            let mut parts = text.split('$');
            out.push_str(parts.next().unwrap_or_default());
            for part in parts {
                let (place, rest) = part.split_at(1);
                match place {
                    "N" => write!(out, "{number}").unwrap(),
                    "K" => write!(out, "{}", 1 + number % 31).unwrap(),
                    "J" => {
                        let node = format!("distinct !{{!{}, !4}}", self.next);
                        write!(out, "!{}", self.add(&node)).unwrap();
                    }
                    "F" if self.debug => write!(out, " !dbg !{subprogram}").unwrap(),
                    "F" => {}
                    "l" => write!(out, "!{}", location(self, subprogram)).unwrap(),
                    _ => {
                        let index = usize::from(place.as_bytes()[0] - b'a');
                        write!(out, "!{}", variables + index).unwrap();
                    }
                }
                out.push_str(rest);
            }
            // The cases of a switch are indented too: its location follows the bracket.
            let instruction = text.starts_with("  ") && !text.starts_with("    ");
            if self.debug && instruction && !text.ends_with('[') {
                write!(out, ", !dbg !{}", location(self, block)).unwrap();
            }
            out.push('\n');
        }
        out.push('\n');
    }
}

/// The first metadata number that the fixed parts leave free.
const FIRST_FREE: usize = 27;

const HEAD: &str = r#"; ModuleID = 'rows.cu'
source_filename = "rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"struct.detail::Range" = type { float, float, i32, i32 }

@weights = dso_local local_unnamed_addr addrspace(4) externally_initialized global [64 x float] zeroinitializer, align 4
@ranges = dso_local addrspace(4) externally_initialized global %"struct.detail::Range" { float 0.000000e+00, float 1.000000e+00, i32 1, i32 0 }, align 4
@faults = dso_local addrspace(1) externally_initialized global i32 0, align 4
"#;

const DECLARATIONS: &str = r#"declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

declare float @llvm.fma.f32(float, float, float) #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias readonly, i64, i1 immarg) #6

attributes #0 = { convergent mustprogress norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent noinline nounwind }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

"#;

/// What both kinds of module need: flags, loops and the types of alias analysis.
const TYPES: &str = r#"!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !9, i64 12, i64 4, !9}
!12 = !{!13, !6, i64 0}
!13 = !{!"_ZTSN6detail5RangeE", !6, i64 0, !6, i64 4, !10, i64 8, !10, i64 12}
!14 = !{!13, !6, i64 4}
!15 = !{!13, !10, i64 8}
"#;

/// What debug info needs once in a module.
const UNIT: &str = r#"!2 = !{!"clang version 22.1.0"}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!20 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !21, producer: "clang version 22.1.0", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!21 = !DIFile(filename: "rows.cu", directory: "/src")
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26, !26, !23}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
"#;

/// A kernel: shared memory, a barrier, a loop unrolled by two with its remainder, a warp shuffle.
const KERNEL: &str = r#"define dso_local ptx_kernel void @_Z12smooth_rowsI$NEvPKfPfPKiiif(ptr noundef readonly %0, ptr noundef writeonly %1, ptr noundef readonly %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0$F {
    #dbg_value(ptr %0, $a, !DIExpression(), $l)
    #dbg_value(ptr %1, $b, !DIExpression(), $l)
    #dbg_value(i32 %3, $c, !DIExpression(), $l)
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %7
  %11 = add i32 %10, %9
    #dbg_value(i32 %11, $d, !DIExpression(), $l)
  %12 = zext nneg i32 %9 to i64
  %13 = icmp slt i32 %11, %3
  br i1 %13, label %14, label %29

14:                                               ; preds = %6
  %15 = sext i32 %11 to i64
  %16 = getelementptr inbounds i32, ptr %2, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !9
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !5
  %21 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12smooth_rowsI$NE4tile to ptr), i64 0, i64 %12
  store float %20, ptr %21, align 4, !tbaa !5
  %22 = icmp samesign ult i32 %9, $K
  br i1 %22, label %23, label %29

23:                                               ; preds = %14
  %24 = add nsw i32 %11, 256
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !5
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12smooth_rowsI$NE4halo to ptr), i64 %12
  store float %27, ptr %28, align 4, !tbaa !5
  br label %29

29:                                               ; preds = %6, %14, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %13, label %30, label %84

30:                                               ; preds = %29
  %31 = icmp sgt i32 %4, 0
  br i1 %31, label %32, label %73

32:                                               ; preds = %30
  %33 = zext nneg i32 %4 to i64
  %34 = and i64 %33, 1
  %35 = icmp eq i32 %4, 1
  br i1 %35, label %67, label %36

36:                                               ; preds = %32
  %37 = and i64 %33, 2147483646
  br label %38

38:                                               ; preds = %36, %38
  %39 = phi i64 [ 0, %36 ], [ %63, %38 ]
  %40 = phi float [ 0.000000e+00, %36 ], [ %60, %38 ]
  %41 = phi float [ 0xFFF0000000000000, %36 ], [ %62, %38 ]
    #dbg_value(float %40, $e, !DIExpression(), $l)
    #dbg_value(i64 %39, $f, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), $l)
  %42 = add nuw nsw i64 %39, %12
  %43 = and i64 %42, 255
  %44 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12smooth_rowsI$NE4tile to ptr), i64 0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !5
  %46 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %39
  %47 = load float, ptr %46, align 8, !tbaa !5
  %48 = fmul contract float %45, %47
  %49 = fadd contract float %40, %48
  %50 = fcmp contract ogt float %45, %41
  %51 = select i1 %50, float %45, float %41
  %52 = or disjoint i64 %39, 1
  %53 = add nuw nsw i64 %52, %12
  %54 = and i64 %53, 255
  %55 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12smooth_rowsI$NE4tile to ptr), i64 0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !5
  %57 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %58 = load float, ptr %57, align 4, !tbaa !5
  %59 = fmul contract float %56, %58
  %60 = fadd contract float %49, %59
    #dbg_value(float %60, $e, !DIExpression(), $l)
  %61 = fcmp contract ogt float %56, %51
  %62 = select i1 %61, float %56, float %51
  %63 = add nuw nsw i64 %39, 2
  %64 = icmp eq i64 %63, %37
  br i1 %64, label %65, label %38, !llvm.loop $J

65:                                               ; preds = %38
  %66 = icmp eq i64 %34, 0
  br i1 %66, label %73, label %67

67:                                               ; preds = %32, %65
  %68 = phi i64 [ 0, %32 ], [ %37, %65 ]
  %69 = phi float [ 0.000000e+00, %32 ], [ %60, %65 ]
  %70 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %68
  %71 = load float, ptr %70, align 4, !tbaa !5
  %72 = tail call contract noundef float @llvm.fma.f32(float %71, float %5, float %69)
  br label %73

73:                                               ; preds = %30, %65, %67
  %74 = phi float [ 0.000000e+00, %30 ], [ %60, %65 ], [ %72, %67 ]
    #dbg_value(float %74, $e, !DIExpression(), $l)
  %75 = fmul contract float %74, %5
  %76 = bitcast float %75 to i32
  %77 = and i32 %9, 31
  %78 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %76, i32 $K, i32 31) #4
  %79 = bitcast i32 %78 to float
  %80 = fadd contract float %75, %79
  %81 = tail call contract noundef float @_ZN6detail5clampI$NEfPKNS_5RangeEfi(ptr noundef nonnull align 4 dereferenceable(16) addrspacecast (ptr addrspace(4) @ranges to ptr), float noundef %80, i32 noundef %77) #5
  %82 = zext i32 %11 to i64
  %83 = getelementptr inbounds nuw float, ptr %1, i64 %82
  store float %81, ptr %83, align 4, !tbaa !5
  br label %84

84:                                               ; preds = %29, %73
  ret void
}
"#;

/// What the kernel calls: a copy to the stack, a switch, an atomic, inline assembly, vectors.
const CLAMP: &str = r#"define internal noundef float @_ZN6detail5clampI$NEfPKNS_5RangeEfi(ptr noundef nonnull align 4 dereferenceable(16) %0, float noundef %1, i32 noundef %2) unnamed_addr #1$F {
    #dbg_value(ptr %0, $a, !DIExpression(), $l)
    #dbg_value(float %1, $b, !DIExpression(), $l)
    #dbg_value(i32 %2, $c, !DIExpression(), $l)
  %4 = alloca %"struct.detail::Range", align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 4 dereferenceable(16) %0, i64 16, i1 false), !tbaa.struct !11
  %5 = getelementptr inbounds nuw %"struct.detail::Range", ptr %4, i32 0, i32 0
  %6 = load float, ptr %5, align 8, !tbaa !12
  %7 = getelementptr inbounds nuw %"struct.detail::Range", ptr %4, i32 0, i32 1
  %8 = load float, ptr %7, align 4, !tbaa !14
  %9 = fcmp uno float %1, 0.000000e+00
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw %"struct.detail::Range", ptr %4, i32 0, i32 2
  %12 = load i32, ptr %11, align 8, !tbaa !15
  switch i32 %12, label %17 [
    i32 0, label %18
    i32 $K, label %13
    i32 977, label %16
  ]

13:                                               ; preds = %10
  %14 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @faults to ptr), i32 1 seq_cst, align 4
  %15 = icmp ugt i32 %14, 1023
  br i1 %15, label %16, label %17

16:                                               ; preds = %10, %13
  tail call void asm sideeffect "trap;", "~{memory}"() #4
  unreachable

17:                                               ; preds = %10, %13
  br label %29

18:                                               ; preds = %3, %10
  %19 = fcmp contract olt float %1, %6
  %20 = select contract i1 %19, float %6, float %1
    #dbg_value(float %20, $d, !DIExpression(), $l)
  %21 = fcmp contract ogt float %20, %8
  %22 = select contract i1 %21, float %8, float %20
  %23 = insertelement <2 x float> poison, float %22, i64 0
  %24 = shufflevector <2 x float> %23, <2 x float> poison, <2 x i32> zeroinitializer
  %25 = fmul contract <2 x float> %24, <float 5.000000e-01, float 2.500000e-01>
  %26 = extractelement <2 x float> %25, i64 1
  %27 = trunc i32 %2 to i1
  %28 = select i1 %27, float %26, float %22
    #dbg_value(float %28, $e, !DIExpression(), $l)
  br label %29

29:                                               ; preds = %17, %18
  %30 = phi float [ 0.000000e+00, %17 ], [ %28, %18 ]
  ret float %30
}
"#;
