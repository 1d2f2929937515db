//! What is wrong is rejected: claims that do not follow, and changes that nothing entitles to.
//!
//! The passes run as ever, under the eyes of someone who shows the checker something else than what they did.

mod common;

use std::sync::Arc;

use common::{Lie, honest, problems_under, says};
use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Certificate, Solution};
use spacecast_analysis::knobs::Profile;
use spacecast_checker::{Checker, relaid};
use spacecast_ir::Module;
use spacecast_ir::edit::{AttrOwner, Extra, NewInst};
use spacecast_ir::inst::{Access, AllocaData, InstFlags};
use spacecast_ir::schema::{Field, NodeKind};
use spacecast_ir::store::{Attr, Md, MdKind, MdRef};
use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Inst, Value};
use spacecast_ir::vocab::{
    AtomicOp, AttrKind, CallConv, CallConvName, MdKindName, Opcode, Ordering, Predicate,
};
use spacecast_transform::pipeline::Options;
use spacecast_transform::watch::Step;

const SOURCE: &str = r#"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef, align 4
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define internal void @fill(ptr %p, i32 %x) noinline {
  %q = getelementptr i32, ptr %p, i64 1
  store i32 %x, ptr %q, align 4
  ret void
}
define ptx_kernel void @k(ptr %g, i32 %n) {
  %asked = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  br i1 %asked, label %yes, label %no
yes:
  store i32 %n, ptr %g, align 4
  call void @fill(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 1)
  br label %no
no:
  call void @fill(ptr %g, i32 2)
  ret void
}
"#;

/// What the checker says of a run of which one step is shown otherwise than it was.
fn problems(
    at: Step,
    module: Lie<'_, Module<'_>>,
    certificate: Lie<'_, Certificate>,
) -> Vec<String> {
    problems_in(SOURCE, at, module, certificate)
}

fn problems_in<'s>(
    source: &'s str,
    at: Step,
    module: Lie<'_, Module<'s>>,
    certificate: Lie<'_, Certificate>,
) -> Vec<String> {
    problems_under(&Options::of(Profile::Sound), source, at, module, certificate)
}

fn find(module: &Module<'_>, name: &[u8], op: Opcode) -> (FuncId, Inst) {
    let id = module.function_named(name).expect("the function");
    let func = module.func(id);
    let inst = func.insts().find(|&i| func.inst(i).op == op);
    (id, inst.expect("the instruction"))
}

#[test]
fn what_is_right_passes() {
    assert_eq!(problems(Step::Rewritten, &honest, &honest), [""; 0]);
}

#[test]
fn another_operand() {
    let lie = |module: &mut Module<'_>| {
        let (id, store) = find(module, b"fill.shared", Opcode::Store);
        let func = module.func_mut(id);
        let zero = func.store.int(Type::I32, 0);
        func.set_operand(store, 0, zero);
    };
    says(&problems(Step::Rewritten, &lie, &honest), "operand 0 changed");
}

/// A parameter that names a space may lose what it says of null, and say nothing new.
#[test]
fn a_parameter_that_is_not_null_any_more() {
    let lie = |module: &mut Module<'_>| {
        let id = module.function_named(b"fill.global").expect("the function");
        let promise = Attr::Flag(AttrKind::NonNull);
        module.func_mut(id).add_attr(AttrOwner::Param(0), promise);
    };
    let found = problems(Step::Rewritten, &lie, &honest);
    says(&found, "the attributes of a parameter changed");
}

