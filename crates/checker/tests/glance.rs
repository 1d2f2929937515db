//! What is passed over at a glance is right: for every condition there, a claim that it stops.
//!
//! Each kernel is right as it is claimed. Then one thing is claimed that does not follow, and nothing uses it, so that only
//! the instruction itself can tell.

mod common;

use std::sync::Arc;

use common::{honest, problems_under, says};
use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Certificate, Packed, Place, Solution};
use spacecast_analysis::knobs::Profile;
use spacecast_ir::value::{FuncId, Value};
use spacecast_transform::pipeline::Options;
use spacecast_transform::watch::Step;

const NUMBER: Origins = Origins::INTEGER;
const SHARED: Origins = Origins::SHARED;
/// What the host gives.
const GIVEN: Origins = Origins::DEVICE.union(Origins::FOREIGN);

/// A kernel with these instructions. Its last access is moved to global memory, so that something has to be checked.
struct Kernel {
    source: String,
    options: Options,
}

fn kernel(insts: &str) -> Kernel {
    let source = format!(
        "target triple = \"nvptx64-nvidia-cuda\"
        @v = internal addrspace(3) global [64 x i32] undef, align 4
        declare i1 @llvm.nvvm.isspacep.shared(ptr)
        declare i1 @llvm.nvvm.isspacep.const(ptr)
        declare void @llvm.assume(i1)
        declare i64 @llvm.fshl.i64(i64, i64, i64)
        declare i64 @llvm.unlisted(ptr)
        define ptx_kernel void @k(ptr %g, ptr addrspace(3) %s, ptr addrspace(4) %c, i64 %n) {{
          %p = addrspacecast ptr addrspace(3) %s to ptr
          {insts}
          store i32 1, ptr %g, align 4
          ret void
        }}"
    );
    Kernel { source, options: Options::of(Profile::Sound) }
}

/// The same after `%g` is known to be in a space.
fn kernel_where(space: &str, insts: &str) -> Kernel {
    kernel(&format!(
        "%is = call i1 @llvm.nvvm.isspacep.{space}(ptr %g)
        call void @llvm.assume(i1 %is)
        {insts}"
    ))
}

/// What is claimed of the kernel.
struct Claims<'c> {
    solution: &'c mut Solution,
    /// Its values, and the names that they have.
    values: &'c [(Value, String)],
    params: usize,
}

impl Claims<'_> {
    fn value(&self, name: &str) -> Value {
        let found = self.values.iter().find(|(_, known)| known == name);
        found.unwrap_or_else(|| panic!("%{name} is there")).0
    }

    fn of(&mut self, name: &str) -> &mut Packed {
        let at = match self.value(name).as_arg() {
            Some(n) => n as usize,
            None => self.params + self.value(name).inst_number(),
        };
        &mut self.solution.nodes[at]
    }

    /// Claims that a value comes from there, and points to no object.
    fn set(&mut self, name: &str, origins: Origins) {
        *self.of(name) = (origins, 0);
    }

    /// The parts of an aggregate: the first one, and how many.
    fn parts(&mut self, name: &str) -> &mut (u32, u32) {
        let value = self.value(name);
        self.solution.parts.get_mut(&value).expect("something is said of its parts")
    }

    fn part(&mut self, name: &str, at: u32) -> &mut Packed {
        let first = self.parts(name).0;
        &mut self.solution.nodes[(first + at) as usize]
    }
}

impl Kernel {
    /// Where what lies in constant memory may be anything.
    fn without_assumptions(mut self) -> Self {
        self.options.resolve.knobs.strong_global_assumptions = false;
        self
    }

