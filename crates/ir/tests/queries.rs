//! Questions about functions and modules.

#![allow(clippy::unwrap_used, missing_docs)]

use spacecast_ir::query::{Mention, Uses};
use spacecast_ir::store::{Attr, ConstantKind};
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Value};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_ir::{Module, parse};

const SOURCE: &[u8] = b"
@table = constant [2 x ptr] [ptr @callee, ptr @other]
@alias = alias void (), ptr @other

define void @f(i32 %n, ptr %fp) personality ptr @pers {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %left, label %right
left:
  call void @callee()
  br label %join
right:
  call void @higher(ptr @callee)
  switch i32 %n, label %join [
    i32 1, label %join
    i32 2, label %loop
  ]
loop:
  %i = phi i32 [ %n, %right ], [ %j, %loop ]
  %j = add i32 %i, %i
  call void @llvm.dbg.value(metadata i32 %j, metadata !0, metadata !DIExpression())
  %d = icmp slt i32 %j, 100
  br i1 %d, label %loop, label %join
join:
  call void %fp()
  ret void
dead:
  br label %join
}

define void @callee() { ret void }
define void @other() { ret void }
declare void @higher(ptr)
declare i32 @pers(...)
declare void @llvm.dbg.value(metadata, metadata, metadata)
!0 = !{ptr @higher}
";

fn block(module: &Module<'_>, name: &[u8]) -> Block {
    let f = module.func(module.function_named(b"f").unwrap());
    f.blocks().find(|b| f.name_of((*b).into()) == Some(name)).unwrap()
}

#[test]
fn dominators_follow_every_path() {
    let module = parse(SOURCE).unwrap();
    let f = module.func(module.function_named(b"f").unwrap());
    let dom = f.dominators();
    let b = |name: &str| block(&module, name.as_bytes());
    assert_eq!(dom.idom(b("entry")), None);
    assert_eq!(dom.idom(b("join")), Some(b("entry")));
    assert_eq!(dom.idom(b("loop")), Some(b("right")));
    assert!(dom.dominates(b("right"), b("loop")) && dom.dominates(b("loop"), b("loop")));
    assert!(!dom.dominates(b("left"), b("join")) && !dom.dominates(b("loop"), b("right")));
    assert!(!dom.is_reachable(b("dead")) && dom.dominates(b("left"), b("dead")));
    assert!(!dom.dominates(b("dead"), b("join")));
    let preds = f.predecessors();
    assert_eq!(preds[b("join")], [b("left"), b("right"), b("loop"), b("dead")]);
    assert_eq!(preds[b("loop")], [b("right"), b("loop")]);
}

#[test]
fn every_use_is_found() {
    let module = parse(SOURCE).unwrap();
    let f = module.func(module.function_named(b"f").unwrap());
    let uses = f.uses();
    assert_eq!(uses.get(Value::arg(0)).len(), 3);
    assert_eq!(uses.get(Value::arg(1)).len(), 1);
    let add = f.insts().find(|&i| f.inst(i).op == Opcode::Add).unwrap();
    let users: Vec<_> =
        uses.get(add.into()).iter().map(|u| (f.inst(u.user).op, u.operand)).collect();
    // The phi before it, the debug intrinsic through its metadata, the comparison.
    assert_eq!(users, [(Opcode::Phi, 2), (Opcode::Call, 0), (Opcode::ICmp, 0)]);
    assert_eq!(uses.get(block(&module, b"join").into()).len(), 5);
    for inst in f.insts() {
        for used in uses.get(inst.into()) {
            let operand = f.operands(used.user)[used.operand as usize];
            assert!(operand == inst.into() || operand.md_index().is_some());
        }
    }
}

#[test]
fn mentions_tell_calls_from_addresses() {
    let module = parse(SOURCE).unwrap();
    let mentions = module.mentions();
    let symbol = |name: &[u8]| module.symbol(name).unwrap();
    assert_eq!(mentions.calls(symbol(b"callee")).count(), 1);
    assert!(mentions.address_taken(symbol(b"callee")));
    assert_eq!(mentions.of(symbol(b"callee")).len(), 3);
    // Being called, and being named by metadata, takes no address.
    assert!(!mentions.address_taken(symbol(b"higher")));
    assert!(mentions.of(symbol(b"higher")).contains(&Mention::Metadata(0)));
    assert!(matches!(mentions.of(symbol(b"pers")), [Mention::Header(_)]));
    assert!(mentions.address_taken(symbol(b"other")));
    assert_eq!(module.resolve_function(symbol(b"alias")), module.function_named(b"other"));
}

