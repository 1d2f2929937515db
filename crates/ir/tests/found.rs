//! What random edits have found, one case each, small.

#![allow(clippy::unwrap_used, missing_docs)]

use spacecast_ir::edit::NewInst;
use spacecast_ir::function::Function;
use spacecast_ir::inst::InstFlags;
use spacecast_ir::schema::NodeKind;
use spacecast_ir::store::{MdKind, MdRef};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, FuncId, Inst, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_ir::{Module, parse};

fn print(m: &Module<'_>) -> String {
    let mut out = Vec::new();
    m.print(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}
fn canonical(m: &Module<'_>) -> String {
    let mut out = Vec::new();
    m.print_canonical(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}
/// The printed text is read again and says what the model says.
#[track_caller]
fn agrees(m: &Module<'_>) {
    let text = print(m);
    match parse(text.as_bytes()) {
        Err(e) => panic!("{e} at {:?} in\n{text}", e.position(text.as_bytes())),
        Ok(again) => assert_eq!(canonical(m), canonical(&again)),
    }
}
fn f(m: &Module<'_>, name: &str) -> FuncId {
    m.function_named(name.as_bytes()).unwrap()
}
fn inst(f: &Function<'_>, n: usize) -> Inst {
    f.insts().nth(n).unwrap()
}

#[test]
fn label_that_begins_with_a_digit() {
    let m = parse(b"define void @f() {\n  br label %\"1a\"\n1a:\n  ret void\n}\n").unwrap();
    let text = canonical(&m);
    parse(text.as_bytes()).unwrap_or_else(|e| panic!("{e} in\n{text}"));
}

#[test]
fn replace_with_a_name_touches_users() {
    let mut m = parse(b"define i32 @f(i32 %a) {\n  %x = add i32 %a, 1\n  ret i32 %x\n}\n").unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    let i = inst(func, 0);
    func.replace(i, NewInst::new(Opcode::Freeze, Type::I32, &[Value::arg(0)]).named(b"y"));
    agrees(&m);
}

#[test]
fn orders_of_uses_after_an_edit() {
    let src = b"define i32 @f(i32 %x) {\n  %a = add i32 %x, %x\n  ret i32 %a\n  uselistorder i32 %x, { 1, 0 }\n}\n";
    let mut m = parse(src).unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    let i = inst(func, 0);
    let one = func.store.int(Type::I32, 1);
    func.set_operand(i, 1, one);
    agrees(&m);
}

#[test]
fn custom_attachments_are_the_same_by_name() {
    let mut m =
        parse(b"define void @f() {\n  ret void, !note !0\n}\n!0 = !{}\n!1 = !{i32 1}\n").unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    let i = inst(func, 0);
    let kind = MdKind::Custom(func.store.text.add_name(b"note"));
    func.set_metadata(i, kind, Some(MdRef::Number(1)));
    assert_eq!(func.metadata(i).count(), 1);
    let kind = MdKind::Custom(func.store.text.add_name(b"note"));
    func.set_metadata(i, kind, None);
    assert_eq!(func.metadata(i).count(), 0);
}

#[test]
fn rename_a_block_whose_address_is_taken() {
    let src = b"@t = global ptr blockaddress(@f, %to)\ndefine void @f(ptr %p) {\nentry:\n  indirectbr ptr %p, [label %to]\nto:\n  ret void\n}\n";
    let mut m = parse(src).unwrap();
    let id = f(&m, "f");
    let block = m.func(id).blocks().nth(1).unwrap();
    m.func_mut(id).set_name(block.into(), b"other");
    agrees(&m);
}
#[test]
fn name_a_numbered_block_whose_address_is_taken() {
    let src = b"@t = global ptr blockaddress(@f, %2)\ndefine void @f(ptr %0) {\n  indirectbr ptr %0, [label %2]\n2:\n  ret void\n}\n";
    let mut m = parse(src).unwrap();
    let id = f(&m, "f");
    let block = m.func(id).blocks().nth(1).unwrap();
    m.func_mut(id).set_name(block.into(), b"other");
    agrees(&m);
}

#[test]
fn retype_variable_in_attachments_of_instructions() {
    let src = b"@v = addrspace(1) global i32 0\ndefine void @f() {\n  ret void, !note !{ptr addrspace(1) @v}\n}\n";
    let mut m = parse(src).unwrap();
    let v = m.variables().next().unwrap().0;
    m.retype_variable(v, Type::I32, 3);
    agrees(&m);
}
#[test]
fn retype_variable_in_attachments_of_functions() {
    let src = b"@v = addrspace(1) global i32 0\ndefine void @f() !note !{ptr addrspace(1) @v} {\n  ret void\n}\n";
    let mut m = parse(src).unwrap();
    let v = m.variables().next().unwrap().0;
    m.retype_variable(v, Type::I32, 3);
    agrees(&m);
}
#[test]
fn retype_variable_in_attachments_of_variables() {
    let src = b"@v = addrspace(1) global i32 0\n@w = global i32 0, !note !{ptr addrspace(1) @v}\n";
    let mut m = parse(src).unwrap();
    let v = m.variables().next().unwrap().0;
    m.retype_variable(v, Type::I32, 3);
    agrees(&m);
}

#[test]
fn mentions_in_nodes_in_place() {
    let src = b"declare void @a()\ndeclare void @b()\ndeclare void @c()\ndeclare void @d()\n@v = global i32 0, !note !{ptr @d}\ndefine void @f() !note !{ptr @a} {\n  ret void, !note !{ptr @b}\n}\n!0 = !{!{ptr @c}}\n";
    let m = parse(src).unwrap();
    let mentions = m.mentions();
    for name in ["a", "b", "c", "d"] {
        let global = m.symbol(name.as_bytes()).unwrap();
        assert!(!mentions.of(global).is_empty(), "@{name} has no mention");
    }
}

#[test]
fn define_a_declaration() {
    let mut m = parse(b"declare void @f()\n").unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    let block: Block = func.add_block(None);
    func.append(block, NewInst::new(Opcode::Ret, Type::VOID, &[]));
    agrees(&m);
}
#[test]
fn remove_a_declaration_that_was_defined() {
    let mut m = parse(b"declare void @f()\n").unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    let block: Block = func.add_block(None);
    func.append(block, NewInst::new(Opcode::Ret, Type::VOID, &[]));
    m.remove_function(id);
    agrees(&m);
}

#[test]
fn last_comment_without_a_line_end() {
    let mut m = parse(b"@a = global i32 0 ; the end").unwrap();
    m.add_metadata(NodeKind::Tuple, false, &[]);
    assert!(print(&m).starts_with("@a = global i32 0 ; the end\n"), "{}", print(&m));
}

#[test]
fn retype_variable_leaves_other_nodes_alone() {
    let src = b"@v = addrspace(1) global i32 0\n!0 = !{ptr addrspace(1) @v}\n!1 = !{i32   7}\n";
    let mut m = parse(src).unwrap();
    let v = m.variables().next().unwrap().0;
    m.retype_variable(v, Type::I32, 3);
    agrees(&m);
    assert!(print(&m).contains("!1 = !{i32   7}"), "{}", print(&m));
}

#[test]
fn moved_blocks_leave_other_variables_alone() {
    let src = b"@t = global ptr blockaddress(@f, %2)\n@w = global   i32 0\ndefine void @f(ptr %0) {\n  indirectbr ptr %0, [label %2]\n2:\n  ret void\n}\n";
    let mut m = parse(src).unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    let (first, one) = (inst(func, 0), func.store.int(Type::I32, 1));
    func.insert_before(first, NewInst::new(Opcode::Freeze, Type::I32, &[one]));
    agrees(&m);
    assert!(print(&m).contains("@w = global   i32 0"), "{}", print(&m));
}

#[test]
fn numbers_of_symbols_have_no_gap() {
    let src = b"declare void @0()\ndeclare void @1()\ndefine void @f() {\n  call void @1()\n  ret void\n}\n";
    let mut m = parse(src).unwrap();
    let first = m.functions().next().unwrap().0;
    m.remove_function(first);
    assert!(!print(&m).contains("@1"), "{}", print(&m));
}

#[test]
fn numbers_of_symbols_have_no_gap_where_several_went() {
    let src = b"declare void @0()\ndeclare void @1()\n@2 = global ptr @4\ndeclare void @3()\ndeclare void @4()\n\
        define void @f() {\n  call void @1()\n  call void @4()\n  ret void\n}\n";
    let removed = |at_once: bool| {
        let mut m = parse(src).unwrap();
        let ids: Vec<_> = m.functions().map(|(id, _)| id).collect();
        // The last one first: what is behind it has moved by then, or has not.
        let gone = [ids[2], ids[0]];
        if at_once {
            m.remove_functions(&gone);
        } else {
            gone.iter().for_each(|&id| m.remove_function(id));
        }
        agrees(&m);
        print(&m)
    };
    assert_eq!(removed(true), removed(false));
    for line in ["@1 = global ptr @2", "declare void @2()", "call void @0()", "call void @2()"] {
        assert!(removed(true).contains(line), "{line}\n{}", removed(true));
    }
}

#[test]
fn set_flags_of_a_scoped_access() {
    let src = b"define i32 @f(ptr %p) {\n  %v = load atomic i32, ptr %p syncscope(\"device\") acquire, align 4\n  ret i32 %v\n}\n";
    let mut m = parse(src).unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    let i = inst(func, 0);
    let before = func.access(i);
    func.set_flags(i, InstFlags::ATOMIC | InstFlags::VOLATILE);
    assert_eq!(func.access(i), before);
}

#[test]
fn set_name_to_the_same_name() {
    let mut m = parse(b"define i32 @f(i32 %x) {\n  ret i32 %x\n}\n").unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    func.set_name(Value::arg(0), b"x");
    assert_eq!(func.name_of(Value::arg(0)), Some(&b"x"[..]));
}

#[test]
fn preds_keep_their_order() {
    let src = "define void @f(i1 %c) {\n  br label %1\n\n1:                                                ; preds = %1, %0\n  br i1 %c, label %1, label %2\n\n2:                                                ; preds = %1\n  ret void\n}\n";
    let mut m = parse(src.as_bytes()).unwrap();
    let id = f(&m, "f");
    let func = m.func_mut(id);
    let last = func.insts().last().unwrap();
    let one = func.store.int(Type::I32, 1);
    func.insert_before(last, NewInst::new(Opcode::Freeze, Type::I32, &[one]));
    agrees(&m);
    assert!(print(&m).contains("; preds = %1, %0\n"), "{}", print(&m));
}

#[test]
fn preds_follow_names() {
    let src = "define void @f() {\nentry:\n  br label %to\n\nto:                                               ; preds = %entry\n  ret void\n}\n";
    let mut m = parse(src.as_bytes()).unwrap();
    let id = f(&m, "f");
    let entry = m.func(id).blocks().next().unwrap();
    m.func_mut(id).set_name(entry.into(), b"start");
    assert!(print(&m).contains("; preds = %start\n"), "{}", print(&m));
}

#[test]
fn words_in_a_summary_stay_apart() {
    let Ok(m) = parse(b"^0 = flags: a 97\n") else { return };
    let text = canonical(&m);
    parse(text.as_bytes()).unwrap_or_else(|e| panic!("{e} in\n{text}"));
}
