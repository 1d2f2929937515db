//! The meet, the seeds and the budget.

use std::fmt::Write;

use spacecast_nvptx::space::Space;

use super::element::{Element, Tag};
use super::{BUDGET, origins};
use crate::knobs::Knobs;
use crate::origins::Origins;
use crate::program::Program;

const SPACES: [Space; 7] = [
    Space::Global,
    Space::Shared,
    Space::Constant,
    Space::Local,
    Space::Tensor,
    Space::Cluster,
    Space::Param,
];

/// The documented table, written out again.
#[test]
fn the_meet_is_the_documented_one() {
    let mut all = vec![Element::BOTTOM, Element::GENERIC];
    all.extend(SPACES.map(Element::of));
    for &a in &all {
        for &b in &all {
            let expected = if b == Element::BOTTOM {
                a
            } else if a == Element::BOTTOM || a == b {
                b
            } else {
                Element::GENERIC
            };
            assert_eq!(a.meet(b), expected, "{a:?} and {b:?}");
        }
    }
}

#[test]
fn notes_add_up_and_decide_nothing() {
    let shared = Element::of(Space::Shared);
    let variable = Element::of(Space::Global);
    assert_eq!(Element::NULL.meet(shared), Element { null: true, ..shared });
    assert_eq!(shared.meet(Element::NULL).tag, Tag::In(Space::Shared));
    assert_eq!(Element::HOST.meet(variable), Element::HOST);
    assert_eq!(Element::NULL.meet(Element::BOTTOM), Element::NULL);
    assert_eq!(Element::HOST.meet(shared), Element::GENERIC);
}

/// Whatever three elements meet, the order does not matter, and nothing falls.
#[test]
fn the_meet_is_a_join() {
    let mut all = vec![Element::BOTTOM, Element::NULL, Element::GENERIC, Element::HOST];
    for space in SPACES {
        all.extend([Element::of(space), Element { null: true, ..Element::of(space) }]);
    }
    for &a in &all {
        assert_eq!(a.meet(a), a);
        for &b in &all {
            assert_eq!(a.meet(b), b.meet(a));
            assert_eq!(a.meet(a.meet(b)), a.meet(b), "{a:?} and {b:?}");
            for &c in &all {
                assert_eq!(a.meet(b).meet(c), a.meet(b.meet(c)), "{a:?}, {b:?} and {c:?}");
            }
        }
    }
}

#[test]
fn a_type_that_names_a_space_is_an_assertion() {
    let variable = Element::of(Space::Global);
    let shared = Element::of(Space::Shared);
    let table = [
        (Element::GENERIC, 3, Element { null: true, ..shared }),
        (Element::HOST, 3, shared),
        (Element::BOTTOM, 3, shared),
        (Element::BOTTOM, 1, Element::BOTTOM),
        (Element::NULL, 1, Element::NULL),
        (variable, 1, variable),
        (shared, 1, Element::HOST),
        (Element::GENERIC, 1, Element { null: true, ..Element::HOST }),
        (shared, 0, shared),
        // Tensor memory has no generic form, and nobody knows space 9.
        (shared, 6, Element::GENERIC),
        (shared, 9, Element::GENERIC),
    ];
    for (element, space, expected) in table {
        assert_eq!(element.in_space(space), expected, "{element:?} in {space}");
    }
}

/// The origins of `%name` in the only function with a body.
fn of(source: &str, name: &str, budget: u32) -> Origins {
    let module = spacecast_ir::parse(source.as_bytes()).expect("a module");
    let knobs = Knobs { mem_space_alg: 1, ..Knobs::default() };
    let program = Program::new(&module, &knobs);
    let (id, func) = module.functions().find(|(_, f)| !f.is_declaration()).expect("a function");
    let (values, _) = origins(&program, id, budget);
    let mut named = (0..func.params().len() as u32)
        .map(spacecast_ir::value::Value::arg)
        .chain(func.insts().map(spacecast_ir::value::Value::from))
        .filter(|&value| func.name_of(value) == Some(name.as_bytes()));
    let value = named.next().unwrap_or_else(|| panic!("no %{name}"));
    let at = match value.as_inst() {
        Some(inst) => func.params().len() + inst.as_u32() as usize,
        None => value.as_arg().expect("an argument") as usize,
    };
    values[at]
}