#[test]
fn constants_are_reachable_and_typed() {
    let module = parse(SOURCE).unwrap();
    let (_, table) = module.variables().next().unwrap();
    let ConstantKind::Aggregate(elements) = module.store.constant(table.init.unwrap()) else {
        panic!("an array is an aggregate");
    };
    let named: Vec<_> = elements
        .iter()
        .map(|v| v.as_const().unwrap())
        .map(|c| {
            assert_eq!(module.store.const_type(c), Type::PTR);
            let global = module.store.as_global(c).unwrap();
            module.symbol_name(global).unwrap().into_owned()
        })
        .collect();
    assert_eq!(named, [b"callee".to_vec(), b"other".to_vec()]);
}

/// The uses of a parameter and of what is computed from it are those that the full table has, round a loop as well.
#[test]
fn derived_uses_are_those_of_all() {
    let source = b"
define void @f(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %b, %entry ], [ %next, %loop ]
  %x = load i64, ptr %p
  %q = getelementptr i64, ptr %a, i64 %x
  %next = getelementptr i64, ptr %q, i64 %n
  store i64 %x, ptr %next
    #dbg_value(ptr %next, !0, !DIExpression(), !1)
  %c = icmp eq i64 %x, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
!0 = !{}
!1 = !{}
";
    let module = parse(source).unwrap();
    let f = module.func(module.function_named(b"f").unwrap());
    let all = f.uses();
    let is_pointer = |inst| module.types.addrspace(f.inst(inst).ty).is_some();
    let some = Uses::derived(f, |n| n == 0, is_pointer);
    let named = |name: &[u8]| f.insts().find(|&i| f.name_of(i.into()) == Some(name)).unwrap();
    assert_eq!(all.get(Value::arg(0)), some.get(Value::arg(0)));
    for name in [&b"p"[..], b"q", b"next"] {
        let value = Value::from(named(name));
        assert!(!all.get(value).is_empty());
        assert_eq!(all.get(value), some.get(value), "{}", String::from_utf8_lossy(name));
    }
    assert_eq!(some.get(Value::arg(1)), []);
    assert_eq!(some.get(named(b"x").into()), []);
}

/// The same assembly is one constant of its function; another text, or other words before it, is another.
#[test]
fn assembly_is_there_once() {
    let source = b"
define void @f(i32 %x) {
  call void asm \"bar\", \"r\"(i32 %x)
  call void asm \"bar\", \"r,~{memory}\"(i32 %x)
  call void asm sideeffect \"bar\", \"r\"(i32 %x)
  call void asm \"bar\", \"r\"(i32 1)
  ret void
}
define void @g(i32 %x) {
  call void asm \"bar\", \"r\"(i32 %x)
  ret void
}
";
    let module = parse(source).unwrap();
    let f = module.func(module.function_named(b"f").unwrap());
    let callees: Vec<Value> = f.calls().map(|call| f.callee(call).unwrap()).collect();
    assert_eq!(callees[0], callees[3]);
    assert_ne!(callees[0], callees[1]);
    assert_ne!(callees[0], callees[2]);
    let g = module.func(module.function_named(b"g").unwrap());
    let callee = g.calls().next().and_then(|call| g.callee(call)?.as_const()).unwrap();
    assert!(matches!(g.store.constant(callee), ConstantKind::Asm(..)));
}

/// A symbol may be mentioned in metadata alone, where no instruction has it among its operands.
#[test]
fn mentions_in_metadata_are_found() {
    let source = b"@inline = global i32 0\n@described = global i32 0\n@nowhere = global i32 0\n\
        declare void @looks(metadata)\n\
        define void @f() {\n  ret void, !note !{ptr @inline}\n}\n\
        define void @g() {\n  call void @looks(metadata ptr @described)\n  ret void\n}\n";
    let module = parse(source).expect("a module");
    let count = |name: &[u8]| {
        let symbol = module.symbols().find(|&g| module.symbol_name(g).as_deref() == Some(name));
        let symbol = symbol.expect("a symbol");
        module.mentions_of(|g| g == symbol).of(symbol).len()
    };
    assert_eq!([count(b"inline"), count(b"described"), count(b"nowhere")], [1, 1, 0]);
}