/// All that an instruction has beside its operands stays what it was.
#[test]
fn something_else_of_an_instruction() {
    let source = r#"
        target triple = "nvptx64-nvidia-cuda"
        declare void @out(i32)
        define ptx_kernel void @k(ptr %g, i32 %n, {i32, i32} %pair) {
          %slot = alloca i32, align 4
          %less = icmp slt i32 %n, 4
          %part = extractvalue {i32, i32} %pair, 0
          %p = getelementptr i32, ptr %g, i64 1
          %x = load i32, ptr %p, align 4
          %old = atomicrmw add ptr %p, i32 %part monotonic, align 4
          %sum = add i32 %x, %old
          call void @out(i32 noundef %sum)
          ret void
        }
    "#;
    type Change<'c> = &'c dyn Fn(&mut Module<'_>, FuncId, Inst);
    /// The same instruction, but for what it has beside its operands.
    fn put(module: &mut Module<'_>, id: FuncId, inst: Inst, extra: Extra) {
        let func = module.func_mut(id);
        let data = func.inst(inst);
        let new = NewInst::new(data.op, data.ty, func.operands(inst));
        let new = NewInst { flags: data.flags, extra, ..new };
        func.replace(inst, new);
    }
    let with = |extra: Extra| {
        move |module: &mut Module<'_>, id: FuncId, inst: Inst| put(module, id, inst, extra.clone())
    };
    let access = Access { align: Some(2), ordering: None, failure: None, scope: None };
    let relaxed = Access { ordering: Some(Ordering::Monotonic), ..access };
    let slot = AllocaData { ty: Type::I32, align: Some(3), addrspace: None };
    let conv = CallConv::Named(CallConvName::Fast, None);
    let call = Extra::Call { ty: Type::VOID, conv, num_args: 1 };
    let wraps = |module: &mut Module<'_>, id: FuncId, inst: Inst| {
        module.func_mut(id).set_flags(inst, InstFlags::NSW);
    };
    let aligned = |module: &mut Module<'_>, id: FuncId, inst: Inst| {
        module.func_mut(id).set_access(inst, Access { align: Some(4), ..access });
    };
    let bytes = |module: &mut Module<'_>, id: FuncId, inst: Inst| {
        module.func_mut(id).set_gep_source(inst, Type::I8);
    };
    let renamed = |module: &mut Module<'_>, id: FuncId, inst: Inst| {
        module.func_mut(id).set_name(inst.into(), b"y");
    };
    let attribute = |module: &mut Module<'_>, id: FuncId, inst: Inst| {
        let zero = Attr::Flag(AttrKind::ZeroExt);
        module.func_mut(id).add_attr(AttrOwner::CallArg(inst, 0), zero);
    };
    // What may go must not come.
    let promise = |kind: AttrKind| {
        move |module: &mut Module<'_>, id: FuncId, inst: Inst| {
            module.func_mut(id).add_attr(AttrOwner::CallArg(inst, 0), Attr::Flag(kind));
        }
    };
    let beside = "its flags, order, alignment or the like changed";
    let changes: [(Opcode, Change<'_>, &str); 12] = [
        (Opcode::Call, &promise(AttrKind::NonNull), "the attributes of a call changed"),
        (Opcode::Call, &promise(AttrKind::Returned), "the attributes of a call changed"),
        (Opcode::Alloca, &with(Extra::Alloca(slot)), beside),
        (Opcode::ICmp, &with(Extra::Predicate(Predicate::Ult)), beside),
        (Opcode::ExtractValue, &with(Extra::Indices(vec![1])), beside),
        (Opcode::GetElementPtr, &bytes, beside),
        (Opcode::Load, &aligned, beside),
        (Opcode::AtomicRmw, &with(Extra::Atomic(AtomicOp::Sub, relaxed)), beside),
        (Opcode::Call, &with(call), beside),
        (Opcode::Add, &wraps, beside),
        (Opcode::Add, &renamed, "its name changed"),
        (Opcode::Call, &attribute, "the attributes of a call changed"),
    ];
    assert_eq!(problems_in(source, Step::Rewritten, &honest, &honest), [""; 0]);
    for (op, change, why) in changes {
        let lie = |module: &mut Module<'_>| {
            let (id, inst) = find(module, b"k", op);
            change(module, id, inst);
        };
        let found = problems_in(source, Step::Rewritten, &lie, &honest);
        assert!(found.iter().any(|problem| problem.contains(why)), "{op:?}: {found:?}");
    }
}

/// Addresses are other numbers in shared memory, and the same ones in global memory.
#[test]
fn a_step_out_of_shared_memory_that_must_not_wrap() {
    let source = r#"
        target triple = "nvptx64-nvidia-cuda"
        @s = internal addrspace(3) global [64 x i32] undef
        define ptx_kernel void @k(ptr %g, i64 %i) {
          %p = getelementptr nusw nuw i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
          store i32 1, ptr %p
          ret void
        }
        define ptx_kernel void @l(ptr %g, i64 %i) {
          %p = getelementptr nusw nuw i32, ptr %g, i64 %i
          store i32 1, ptr %p
          ret void
        }
    "#;
    assert_eq!(problems_in(source, Step::Rewritten, &honest, &honest), [""; 0]);
    for flag in [InstFlags::NUSW, InstFlags::NUW] {
        let keep = |module: &mut Module<'_>| {
            let (id, inst) = find(module, b"k", Opcode::GetElementPtr);
            module.func_mut(id).set_flags(inst, flag);
        };
        says(&problems_in(source, Step::Rewritten, &keep, &honest), "it may wrap in that space");
        let lose = |module: &mut Module<'_>| {
            let (id, inst) = find(module, b"l", Opcode::GetElementPtr);
            module.func_mut(id).set_flags(inst, flag);
        };
        says(&problems_in(source, Step::Rewritten, &lose, &honest), "flags, order, alignment");
    }
}