#[test]
fn seeds_are_those_of_the_document() {
    let source = "@v = global i32 0\n@s = addrspace(3) global i32 undef\n\
        @c = addrspace(4) externally_initialized global ptr null\n\
        @own = internal addrspace(4) constant ptr @v\n\
        declare ptr @keep(ptr returned)\ndeclare ptr @other(ptr)\n\
        declare ptr @llvm.launder.invariant.group.p0(ptr)\n\
        declare i1 @llvm.nvvm.isspacep.shared(ptr)\n\
        define ptx_kernel void @k(ptr %arg, ptr %asked, ptr byval(i32) %copy, \
            ptr addrspace(3) %typed, i1 %b, i64 %n) {\n\
        %stack = alloca i32\n\
        %gep = getelementptr i32, ptr %arg, i64 %n\n\
        %frozen = freeze ptr %stack\n\
        %cast = addrspacecast ptr addrspace(3) %typed to ptr\n\
        %forced = addrspacecast ptr %arg to ptr addrspace(3)\n\
        %back = addrspacecast ptr addrspace(3) %forced to ptr\n\
        %or_null = select i1 %b, ptr %cast, ptr null\n\
        %mixed = select i1 %b, ptr %cast, ptr %arg\n\
        %var = select i1 %b, ptr @v, ptr undef\n\
        %both = select i1 %b, ptr @v, ptr %arg\n\
        %nothing = select i1 %b, ptr poison, ptr undef\n\
        %loaded = load ptr, ptr %arg\n\
        %strong = load ptr, ptr addrspace(4) @c\n\
        %mine = load ptr, ptr addrspace(4) @own\n\
        %kept = call ptr @keep(ptr %cast)\n\
        %unknown = call ptr @other(ptr %cast)\n\
        %same = call ptr @llvm.launder.invariant.group.p0(ptr %cast)\n\
        %bits = ptrtoint ptr %cast to i64\n\
        %again = inttoptr i64 %bits to ptr\n\
        %number = inttoptr i64 %n to ptr\n\
        %half = ptrtoint ptr %cast to i32\n\
        %lost = inttoptr i32 %half to ptr\n\
        %far = getelementptr i8, ptr null, i64 %n\n\
        %q = call i1 @llvm.nvvm.isspacep.shared(ptr %asked)\n\
        ret void\n}\n";
    let table = [
        ("arg", Origins::DEVICE),
        ("gep", Origins::DEVICE),
        ("asked", Origins::UNKNOWN),
        ("copy", Origins::UNKNOWN),
        ("typed", Origins::SHARED),
        ("stack", Origins::LOCAL),
        ("frozen", Origins::LOCAL),
        ("cast", Origins::SHARED),
        ("forced", Origins::SHARED),
        ("back", Origins::SHARED),
        ("or_null", Origins::SHARED | Origins::NULL),
        ("mixed", Origins::UNKNOWN),
        ("var", Origins::GLOBAL),
        ("both", Origins::DEVICE),
        ("nothing", Origins::empty()),
        ("loaded", Origins::UNKNOWN),
        ("strong", Origins::DEVICE),
        ("mine", Origins::UNKNOWN),
        ("kept", Origins::SHARED),
        ("unknown", Origins::UNKNOWN),
        ("same", Origins::SHARED),
        ("again", Origins::SHARED),
        ("number", Origins::UNKNOWN),
        ("lost", Origins::UNKNOWN),
        ("far", Origins::UNKNOWN),
    ];
    for (name, expected) in table {
        assert_eq!(of(source, name, BUDGET), expected, "%{name}");
    }
}

