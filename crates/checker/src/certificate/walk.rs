//! One function as it is called: every instruction once, each with its rule.
//!
//! A rule computes what follows from the claims about the operands, and requires that the claim about the result
//! contains it. Nothing is iterated: a claim that contains all that follows from claims is a solution.

use std::cell::OnceCell;
use std::sync::Arc;

use spacecast_analysis::Origins;
use spacecast_analysis::certificate::{Packed, Place, Run, Solution, What};
use spacecast_ir::inst::{InstData, InstFlags};
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Type;
use spacecast_ir::value::{Block, Const, Inst, Value};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{AtomicOp, Opcode};
use spacecast_nvptx::layout::Sizes;

use super::asm::Assembly;
use super::copies::{Checked, Copies};
use super::fact::{Fact, UNKNOWN, as_pointer, covers, from_number, is_nowhere, of, refined};
use super::guards::Guards;
use super::shapes::Class;
use super::world::World;
use crate::{Map, Problem};

pub(super) const NUMBER: Origins = Origins::INTEGER;

pub(super) struct Walk<'w, 'm, 's> {
    pub world: &'w World<'m, 's>,
    pub run: &'w Run,
    pub solution: &'w Solution,
    pub func: View<'w, 's>,
    /// What is claimed of instructions, by their ids; nothing if the certificate does not fit.
    pub results: &'w [Packed],
    pub kernel: bool,
    pub sizes: Sizes<'w>,
    pub(super) guards: Option<&'w Guards<'w, 'm, 's>>,
    /// What constants are that were asked about, and for each constant its place among these, from one on.
    constants: Vec<Fact<'w>>,
    constant_places: Vec<u32>,
    pub assembly: Map<Const, Arc<Assembly>>,
    pub(super) reachable: OnceCell<Vec<bool>>,
    /// Which of the slots that are followed in order an instruction makes.
    pub slots: Map<Inst, usize>,
    /// Which instructions make slots for numbers; nothing if none does.
    pub(super) number_slots: Vec<bool>,
    pub checked: Checked,
    pub copies: Option<&'w Copies>,
}

impl<'w, 'm, 's> Walk<'w, 'm, 's> {
    pub fn new(
        world: &'w World<'m, 's>,
        run: &'w Run,
        func: View<'w, 's>,
        guards: Option<&'w Guards<'w, 'm, 's>>,
    ) -> Self {
        let solution = &world.certificate.solutions[run.solution as usize];
        let slots = solution.slots.iter().enumerate().map(|(at, flow)| (flow.slot, at));
        Self {
            world,
            run,
            solution,
            func,
            results: solution.nodes.get(func.params().len()..).unwrap_or_default(),
            kernel: world.is_kernel(run.func),
            sizes: world.sizes(),
            guards,
            constants: Vec::new(),
            constant_places: Vec::new(),
            assembly: Map::default(),
            reachable: OnceCell::new(),
            slots: slots.collect(),
            number_slots: Vec::new(),
            checked: Checked::default(),
            copies: None,
        }
    }

    /// Whether there is a claim about every value.
    pub fn fits(&self) -> bool {
        self.solution.nodes.len() >= self.func.params().len() + self.func.num_insts()
    }

    /// Checks every claim.
    pub fn check(&mut self, checked: &mut Checked) {
        std::mem::swap(&mut self.checked, checked);
        if self.fits() {
            self.claims();
        } else {
            self.problem(None, "the certificate does not fit the function".to_owned());
        }
        std::mem::swap(&mut self.checked, checked);
    }

    fn claims(&mut self) {
        for (n, param) in self.func.params().iter().enumerate() {
            let generic = self.world.class(param.ty) == Class::Pointer(0);
            if generic && self.is_claimed_number(Value::arg(n as u32)) {
                self.claimed_number(None);
            }
        }
        self.arguments();
        self.slots();
        self.find_number_slots();
        self.note_travels();
        for (inst, data, operands) in self.func.each() {
            self.instruction(inst, data, operands);
        }
    }