/// Functions are looked at in parts: a fault in any of them is found, whatever part it is in.
#[test]
fn another_operand_in_any_of_many_functions() {
    let mut source = String::from("target triple = \"nvptx64-nvidia-cuda\"\n");
    for n in 0..40 {
        // One of them is larger than a part.
        let adds = if n == 20 { 5000 } else { 200 };
        let adds = (0..adds).map(|k| format!("  %x{k} = add i32 %n, {k}\n"));
        let adds: String = adds.collect();
        source += &format!(
            "define ptx_kernel void @k{n}(ptr %g, i32 %n) {{\n{adds}  store i32 %n, ptr %g\n  ret void\n}}\n"
        );
    }
    assert_eq!(problems_in(&source, Step::Rewritten, &honest, &honest), [""; 0]);
    for n in (0..40).step_by(3).chain([20]) {
        let lie = |module: &mut Module<'_>| {
            let (id, store) = find(module, format!("k{n}").as_bytes(), Opcode::Store);
            let func = module.func_mut(id);
            let zero = func.store.int(Type::I32, 0);
            func.set_operand(store, 0, zero);
        };
        let found = problems_in(&source, Step::Rewritten, &lie, &honest);
        says(&found, &format!("@k{n}"));
        says(&found, "operand 0 changed");
    }
}

/// Who uses what is in a space now is not edited for that, and still looked at.
#[test]
fn users_of_what_is_in_a_space_now() {
    let lie = |module: &mut Module<'_>| {
        let (id, gep) = find(module, b"fill.shared", Opcode::GetElementPtr);
        let constant = module.types.ptr(4);
        module.func_mut(id).retype_param(0, constant);
        module.func_mut(id).set_type(gep, constant);
    };
    let found = problems(Step::Rewritten, &lie, &honest);
    says(&found, "there is no such access in constant memory");

    let lie = |module: &mut Module<'_>| {
        let (id, gep) = find(module, b"fill.shared", Opcode::GetElementPtr);
        module.func_mut(id).remove(gep);
    };
    says(&problems(Step::Rewritten, &lie, &honest), "it uses what went");

    let source = r#"
        target triple = "nvptx64-nvidia-cuda"
        @s = internal addrspace(3) global [64 x i32] undef, align 4
        define internal i1 @less(ptr %p, i64 %n) noinline {
          %a = getelementptr i32, ptr %p, i64 1
          %b = getelementptr i32, ptr %p, i64 %n
          store i32 1, ptr %a, align 4
          store i32 2, ptr %b, align 4
          %less = icmp ult ptr %a, %b
          ret i1 %less
        }
        define ptx_kernel void @k(ptr %g, i64 %n) {
          %less = call i1 @less(ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %n)
          store i1 %less, ptr %g, align 1
          ret void
        }"#;
    assert_eq!(problems_in(source, Step::Rewritten, &honest, &honest), [""; 0]);
    let lie = |module: &mut Module<'_>| {
        let (id, compares) = find(module, b"less", Opcode::ICmp);
        let func = module.func_mut(id);
        let computed = func.insts().filter(|&i| func.inst(i).op == Opcode::GetElementPtr);
        let computed: Vec<Value> = computed.map(Value::from).collect();
        func.set_operand(compares, 0, computed[0]);
        func.set_operand(compares, 1, computed[1]);
    };
    let found = problems_in(source, Step::Rewritten, &lie, &honest);
    says(&found, "a comparison may come out otherwise in a space");
}

#[test]
fn another_constant_address() {
    let source = r#"
        target triple = "nvptx64-nvidia-cuda"
        @s = internal addrspace(3) global [64 x i32] undef, align 4
        @t = internal addrspace(3) global [64 x i32] undef, align 4
        define ptx_kernel void @k(i32 %n) {
          store i32 %n, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
          store i32 %n, ptr addrspacecast (ptr addrspace(3) @t to ptr), align 4
          ret void
        }"#;
    assert_eq!(problems_in(source, Step::Rewritten, &honest, &honest), [""; 0]);
    let lie = |module: &mut Module<'_>| {
        let (id, store) = find(module, b"k", Opcode::Store);
        let func = module.func(id);
        let stores = func.insts().filter(|&i| func.inst(i).op == Opcode::Store);
        let other = func.operands(stores.last().expect("a store"))[1];
        module.func_mut(id).set_operand(store, 1, other);
    };
    let found = problems_in(source, Step::Rewritten, &lie, &honest);
    says(&found, "operand 1 is another address");
}