    fn problems(&self, lie: &dyn Fn(&mut Claims<'_>)) -> Vec<String> {
        let module = spacecast_ir::parse(self.source.as_bytes()).expect("a module");
        let id: FuncId = module.function_named(b"k").expect("the kernel");
        let func = module.func(id);
        let params = func.params().len();
        let values = (0..params).map(|n| Value::arg(n as u32));
        let values = values.chain(func.insts().map(Value::from)).filter_map(|value| {
            Some((value, String::from_utf8_lossy(&func.plain_name(value)?).into_owned()))
        });
        let values: Vec<(Value, String)> = values.collect();
        let lie = |certificate: &mut Certificate| {
            let run = certificate.runs.iter().find(|run| run.func == id).expect("it is run");
            let solution = Arc::make_mut(&mut certificate.solutions[run.solution as usize]);
            lie(&mut Claims { solution, values: &values, params });
        };
        problems_under(&self.options, &self.source, Step::Rewritten, &honest, &lie)
    }

    /// What is right passes, and what is not has one problem.
    fn rejects(&self, lie: impl Fn(&mut Claims<'_>), why: &str) {
        assert_eq!(self.problems(&|_| {}), [""; 0]);
        let found = self.problems(&lie);
        says(&found, why);
        assert_eq!(found.len(), 1, "{found:#?}");
    }

    /// The same if it is claimed that a value comes from there.
    fn rejects_as(&self, name: &str, origins: Origins, why: &str) {
        self.rejects(|claims| claims.set(name, origins), why);
    }
}

// ----- pointers ----------------------------------------------------------------------------------

#[test]
fn an_address_moves() {
    let slot = kernel("%slot = alloca [2 x ptr], align 8 %q = getelementptr ptr, ptr %slot, i64 1");
    slot.rejects(|claims| *claims.of("q") = *claims.of("slot"), "claimed to be local");
}

/// The place that is claimed of `%q`, which is one.
fn place_of_q(claims: &mut Claims<'_>) -> Place {
    let set = claims.of("q").1;
    claims.solution.sets.get(set)[0]
}

#[test]
fn a_stride_that_does_not_follow() {
    let bytes = |index: &str| format!("{index} %q = getelementptr i8, ptr %slot, i64 %a");
    let chosen = |numbers: &str| format!("%is = icmp eq i64 %n, 0 %x = select i1 %is, {numbers}");
    let cases = [
        // What is computed wraps, and so do products with sizes.
        ("%q = getelementptr { ptr, i64, i64 }, ptr %slot, i64 %n".to_owned(), 8, 24),
        (bytes("%a = mul i64 %n, 24"), 8, 24),
        (bytes("%a = shl i64 %n, 2"), 4, 8),
        (bytes("%a = and i64 %n, -8"), 8, 16),
        (bytes("%x = shl i64 %n, 3 %a = add i64 %x, 4"), 4, 8),
        (bytes("%x = shl i64 %n, 3 %a = sub i64 4, %x"), 4, 8),
        (bytes("%x = shl i64 %n, 3 %a = or i64 %x, 4"), 4, 8),
        (bytes("%x = shl i64 %n, 3 %a = xor i64 %x, 4"), 4, 8),
        // Numbers have signs, which are lost when they are extended without.
        (chosen("i32 -4, i32 12 %q = getelementptr i8, ptr %slot, i32 %x"), 4, 12),
        (bytes(&chosen("i32 -24, i32 48 %a = zext i32 %x to i64")), 8, 24),
        (bytes(&chosen("i64 24, i64 40 %y = shl i64 %n, 4 %a = add i64 %x, %y")), 8, 16),
    ];
    for (insts, right, wrong) in cases {
        let kernel = kernel(&format!("%slot = alloca [8 x ptr], align 8 {insts}"));
        let lie = |claims: &mut Claims<'_>| {
            let place = place_of_q(claims);
            assert_eq!(place.stride, right, "{insts}");
            claims.of("q").1 = claims.solution.sets.add([Place { stride: wrong, ..place }]);
        };
        kernel.rejects(lie, "claimed to be local");
    }
}

#[test]
fn a_stride_of_short_addresses() {
    let mut kernel = kernel(
        "%x = trunc i64 %n to i32
        %q = getelementptr { ptr, i64, i64 }, ptr addrspace(3) @cells, i32 %x",
    );
    kernel.source = kernel.source.replace(
        "@v =",
        "target datalayout = \"e-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64\"
        @cells = internal addrspace(3) global [8 x ptr] undef, align 8
        @v =",
    );
    let lie = |claims: &mut Claims<'_>| {
        let place = place_of_q(claims);
        assert_eq!(place.stride, 8);
        claims.of("q").1 = claims.solution.sets.add([Place { stride: 24, ..place }]);
    };
    kernel.rejects(lie, "claimed to be shared");
}

