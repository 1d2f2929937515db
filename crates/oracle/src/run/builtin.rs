//! What the hardware and LLVM bring along.

use spacecast_ir::store::Attr;
use spacecast_ir::value::Inst;
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_nvptx::space::{Query, Space};

use super::access::{Place, Way};
use super::arithmetic::{binary, lanes};
use super::machine::{Flow, Machine, Thread};
use super::memory::{Region, classify};
use super::value::{Val, signed};
use super::{Result, undefined, unsupported};

/// A function that has no body anywhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Builtin {
    /// Does nothing that matters here.
    Nothing,
    Barrier,
    /// Begins scopes of accesses.
    Scopes,
    /// The number of the thread, of its block, of threads, of blocks; other dimensions are one.
    Thread,
    Block,
    Threads,
    Blocks,
    First,
    One,
    Query(Query),
    Assume,
    /// The beginning or the end of a slot's life.
    Lifetime,
    Copy {
        may_overlap: bool,
    },
    Fill,
    /// The first argument.
    Same,
    PointerMask,
    /// The same address in a block of the cluster.
    Map,
    Least {
        with_sign: bool,
    },
    Most {
        with_sign: bool,
    },
    MultiplyAdd,
    /// Memory of the heap.
    Heap,
    /// What another lane has; of the own one, what is passed.
    Shuffle,
    /// Loads or stores of some lanes: side by side, or where each one's pointer leads.
    Lanes {
        way: Way,
    },
}

impl Builtin {
    pub fn named(name: &[u8]) -> Option<Self> {
        if let Some(query) = Query::from_intrinsic(name) {
            return Some(Builtin::Query(query));
        }
        if name == b"malloc" {
            return Some(Builtin::Heap);
        }
        let name = std::str::from_utf8(name).ok()?.strip_prefix("llvm.")?;
        if let Some(register) = name.strip_prefix("nvvm.read.ptx.sreg.") {
            return Some(match register {
                "tid.x" => Builtin::Thread,
                "ctaid.x" => Builtin::Block,
                "ntid.x" => Builtin::Threads,
                "nctaid.x" => Builtin::Blocks,
                "tid.y" | "tid.z" | "ctaid.y" | "ctaid.z" => Builtin::First,
                "ntid.y" | "ntid.z" | "nctaid.y" | "nctaid.z" => Builtin::One,
                _ => return None,
            });
        }
        let begins = |prefix: &str| name.starts_with(prefix);
        Some(match name {
            "nvvm.barrier0" | "nvvm.barrier.cta.sync.aligned.all" => Builtin::Barrier,
            "nvvm.mapa" | "nvvm.mapa.shared.cluster" => Builtin::Map,
            "nvvm.shfl.sync.idx.i32" => Builtin::Shuffle,
            "assume" => Builtin::Assume,
            _ if begins("masked.load.") || begins("masked.gather.") => {
                Builtin::Lanes { way: Way::Read }
            }
            _ if begins("masked.store.") || begins("masked.scatter.") => {
                Builtin::Lanes { way: Way::Write }
            }
            _ if begins("memcpy.") => Builtin::Copy { may_overlap: false },
            _ if begins("memmove.") => Builtin::Copy { may_overlap: true },
            _ if begins("memset.") => Builtin::Fill,
            _ if begins("lifetime.") => Builtin::Lifetime,
            _ if begins("ptrmask.") => Builtin::PointerMask,
            _ if begins("launder.invariant.group.") || begins("strip.invariant.group.") => {
                Builtin::Same
            }
            _ if begins("expect.") => Builtin::Same,
            // Slots live until their function returns.
            _ if begins("stacksave") => Builtin::First,
            _ if begins("stackrestore") => Builtin::Nothing,
            "experimental.noalias.scope.decl" => Builtin::Scopes,
            _ if begins("dbg.") || begins("nvvm.membar.") => Builtin::Nothing,
            _ if begins("smin.") => Builtin::Least { with_sign: true },
            _ if begins("umin.") => Builtin::Least { with_sign: false },
            _ if begins("smax.") => Builtin::Most { with_sign: true },
            _ if begins("umax.") => Builtin::Most { with_sign: false },
            _ if begins("fmuladd.") || begins("fma.") => Builtin::MultiplyAdd,
            _ => return None,
        })
    }
}