#[test]
fn another_declaration() {
    let lie = |module: &mut Module<'_>| {
        let query = module.function_named(b"llvm.nvvm.isspacep.shared").expect("the query");
        let attr = Attr::Flag(AttrKind::NoReturn);
        module.func_mut(query).add_attr(AttrOwner::Function, attr);
    };
    says(&problems(Step::Rewritten, &lie, &honest), "its attributes changed");
    let lie = |module: &mut Module<'_>| {
        let (fill, _) = find(module, b"fill.shared", Opcode::Store);
        let other = module.func(fill).clone();
        let id = module.function_named(b"llvm.nvvm.isspacep.shared").expect("the query");
        *module.func_mut(id) = other;
    };
    let found = problems(Step::Rewritten, &lie, &honest);
    says(&found, "another function is in the place of");
}

#[test]
fn a_store_that_went() {
    let lie = |module: &mut Module<'_>| {
        let (id, store) = find(module, b"fill.shared", Opcode::Store);
        module.func_mut(id).remove(store);
    };
    says(&problems(Step::Rewritten, &lie, &honest), "Store went");
}

#[test]
fn another_function_in_its_place() {
    let lie = |module: &mut Module<'_>| {
        let query = module.function_named(b"llvm.nvvm.isspacep.shared").expect("the query");
        let other = module.func(query).clone();
        let id = module.function_named(b"fill.shared").expect("the function");
        *module.func_mut(id) = other;
    };
    let found = problems(Step::Rewritten, &lie, &honest);
    says(&found, "another function is in the place of");
}

#[test]
fn something_else_that_is_attached() {
    let lie = |module: &mut Module<'_>| {
        let (id, store) = find(module, b"fill.shared", Opcode::Store);
        let kind = MdKind::Known(MdKindName::NonTemporal);
        module.func_mut(id).set_metadata(store, kind, Some(MdRef::Number(0)));
    };
    says(&problems(Step::Restricted, &lie, &honest), "its metadata changed");
}

#[test]
fn a_scope_that_is_not_declared() {
    let lie = |module: &mut Module<'_>| {
        let (id, store) = find(module, b"fill.shared", Opcode::Store);
        let name = module.metadata_string(b"restrict.scope.1.p");
        let scope = module.add_metadata(NodeKind::Tuple, true, &[(Field::Positional, name)]);
        let scope = [(Field::Positional, Md::Number(scope))];
        let list = module.add_metadata(NodeKind::Tuple, false, &scope);
        let kind = MdKind::Known(MdKindName::AliasScope);
        module.func_mut(id).set_metadata(store, kind, Some(MdRef::Number(list)));
    };
    let found = problems(Step::Restricted, &lie, &honest);
    says(&found, "a scope came that is not declared");
}

#[test]
fn more_than_what_is_attached() {
    let lie = |module: &mut Module<'_>| {
        let (id, store) = find(module, b"fill.shared", Opcode::Store);
        module.func_mut(id).set_flags(store, InstFlags::VOLATILE);
    };
    says(&problems(Step::Restricted, &lie, &honest), "flags, order, alignment");
    let lie = |module: &mut Module<'_>| {
        let (id, gep) = find(module, b"fill.shared", Opcode::GetElementPtr);
        let func = module.func_mut(id);
        let two = func.store.int(Type::I64, 2);
        func.set_operand(gep, 1, two);
    };
    says(&problems(Step::Restricted, &lie, &honest), "operand 1 changed");
}

/// Changes what is claimed of the first parameter of functions.
fn claim(change: fn(Origins) -> Origins) -> impl Fn(&mut Certificate) {
    move |certificate| {
        for solution in &mut certificate.solutions {
            let solution: &mut Solution = Arc::make_mut(solution);
            solution.nodes[0].0 = change(solution.nodes[0].0);
        }
    }
}

#[test]
fn a_space_that_is_not_claimed() {
    let lie = claim(|origins| origins | Origins::SHARED | Origins::DEVICE);
    says(&problems(Step::Rewritten, &honest, &lie), "memory now, but can be");
}

#[test]
fn a_claim_that_does_not_follow() {
    let lie = claim(|_| Origins::SHARED);
    says(&problems(Step::Rewritten, &honest, &lie), "claimed to be shared, but can be device");
}

