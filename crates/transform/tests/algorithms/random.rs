//! Random functions over values alone: phis, selects, offsets and casts in loops, no pointers in memory.
//!
//! ```text
//!   b0 ─► b1 ─► b2 ─► … ─► end       every block can jump back to any block from b1 to itself,
//!          ▲◄────┘◄────────┘         so that what is defined before is defined here
//! ```
//!
//! Most seeds of a function are of one space, or hardly anything would be decided.

use std::fmt::Write;

use spacecast_analysis::Origins;
use spacecast_llvm::Llvm;

use crate::{Tally, compare, rewrite_and_verify, sets_of_knobs};

/// Numbers that look random, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const HEADER: &str = "target triple = \"nvptx64-nvidia-cuda\"
@v1 = addrspace(1) global [64 x i32] zeroinitializer
@v3 = addrspace(3) global [64 x i32] undef
@v4 = addrspace(4) externally_initialized global [64 x i32] zeroinitializer
@v0 = global [64 x i32] zeroinitializer
declare ptr @same(ptr returned)
declare ptr @other(ptr)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
";

/// A value: its name, and the space of its type.
#[derive(Copy, Clone)]
struct Local {
    name: usize,
    space: u32,
}

struct Generator {
    random: Random,
    /// The values of each block, phis first.
    blocks: Vec<Vec<Local>>,
    phis: Vec<usize>,
    /// For each block where it can jump back to.
    back: Vec<Option<usize>>,
    /// The space of most seeds.
    favourite: u32,
    /// Whether branches depend on queries.
    queries: bool,
    text: String,
}

impl Generator {
    fn new(seed: u64, queries: bool) -> Self {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let count = 1 + random.below(5);
        let mut names = 0..;
        let mut blocks = Vec::new();
        let mut phis = Vec::new();
        for block in 0..count {
            let of_block = random.below(8);
            let values = (0..of_block).filter_map(|_| {
                let space = random.pick(&[0, 0, 0, 0, 0, 0, 1, 3, 3, 4, 5, 7, 101]);
                Some(Local { name: names.next()?, space })
            });
            blocks.push(values.collect());
            phis.push(if block == 0 { 0 } else { random.below(of_block + 1) });
        }
        let back =
            (0..count).map(|b| (b > 0 && !random.one_in(3)).then(|| 1 + random.below(b))).collect();
        let favourite = random.pick(&[1, 1, 3, 3, 4, 5]);
        Self { random, blocks, phis, back, favourite, queries, text: String::new() }
    }

    /// A value of the space that is defined where the first so many values of a block are; or none of these.
    fn operand(&mut self, space: u32, block: usize, values: usize) -> String {
        let here = &self.blocks[block][..values];
        let before = self.blocks[..block].iter().flatten().chain(here);
        let known: Vec<Local> = before.filter(|v| v.space == space).copied().collect();
        if !known.is_empty() && !self.random.one_in(3) {
            return format!("%x{}", self.random.pick(&known).name);
        }
        let wanted =
            if self.random.one_in(8) { self.random.pick(&[0, 1, 3, 4, 5]) } else { self.favourite };
        match (space, wanted) {
            (0, _) if self.random.one_in(12) => "null".to_owned(),
            (0, _) if self.random.one_in(12) => "undef".to_owned(),
            (0, 5) => "%slot".to_owned(),
            (0, 0) => "%generic".to_owned(),
            (0, 1) => self.random.pick(&["%arg", "@v0", "%g1"]).to_owned(),
            (0, n) => format!("addrspacecast (ptr addrspace({n}) @v{n} to ptr)"),
            (1 | 3 | 4, _) if !self.random.one_in(4) => format!("@v{space}"),
            (_, _) if self.random.one_in(8) => self.random.pick(&["null", "poison"]).to_owned(),
            (n, _) => format!("%p{n}"),
        }
    }

    fn pointer(&mut self, space: u32, block: usize, values: usize) -> String {
        let operand = self.operand(space, block, values);
        format!("{} {operand}", ty(space))
    }

