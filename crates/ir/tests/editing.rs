//! What edits leave in the text. Every result is also parsed and verified by LLVM, and read again.

#![allow(clippy::unwrap_used, missing_docs)]

use expect_test::{Expect, expect};
use spacecast_ir::Module;
use spacecast_ir::edit::{AttrOwner, Extra, NewInst};
use spacecast_ir::inst::{Access, InstFlags};
use spacecast_ir::schema::{Field, NodeKind};
use spacecast_ir::store::{Attr, Md, MdKind, MdRef};
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{FuncId, Inst, Value};
use spacecast_ir::vocab::{AttrKind, Linkage, MdKindName, Opcode};

/// Edits, prints, and has LLVM and ourselves accept the result.
fn edited(source: &str, edit: impl FnOnce(&mut Module<'_>)) -> String {
    let mut module = spacecast_ir::parse(source.as_bytes()).unwrap();
    edit(&mut module);
    let mut text = Vec::new();
    module.print(&mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    let again = spacecast_ir::parse(text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let mut canonical = [Vec::new(), Vec::new()];
    module.print_canonical(&mut canonical[0]).unwrap();
    again.print_canonical(&mut canonical[1]).unwrap();
    let [model, read] = canonical.map(|c| String::from_utf8(c).unwrap());
    assert_eq!(model, read, "the text says what the model says");
    let llvm = spacecast_llvm::Llvm::find(None).unwrap();
    let parsed = llvm.parse("edited", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    parsed.verify().unwrap_or_else(|e| panic!("{e}\n{text}"));
    drop(again);
    text
}

fn check(source: &str, expected: Expect, edit: impl FnOnce(&mut Module<'_>)) {
    expected.assert_eq(&edited(source, edit));
}

fn func(module: &Module<'_>, name: &str) -> FuncId {
    module.function_named(name.as_bytes()).unwrap()
}

fn nth(module: &Module<'_>, f: FuncId, op: Opcode, n: usize) -> Inst {
    let function = module.func(f);
    function.insts().filter(|&i| function.inst(i).op == op).nth(n).unwrap()
}

const NUMBERED: &str = "\
define i32 @f(i32 %0, i32 %1) { ; header
  %3 = add i32 %0, %1 ; first
  ; a line of its own
  %4 = mul i32 %0, %1   ; goes away
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = sub i32 %3, 1
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ] ; last
  ret i32 %9
}
";

#[test]
fn removing_a_number_moves_the_others() {
    check(
        NUMBERED,
        expect![[r#"
            define i32 @f(i32 %0, i32 %1) { ; header
              %3 = add i32 %0, %1 ; first
              ; a line of its own
              %4 = icmp eq i32 %3, 0
              br i1 %4, label %5, label %7

            5:                                                ; preds = %2
              %6 = sub i32 %3, 1
              br label %7

            7:                                                ; preds = %5, %2
              %8 = phi i32 [ %6, %5 ], [ %3, %2 ] ; last
              ret i32 %8
            }
        "#]],
        |m| {
            let f = func(m, "f");
            let mul = nth(m, f, Opcode::Mul, 0);
            m.func_mut(f).remove(mul);
        },
    );
}

#[test]
fn only_numbers_of_values_are_moved() {
    let remove_add = |m: &mut Module<'_>| {
        let f = func(m, "f");
        let add = nth(m, f, Opcode::Add, 0);
        m.func_mut(f).remove(add);
    };
    check(
        r#"
define i32 @f(i32 %0) {
  %2 = add i32 %0, 1
  %"3" = sub i32  %0, 2
  %3 = call i32 asm "mov.u32 $0, %3;", "=r,r"(i32 %"3")
  %4 = mul i32 %3,  %"3"
  ret i32 %4
}
"#,
        expect![[r#"

            define i32 @f(i32 %0) {
              %"3" = sub i32  %0, 2
              %2 = call i32 asm "mov.u32 $0, %3;", "=r,r"(i32 %"3")
              %3 = mul i32 %2,  %"3"
              ret i32 %3
            }
        "#]],
        remove_add,
    );
    // Here a number may be that of a type.
    check(
        r"
%4 = type { i32, i32 }

define i32 @f(ptr %0, i32 %1) {
  %3 = add i32 %1, 1
  %4 = getelementptr %4, ptr %0, i32 0, i32 1
  %5 = load i32, ptr %4
  ret i32 %5
}
",
        expect![[r#"

            %4 = type { i32, i32 }

            define i32 @f(ptr %0, i32 %1) {
              %3 = getelementptr %4, ptr %0, i32 0, i32 1
              %4 = load i32, ptr %3
              ret i32 %4
            }
        "#]],
        remove_add,
    );
}

#[test]
fn a_named_value_moves_nothing() {
    let text = edited(NUMBERED, |m| {
        let f = func(m, "f");
        let mul = nth(m, f, Opcode::Mul, 0);
        let function = m.func_mut(f);
        let operand = function.operands(mul)[0];
        let new = NewInst::new(Opcode::Freeze, Type::I32, &[operand]).named(b"frozen");
        function.insert_before(mul, new);
    });
    // A comment stays with the line that it stands above.
    let added = "  %frozen = freeze i32 %0\n  ; a line of its own";
    assert_eq!(text, NUMBERED.replace("  ; a line of its own", added));
}

#[test]
fn everything_about_an_instruction_can_be_replaced() {
    check(
        "\
define void @f(ptr %p) {
  %v = load i32, ptr %p, align 4, !range !0 ; keep
  store i32 %v, ptr %p
  ret void
}

!0 = !{i32 0, i32 5}
",
        expect![[r#"
            define void @f(ptr %p) {
              %q = addrspacecast ptr %p to ptr addrspace(1)
              %v = load volatile i32, ptr addrspace(1) %q, align 8, !range !0 ; keep
              store i32 %v, ptr %p
              ret void
            }

            !0 = !{i32 0, i32 5}
        "#]],
        |m| {
            let global = m.types.ptr(1);
            let f = func(m, "f");
            let load = nth(m, f, Opcode::Load, 0);
            let function = m.func_mut(f);
            let cast = NewInst::cast(Opcode::AddrSpaceCast, Value::arg(0), global).named(b"q");
            let q = function.insert_before(load, cast);
            let access = Access { align: Some(3), ..Access::default() };
            let new = NewInst::load(Type::I32, q.into(), access).with_flags(InstFlags::VOLATILE);
            function.replace(load, new);
        },
    );
}

#[test]
fn a_parameter_is_retyped_with_its_callers() {
    check(
        "\
define internal i32 @get(ptr nonnull %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

@tile = internal addrspace(3) global i32 0

define i32 @caller() {
  ; generic so far
  %r = call i32 @get(ptr nonnull addrspacecast (ptr addrspace(3) @tile to ptr))
  ret i32 %r
}
",
        expect![[r#"
            define internal i32 @get(ptr addrspace(3) %p) {
              %v = load i32, ptr addrspace(3) %p
              ret i32 %v
            }

            @tile = internal addrspace(3) global i32 0

            define i32 @caller() {
              ; generic so far
              %r = call i32 @get(ptr addrspace(3) @tile)
              ret i32 %r
            }
        "#]],
        |m| {
            let shared = m.types.ptr(3);
            let tile = m.symbol(b"tile").unwrap();
            let get = func(m, "get");
            let nonnull = |a: &Attr| a.kind() == Some(AttrKind::NonNull);
            let function = m.func_mut(get);
            function.retype_param(0, shared);
            assert!(function.remove_attrs(AttrOwner::Param(0), nonnull));
            let caller = func(m, "caller");
            let call = nth(m, caller, Opcode::Call, 0);
            let function = m.func_mut(caller);
            let operand = function.store.symbol(tile, shared);
            function.set_operand(call, 0, operand);
            assert!(function.remove_attrs(AttrOwner::CallArg(call, 0), nonnull));
        },
    );
}

#[test]
fn a_result_is_retyped_with_returns_and_callers() {
    check(
        "\
@tile = internal addrspace(3) global i32 0

define internal nonnull ptr @where() { ; one line
  ret ptr addrspacecast (ptr addrspace(3) @tile to ptr)
}

define i32 @caller() {
  %p = call ptr @where()
  %v = load i32, ptr %p
  ret i32 %v
}
",
        expect![[r#"
            @tile = internal addrspace(3) global i32 0

            define internal ptr addrspace(3) @where() { ; one line
              ret ptr addrspace(3) @tile
            }

            define i32 @caller() {
              %p = call ptr addrspace(3) @where()
              %v = load i32, ptr addrspace(3) %p
              ret i32 %v
            }
        "#]],
        |m| {
            let shared = m.types.ptr(3);
            let tile = m.symbol(b"tile").unwrap();
            let f = func(m, "where");
            let ret = nth(m, f, Opcode::Ret, 0);
            let function = m.func_mut(f);
            function.retype_return(shared);
            function.remove_attrs(AttrOwner::Return, |_| true);
            let operand = function.store.symbol(tile, shared);
            function.set_operand(ret, 0, operand);
            let caller = func(m, "caller");
            let call = nth(m, caller, Opcode::Call, 0);
            let function = m.func_mut(caller);
            function.set_type(call, shared);
            function.set_call_type(call, shared);
        },
    );
}

#[test]
fn a_variable_is_retyped_wherever_it_is_mentioned() {
    check(
        "\
@a = internal addrspace(1) global [4 x i32] zeroinitializer
@b = global ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 4) to ptr)
@c = global i32 7 ; not touched

define i32 @f() {
  %v = load i32, ptr addrspace(1) @a ; touched
  ret i32 %v ; not touched
}

!named = !{!0}
!0 = !{ptr addrspace(1) @a}
",
        expect![[r#"
            @a = internal addrspace(3) global [4 x i32] zeroinitializer
            @b = global ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i64 4) to ptr)
            @c = global i32 7 ; not touched

            define i32 @f() {
              %v = load i32, ptr addrspace(3) @a ; touched
              ret i32 %v ; not touched
            }

            !named = !{!0}
            !0 = !{ptr addrspace(3) @a}
        "#]],
        |m| {
            let (id, ty) = m.variables().map(|(id, v)| (id, v.ty)).next().unwrap();
            m.retype_variable(id, ty, 3);
        },
    );
}

const DEBUG: &str = "\
define i32 @f(i32 %x) !dbg !4 {
  #dbg_value(i32 %x, !8, !DIExpression(), !9)
  br label %loop, !dbg !9

loop:
  %i = phi i32 [ 0, %0 ], [ %n, %loop ]
  #dbg_value(!DIArgList(i32 %i, i32 %x), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !12)
  %n = add i32 %i, 1, !dbg !12
  %c = icmp slt i32 %n, %x, !dbg !14
  br i1 %c, label %loop, label %exit, !dbg !12, !llvm.loop !16

exit:
  ret i32 %n, !dbg !DILocation(line: 9, scope: !4)
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !13)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: \"x\", arg: 1, scope: !4, file: !1, line: 1, type: !7)
!9 = !DILocation(line: 2, scope: !4)
!10 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!11 = !DILocalVariable(name: \"i\", scope: !10, file: !1, line: 3, type: !7)
!12 = !DILocation(line: 4, scope: !10)
!13 = !{!8, !11}
!14 = !DILocation(line: 20, scope: !15, inlinedAt: !12)
!15 = distinct !DISubprogram(name: \"inlined\", scope: !1, file: !1, line: 19, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!16 = distinct !{!16, !12, !12}
";

#[test]
fn all_uses_follow_debug_records_included() {
    let text = edited(DEBUG, |m| {
        let f = func(m, "f");
        let seven = m.func_mut(f).store.int(Type::I32, 7);
        m.func_mut(f).replace_all_uses(Value::arg(0), seven);
    });
    let expected = DEBUG
        .replace("#dbg_value(i32 %x,", "#dbg_value(i32 7,")
        .replace("!DIArgList(i32 %i, i32 %x)", "!DIArgList(i32 %i, i32 7)")
        .replace("icmp slt i32 %n, %x", "icmp slt i32 %n, 7");
    assert_eq!(text, expected);
}

#[test]
fn many_clones_at_once_are_those_made_one_by_one() {
    let names = |m: &Module<'_>| {
        let ids: Vec<FuncId> =
            m.functions().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect();
        // Twice the same name, in between another function.
        ids.iter().chain(&ids).map(|&id| (id, b"copy".to_vec())).collect::<Vec<_>>()
    };
    let source = DEBUG
        .replace("\n\n!llvm", "\n\ndefine void @g() {\n  call void @g()\n  ret void\n}\n\n!llvm");
    let one_by_one = edited(&source, |m| {
        for (id, name) in names(m) {
            m.clone_function(id, &name);
        }
    });
    let at_once = edited(&source, |m| {
        let wanted = names(m);
        let copies = m.clone_functions(&wanted);
        assert_eq!(copies.len(), wanted.len());
        assert_eq!(copies[1], func(m, "copy.1"));
    });
    assert_eq!(at_once, one_by_one);
    // Copies call what the original calls, which is the original.
    assert_eq!(at_once.matches("call void @g()").count(), 3, "{at_once}");
}

#[test]
fn a_clone_has_debug_info_of_its_own() {
    let text = edited(DEBUG, |m| {
        let f = func(m, "f");
        let copy = m.clone_function(f, b"f.shared");
        assert_eq!(m.func(copy).symbol.linkage(), Linkage::Internal);
        assert_eq!(m.clone_function(f, b"f.shared"), func(m, "f.shared.1"));
    });
    // What was there is there, byte for byte.
    let (before, after) = DEBUG.split_once("\n\n!llvm").unwrap();
    assert!(text.starts_with(before), "{text}");
    assert!(text.contains(after), "{text}");
    // Two more subprograms for the function, none for the one that was inlined.
    assert_eq!(text.matches("!DISubprogram(name: \"f\"").count(), 3);
    assert_eq!(text.matches("!DISubprogram(name: \"inlined\"").count(), 1);
    assert_eq!(text.matches("!DILexicalBlock").count(), 3);
    assert_eq!(text.matches("!DILocalVariable(name: \"i\"").count(), 3);
}

#[test]
fn new_entities_find_their_place() {
    check(
        "source_filename = \"a\"\n\n; about f\ndefine void @f() {\n  ret void\n}\n\n!0 = !{}\n",
        expect![[r#"
            source_filename = "a"
            @table = addrspace(4) global [2 x i32] [i32 1, i32 2]

            ; about f
            define void @f() #0 {
              call void @helper(i32 7), !note !1
              ret void
            }
            declare void @helper(i32)

            define i32 @"made up"(i32 %0) {
              %2 = add i32 %0, 1
              ret i32 %2
            }
            attributes #0 = { noinline "key"="value" }
            !list = !{!1}

            !0 = !{}
            !1 = !{!"text", i32 3, !0}
        "#]],
        |m| {
            let helper = m.add_function(b"helper", Type::VOID, &[Type::I32], false);
            let made = m.add_function(b"made up", Type::I32, &[Type::I32], true);
            let function = m.func_mut(made);
            let block = function.add_block(None);
            let one = function.store.int(Type::I32, 1);
            let sum = NewInst::new(Opcode::Add, Type::I32, &[Value::arg(0), one]);
            let sum = function.append(block, sum);
            function.append(block, NewInst::new(Opcode::Ret, Type::VOID, &[sum.into()]));

            let array = m.types.intern(TypeKind::Array { elem: Type::I32, len: 2 });
            let elements = [m.store.int(Type::I32, 1), m.store.int(Type::I32, 2)];
            let init = m.store.aggregate(array, &elements);
            m.add_variable(b"table", array, 4, Some(init));

            let text = m.metadata_string(b"text");
            let three = m.metadata_int(Type::I32, 3);
            let fields = [text, three, Md::Number(0)].map(|md| (Field::Positional, md));
            let note = m.add_metadata(NodeKind::Tuple, false, &fields);
            m.add_named_operands(b"list", &[note]);

            let key = m.store.text.add_string(b"key");
            let value = m.store.text.add_string(b"value");
            let attrs = [Attr::Flag(AttrKind::NoInline), Attr::Str(key, Some(value))];
            let group = m.add_attr_group(&attrs);

            let f = func(m, "f");
            let ret = nth(m, f, Opcode::Ret, 0);
            let callee = m.func(helper).global;
            let function = m.func_mut(f);
            function.add_attr(AttrOwner::Function, Attr::Group(group));
            let callee = function.store.symbol(callee, Type::PTR);
            let seven = function.store.int(Type::I32, 7);
            let call = function.insert_before(ret, NewInst::call(Type::VOID, callee, &[seven]));
            let kind = MdKind::Custom(function.store.text.add_name(b"note"));
            function.set_metadata(call, kind, Some(MdRef::Number(note)));
        },
    );
}

#[test]
fn a_layout_is_changed_or_added() {
    let short = "e-p3:32:32-i64:64-n16:32:64";
    check(
        "target datalayout = \"e-i64:64\" ; long\ntarget triple = \"nvptx64\"\n",
        expect![[r#"
            target datalayout = "e-p3:32:32-i64:64-n16:32:64" ; long
            target triple = "nvptx64"
        "#]],
        |m| m.set_data_layout(short),
    );
    check(
        "; nothing but a variable\n@v = global i32 0\n",
        expect![[r#"
            target datalayout = "e-p3:32:32-i64:64-n16:32:64"
            ; nothing but a variable
            @v = global i32 0
        "#]],
        |m| m.set_data_layout(short),
    );
}

#[test]
fn what_is_removed_takes_its_lines_along() {
    check(
        "\
; top
declare void @unused() ; comment of unused

define void @f() { ; comment of f
  fence seq_cst ; comment of fence
  ; stays
  fence acquire
  ret void
}
!0 = !{} ; goes
!1 = !{} ; stays
",
        expect![[r#"
            ; top

            define void @f() { ; comment of f
              ; stays
              ret void
            }
            !1 = !{} ; stays
        "#]],
        |m| {
            let unused = func(m, "unused");
            m.remove_function(unused);
            m.remove_metadata(0);
            let f = func(m, "f");
            for _ in 0..2 {
                let fence = nth(m, f, Opcode::Fence, 0);
                m.func_mut(f).remove(fence);
            }
        },
    );
}

#[test]
fn a_block_is_cut_in_two() {
    let source = "\
define i32 @f(i32 %0, i1 %1) {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ %0, %2 ], [ %6, %3 ]
  %5 = call i32 @g(i32 signext %4) #0, !tag !0 ; runs twice
  %6 = add i32 %5, 1
  br i1 %1, label %3, label %7

7:                                                ; preds = %3
  ret i32 %6
}
declare i32 @g(i32)
attributes #0 = { nounwind }
!0 = !{}
";
    let expected = expect![[r#"
        define i32 @f(i32 %0, i1 %1) {
          br label %3

        3:                                                ; preds = %2, %tail
          %4 = phi i32 [ %0, %2 ], [ %6, %tail ]
          br label %side
        side:
          %again = call i32 @g(i32 signext %4), !tag !0
          br label %tail
        tail:
          %5 = call i32 @g(i32 signext %4) #0, !tag !0 ; runs twice
          %6 = add i32 %5, 1
          br i1 %1, label %3, label %7

        7:                                                ; preds = %tail
          ret i32 %6
        }
        declare i32 @g(i32)
        attributes #0 = { nounwind }
        !0 = !{}
    "#]];
    check(source, expected, |module| {
        let f = func(module, "f");
        let call = nth(module, f, Opcode::Call, 0);
        let function = module.func_mut(f);
        let head = function.block_of(call);
        let tail = function.split_block(call, b"tail");
        let side = function.add_block_after(head, b"side");
        let operands = function.operands(call).to_vec();
        let again = function.append_copy(side, call, &operands, b"again");
        let jump = NewInst::new(Opcode::Br, Type::VOID, &[tail.into()]);
        function.append(side, jump);
        let to_side = NewInst::new(Opcode::Br, Type::VOID, &[side.into()]);
        function.append(head, to_side);
        // What the copy has is its own.
        function.remove_attrs(AttrOwner::Call(again), |_| true);
    });
}

#[test]
fn orders_of_uses_go_when_they_no_longer_fit() {
    let text = edited(
        "\
define i32 @f(i32 %x) {
  %a = add i32 %x, %x
  %b = mul i32 %a, %x
  ret i32 %b

  uselistorder i32 %x, { 2, 0, 1 }
}
",
        |m| {
            let f = func(m, "f");
            let add = nth(m, f, Opcode::Add, 0);
            let one = m.func_mut(f).store.int(Type::I32, 1);
            m.func_mut(f).set_operand(add, 0, one);
        },
    );
    assert!(!text.contains("uselistorder"), "{text}");
}

#[test]
fn the_address_of_a_block_follows_its_number() {
    let text = edited(
        "\
@table = global [1 x ptr] [ptr blockaddress(@f, %2)]

define void @f() {
  %1 = freeze i32 0
  br label %2

2:
  indirectbr ptr blockaddress(@f, %2), [label %2]
}
",
        |m| {
            let f = func(m, "f");
            let freeze = nth(m, f, Opcode::Freeze, 0);
            m.func_mut(f).remove(freeze);
        },
    );
    assert!(text.contains("@table = global [1 x ptr] [ptr blockaddress(@f, %1)]"), "{text}");
    assert!(text.contains("indirectbr ptr blockaddress(@f, %1), [label %1]"), "{text}");
}

#[test]
fn attachments_are_set_replaced_and_removed() {
    check(
        "\
define void @f(ptr %p) {
  %v = load ptr, ptr %p, !nonnull !0, !align !1
  ret void
}
!0 = !{}
!1 = !{i64 8}
!2 = !{i64 16}
",
        expect![[r#"
            define void @f(ptr %p) !custom !2 {
              %v = load ptr, ptr %p, !align !2, !invariant.load !0
              ret void
            }
            !0 = !{}
            !1 = !{i64 8}
            !2 = !{i64 16}
        "#]],
        |m| {
            let f = func(m, "f");
            let load = nth(m, f, Opcode::Load, 0);
            let function = m.func_mut(f);
            function.set_metadata(load, MdKind::Known(MdKindName::NonNull), None);
            let sixteen = Some(MdRef::Number(2));
            function.set_metadata(load, MdKind::Known(MdKindName::Align), sixteen);
            let invariant = MdKind::Known(MdKindName::InvariantLoad);
            assert!(!function.store.may_attach(MdKindName::InvariantLoad));
            function.set_metadata(load, invariant, Some(MdRef::Number(0)));
            assert!(function.store.may_attach(MdKindName::InvariantLoad));
            let custom = MdKind::Custom(function.store.text.add_name(b"custom"));
            function.set_function_metadata(custom, sixteen);
        },
    );
}

#[test]
fn typed_pointers_are_edited_as_such() {
    let source = "\
define i32 @f(i32 addrspace(3)* %p) {
  %q = getelementptr i32, i32 addrspace(3)* %p, i64 1
  %v = load i32, i32 addrspace(3)* %q
  ret i32 %v
}
";
    let text = edited(source, |m| {
        let generic = m.types.typed_ptr(Type::I32, 0);
        let f = func(m, "f");
        let load = nth(m, f, Opcode::Load, 0);
        let function = m.func_mut(f);
        let q = function.operands(load)[0];
        let cast = NewInst::cast(Opcode::AddrSpaceCast, q, generic).named(b"g");
        let g = function.insert_before(load, cast);
        function.set_operand(load, 0, g.into());
        let gep = q.as_inst().unwrap();
        let one = function.operands(gep)[1];
        let shared = function.type_of(q);
        let new = NewInst::new(Opcode::GetElementPtr, shared, &[Value::arg(0), one])
            .with(Extra::Source(Type::I32))
            .with_flags(InstFlags::INBOUNDS);
        function.replace(gep, new);
    });
    let load = "  %v = load i32, i32 addrspace(3)* %q";
    let cast = "  %g = addrspacecast i32 addrspace(3)* %q to i32*\n  %v = load i32, i32* %g";
    let expected = source.replace("getelementptr", "getelementptr inbounds").replace(load, cast);
    assert_eq!(text, expected);
}

/// A large function is printed in pieces. Here all kinds of edits are so dense that pieces end beside each of them.
#[test]
fn pieces_of_a_large_function_fit_together() {
    let mut source = "define i32 @f(i32 %x) {\n".to_owned();
    let mut expected = source.clone();
    let lines = 30_000;
    for n in 0..lines {
        if n % 3 == 0 {
            let label = format!("  br label %b{n}\n\nb{n}:\n");
            source += &label;
            expected += &label;
        }
        let comment = ["", " ; a comment"][n % 2];
        let line = format!("  %v{n} = add i32 %x, {n}");
        source += &format!("{line}{comment}\n");
        expected += &match n % 5 {
            0 => format!("{line}{comment}\n"),
            1 => String::new(),
            2 => format!("  %n{n} = mul i32 %x, %x\n{line}{comment}\n"),
            3 => format!("  %v{n} = add i32 %x, %x{comment}\n"),
            _ => format!("  %w{n} = add i32 %x, {n}{comment}\n"),
        };
    }
    let end = "  ret i32 0\n}\n";
    let printed = edited(&(source + end), |module| {
        let f = func(module, "f");
        let (function, x) = (module.func_mut(f), Value::arg(0));
        let is_add = |&inst: &Inst| function.inst(inst).op == Opcode::Add;
        let insts: Vec<Inst> = function.insts().filter(is_add).collect();
        for (n, inst) in insts.into_iter().enumerate() {
            match n % 5 {
                1 => function.remove(inst),
                2 => {
                    let mul = NewInst::new(Opcode::Mul, Type::I32, &[x, x]);
                    function.insert_before(inst, mul.named(format!("n{n}").as_bytes()));
                }
                3 => function.set_operand(inst, 1, x),
                4 => function.set_name(inst.into(), format!("w{n}").as_bytes()),
                _ => {}
            }
        }
    });
    let expected = expected + end;
    for (at, (found, wanted)) in printed.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, wanted, "line {at}");
    }
    assert_eq!(printed.len(), expected.len());
}