/// A slot that is passed to a function as a copy of what the host gave. LLVM may pass that instead.
const COPIED: &str = r#"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal void @reads(ptr %p, ptr %out) noinline {
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}
define ptx_kernel void @k(ptr %g, ptr %out) {
  %slot = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr %g, i64 16, i1 false)
  call void @reads(ptr %slot, ptr %out)
  ret void
}
"#;

#[test]
fn a_copy_that_is_passed_as_if_it_were_the_slot() {
    assert_eq!(problems_in(COPIED, Step::Rewritten, &honest, &honest), [""; 0]);
    let lie =
        claim(|origins| if origins.contains(Origins::LOCAL) { Origins::LOCAL } else { origins });
    let found = problems_in(COPIED, Step::Rewritten, &honest, &lie);
    says(&found, "as argument 0, which is not claimed of the parameter");
}

/// A slot for two pointers, one after the other, with a block in between that leaves it alone.
const IN_ORDER: &str = r#"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @k(ptr %g) {
entry:
  %slot = alloca ptr, align 8
  store ptr %g, ptr %slot, align 8
  %first = load ptr, ptr %slot, align 8
  store i32 1, ptr %first, align 4
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %slot, align 8
  br label %between
between:
  br label %end
end:
  %second = load ptr, ptr %slot, align 8
  store i32 2, ptr %second, align 4
  ret void
}
"#;

/// Claims that stores reach so many blocks.
fn reaches(blocks: usize) -> impl Fn(&mut Certificate) {
    move |certificate| {
        let solutions = certificate.solutions.iter_mut().map(Arc::make_mut);
        let flows: Vec<_> = solutions.flat_map(|solution| &mut solution.slots).collect();
        assert!(!flows.is_empty(), "the slot is followed in order");
        for flow in flows {
            flow.reach.sort_by_key(|(block, _)| *block);
            flow.reach.truncate(blocks);
        }
    }
}

#[test]
fn a_store_that_reaches_further_than_is_claimed() {
    let all = |blocks| problems_in(IN_ORDER, Step::Rewritten, &honest, &reaches(blocks));
    assert_eq!(all(2), [""; 0]);
    // Out of the block that only leads on, and out of the one that stores.
    says(&all(1), "a store reaches a block, which is not claimed");
    says(&all(0), "a store reaches a block, which is not claimed");
}

/// Two kernels, one with a slot for a number, and one with another slot and these instructions.
fn with_slots(ty: &str, insts: &str) -> String {
    format!(
        "target triple = \"nvptx64-nvidia-cuda\"
        declare void @llvm.lifetime.start.p0(ptr)
        declare void @sees(ptr)
        define ptx_kernel void @plain(ptr %g) {{
          %slot = alloca i64, align 8
          call void @llvm.lifetime.start.p0(ptr %slot)
          store i64 1, ptr %slot, align 8
          %x = load i64, ptr %slot, align 8
          store i64 %x, ptr %g, align 8
          ret void
        }}
        define ptx_kernel void @k(ptr %g, i64 %n) {{
          %slot = alloca {ty}, align 8
          {insts}
          ret void
        }}"
    )
}

/// Claims of the slots of all functions that they hold numbers.
fn hold_numbers(certificate: &mut Certificate) {
    let slots = certificate.solutions.iter().flat_map(|solution| &solution.number_slots);
    let slot = *slots.clone().next().expect("the slot of the first kernel");
    for solution in &mut certificate.solutions {
        Arc::make_mut(solution).number_slots = vec![slot];
    }
}

#[test]
fn a_slot_that_holds_more_than_numbers() {
    let right = with_slots("i64", "store i64 %n, ptr %slot, align 8");
    assert_eq!(problems_in(&right, Step::Rewritten, &honest, &hold_numbers), [""; 0]);
    for (ty, insts) in [
        ("i64", "call void @sees(ptr %slot)"),
        ("i64", "store ptr %slot, ptr %g, align 8"),
        ("i64", "store ptr %slot, ptr %slot, align 8"),
        ("ptr", "store ptr %g, ptr %slot, align 8"),
        ("i64", "%p = load ptr, ptr %slot, align 8 store i64 %n, ptr %p, align 8"),
        ("i64", "%p = getelementptr i8, ptr %slot, i64 4 store i32 1, ptr %p, align 4"),
        ("i64", "%old = atomicrmw xchg ptr %slot, i64 %n seq_cst, align 8"),
        ("{ i64, ptr }", "store { i64, ptr } { i64 1, ptr null }, ptr %slot, align 8"),
    ] {
        let found = problems_in(&with_slots(ty, insts), Step::Rewritten, &honest, &hold_numbers);
        says(&found, "a slot that is claimed to hold numbers is used in another way");
    }
    let address = |certificate: &mut Certificate| {
        hold_numbers(certificate);
        for solution in &mut certificate.solutions {
            let solution = Arc::make_mut(solution);
            solution.nodes[1].0 |= Origins::SHARED;
        }
    };
    let found = problems_in(&right, Step::Rewritten, &honest, &address);
    says(&found, "a slot that is claimed to hold numbers is used in another way");
    let address = "%a = ptrtoint ptr %g to i64 store i64 %a, ptr %slot, align 8";
    let found = problems_in(&with_slots("i64", address), Step::Rewritten, &honest, &hold_numbers);
    says(&found, "a slot is claimed to hold numbers, which are followed");
}