#[test]
fn an_index_that_goes_back() {
    // Times eight that is all ones but for three.
    let most = u64::MAX >> 3;
    let kernel = kernel(&format!(
        "%slot = alloca [8 x ptr], align 8
        %a = and i64 %n, {most}
        %q = getelementptr ptr, ptr %slot, i64 %a"
    ));
    let lie = |claims: &mut Claims<'_>| {
        let place = place_of_q(claims);
        assert_eq!(place.span, 0);
        claims.of("q").1 = claims.solution.sets.add([Place { span: 8 * most, ..place }]);
    };
    kernel.rejects(lie, "claimed to be local");
}

#[test]
fn a_pointer_that_a_condition_speaks_of() {
    let why = "claimed to be device, but can be shared";
    for copy in [
        "%q = freeze ptr %g",
        "%q = select i1 %is, ptr %g, ptr %g",
        "%q = getelementptr inbounds i8, ptr %g, i64 4",
    ] {
        let mut kernel = kernel_where("shared", copy);
        // While it does, a choice by the query itself says nothing.
        kernel.options.resolve.knobs.optimiser_follows = false;
        kernel.rejects_as("q", GIVEN, why);
    }
}

/// Two addresses computed of a constant, of which the second one is looked at when the constant is known.
fn computed_of(constant: &str) -> Kernel {
    kernel(&format!(
        "%x = getelementptr i8, ptr {constant}, i64 4
        %q = getelementptr i8, ptr {constant}, i64 %n"
    ))
}

#[test]
fn an_address_that_is_computed_of_a_constant() {
    let shared = "addrspacecast (ptr addrspace(3) @v to ptr)";
    computed_of(shared).rejects_as("q", GIVEN, "claimed to be device, but can be shared");
    computed_of("null").rejects_as("q", Origins::NULL, "claimed to be null, but can be");
    let mut cells = computed_of("addrspacecast (ptr addrspace(3) @cells to ptr)");
    let variable = "@cells = internal addrspace(3) global [8 x ptr] undef, align 8\n@v =";
    cells.source = cells.source.replace("@v =", variable);
    cells.rejects(|claims| claims.of("q").1 = 0, "claimed to be shared, but can be shared in");
}

#[test]
fn a_shared_pointer_that_may_be_of_the_cluster() {
    let copied = kernel("%y = load ptr addrspace(3), ptr %g %x = freeze ptr addrspace(3) %y");
    let lie = |claims: &mut Claims<'_>| {
        let said = claims.of("y").0;
        claims.set("y", said | Origins::CLUSTER);
    };
    copied.rejects(lie, "claimed to be shared, but can be shared, cluster");
}

#[test]
fn a_pointer_that_is_a_number() {
    let why = "a pointer is claimed to be a number";
    for number in [Origins::INTEGER, Origins::BYTES] {
        kernel("").rejects_as("g", GIVEN | number, why);
        let copy = kernel("%q = freeze ptr %g");
        copy.rejects_as("q", GIVEN | number, why);
    }
    // It would be in every space.
    kernel("").rejects_as("g", Origins::INTEGER, why);
}

// ----- memory ------------------------------------------------------------------------------------

#[test]
fn an_aggregate_that_is_stored() {
    let pair = kernel(
        "%pair = insertvalue { ptr, i64 } poison, ptr %p, 0
        store { ptr, i64 } %pair, ptr %g, align 8",
    );
    let lie = |claims: &mut Claims<'_>| {
        claims.set("pair", NUMBER);
        claims.solution.escaped = Origins::empty();
    };
    pair.rejects(lie, "lets out shared");
}

#[test]
fn a_number_from_an_object() {
    let slot = kernel(
        "%slot = alloca ptr, align 8
        store ptr %p, ptr %slot, align 8
        %x = load i64, ptr %slot, align 8",
    );
    slot.rejects_as("x", NUMBER, "claimed to be integer, but can be shared");
}