    fn function(mut self) -> String {
        let kernel = if self.random.one_in(3) { "" } else { "ptx_kernel " };
        let head = "ptr %arg, ptr %generic.in, ptr addrspace(1) %p1, ptr addrspace(3) %p3, \
            ptr addrspace(4) %p4, ptr addrspace(5) %p5, ptr addrspace(7) %p7, \
            ptr addrspace(101) %p101, i1 %c, i64 %n";
        let _ = writeln!(self.text, "define {kernel}void @f({head}) {{\nb0:");
        self.line("%slot = alloca [64 x i32]");
        self.line("%generic = call ptr @other(ptr %generic.in)");
        self.line("%g1 = addrspacecast ptr addrspace(1) %p1 to ptr");
        for block in 0..self.blocks.len() {
            self.block(block);
        }
        self.text += "end:\n  ret void\n}\n";
        self.text
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn block(&mut self, block: usize) {
        if block > 0 {
            let _ = writeln!(self.text, "b{block}:");
        }
        let values = self.blocks[block].clone();
        for (at, &value) in values.iter().enumerate() {
            if at < self.phis[block] {
                self.phi(block, value);
            } else {
                self.computed(block, at, value);
            }
        }
        for &Local { name, space } in &values {
            self.line(&match space {
                0 => format!("store i32 0, ptr %x{name}"),
                _ => format!("%l{name} = load i32, {} %x{name}", ty(space)),
            });
        }
        let next = match block + 1 {
            next if next < self.blocks.len() => format!("b{next}"),
            _ => "end".to_owned(),
        };
        match self.back[block] {
            Some(back) => {
                let condition = self.condition(block);
                self.line(&format!("br i1 {condition}, label %{next}, label %b{back}"));
            }
            None => self.line(&format!("br label %{next}")),
        }
    }

    /// What the branch at the end of a block depends on.
    fn condition(&mut self, block: usize) -> String {
        if !self.queries {
            return "%c".to_owned();
        }
        let pointer = self.pointer(0, block, self.blocks[block].len());
        let space = self.random.pick(&["shared", "global"]);
        self.line(&format!("%q{block} = call i1 @llvm.nvvm.isspacep.{space}({pointer})"));
        format!("%q{block}")
    }

    fn phi(&mut self, block: usize, value: Local) {
        let jumps = (block..self.blocks.len()).filter(|&b| self.back[b] == Some(block));
        let ways: Vec<usize> = std::iter::once(block - 1).chain(jumps).collect();
        let mut line = format!("%x{} = phi {} ", value.name, ty(value.space));
        for (n, &from) in ways.iter().enumerate() {
            let all = self.blocks[from].len();
            let operand = self.operand(value.space, from, all);
            let comma = if n == 0 { "" } else { ", " };
            let _ = write!(line, "{comma}[ {operand}, %b{from} ]");
        }
        self.line(&line);
    }

    fn computed(&mut self, block: usize, at: usize, value: Local) {
        let Local { name, space } = value;
        let this = self.pointer(space, block, at);
        let line = match self.random.below(if space == 0 { 10 } else { 6 }) {
            0 => format!("getelementptr inbounds i32, {this}, i64 %n"),
            1 => format!("getelementptr i8, {this}, i64 4"),
            2 => format!("select i1 %c, {this}, {}", self.pointer(space, block, at)),
            3 => format!("freeze {this}"),
            4 | 5 => {
                let others: Vec<u32> =
                    [0, 1, 3, 4, 5, 7, 101].into_iter().filter(|&s| s != space).collect();
                // Any space can be cast to generic and back; the others only through that.
                let from = if space == 0 { self.random.pick(&others) } else { 0 };
                format!("addrspacecast {} to {}", self.pointer(from, block, at), ty(space))
            }
            6 => {
                let bits = self.random.pick(&["i64", "i64", "i32"]);
                self.line(&format!("%i{name} = ptrtoint {this} to {bits}"));
                format!("inttoptr {bits} %i{name} to ptr")
            }
            7 => format!("call ptr @llvm.launder.invariant.group.p0({this})"),
            8 => format!("call ptr @same({this})"),
            _ => format!("bitcast {this} to ptr"),
        };
        self.line(&format!("%x{name} = {line}"));
    }
}

fn ty(space: u32) -> String {
    if space == 0 { "ptr".to_owned() } else { format!("ptr addrspace({space})") }
}

#[test]
fn they_agree_on_random_functions() {
    let knobs = sets_of_knobs();
    let mut tally = Tally::default();
    for seed in 0..4000 {
        let text = HEADER.to_owned() + &Generator::new(seed, false).function();
        let module = spacecast_ir::parse(text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let (name, knobs) = &knobs[seed as usize % knobs.len()];
        compare(&format!("{seed}, {name}"), &module, knobs, &mut tally);
        tally.check(&text);
    }
    assert!(3 * tally.flat > tally.accesses, "{} of {}", tally.flat, tally.accesses);
}

/// What the program asks wins over what we assume of the host, so that no such assumption may be left where the
/// default follows the answer. Elsewhere a branch can contradict what is certain: it never runs, and the default
/// makes something else of it.
#[test]
fn no_assumption_outlives_a_query() {
    let knobs = sets_of_knobs();
    let mut tally = Tally::default();
    for seed in 0..2000 {
        let text = HEADER.to_owned() + &Generator::new(seed, true).function();
        let module = spacecast_ir::parse(text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let (name, knobs) = &knobs[seed as usize % knobs.len()];
        compare(&format!("{seed}, {name}"), &module, knobs, &mut tally);
        tally.faults.retain(|fault| fault.flat.contains(Origins::DEVICE));
        tally.check(&text);
    }
}

#[test]
fn llvm_accepts_what_the_flat_algorithm_rewrites() {
    let llvm = Llvm::find(None).expect("LLVM");
    for seed in 0..300 {
        let text = HEADER.to_owned() + &Generator::new(seed, false).function();
        let before =
            llvm.parse("before", text.as_bytes()).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
        before.verify().unwrap_or_else(|e| panic!("{e}\n{text}"));
        let mut module = spacecast_ir::parse(text.as_bytes()).expect("a module");
        rewrite_and_verify(&llvm, &mut module, &text);
    }
}