#[test]
fn a_number_slot_that_is_no_slot() {
    let source = with_slots("i64", "store i64 %n, ptr %slot, align 8");
    for by in [1, 1_000_000] {
        let lie = |certificate: &mut Certificate| {
            for solution in &mut certificate.solutions {
                let slots = &mut Arc::make_mut(solution).number_slots;
                slots.iter_mut().for_each(|slot| *slot = Inst::from_u32(slot.as_u32() + by));
            }
        };
        says(&problems_in(&source, Step::Rewritten, &honest, &lie), "is claimed to be a slot");
    }
}

#[test]
fn a_copy_that_is_none() {
    let lie = |module: &mut Module<'_>| {
        let (id, gep) = find(module, b"fill.shared", Opcode::GetElementPtr);
        let func = module.func_mut(id);
        let two = func.store.int(Type::I64, 2);
        func.set_operand(gep, 1, two);
    };
    says(&problems(Step::Copied, &lie, &honest), "an operand changed");
}

#[test]
fn the_other_way() {
    let lie = |module: &mut Module<'_>| {
        let (id, branch) = find(module, b"k", Opcode::Br);
        let func = module.func_mut(id);
        let no = func.blocks().last().expect("a block");
        func.set_operand(branch, 0, Value::from(no));
    };
    says(&problems(Step::Answered, &lie, &honest), "a way that is not claimed");
}

#[test]
fn an_assertion_against_the_host() {
    let source = r#"
@s = internal addrspace(3) global i1 undef
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare void @llvm.assume(i1)
define ptx_kernel void @k(ptr %g) {
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %g)
  call void @llvm.assume(i1 %shared)
  %answered = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  store i1 %answered, ptr %g
  ret void
}
"#;
    let lie = |module: &mut Module<'_>| {
        let (id, query) = find(module, b"k", Opcode::Call);
        let func = module.func_mut(id);
        let assertion = func.insts().nth(1).expect("a call");
        let no = func.store.int(Type::I1, 0);
        func.set_operand(assertion, 0, no);
        func.remove(query);
    };
    says(&problems_in(source, Step::Answered, &lie, &honest), "an assumption became false");
}

#[test]
fn a_statement_about_parameters() {
    // The copy of `fill` for shared memory says that it is passed shared memory.
    let mut options = Options::of(Profile::Sound);
    options.resolve.nvvm_as = true;
    let right = problems_under(&options, SOURCE, Step::Rewritten, &honest, &honest);
    assert_eq!(right, [""; 0]);
    let under = |name: &'static [u8], said: &'static str| {
        let lie = move |module: &mut Module<'_>| {
            let func = module.func_mut(module.function_named(name).expect("the function"));
            let key = func.store.text.add_string(b"nvvm.as");
            let value = func.store.text.add_string(said.as_bytes());
            func.add_attr(AttrOwner::Function, Attr::Str(key, Some(value)));
        };
        problems_under(&options, SOURCE, Step::Rewritten, &lie, &honest)
    };
    for wrong in ["1", "", "3,3", "x"] {
        says(&under(b"fill.shared", wrong), "it says of a parameter what is not claimed");
    }
    says(&under(b"fill.global", "3"), "it says of a parameter what is not claimed");
}

#[test]
fn a_statement_that_was_there() {
    let source = r#"
define internal void @f(ptr %p) noinline "nvvm.as"="0" { store i8 0, ptr %p ret void }
define ptx_kernel void @k(ptr %g) { call void @f(ptr %g) ret void }
"#;
    let lie = |module: &mut Module<'_>| {
        let func = module.func_mut(module.function_named(b"f").expect("the function"));
        let key = func.store.text.add_string(b"nvvm.as");
        let value = func.store.text.add_string(b"1");
        func.add_attr(AttrOwner::Function, Attr::Str(key, Some(value)));
    };
    let found = problems_in(source, Step::Rewritten, &lie, &honest);
    says(&found, "it says something else of its parameters than before");
}