impl<'a> Machine<'a> {
    pub fn call_builtin(
        &mut self,
        thread: &mut Thread<'a>,
        inst: Inst,
        builtin: Builtin,
        args: &[Val],
    ) -> Result<Flow> {
        if builtin == Builtin::Barrier {
            thread.complete(inst, Val::VOID)?;
            return Ok(Flow::Barrier);
        }
        let number = |n: u32| Val::Bits(n.into());
        let value = match builtin {
            Builtin::Nothing | Builtin::Barrier => Val::VOID,
            Builtin::Scopes => {
                self.declare_scopes(thread, inst);
                Val::VOID
            }
            Builtin::Thread => number(thread.id),
            Builtin::Block => number(self.block),
            Builtin::Threads => number(self.threads),
            Builtin::Blocks => number(self.blocks),
            Builtin::First => number(0),
            Builtin::One => number(1),
            Builtin::Query(query) => self.query(query, &args[0])?,
            Builtin::Assume => {
                self.assume(thread, inst, &args[0])?;
                Val::VOID
            }
            Builtin::Lifetime => {
                // Some versions of LLVM give the size first.
                self.forget(thread, args.last().unwrap_or(&Val::Poison))?;
                Val::VOID
            }
            Builtin::Copy { may_overlap } => {
                self.copy(thread, inst, args, may_overlap)?;
                Val::VOID
            }
            Builtin::Fill => {
                let size = length(&args[2])?;
                if let Some(to) = self.bytes(thread, inst, (0, &args[0]), size, Way::Write)? {
                    let byte = args[1].bits();
                    let (bytes, defined) =
                        (vec![byte.unwrap_or(0) as u8; size], vec![byte.is_some(); size]);
                    self.write(&mut thread.own, &to, &bytes, &defined);
                }
                Val::VOID
            }
            Builtin::Same => args[0].clone(),
            Builtin::Heap => thread.allocate(&mut self.global, length(&args[0])?)?,
            Builtin::Shuffle if args[2].bits() == Some(thread.id.into()) => args[1].clone(),
            Builtin::Shuffle => return unsupported("a shuffle of other lanes"),
            Builtin::Lanes { way } => self.lanes(thread, inst, args, way)?,
            Builtin::Map => self.map(thread, inst, args)?,
            Builtin::PointerMask => lanes(&args[0], &args[1], |a, b| {
                // Bits beyond those of the mask stay.
                Ok(a.bits().zip(b.bits()).map_or(Val::Poison, |(a, b)| Val::Bits(a & b)))
            })?,
            Builtin::Least { .. } | Builtin::Most { .. } => {
                let ty = thread.frames.last().map(|frame| (frame.code, frame.func.inst(inst).ty));
                let Some((code, ty)) = ty else { return unsupported("no frame") };
                let width = self.width(code, ty)?;
                lanes(&args[0], &args[1], |a, b| Ok(extreme(builtin, a, b, width)))?
            }
            Builtin::MultiplyAdd => {
                let ty = thread.frames.last().map(|frame| (frame.code, frame.func.inst(inst).ty));
                let Some((code, ty)) = ty else { return unsupported("no frame") };
                let width = self.width(code, ty)?;
                let flags = Default::default();
                let product = binary(Opcode::FMul, flags, &args[0], &args[1], width)?;
                binary(Opcode::FAdd, flags, &product, &args[2], width)?
            }
        };
        thread.complete(inst, value)
    }

    /// Whether an address is in the window that is asked for.
    fn query(&self, query: Query, address: &Val) -> Result<Val> {
        let Some(address) = address.bits() else { return Ok(Val::Poison) };
        let region = classify(address as u64, self.launch).map(|(region, _)| region);
        match region {
            // LLVM may copy it, or not.
            Some(Region::ByVal) => return undefined("a query about a byval parameter"),
            Some(Region::Code) => return undefined("a query about a function"),
            None if address != 0 => return undefined("a query about an address of nothing"),
            _ => {}
        }
        Ok(Val::bool(match query.row().space {
            Space::Shared | Space::Cluster => region == Some(Region::Shared),
            Space::Local => region == Some(Region::Local),
            Space::Constant => region == Some(Region::Constant),
            // Null and parameters are in the global window.
            _ => matches!(region, None | Some(Region::Global | Region::Param)),
        }))
    }

    /// A block is alone in its cluster. What is mapped there has to be in its shared memory.
    fn map(&self, thread: &Thread<'a>, inst: Inst, args: &[Val]) -> Result<Val> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let ty = frame.func.type_of(frame.func.args(inst)[0]);
        let generic = self.types(frame.code).addrspace(ty) == Some(0);
        let (Some(address), Some(0)) = (args[0].bits(), args[1].bits()) else {
            return undefined("an address of a block that is not in the cluster");
        };
        let region = classify(address as u64, self.launch).map(|(region, _)| region);
        match generic && region != Some(Region::Shared) {
            true => undefined("an address of the cluster that is not in shared memory"),
            false => Ok(args[0].clone()),
        }
    }

    fn assume(&mut self, thread: &Thread<'a>, inst: Inst, condition: &Val) -> Result<()> {
        if *condition != Val::bool(true) {
            return undefined("an assumption that does not hold");
        }
        let Some(frame) = thread.frames.last() else { return Ok(()) };
        for (tag, operands) in frame.func.bundles(inst) {
            let nonnull = *frame.func.store.text.unescaped(tag) == *b"nonnull";
            if let Some(&operand) = operands.first()
                && nonnull
                && self.operand(frame, operand)? == Val::Bits(0)
            {
                return undefined("an assumption that does not hold");
            }
        }
        Ok(())
    }