/// A symbol may be mentioned by constants that are made of it, of some of which no list of operands tells; and beside
/// calls of it.
#[test]
fn mentions_in_constants_are_found() {
    let source = b"declare void @called()\ndeclare void @passed(ptr)\ndeclare void @in_vectors(<2 x ptr>)\n\
        declare void @splat()\ndeclare void @cast()\ndeclare void @equivalent()\n\
        define void @f() {\n  call void @called()\n  call void @passed(ptr @called)\n  ret void\n}\n\
        define void @g() {\n  call void @in_vectors(<2 x ptr> splat (ptr @splat))\n\
          call void @splat()\n  ret void\n}\n\
        define void @h() {\n  call void @passed(ptr inttoptr (i64 ptrtoint (ptr @cast to i64) to ptr))\n\
          call void @cast()\n  ret void\n}\n\
        define void @i() {\n  call void @passed(ptr dso_local_equivalent @equivalent)\n\
          call void @equivalent()\n  ret void\n}\n";
    let module = parse(source).expect("a module");
    let found = |name: &[u8]| {
        let symbol = module.symbol(name).expect("a symbol");
        let mentions = module.mentions_of(|g| g == symbol);
        let calls = mentions.of(symbol).iter().filter(|m| matches!(m, Mention::Call(..))).count();
        (calls, mentions.of(symbol).len())
    };
    for name in ["called", "splat", "cast", "equivalent"] {
        assert_eq!(found(name.as_bytes()), (1, 2), "{name}");
    }
}

/// Of lists in one store, what their words say is what decoding them says, whatever may come or go.
#[test]
fn lists_of_attributes_are_compared_by_their_words() {
    let lists = [
        "noundef nonnull align 4 dereferenceable(16)",
        "noundef align 4 dereferenceable(16)",
        "noundef align 8 dereferenceable(16)",
        "nonnull noundef align 4 dereferenceable(16)",
        "noundef align 4 nonnull dereferenceable(16)",
        "noundef align 4 dereferenceable(16) nonnull",
        "noundef align 4 dereferenceable(16) readonly",
        "noundef align 4 dereferenceable(32)",
        "byval(i32) align 4",
        "byval(i64) align 4",
        "\"nonnull\" nonnull",
        "\"nonnull\"=\"1\" nonnull",
        "range(i32 0, 8)",
        "range(i32 0, 9)",
        "initializes((0, 4))",
        "nonnull",
        "",
    ];
    let params: Vec<String> = lists.iter().map(|list| format!("ptr {list}")).collect();
    let params = params.join(", ").replace("ptr range", "i32 range");
    let source = format!("declare void @f({params})\n");
    let module = parse(source.as_bytes()).unwrap();
    let func = module.func(module.function_named(b"f").unwrap());
    let is_nonnull = |attr: Attr| attr.kind() == Some(AttrKind::NonNull);
    for (n, a) in func.params().iter().enumerate() {
        for (m, b) in func.params().iter().enumerate() {
            let listed = |list| func.store.attrs(list).filter(|a| !is_nonnull(*a));
            let (same, by_words) = (
                listed(a.attrs).eq(listed(b.attrs)),
                func.store.same_attrs(a.attrs, b.attrs, &is_nonnull, &is_nonnull),
            );
            assert_eq!(same, by_words, "{} and {}", lists[n], lists[m]);
            let exactly = func.store.same_attrs(a.attrs, b.attrs, &|_| false, &|_| false);
            assert_eq!(exactly, n == m, "{} and {}", lists[n], lists[m]);
            let all_of = |list| func.store.attrs(list).filter(|a| is_nonnull(*a)).count();
            if same && n != m {
                let went = func.store.same_attrs(a.attrs, b.attrs, &is_nonnull, &|_| false);
                assert_eq!(went, all_of(b.attrs) == 0, "{} and {}", lists[n], lists[m]);
            }
        }
    }
}

/// Ids tell what is part of a function as links do, in another order.
#[test]
fn each_instruction_is_listed_once() {
    let mut module = parse(SOURCE).unwrap();
    let id = module.function_named(b"f").unwrap();
    let removed = module.func(id).insts().find(|&i| module.func(id).inst(i).op == Opcode::Add);
    module.func_mut(id).remove(removed.unwrap());
    let view = module.func(id).view();
    let mut linked: Vec<_> = view.insts().collect();
    linked.sort_unstable();
    let each: Vec<_> = view.each().map(|(inst, ..)| inst).collect();
    assert_eq!(each, linked);
    for (inst, data, operands) in view.each() {
        assert_eq!((data, operands), view.look(inst));
    }
}