/// Each condition is made of the one before, twice: there are more ways through them than anyone can go.
#[test]
fn a_deep_condition() {
    let mut source = String::from(
        "@s = internal addrspace(3) global i32 undef
        declare i1 @llvm.nvvm.isspacep.shared(ptr)
        define ptx_kernel void @k(ptr %g) {
        %c0 = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr))\n",
    );
    for n in 0..200 {
        source += &format!("%c{} = and i1 %c{n}, %c{n}\n", n + 1);
    }
    source += "%x = select i1 %c200, i32 1, i32 2 store i32 %x, ptr %g, align 4 ret void }";
    let lie = |module: &mut Module<'_>| {
        let (id, store) = find(module, b"k", Opcode::Store);
        let func = module.func_mut(id);
        let two = func.store.int(Type::I32, 2);
        func.set_operand(store, 0, two);
    };
    assert_eq!(problems_in(&source, Step::Answered, &honest, &honest), [""; 0]);
    says(&problems_in(&source, Step::Answered, &lie, &honest), "its operands changed");
}

/// Whoever uses an address that is computed in a space counts on what it is computed of.
#[test]
fn an_address_out_of_nowhere() {
    let lie = |module: &mut Module<'_>| {
        let shared = module.types.ptr(3);
        let (id, gep) = find(module, b"fill.global", Opcode::GetElementPtr);
        module.func_mut(id).set_type(gep, shared);
    };
    let what = "it is in a space that what it is computed of is not in";
    says(&problems(Step::Rewritten, &lie, &honest), what);
}

/// So does whoever uses a parameter whose type names a space: all calls have to pass that.
#[test]
fn a_parameter_out_of_nowhere() {
    let lie = |module: &mut Module<'_>| {
        let shared = module.types.ptr(3);
        let (id, gep) = find(module, b"fill.global", Opcode::GetElementPtr);
        module.func_mut(id).retype_param(0, shared);
        module.func_mut(id).set_type(gep, shared);
    };
    let what = "a parameter names a space that is not claimed of all calls";
    says(&problems(Step::Rewritten, &lie, &honest), what);
}

/// Every call has to pass what a parameter names: here one passes it as a generic pointer.
#[test]
fn a_parameter_that_a_call_does_not_pass() {
    let source = "target triple = \"nvptx64-nvidia-cuda\"
        define internal void @set(ptr %p) {
          store i32 1, ptr %p
          ret void
        }
        define ptx_kernel void @one(ptr %g) {
          call void @set(ptr %g)
          ret void
        }
        define ptx_kernel void @other(ptr %g) {
          call void @set(ptr %g)
          ret void
        }";
    let lie = |module: &mut Module<'_>| {
        let (id, call) = find(module, b"other", Opcode::Call);
        module.func_mut(id).set_operand(call, 0, Value::arg(0));
    };
    assert_eq!(problems_in(source, Step::Rewritten, &honest, &honest), [""; 0]);
    let what = "its parameters changed, and not all calls are here and pass that";
    says(&problems_in(source, Step::Rewritten, &lie, &honest), what);
}

/// And all calls have to be here: not if the address is somewhere, in a function that nobody touched or in a variable.
#[test]
fn a_parameter_of_what_others_call() {
    let lie = |module: &mut Module<'_>| {
        let global = module.types.ptr(1);
        let (id, _) = find(module, b"set", Opcode::Store);
        module.func_mut(id).retype_param(0, global);
    };
    let body = "@who() { store ptr @set, ptr null ret void }";
    let runs = format!("define void {body}");
    let never_runs = format!("define internal void {body}");
    for who in [&runs, &never_runs, "@who = global ptr @set"] {
        let source = format!(
            "target triple = \"nvptx64-nvidia-cuda\"
            {who}
            define internal void @set(ptr %p) {{
              store i32 1, ptr %p
              ret void
            }}
            define ptx_kernel void @one(ptr %g) {{
              store i32 1, ptr %g
              ret void
            }}"
        );
        let what = "its parameters changed, and not all calls are here and pass that";
        says(&problems_in(&source, Step::Rewritten, &lie, &honest), what);
    }
}