    /// What a slot holds at the beginning and at the end of its life means nothing.
    fn forget(&mut self, thread: &mut Thread<'a>, address: &Val) -> Result<()> {
        let Some(address) = address.bits() else { return Ok(()) };
        if let Some((Region::Local, own)) = classify(address as u64, self.launch)
            && let Some((at, _)) = thread.own.local.find(own, 0)
        {
            thread.own.local.object_mut(at).defined.fill(false);
        }
        Ok(())
    }

    /// Loads or stores the lanes that a mask names, the first one first.
    fn lanes(
        &mut self,
        thread: &mut Thread<'a>,
        inst: Inst,
        args: &[Val],
        way: Way,
    ) -> Result<Val> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let (code, func) = (frame.code, frame.func);
        let (address, mask, data) = if way == Way::Read { (0, 1, 2) } else { (1, 2, 0) };
        let types = self.types(code);
        let ty = func.type_of(func.args(inst)[data]);
        let pointers = func.type_of(func.args(inst)[address]);
        let space = types.addrspace(types.scalar(pointers)).unwrap_or(0);
        let (many, ty) = (types.scalar(pointers) != pointers, types.scalar(ty));
        let size = self.store_size(code, ty)?;
        let Val::Many(values) = &args[data] else { return unsupported("lanes of poison") };
        let mut values = values.to_vec();
        let align = func.store.attrs(func.arg_attrs(inst, address)).find_map(|attr| match attr {
            Attr::Int(AttrKind::Align, n) => Some(n.max(1)),
            _ => None,
        });
        for (lane, value) in values.iter_mut().enumerate() {
            match args[mask].part(lane).bits() {
                Some(0) => continue,
                Some(_) => {}
                None => return undefined("a mask of poison"),
            }
            let at = match (&args[address], many) {
                (all, true) => all.part(lane),
                (Val::Bits(first), false) => Val::Bits(first + u128::from(size) * lane as u128),
                _ => Val::Poison,
            };
            // Side by side only the first one is as aligned as is said.
            let align = align.filter(|_| many || lane == 0).unwrap_or(1);
            let place = self.place(thread, space, &at, (size, align), way)?;
            match way {
                Way::Read => *value = self.load(thread, code, ty, &place)?,
                Way::Write => self.store(thread, code, ty, &place, value)?,
            }
        }
        Ok(if way == Way::Read { Val::Many(values.into()) } else { Val::VOID })
    }

    fn copy(
        &mut self,
        thread: &mut Thread<'a>,
        inst: Inst,
        args: &[Val],
        may_overlap: bool,
    ) -> Result<()> {
        let size = length(&args[2])?;
        let from = self.bytes(thread, inst, (1, &args[1]), size, Way::Read)?;
        let to = self.bytes(thread, inst, (0, &args[0]), size, Way::Write)?;
        let (Some(from), Some(to)) = (from, to) else { return Ok(()) };
        let apart = from.address.abs_diff(to.address);
        if !may_overlap && from.region == to.region && apart != 0 && apart < size as u64 {
            return undefined("a copy onto itself");
        }
        let (bytes, defined) = self.read(&mut thread.own, &from);
        self.write(&mut thread.own, &to, &bytes, &defined);
        Ok(())
    }

    /// The bytes that an argument of a call points to; nothing if there are none.
    fn bytes(
        &mut self,
        thread: &mut Thread<'a>,
        inst: Inst,
        (n, address): (usize, &Val),
        size: usize,
        way: Way,
    ) -> Result<Option<Place>> {
        let Some(frame) = thread.frames.last() else { return unsupported("no frame") };
        let ty = frame.func.type_of(frame.func.args(inst)[n]);
        let space = self.types(frame.code).addrspace(ty).unwrap_or(0);
        if size == 0 {
            return Ok(None);
        }
        self.place(thread, space, address, (size as u64, 1), way).map(Some)
    }
}

fn length(value: &Val) -> Result<usize> {
    match value.bits() {
        Some(n) if n <= 1 << 20 => Ok(n as usize),
        _ => undefined("a length that is poison, or too much"),
    }
}

/// The least or the most of two numbers.
fn extreme(builtin: Builtin, a: &Val, b: &Val, width: u32) -> Val {
    let (Some(a), Some(b)) = (a.bits(), b.bits()) else { return Val::Poison };
    let less = match builtin {
        Builtin::Least { with_sign: true } | Builtin::Most { with_sign: true } => {
            signed(a, width) < signed(b, width)
        }
        _ => a < b,
    };
    let least = matches!(builtin, Builtin::Least { .. });
    Val::Bits(if less == least { a } else { b })
}