#[test]
fn a_number_from_constant_memory() {
    let why = "claimed to be integer, but can be unknown";
    let follow = "%a = ptrtoint ptr %g to i64";
    let typed = kernel(&format!("{follow} %x = load i64, ptr addrspace(4) %c, align 8"));
    typed.without_assumptions().rejects_as("x", NUMBER, why);
    let said = kernel_where("const", &format!("{follow} %x = load i64, ptr %g, align 8"));
    said.without_assumptions().rejects_as("x", NUMBER, why);
}

// ----- numbers -----------------------------------------------------------------------------------

#[test]
fn an_answer_is_a_number() {
    let why = "claimed to be shared, but can be integer";
    kernel_where("shared", "").rejects_as("is", SHARED, why);
}

#[test]
fn what_is_silent_is_a_number() {
    let copied = kernel("%y = add i64 %n, 1 %x = freeze i64 %y");
    copied.rejects_as("x", SHARED, "claimed to be shared, but can be integer");
    // What points somewhere is not silent.
    let bit = kernel("%slot = alloca ptr, align 8 %x = icmp eq i64 %n, 0");
    let lie = |claims: &mut Claims<'_>| *claims.of("x") = (Origins::empty(), claims.of("slot").1);
    bit.rejects(lie, "claimed to be nothing, but can be integer");
}

#[test]
fn a_number_that_is_made_of_what_is_never_computed() {
    let never = "%a = ptrtoint ptr %p to i64 %u = freeze i64 undef";
    let made = |inst: &str| kernel(&format!("{never} %x = {inst}"));
    let nothing = |claims: &mut Claims<'_>| {
        claims.set("u", Origins::empty());
        claims.set("x", Origins::empty());
    };
    for inst in ["add i64 %u, 1", "or i64 %u, %a", "zext i64 %u to i128"] {
        assert_eq!(made(inst).problems(&nothing), [""; 0]);
    }
    // But some numbers do not depend on all that they are made of.
    for inst in
        ["mul i64 %u, 0", "trunc i64 %u to i32", "call i64 @llvm.fshl.i64(i64 4096, i64 %u, i64 0)"]
    {
        made(inst).rejects(nothing, "claimed to be nothing, but can be integer");
    }
    let shifted = made("call i64 @llvm.fshl.i64(i64 %a, i64 %u, i64 0)");
    shifted.rejects(nothing, "claimed to be nothing, but can be shared");
    shifted.rejects_as("x", NUMBER, "claimed to be integer, but can be shared");
}

#[test]
fn a_pointer_that_is_passed_for_a_number() {
    let passed = kernel("%x = call i64 @llvm.unlisted(ptr %g)");
    passed.rejects(
        |claims| claims.solution.escaped = Origins::empty(),
        "lets out shared, constant, local, param, cluster",
    );
}

#[test]
fn a_call_that_does_not_fit() {
    let mut called = kernel("%m = load i64, ptr addrspace(3) %s %x = call ptr @same(i64 %m)");
    called.source += "define internal ptr @same(ptr returned %p, i32 %n) { ret ptr %p }";
    called.rejects_as("x", Origins::empty(), "claimed to be nothing, but can be unknown");
}

// ----- parts -------------------------------------------------------------------------------------

#[test]
fn a_part_of_a_constant() {
    let taken = kernel(
        "%x = extractvalue { i64, i64 }
            { i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @v to ptr) to i64), i64 0 }, 0",
    );
    taken.rejects_as("x", NUMBER, "claimed to be integer, but can be shared");
}

#[test]
fn a_part_of_which_nothing_is_said() {
    let taken = kernel(
        "%pair = call { i64, i64 } asm \"some.op $0, $1;\", \"=l,=l,l\"(i64 %n)
        %x = extractvalue { i64, i64 } %pair, 0",
    );
    taken.rejects_as("x", SHARED, "claimed to be shared, but can be integer");
}