/// The same in parameter space: only what leads back to a parameter is there.
#[test]
fn an_address_beside_the_parameters() {
    let source = "target triple = \"nvptx64-nvidia-cuda\"
        define ptx_kernel void @reads(ptr byval([2 x i32]) align 4 %p, ptr %g) {
          %a = load i32, ptr %p
          %q = getelementptr i32, ptr %g, i64 1
          %b = load i32, ptr %q
          %sum = add i32 %a, %b
          store i32 %sum, ptr %g
          ret void
        }";
    let lie = |module: &mut Module<'_>| {
        let param = module.types.ptr(101);
        let (id, gep) = find(module, b"reads", Opcode::GetElementPtr);
        module.func_mut(id).set_type(gep, param);
    };
    assert_eq!(problems_in(source, Step::Lowered, &honest, &honest), [""; 0]);
    let what = "it is in a space that what it is computed of is not in";
    says(&problems_in(source, Step::Lowered, &lie, &honest), what);
}

/// Code is in no space: what is called may not be moved to one, wherever it is computed.
#[test]
fn an_address_that_is_called() {
    let source = "target triple = \"nvptx64-nvidia-cuda\"
        define ptx_kernel void @calls(ptr %g) {
          store i32 0, ptr %g
          %q = getelementptr i8, ptr %g, i64 8
          call void %q()
          ret void
        }";
    let lie = |module: &mut Module<'_>| {
        let global = module.types.ptr(1);
        let (id, cast) = find(module, b"calls", Opcode::AddrSpaceCast);
        let (_, gep) = find(module, b"calls", Opcode::GetElementPtr);
        module.func_mut(id).set_operand(gep, 0, cast.into());
        module.func_mut(id).set_type(gep, global);
    };
    assert_eq!(problems_in(source, Step::Rewritten, &honest, &honest), [""; 0]);
    says(&problems_in(source, Step::Rewritten, &lie, &honest), "it calls something else");
}

#[test]
fn a_change_in_no_step() {
    let options = Options::of(Profile::Sound);
    let mut module = spacecast_ir::parse(SOURCE.as_bytes()).expect("a module");
    let checker = Checker::new(&mut module, &options.resolve.knobs);
    let (id, store) = find(&module, b"fill", Opcode::Store);
    module.func_mut(id).remove(store);
    assert!(!checker.finish(&module).is_empty());
}

/// What is said of a body under a layout with short pointers, once something more was done to it.
fn under_short_pointers(body: &str, lie: fn(&mut Module<'_>)) -> Vec<String> {
    let text = format!("target datalayout = \"e-i64:64\"\n{body}");
    let before = spacecast_ir::parse(text.as_bytes()).expect("a module");
    let mut after = before.clone();
    after.set_data_layout("e-p3:32:32-p7:32:32-i64:64");
    lie(&mut after);
    let options = Options::of(Profile::Sound);
    let problems = relaid(&before, &after, &options.resolve.knobs);
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn short_pointers_in_registers() {
    let body = "define void @f(ptr addrspace(3) %p, i64 %i) {
        %q = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %i
        store i8 0, ptr addrspace(3) %q
        ret void
    }";
    assert_eq!(under_short_pointers(body, |_| {}), [""; 0]);
    let lie = |module: &mut Module<'_>| {
        let (id, gep) = find(module, b"f", Opcode::GetElementPtr);
        module.func_mut(id).set_flags(gep, InstFlags::empty());
    };
    says(&under_short_pointers(body, lie), "flags, order, alignment");
}

#[test]
fn short_pointers_in_memory() {
    let memory = "a pointer lies in memory that has another width now";
    for body in [
        "@v = addrspace(1) global { i32, ptr addrspace(3) } undef",
        "define void @f(ptr addrspace(3) %p, ptr %q) { store ptr addrspace(3) %p, ptr %q ret void }",
        "define void @f() { %a = alloca [2 x ptr addrspace(3)] ret void }",
        "define void @f(ptr %p) { %q = getelementptr { ptr addrspace(3), i8 }, ptr %p, i64 1 ret void }",
        "define ptx_kernel void @f(ptr addrspace(3) %p) { ret void }",
        "define void @f(ptr addrspace(3) %p) { call void asm sideeffect \"\", \"l\"(ptr addrspace(3) %p) ret void }",
    ] {
        says(&under_short_pointers(body, |_| {}), memory);
    }
    let wraps = "define void @f(ptr addrspace(3) %p, i64 %i) {
        %q = getelementptr nuw i8, ptr addrspace(3) %p, i64 %i
        ret void
    }";
    says(&under_short_pointers(wraps, |_| {}), "it may wrap");
}
