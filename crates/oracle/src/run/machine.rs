//! The machine: launches of kernels, blocks one after the other, the threads of a block in turn.
//!
//! ```text
//!   launch ─► block 0 ─► thread 0 … barrier ─► thread 1 … barrier ─► thread 0 … end ─► thread 1 … end
//!          ─► block 1 …
//! ```
//!
//! Invariant: a run depends on the program alone. Threads take turns at barriers and nowhere else, so that a program
//! with races has one outcome as well, and the same before and after.

use rustc_hash::FxHashMap;
use spacecast_ir::Module;
use spacecast_ir::function::Function;
use spacecast_ir::types::{Type, Types};
use spacecast_ir::value::{Block, FuncId, Global, Inst, Value, ValueKind};
use spacecast_nvptx::layout::{DataLayout, Sizes};

use super::builtin::Builtin;
use super::host::{Arg, Cell, Host, Launch};
use super::link::{Addresses, Linked, Target, Variable, link};
use super::memory::{Memory, OF_THREAD, Region};
use super::scopes::Scopes;
use super::value::Val;
use super::{Limits, Outcome, Result, Seen, Snapshot, Stop, undefined, unsupported};

/// The memory that a thread has for itself.
#[derive(Default)]
pub(super) struct Own {
    pub local: Memory,
    /// Byval parameters of the kernel, as the thread sees them.
    pub byval: Memory,
    /// The first local address of the thread.
    pub first: u64,
}

/// A function that runs.
pub(super) struct Frame<'a> {
    pub code: usize,
    pub func: &'a Function<'a>,
    pub args: Vec<Val>,
    values: Vec<Val>,
    pub block: Block,
    pub previous: Option<Block>,
    /// What runs next.
    pub at: Inst,
    /// How many local objects there were before.
    pub objects: usize,
    pub scopes: Scopes,
}

pub(super) struct Thread<'a> {
    pub frames: Vec<Frame<'a>>,
    pub own: Own,
    pub id: u32,
    /// What others can see it do, in order: volatile and atomic accesses.
    pub seen: Vec<Seen>,
    /// How often it asked the heap for so many bytes.
    allocated: FxHashMap<usize, u64>,
}

impl Thread<'_> {
    /// Memory of the heap, which is never given back.
    pub fn allocate(&mut self, global: &mut Memory, size: usize) -> Result<Val> {
        let before = self.allocated.entry(size).or_default();
        *before += 1;
        match global.allocate(self.id, size, *before - 1) {
            Some(start) => Ok(Val::Bits(start.into())),
            None => unsupported("so much memory of the heap"),
        }
    }
}

/// What a step led to.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Flow {
    Next,
    Barrier,
    End,
}

struct Code<'a> {
    module: &'a Module<'a>,
    sizes: Sizes<'a>,
    builtins: FxHashMap<Global, Option<Builtin>>,
}

/// Everything but the threads.
pub(super) struct Machine<'a> {
    codes: Vec<Code<'a>>,
    pub linked: Linked,
    pub global: Memory,
    pub constant: Memory,
    pub shared: Memory,
    pub param: Memory,
    /// The number of the launch, from 0.
    pub launch: u64,
    pub block: u32,
    pub blocks: u32,
    pub threads: u32,
    /// Where the buffers of the host are.
    pub buffers: Vec<u64>,
    limits: Limits,
    pub steps: u64,
    /// Accesses, and those that name a space.
    pub accesses: (u64, u64),
    /// Whether something undefined in the program before is looked for, not a fault of a pass.
    pub before: bool,
    /// Whether an optimiser ran.
    pub optimised: bool,
}

impl<'a> Machine<'a> {
    pub fn new(
        modules: &[&'a Module<'a>],
        layouts: &'a [DataLayout],
        first: usize,
        addresses: &mut Addresses,
        host: &Host,
        limits: Limits,
    ) -> Result<Self> {
        let linked = link(modules, layouts, first, addresses)?;
        let buffer = |(n, cells): (usize, &Vec<Cell>)| {
            let key = (None, format!("\0buffer {n}").into_bytes());
            addresses.get(key, Region::Global, 8 * cells.len() as u64, 256)
        };
        let code = |(&module, layout): (&&'a Module<'a>, &'a DataLayout)| Code {
            module,
            sizes: Sizes::new(layout, &module.types),
            builtins: FxHashMap::default(),
        };
        Ok(Self {
            codes: modules.iter().zip(layouts).map(code).collect(),
            linked,
            global: Memory::default(),
            constant: Memory::default(),
            shared: Memory::default(),
            param: Memory::default(),
            launch: 0,
            block: 0,
            blocks: 1,
            threads: 1,
            buffers: host.buffers.iter().enumerate().map(buffer).collect(),
            limits,
            steps: 0,
            accesses: (0, 0),
            before: limits.before,
            optimised: limits.optimised,
        })
    }

