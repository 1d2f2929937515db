//! Alignments of types as LLVM computes them: it writes them down for every load that has none.

use spacecast_ir::vocab::Opcode;
use spacecast_llvm::Llvm;
use spacecast_nvptx::layout::{DataLayout, Family, Knobs, Sizes, build};

/// Numbers that look random and are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    fn scalar(&mut self) -> String {
        match self.below(10) {
            0 => "i1".to_owned(),
            1 => format!("i{}", 1 + self.below(300)),
            2 => ["i8", "i16", "i32", "i64", "i128"][self.below(5) as usize].to_owned(),
            3 => ["half", "bfloat", "float", "double", "fp128"][self.below(5) as usize].to_owned(),
            4 => "ptr".to_owned(),
            n => format!("ptr addrspace({})", [1, 3, 4, 5, 6, 7][n as usize % 6]),
        }
    }

    fn ty(&mut self, depth: u32) -> String {
        match self.below(if depth == 0 { 6 } else { 10 }) {
            0..4 => self.scalar(),
            4 | 5 => format!("<{} x {}>", 1 + self.below(9), self.scalar()),
            6 => format!("[{} x {}]", self.below(5), self.ty(depth - 1)),
            kind => {
                let fields: Vec<_> = (0..self.below(5)).map(|_| self.ty(depth - 1)).collect();
                let fields = fields.join(", ");
                if kind == 7 { format!("<{{ {fields} }}>") } else { format!("{{ {fields} }}") }
            }
        }
    }
}

#[test]
fn alignments_are_llvms() {
    let llvm = Llvm::find(None).expect("a libLLVM");
    let short = Knobs { nvptx_short_ptr: true, ..Knobs::default() };
    let mode32 = Knobs { bits32: true, ..Knobs::default() };
    let layouts = [
        build(Family::Upstream(22), Knobs::default()),
        build(Family::Upstream(22), short),
        build(Family::Upstream(14), mode32),
        build(Family::Cicc, short),
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
            .to_owned(),
        "E-p:32:32-i64:64-f64:32:64-v64:32:64-a:0:32-n32".to_owned(),
        String::new(),
    ];
    let mut random = Random(0x5EED);
    for text in layouts {
        let layout = DataLayout::parse(&text).expect("a layout");
        let types: Vec<String> = (0..400).map(|_| random.ty(3)).collect();
        let mut module = format!("target datalayout = \"{text}\"\ndefine void @f(ptr %p) {{\n");
        for ty in &types {
            module += &format!("  load {ty}, ptr %p\n");
        }
        module += "  ret void\n}\n";
        let judged = llvm.parse("types", module.as_bytes()).expect("a module").print();
        let judged = spacecast_ir::parse(&judged).expect("a module");
        let (_, func) = judged.functions().next().expect("a function");
        let mut sizes = Sizes::new(&layout, &judged.types);
        let loads = func.insts().filter(|&i| func.inst(i).op == Opcode::Load);
        let mut count = 0;
        for (inst, ty) in loads.zip(&types) {
            let written = func.access(inst).and_then(|a| a.align).map(|log2| 1 << log2);
            assert_eq!(sizes.abi_align(func.inst(inst).ty), written, "{ty} in {text}");
            count += 1;
        }
        assert_eq!(count, types.len());
    }
}