#[test]
fn a_part_that_is_an_address() {
    let part = |address: &str| {
        kernel(&format!(
            "%slot = alloca ptr, align 8
            %a = ptrtoint ptr {address} to i64
            %pair = insertvalue {{ i64, i64 }} zeroinitializer, i64 %a, 0
            %x = extractvalue {{ i64, i64 }} %pair, 0"
        ))
    };
    part("%p").rejects_as("x", NUMBER, "claimed to be integer, but can be shared");
    let why = "claimed to be local, integer, but can be local in";
    part("%slot").rejects_as("x", Origins::LOCAL | NUMBER, why);
}

// ----- assembly ----------------------------------------------------------------------------------

/// Assembly that returns this.
fn assembly(returned: &str, passed: &str) -> Kernel {
    let (results, last) = if returned.starts_with('{') { ("=l,=l", 2) } else { ("=l", 1) };
    kernel(&format!(
        "%a = ptrtoint ptr %p to i64
        %pair = insertvalue {{ i64, i64 }} zeroinitializer, i64 %a, 0
        %x = call {returned} asm \"some.op $0, ${last};\", \"{results},l\"({passed})"
    ))
}

#[test]
fn what_goes_through_assembly() {
    let number = assembly("i64", "ptr %p");
    number.rejects_as("x", NUMBER, "claimed to be integer, but can be shared");
    let why = "claimed to be shared, but can be shared, integer";
    number.rejects_as("x", SHARED | Origins::FOREIGN, why);
    assembly("ptr", "ptr %p").rejects_as("x", SHARED, "claimed to be shared, but can be unknown");
    let said = "%x = call i64 asm \"some.op $0, $1;\", \"=l,l\"(ptr %g)";
    let why = "claimed to be device, integer, but can be shared, integer";
    kernel_where("shared", said).rejects_as("x", GIVEN | NUMBER, why);
}

#[test]
fn an_aggregate_that_goes_through_assembly() {
    let lie = |claims: &mut Claims<'_>| {
        claims.set("pair", NUMBER);
        claims.set("x", NUMBER);
    };
    let pair = assembly("i64", "{ i64, i64 } %pair");
    pair.rejects(lie, "claimed to be integer, but can be shared");
}

#[test]
fn parts_that_come_out_of_assembly() {
    let pair = assembly("{ i64, i64 }", "ptr %p");
    let why = "part 1 claimed to be integer, but can be shared";
    pair.rejects(|claims| *claims.part("x", 1) = (NUMBER, 0), why);
    // What is said of some parts only is nothing of the others.
    let why = "part 1 claimed to be nothing, but can be shared";
    pair.rejects(|claims| claims.parts("x").1 = 1, why);
    let forget = |claims: &mut Claims<'_>| {
        let whole = claims.value("x");
        claims.solution.parts.remove(&whole);
    };
    let found = pair.problems(&forget);
    says(&found, "part 0 claimed to be integer, but can be shared");
    // Numbers are not said to be numbers; but they are not said to be nothing.
    let pair = assembly("{ i64, i64 }", "i64 %n");
    assert_eq!(pair.problems(&forget), [""; 0]);
    let nothing = |claims: &mut Claims<'_>| {
        let whole = claims.value("x");
        claims.solution.parts.insert(whole, (0, 0));
    };
    says(&pair.problems(&nothing), "part 0 claimed to be nothing, but can be integer");
    let mixed = assembly("{ ptr, i64 }", "ptr %g");
    let why = "part 0 claimed to be device, integer, but can be unknown";
    mixed.rejects(|claims| *claims.part("x", 0) = (GIVEN | NUMBER, 0), why);
}

#[test]
fn a_lane_is_a_part_of_an_address() {
    let why = "claimed to be shared, but can be";
    let vector = "%a = ptrtoint ptr %p to i64 %v = bitcast i64 %a to <8 x i8>";
    for taken in [
        "%x = extractelement <8 x i8> %v, i32 0",
        "%x = shufflevector <8 x i8> %v, <8 x i8> poison, <2 x i32> zeroinitializer",
        "%x = zext <8 x i8> %v to <8 x i64>",
    ] {
        let kernel = kernel(&format!("{vector} {taken}"));
        kernel.rejects(|claims| claims.of("x").0.remove(NUMBER), why);
    }
}