/// Parameters are as the host left them only as long as nobody else gets at them.
#[test]
fn parameters_are_trusted_until_their_address_is_used() {
    let read = "define ptx_kernel void @k(ptr byval({ptr, ptr}) %in) {\n\
        %a = addrspacecast ptr %in to ptr addrspace(101)\n\
        %g = getelementptr i8, ptr addrspace(101) %a, i64 8\n\
        %p = load ptr, ptr addrspace(101) %g\n";
    assert_eq!(of(&format!("{read}ret void\n}}\n"), "p", BUDGET), Origins::DEVICE);
    let others = [
        "store i32 1, ptr %in\n",
        "%b = addrspacecast ptr addrspace(101) %a to ptr\n",
        "store i32 1, ptr addrspace(101) %g\n",
        "%b = getelementptr i8, ptr %in, i64 8\n",
    ];
    for other in others {
        let source = format!("{read}{other}ret void\n}}\n");
        assert_eq!(of(&source, "p", BUDGET), Origins::UNKNOWN, "{other}");
    }
}

/// An initialiser says what a constant holds, whatever is assumed of the host.
#[test]
fn initialisers_win_over_assumptions() {
    let load = |holds: &str| {
        format!(
            "@s = addrspace(3) global i32 undef\n@c = addrspace(4) constant ptr {holds}\n\
             define void @f() {{\n%p = load ptr, ptr addrspace(4) @c\nret void\n}}\n"
        )
    };
    assert_eq!(of(&load("null"), "p", BUDGET), Origins::DEVICE);
    let shared = load("addrspacecast (ptr addrspace(3) @s to ptr)");
    assert_eq!(of(&shared, "p", BUDGET), Origins::UNKNOWN);
}

/// Parts of an initialiser are not told apart, and a pointer may be loaded from a number.
#[test]
fn initialisers_with_numbers_say_nothing() {
    let load = |number: &str| {
        format!(
            "@c = addrspace(4) constant {{ ptr, i64 }} {{ ptr null, i64 {number} }}\n\
             define void @f() {{\n%p = load ptr, ptr addrspace(4) @c\nret void\n}}\n"
        )
    };
    assert_eq!(of(&load("0"), "p", BUDGET), Origins::DEVICE);
    assert_eq!(of(&load("1"), "p", BUDGET), Origins::UNKNOWN);
    assert_eq!(of(&load("ptrtoint (ptr null to i64)"), "p", BUDGET), Origins::UNKNOWN);
}

/// Others may copy a constant into a slot, which LLVM then replaces by it.
#[test]
fn slots_that_are_handed_on_may_be_replaced() {
    let slot = |body: &str| {
        let source = format!(
            "define i64 @f(ptr %q) {{\n%p = alloca i32\n%slot = alloca ptr\n{body}ret i64 %n\n}}\n"
        );
        of(&source, "p", BUDGET)
    };
    let load = "%n = load i64, ptr %q\n";
    assert_eq!(slot(&format!("store i32 0, ptr %p\n{load}")), Origins::LOCAL);
    assert_eq!(slot(&format!("store ptr %p, ptr %q\n{load}")), Origins::UNKNOWN);
    assert_eq!(slot(&format!("store ptr %p, ptr %slot\n{load}")), Origins::UNKNOWN);
    let pair = "%i = insertvalue { ptr, i32 } poison, ptr %p, 0\n";
    assert_eq!(slot(&format!("{pair}{load}")), Origins::UNKNOWN);
    let typed = "%l = addrspacecast ptr %p to ptr addrspace(5)\n";
    assert_eq!(
        slot(&format!("{typed}%n = ptrtoint ptr addrspace(5) %l to i64\n")),
        Origins::UNKNOWN
    );
    assert_eq!(slot("%n = ptrtoint ptr %p to i64\n"), Origins::UNKNOWN);
    let returned = "define ptr @f() {\n%p = alloca i32\nret ptr %p\n}\n";
    assert_eq!(of(returned, "p", BUDGET), Origins::UNKNOWN);
}