    pub fn problem(&mut self, inst: Option<Inst>, message: String) {
        if self.checked.problems.len() < 16 {
            self.checked.problems.push(Problem::at(self.world.module, self.func, inst, message));
        }
    }

    // ----- claims --------------------------------------------------------------------------------

    pub fn class(&self, value: Value) -> Class {
        self.world.class(self.func.type_of(value))
    }

    pub fn unpack(&self, packed: Packed) -> (Origins, &'w [Place]) {
        let solution: &'w Solution = self.solution;
        (packed.0, solution.sets.get(packed.1))
    }

    /// What is claimed of a value that is no constant. A number of which nothing is said is a number, unless numbers are
    /// followed: then it is never computed from anything.
    pub fn claim(&self, value: Value) -> (Origins, &'w [Place]) {
        match self.packed(value) {
            None => (Origins::empty(), &[]),
            Some(claim) if self.said(claim) != claim.0 && self.class(value) == Class::Data => {
                (NUMBER, &[])
            }
            Some(claim) => self.unpack(claim),
        }
    }

    /// What is known of a value.
    pub fn fact(&mut self, value: Value) -> Fact<'w> {
        if let Some(c) = value.as_const() {
            return self.constant(c);
        }
        match self.claim(value) {
            (origins, _) if is_nowhere(origins) => Fact::NOTHING,
            (origins, places) => Fact::new(origins, places),
        }
    }

    /// Where a value can come from.
    pub fn origins(&mut self, value: Value) -> Origins {
        match value.as_const() {
            Some(c) => self.constant(c).origins,
            None => self.claim(value).0,
        }
    }

    /// What is known of an operand where it is used.
    pub fn operand(&mut self, inst: Inst, operand: usize) -> Fact<'w> {
        let mut fact = self.fact(self.func.operands(inst)[operand]);
        if let Some(allowed) = self.allowed(inst, operand) {
            fact.origins = refined(self.complete(fact.origins), allowed);
            // What can be nowhere is never used.
            if fact.origins.is_empty() {
                return Fact::NOTHING;
            }
        }
        fact
    }

    /// What guards allow an operand to be where it is used, if they say anything.
    #[inline]
    pub fn allowed(&self, inst: Inst, operand: usize) -> Option<Origins> {
        self.guards.and_then(|guards| guards.at(inst, operand))
    }

    pub fn runs(&self, block: Block) -> bool {
        let reachable = self.reachable.get_or_init(|| reachable(self.func));
        reachable[block.as_u32() as usize]
    }

    pub fn complete(&self, origins: Origins) -> Origins {
        if origins.contains(Origins::LOADED) { origins | self.run.leaked } else { origins }
    }

    pub fn constant_memo(&self, c: Const) -> Option<&Fact<'w>> {
        let place = *self.constant_places.get(c.as_u32() as usize)?;
        self.constants.get((place as usize).wrapping_sub(1))
    }

    pub fn remember(&mut self, c: Const, fact: Fact<'w>) {
        if self.constant_places.is_empty() {
            self.constant_places = vec![0; self.func.store.num_consts()];
            self.constants.reserve(16);
        }
        self.constants.push(fact);
        self.constant_places[c.as_u32() as usize] = self.constants.len() as u32;
    }

    // ----- requirements --------------------------------------------------------------------------

    pub fn covers(&self, claim: (Origins, &[Place]), follows: &Fact<'_>) -> bool {
        covers(self.world.certificate, claim, follows)
    }

    /// Under the type of what holds it, if it was not of that type before: null of a space is the address of something
    /// there. Only global null leads nowhere.
    pub fn made(&self, class: Class, fact: Fact<'w>) -> Fact<'w> {
        let mut fact = self.typed(class, fact);
        let is_address = matches!(class, Class::Pointer(space) if space > 1);
        if is_address && fact.origins.contains(Origins::NULL) {
            fact.origins |= Origins::FOREIGN;
        }
        fact
    }

    /// The same for what was of that type, or is cast. Generic null leads nowhere, whatever it is cast to.
    pub fn typed(&self, class: Class, mut fact: Fact<'w>) -> Fact<'w> {
        fact.origins = match class {
            Class::Pointer(0) => as_pointer(fact.origins),
            Class::Pointer(space) => in_space(space, fact.origins),
            _ => fact.origins,
        };
        fact
    }

    /// The claim about a value must contain this.
    pub fn require(&mut self, at: Option<Inst>, value: Value, fact: Fact<'w>) {
        let ty = self.func.type_of(value);
        match self.world.class(ty) {
            Class::Other => {}
            Class::Aggregate => {
                self.require_parts(at, value, &|class| match class {
                    Class::Pointer(_) => of(UNKNOWN),
                    _ => of(NUMBER),
                });
            }
            class => {
                let is_copied = value.as_inst().is_none_or(|i| copies(self.func.inst(i).op));
                let fact = if is_copied { self.typed(class, fact) } else { self.made(class, fact) };
                if self.covers(self.claim(value), &fact) {
                    return;
                }
                let claimed = self.claim(value).0;
                let text = format!(
                    "claimed to be {claimed}, but can be {}{}",
                    fact.origins,
                    places(&fact)
                );
                self.problem(at, text);
            }
        }
    }

    /// Whether a value is claimed to be a number. A generic pointer is not: a number contains what the host gives, but is
    /// in no space, so that every one would fit, and leads to no memory that others see.
    #[inline]
    fn is_claimed_number(&self, value: Value) -> bool {
        self.packed(value).is_some_and(|(origins, _)| origins.intersects(Origins::NUMBER))
    }

    fn claimed_number(&mut self, at: Option<Inst>) {
        self.problem(at, "a pointer is claimed to be a number".to_owned());
    }

    /// Whether what would get out is on the list.
    pub fn may_get_out(&self, origins: Origins) -> bool {
        self.solution.escaped.contains(origins & Origins::PRIVATE)
    }

    /// What gets out must be on the list.
    pub fn gets_out(&mut self, inst: Inst, origins: Origins) {
        if !self.may_get_out(origins) {
            let out = origins & Origins::PRIVATE;
            self.problem(Some(inst), format!("lets out {out}, which is not claimed"));
        }
    }

    /// What a fact points to must be known to others.
    pub fn must_be_exposed(&mut self, inst: Option<Inst>, fact: &Fact<'_>) {
        let objects = &self.world.certificate.objects;
        if let Some(place) = fact.places.iter().find(|p| !objects[p.object as usize].exposed) {
            let what = objects[place.object as usize].what;
            self.problem(inst, format!("{what:?} gets known to others, which is not claimed"));
        }
    }

    // ----- instructions --------------------------------------------------------------------------

    fn instruction(&mut self, inst: Inst, data: &InstData, operands: &[Value]) {
        use Opcode::*;
        // Most are these.
        if data.op == Br || data.op.is_arithmetic() && self.makes_numbers(inst, operands) {
            return;
        }
        let func = self.func;
        let result = self.world.class(data.ty);
        match data.op {
            op if op.is_debug_record() => {}
            _ if result == Class::Pointer(0) && self.is_claimed_number(inst.into()) => {
                self.claimed_number(Some(inst));
            }
            _ if self.uses_number_slot(operands) => self.use_of_number_slot(inst),
            op if self.is_right_at_a_glance(op, result, inst, operands) => {}
            Alloca => self.alloca(inst),
            GetElementPtr => {
                let base = self.operand(inst, 0);
                let source = func.gep_source(inst).unwrap_or(Type::I8);
                let tame = InstFlags::INBOUNDS | InstFlags::NUSW | InstFlags::NUW;
                let wraps = !data.flags.intersects(tame);
                let fact = self.moved(base, operands[0], source, &operands[1..], wraps);
                self.require(Some(inst), inst.into(), fact);
            }
            Load if self.slot_load(inst) => {}
            Load => {
                let address = self.operand(inst, 0);
                self.load(inst, address);
            }
            Store => {
                let address = self.operand(inst, 1);
                self.store(inst, &address, operands[0]);
            }
            AtomicRmw | CmpXchg => self.atomic(inst),
            Phi => {
                for (at, arm) in operands.chunks_exact(2).enumerate() {
                    if arm[1].as_block().is_none_or(|b| self.runs(b)) {
                        self.copy(inst, 2 * at);
                    }
                }
            }
            Select => {
                self.copy(inst, 1);
                self.copy(inst, 2);
            }
            AddrSpaceCast
                if result == Class::Pointer(0)
                    && self.class(operands[0]) == Class::Pointer(101) =>
            {
                self.leave_param(inst, 0);
            }
            AddrSpaceCast
                if result == Class::Pointer(0) && self.class(operands[0]) == Class::Pointer(5) =>
            {
                let mut fact = self.operand(inst, 0);
                fact.origins |= self.stood_for(&fact);
                self.require(Some(inst), inst.into(), fact);
            }
            AddrSpaceCast if result == Class::Pointer(3) => {
                // The program says that it is the own block's.
                let mut fact = self.operand(inst, 0);
                fact.origins = fact.origins.difference(Origins::CLUSTER) | Origins::SHARED;
                self.require(Some(inst), inst.into(), fact);
            }
            Freeze if result == Class::Pointer(0) && self.freezes_nothing(operands[0]) => {
                self.require(Some(inst), inst.into(), of(UNKNOWN));
            }
            BitCast | AddrSpaceCast | Freeze => self.copy(inst, 0),
            ExtractElement | InsertElement | ShuffleVector => {
                self.copy(inst, 0);
                if data.op != ExtractElement {
                    self.copy(inst, 1);
                }
                // A narrow lane is only a part of an address.
                if result == Class::Data && self.loses_bits(data.ty) {
                    self.require(Some(inst), inst.into(), of(NUMBER));
                }
            }
            PtrToInt | PtrToAddr => {
                let mut fact = self.operand(inst, 0);
                if !matches!(self.class(operands[0]), Class::Pointer(0 | 1)) {
                    // An offset in a space is no generic address.
                    fact.origins = NUMBER;
                } else if self.loses_bits(data.ty) {
                    fact.origins |= NUMBER;
                }
                self.require(Some(inst), inst.into(), fact);
            }
            IntToPtr => {
                let mut fact = self.operand(inst, 0);
                fact.origins = if self.world.knobs.track_int2ptr {
                    from_number(fact.origins)
                } else {
                    UNKNOWN
                };
                self.require(Some(inst), inst.into(), fact);
            }
            ExtractValue => self.extract(inst),
            InsertValue => self.insert(inst),
            Call | Invoke | CallBr => self.call(inst),
            Ret => self.ret(inst),
            VaArg => {
                // It reads the list and moves it on, and anything may be behind it.
                let list = self.operand(inst, 0);
                self.must_be_exposed(Some(inst), &list);
                self.require(Some(inst), inst.into(), of(UNKNOWN));
            }
            LandingPad | CatchPad | CleanupPad => {
                self.require(Some(inst), inst.into(), of(UNKNOWN))
            }
            op if op.is_terminator() => {}
            _ if result == Class::Data => self.arithmetic(inst),
            _ => {}
        }
    }

    /// Whether a value is any one address, about which queries have an answer.
    fn freezes_nothing(&self, value: Value) -> bool {
        let frozen = value.as_const().map(|c| self.func.store.constant(c));
        self.world.asks && matches!(frozen, Some(ConstantKind::Undef | ConstantKind::Poison))
    }

    /// The result is the operand.
    fn copy(&mut self, inst: Inst, operand: usize) {
        let ty = self.func.inst(inst).ty;
        if self.world.class(ty) != Class::Aggregate {
            let fact = self.operand(inst, operand);
            return self.require(Some(inst), inst.into(), fact);
        }
        let value = self.func.operands(inst)[operand];
        for at in 0..self.world.leaves(ty).0.len() {
            let fact = self.part(value, ty, at);
            self.require_part(inst, inst.into(), ty, at, fact);
        }
    }

    fn atomic(&mut self, inst: Inst) {
        let func = self.func;
        let address = self.operand(inst, 0);
        let operands = func.operands(inst);
        let compares = func.inst(inst).op == Opcode::CmpXchg;
        let stored = operands[if compares { 2 } else { 1 }];
        self.store(inst, &address, stored);
        let width = self.sizes.store_size(func.type_of(stored));
        if !compares && func.atomic_op(inst) != Some(AtomicOp::Xchg) {
            self.write(inst, &address, 0, width, of(NUMBER));
        }
        if compares {
            let ty = func.inst(inst).ty;
            let fact = self.read(&address, 0, width);
            self.require_part(inst, inst.into(), ty, 0, fact);
            self.require_part(inst, inst.into(), ty, 1, of(NUMBER));
        } else {
            self.load(inst, address);
        }
    }

    fn alloca(&mut self, inst: Inst) {
        if self.is_number_slot(inst.into()) {
            return self.require(Some(inst), inst.into(), of(Origins::LOCAL));
        }
        let (claim, objects) = (self.claim(inst.into()), &self.world.certificate.objects);
        let slot = What::Stack(self.run.solution, inst);
        // What is claimed leads to the object.
        let claimed = claim.1.iter().map(|place| place.object);
        let mut claimed = claimed.filter(|&object| objects[object as usize].what == slot);
        let object = claimed.next().or_else(|| self.world.object(slot));
        // That of a coroutine is where its frame is.
        let unsplit = self.world.is_unsplit(self.run.func);
        let here = if unsplit { UNKNOWN } else { Origins::LOCAL };
        let fact = match object {
            Some(object) => Fact::start(here, object),
            // Not followed: memory like any other.
            None => of(here | Origins::FOREIGN),
        };
        self.require(Some(inst), inst.into(), fact);
    }
}

fn places(fact: &Fact<'_>) -> String {
    if fact.places.is_empty() { String::new() } else { format!(" in {:?}", fact.places) }
}

/// Whether a result is one of the operands, or one that is moved, or cast.
pub(super) fn copies(op: Opcode) -> bool {
    use Opcode::*;
    matches!(
        op,
        AddrSpaceCast
            | BitCast
            | GetElementPtr
            | Phi
            | Select
            | Freeze
            | ExtractElement
            | InsertElement
            | ShuffleVector
    )
}

/// The origins of what a type says is in a space.
fn in_space(space: u32, origins: Origins) -> Origins {
    let places = origins & Origins::ANYWHERE;
    let mut kept = origins & (Origins::NULL | Origins::FOREIGN);
    if origins.intersects(Origins::NUMBER) {
        kept |= Origins::FOREIGN;
    }
    match space {
        // Only variables are surely global: all else may have been given by the host.
        1 if places == Origins::GLOBAL => Origins::GLOBAL | kept,
        1 if places.is_empty() && !kept.contains(Origins::FOREIGN) => kept,
        1 => Origins::DEVICE | kept,
        // Up to LLVM 20 addresses of the cluster were typed as shared.
        3 if places == Origins::CLUSTER => places | kept,
        3 if (Origins::SHARED | Origins::CLUSTER).contains(places) => {
            Origins::SHARED | places | kept
        }
        _ => {
            let space =
                spacecast_nvptx::space::Space::from_llvm(space).and_then(super::world::of_space);
            space.unwrap_or(UNKNOWN) & Origins::ANYWHERE | kept
        }
    }
}

/// The blocks that control can come to.
fn reachable(func: View<'_, '_>) -> Vec<bool> {
    let mut seen = vec![false; func.num_blocks()];
    let mut stack: Vec<_> = func.entry().into_iter().collect();
    while let Some(block) = stack.pop() {
        if !std::mem::replace(&mut seen[block.as_u32() as usize], true) {
            stack.extend(func.terminator(block).into_iter().flat_map(|last| func.successors(last)));
        }
    }
    seen
}