    pub fn module(&self, code: usize) -> &'a Module<'a> {
        self.codes[code].module
    }

    pub fn types(&self, code: usize) -> &'a Types {
        &self.codes[code].module.types
    }

    pub fn sizes(&mut self, code: usize) -> &mut Sizes<'a> {
        &mut self.codes[code].sizes
    }

    pub fn target(&self, code: usize, global: Global) -> Target {
        self.linked.targets[code].get(&global).copied().unwrap_or(Target::Missing)
    }

    pub fn function_at(&self, own: u64) -> Option<(usize, FuncId)> {
        self.linked.functions.get(&own).copied()
    }

    /// What a function without a body is.
    pub fn builtin(&mut self, code: usize, global: Global) -> Option<Builtin> {
        let Code { module, builtins, .. } = &mut self.codes[code];
        *builtins
            .entry(global)
            .or_insert_with(|| Builtin::named(&module.symbol_name(global).unwrap_or_default()))
    }

    /// The bits of a scalar, or of one lane of a vector.
    pub fn width(&mut self, code: usize, ty: Type) -> Result<u32> {
        let ty = self.types(code).scalar(ty);
        match self.sizes(code).bits(ty) {
            Some(bits) if bits <= 128 => Ok(bits as u32),
            _ => unsupported("a scalar of more than 128 bits"),
        }
    }

    pub fn alloc_size(&mut self, code: usize, ty: Type) -> Result<u64> {
        match self.sizes(code).alloc_size(ty) {
            Some(size) => Ok(size),
            None => unsupported("a type without a size"),
        }
    }

    /// The value of an operand.
    pub fn operand(&mut self, frame: &Frame<'a>, value: Value) -> Result<Val> {
        match value.kind() {
            ValueKind::Inst(inst) => Ok(frame.values[inst.as_u32() as usize].clone()),
            ValueKind::Arg(n) => Ok(frame.args[n as usize].clone()),
            ValueKind::Const(c) => self.constant(frame.code, &frame.func.store, c),
            ValueKind::Block(_) | ValueKind::Md(_) => unsupported("an operand that is no value"),
        }
    }

    /// Runs all launches.
    pub fn run(&mut self, host: &Host) -> Result<Outcome> {
        let mut outcome = Outcome::default();
        for (n, launch) in host.launches.iter().enumerate() {
            self.launch = n as u64;
            self.prepare(host)?;
            let snapshot = self.run_launch(launch, host.shared)?;
            outcome.launches.push(snapshot);
        }
        outcome.steps = self.steps;
        outcome.accesses = self.accesses;
        outcome.functions.clone_from(&self.linked.names);
        Ok(outcome)
    }

    fn run_launch(&mut self, launch: &Launch, shared: Option<u8>) -> Result<Snapshot> {
        let module = self.codes[launch.module].module;
        let Some(kernel) = module.function_named(launch.kernel.as_bytes()) else {
            return undefined("there is no such kernel");
        };
        (self.blocks, self.threads) = (launch.blocks, launch.threads);
        self.param = Memory::default();
        let mut args = Vec::new();
        for arg in &launch.args {
            args.push(self.argument(arg)?);
        }
        let mut snapshot = Snapshot { launch: self.launch, ..Snapshot::default() };
        for block in 0..launch.blocks {
            self.block = block;
            self.shared = Memory::default();
            let variables: Vec<Variable> = self.linked.variables.clone();
            for variable in variables.iter().filter(|v| v.region == Region::Shared) {
                self.fill(variable)?;
            }
            for at in (0..self.shared.objects().len()).filter(|_| shared.is_some()) {
                let object = self.shared.object_mut(at);
                object.bytes.fill(shared.unwrap_or(0));
                object.defined.fill(true);
            }
            let seen = self.run_block(launch, kernel, &args)?;
            snapshot.seen.extend(seen);
            snapshot.shared.push(std::mem::take(&mut self.shared));
        }
        self.global.free_all();
        snapshot.global = self.global.clone();
        Ok(snapshot)
    }

    fn run_block(
        &mut self,
        launch: &Launch,
        kernel: FuncId,
        args: &[Val],
    ) -> Result<Vec<Vec<Seen>>> {
        let func = self.codes[launch.module].module.func(kernel);
        if args.len() != func.params().len() || func.is_declaration() {
            return undefined("the kernel takes other arguments");
        }
        let mut threads = Vec::new();
        for id in 0..launch.threads {
            // What looks like memory of the kernel's own is that of every thread, and nobody else's.
            let first = u64::from(id) * OF_THREAD;
            let mut byval = self.param.clone();
            for at in 0..byval.objects().len() {
                byval.object_mut(at).start += first;
                byval.object_mut(at).writable = true;
            }
            let own = Own { local: Memory::default(), byval, first };
            let mut thread = Thread {
                frames: Vec::new(),
                own,
                id,
                seen: Vec::new(),
                allocated: FxHashMap::default(),
            };
            let passed = args.iter().zip(&launch.args).map(|(value, arg)| match (value, arg) {
                (Val::Bits(address), Arg::ByVal(_)) => Val::Bits(address + u128::from(first)),
                _ => value.clone(),
            });
            self.enter(&mut thread, (launch.module, kernel), passed.collect(), 0)?;
            threads.push(thread);
        }
        while threads.iter().any(|thread| !thread.frames.is_empty()) {
            for thread in threads.iter_mut().filter(|thread| !thread.frames.is_empty()) {
                self.run_thread(thread)?;
            }
        }
        Ok(threads.into_iter().map(|thread| thread.seen).collect())
    }

    /// Lets a thread run until it ends or waits for others.
    fn run_thread(&mut self, thread: &mut Thread<'a>) -> Result<()> {
        loop {
            self.steps += 1;
            if self.steps > self.limits.steps {
                return Err(Stop::TooLong);
            }
            match self.step(thread) {
                Ok(Flow::Next) => {}
                Ok(Flow::Barrier | Flow::End) => return Ok(()),
                Err(stop) => return Err(self.located(thread, stop)),
            }
        }
    }

    /// The same with the place where it happened.
    fn located(&self, thread: &Thread<'a>, stop: Stop) -> Stop {
        let Some(frame) = thread.frames.last() else { return stop };
        let module = self.module(frame.code);
        let name = module.symbol_name(frame.func.global).unwrap_or_default();
        let text =
            frame.func.inst(frame.at).source_range().map_or(&b""[..], |r| &module.source()[r]);
        let place = format!(
            " in @{}, thread {}: {}",
            String::from_utf8_lossy(&name),
            thread.id,
            String::from_utf8_lossy(text).trim()
        );
        match stop {
            Stop::Undefined(why) => Stop::Undefined(why + &place),
            Stop::Unsupported(why) => Stop::Unsupported(why + &place),
            Stop::TooLong => Stop::TooLong,
        }
    }

    /// Begins to run a function. When it ends, there are `objects` on the stack.
    pub fn enter(
        &mut self,
        thread: &mut Thread<'a>,
        (code, func): (usize, FuncId),
        args: Vec<Val>,
        objects: usize,
    ) -> Result<()> {
        let func = self.module(code).func(func);
        let Some(block) = func.entry() else { return unsupported("a function without blocks") };
        let Some(at) = func.insts_of(block).next() else { return unsupported("an empty block") };
        if thread.frames.len() >= self.limits.depth {
            return Err(Stop::TooLong);
        }
        let args = self.kept_promises(&thread.own, code, func, args)?;
        thread.frames.push(Frame {
            code,
            func,
            args,
            values: vec![Val::Poison; func.num_insts()],
            block,
            previous: None,
            at,
            objects,
            scopes: Scopes::default(),
        });
        Ok(())
    }
}

impl Frame<'_> {
    /// Gives an instruction its value.
    pub fn set(&mut self, inst: Inst, value: Val) {
        self.values[inst.as_u32() as usize] = value;
    }
}
