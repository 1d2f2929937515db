//! The idiom suite: every program that can be run, before and after.
//!
//! Nobody says what the kernels are to be given, so inputs are made up until one is found with which the program is
//! defined: how many threads, what numbers are, whether a buffer holds numbers, pointers or nodes of lists, and whether
//! shared memory holds anything before it is written.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use spacecast_analysis::knobs::Profile;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::module::GlobalVar;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::vocab::AttrKind;
use spacecast_nvptx::kernel::kernels;
use spacecast_oracle::check::{Program, Setup, Verdict, check};
use spacecast_oracle::run::{Arg, Cell, Host, Launch};
use spacecast_transform::pipeline::{Options, Pipeline};

const BUFFERS: usize = 3;

/// What is made up.
#[derive(Copy, Clone)]
struct Input {
    threads: u32,
    number: u128,
    shared: Option<u8>,
    /// What each buffer holds.
    held: [Held; BUFFERS],
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Held {
    /// Small integers.
    Integers,
    /// Pointers to the next buffer.
    Pointers,
    /// Nodes of lists: a pointer, or null, and numbers.
    Nodes,
}

/// All inputs, the likeliest first.
fn inputs() -> impl Iterator<Item = Input> {
    const HELD: [Held; 3] = [Held::Integers, Held::Pointers, Held::Nodes];
    const SIZES: [(u32, u128); 7] =
        [(4, 2), (64, 2), (64, 64), (128, 2), (256, 2), (256, 256), (4, 0)];
    let sizes = || SIZES.into_iter();
    let shapes = sizes().map(|size| (size, None)).chain(sizes().map(|size| (size, Some(0))));
    shapes.flat_map(|((threads, number), shared)| {
        (0..HELD.len().pow(BUFFERS as u32)).map(move |n| {
            let held = std::array::from_fn(|b| HELD[n / HELD.len().pow(b as u32) % HELD.len()]);
            Input { threads, number, shared, held }
        })
    })
}

impl Input {
    fn buffer(&self, n: usize) -> Vec<Cell> {
        let cell = |i: usize| match self.held[n] {
            Held::Integers => Cell::Number((i as u64 % 3) << 32 | 1),
            Held::Pointers => Cell::Pointer((n + 1) % BUFFERS, 0),
            Held::Nodes if i.is_multiple_of(2) => Cell::Number(0),
            Held::Nodes => Cell::Number(2),
        };
        (0..1024).map(cell).collect()
    }

    fn arg(
        &self,
        module: &Module<'_>,
        kernel: &Function<'_>,
        n: usize,
        buffers: &mut usize,
    ) -> Arg {
        let param = &kernel.params()[n];
        if !module.types.is_ptr(param.ty) {
            return Arg::Number(self.number);
        }
        if kernel.store.attrs(param.attrs).any(|attr| attr.kind() == Some(AttrKind::ByVal)) {
            let numbers = [1, 2, 1, 2].map(Cell::Number);
            let pointers = (0..BUFFERS).map(|n| Cell::Pointer(n, 0));
            // So many pointers, then numbers.
            let count = [2, 1, 3][self.held[0] as usize];
            return Arg::ByVal(pointers.take(count).chain(numbers).collect());
        }
        *buffers += 1;
        Arg::Buffer((*buffers - 1) % BUFFERS, 0)
    }

    fn host(&self, module: &Module<'_>) -> Host {
        let launch = |id| {
            let kernel = module.func(id);
            let mut buffers = 0;
            let args =
                (0..kernel.params().len()).map(|n| self.arg(module, kernel, n, &mut buffers));
            let name = module.symbol_name(kernel.global).unwrap_or_default();
            let kernel = String::from_utf8_lossy(&name).into_owned();
            Launch { module: 0, kernel, blocks: 2, threads: self.threads, args: args.collect() }
        };
        let given = module.variables().map(|(_, var)| var).filter(|var| var.externally_initialized);
        Host {
            buffers: (0..BUFFERS).map(|n| self.buffer(n)).collect(),
            variables: given.filter_map(|var| variable(module, var)).collect(),
            shared: self.shared,
            launches: kernels(module).into_iter().map(launch).collect(),
        }
    }
}

/// What the host writes to a variable: pointers to buffers where it has pointers, one after the other, then numbers.
fn variable(module: &Module<'_>, var: &GlobalVar) -> Option<(String, Vec<Cell>)> {
    let pointers = match module.types.kind(var.ty) {
        TypeKind::Ptr { .. } => 1,
        _ => {
            let (_, fields) = module.types.struct_fields(var.ty)?;
            fields.iter().filter(|&&field| field == Type::PTR).count()
        }
    };
    let name = module.symbol_name(var.global)?;
    let cells = (0..pointers).map(|n| Cell::Pointer(n, 0)).chain([Cell::Number(2)]);
    Some((String::from_utf8_lossy(&name).into_owned(), cells.collect()))
}

/// Runs an idiom on the first input with which it is defined; otherwise why not.
fn run(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).expect("an idiom");
    let module = spacecast_ir::parse(text.as_bytes()).expect("a module");
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut options = Options::of(Profile::Sound);
    options.resolve.knobs.whole_program = name.starts_with("call-");
    let pipeline = Pipeline::of(&options);
    let setup = Setup { name: String::new(), pipeline, options, others_first: false };
    let mut last = String::new();
    for input in inputs() {
        let (outside, steps) = (String::new(), 200_000);
        let program = Program { text: text.clone(), outside, host: input.host(&module), steps };
        match check(&program, &setup, false) {
            Verdict::Same(_) => return Ok(()),
            Verdict::Discarded(why) | Verdict::Unsupported(why) => last = why,
            Verdict::Wrong(fault) => panic!("{}: {}\n{}", path.display(), fault.why, fault.after),
        }
    }
    Err(format!("{}: {last}", path.display()))
}

#[test]
fn idioms_do_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../idioms");
    let files = |kind: &str| {
        let entries = std::fs::read_dir(folder.join(kind)).expect("the idioms");
        entries.map(|entry| entry.expect("a file").path()).collect::<Vec<PathBuf>>()
    };
    let all = [files("raw"), files("o2")].concat();
    let mut missing: Vec<String> = all.par_iter().filter_map(|path| run(path).err()).collect();
    missing.sort();
    assert_eq!(missing, Vec::<String>::new(), "not run, of {}", all.len());
}