/// Code that was not optimised asks about a pointer by way of its slot.
#[test]
fn what_is_asked_may_have_been_stored() {
    let source = |asks: &str| {
        format!(
            "declare i1 @llvm.nvvm.isspacep.shared(ptr)\n\
             define ptx_kernel void @k(ptr %p, ptr %q) {{\n%slot = alloca ptr\n\
             store ptr %p, ptr %slot\n%l = load ptr, ptr %slot\n{asks}ret void\n}}\n"
        )
    };
    let asks = "%a = call i1 @llvm.nvvm.isspacep.shared(ptr %l)\n";
    assert_eq!(of(&source(""), "p", BUDGET), Origins::DEVICE);
    assert_eq!(of(&source(asks), "p", BUDGET), Origins::UNKNOWN);
    assert_eq!(of(&source(asks), "q", BUDGET), Origins::DEVICE);
}

/// A loop whose pointer turns out to be shared or global only on the way back.
#[test]
fn loops_are_walked_until_nothing_rises() {
    let source = "@s = addrspace(3) global i32 undef\n\
        define ptx_kernel void @k(ptr %g, i1 %b) {\nentry:\n  br label %loop\nloop:\n\
        %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ %next, %loop ]\n\
        %q = phi ptr [ undef, %entry ], [ %q2, %loop ]\n\
        %q2 = phi ptr [ null, %entry ], [ %q3, %loop ]\n\
        %next = getelementptr i8, ptr %p, i64 1\n\
        %q3 = select i1 %b, ptr %q, ptr %g\n\
        br i1 %b, label %loop, label %end\nend:\n  ret void\n}\n";
    assert_eq!(of(source, "next", BUDGET), Origins::SHARED);
    assert_eq!(of(source, "q", BUDGET), Origins::DEVICE | Origins::NULL);
}

/// A block with so many pointers, none of which needs a second visit.
fn block_of(pointers: u32) -> String {
    let mut text =
        "define ptx_kernel void @k(ptr %p, i64 %n) {\nentry:\n  br label %b\nb:\n".to_owned();
    for n in 0..pointers {
        writeln!(text, "  %g{n} = getelementptr i8, ptr %p, i64 %n").expect("text");
    }
    text + "  ret void\n}\n"
}

#[test]
fn a_block_that_is_visited_too_often_ends_it_for_the_function() {
    for budget in [4, BUDGET] {
        let fits = block_of(budget);
        assert_eq!(of(&fits, "g0", budget), Origins::DEVICE);
        let too_many = block_of(budget + 1);
        // The argument is of another block, and is given up all the same.
        for name in ["p", "g0"] {
            assert_eq!(of(&too_many, name, budget), Origins::UNKNOWN, "%{name} of {budget}");
        }
    }
}

/// Visits count, not values: on the way round a loop the same ones come again.
#[test]
fn every_visit_counts() {
    let source = "@s = addrspace(3) global i32 undef\n\
        define ptx_kernel void @k(ptr %g, i1 %b) {\nentry:\n  br label %loop\nloop:\n\
        %a = phi ptr [ undef, %entry ], [ %z, %loop ]\n\
        %z = select i1 %b, ptr %a, ptr %g\n\
        br i1 %b, label %loop, label %end\nend:\n  ret void\n}\n";
    // Each of the two is visited once, and again because the other rose.
    assert_eq!(of(source, "z", 3), Origins::UNKNOWN);
    assert_eq!(of(source, "z", 4), Origins::DEVICE);
}

/// Who gives up says nothing of constants either.
#[test]
fn who_gives_up_knows_no_constants() {
    let module = spacecast_ir::parse(
        b"@v = global i32 0\ndefine void @f(ptr %p) {\n  store i32 1, ptr @v\n  ret void\n}\n",
    )
    .expect("a module");
    let knobs = Knobs::default();
    let program = Program::new(&module, &knobs);
    let id = module.function_named(b"f").expect("a function");
    let (_, constants) = origins(&program, id, 1);
    assert!(constants.contains(&Some(Origins::GLOBAL)));
    let (values, constants) = origins(&program, id, 0);
    assert!(constants.iter().all(|c| *c == Some(Origins::UNKNOWN)));
    assert!(values.iter().all(|v| *v == Origins::UNKNOWN));
}
