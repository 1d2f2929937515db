//! Accesses that name a space, and parameters that do: where that is claimed of every way to call the function.

use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;
use spacecast_analysis::Origins;
use spacecast_analysis::knobs::Ambiguous;
use spacecast_ir::Module;
use spacecast_ir::inst::{InstData, InstFlags};
use spacecast_ir::module::SymbolKind;
use spacecast_ir::parallel::Evenly;
use spacecast_ir::query::Mention;
use spacecast_ir::store::{Attr, ConstantKind, MdKind};
use spacecast_ir::text::Text;
use spacecast_ir::value::{FuncId, Global, Inst, Value};
use spacecast_ir::view::View;
use spacecast_ir::vocab::{Linkage, MdKindName, Opcode};
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Role};
use spacecast_nvptx::space::{Query, Space, SpaceSet};

use super::Changes;
use super::moves::{Moved, Moves, Right, Rights};
use super::names::Names;
use super::pair::{Fault, Pair, is_about_null};
use crate::certificate::guards::{excluded, in_ranges};
use crate::certificate::{Asked, Claims, unsplit};
use crate::{Map, Problem, Set};

impl<'c, 's> Changes<'c, 's> {
    pub fn rewritten(&mut self, claims: &Claims<'_, 's>) {
        let narrow = self.narrow();
        let (knobs, local) = (self.knobs, self.whole_program());
        let asks = claims.asks() && self.asks_for_global();
        let callers = Callers::of(self);
        let names = Names::default();
        let rule = |pair: &Pair<'_, 's>, asked: &mut Asked<'_, '_, 's>| {
            let mut faults = header(pair, asked, local);
            let mut rights =
                Claimed { pair, asked, row: &|g| claims.row(g), knobs, asks, about: None };
            faults.extend(Moves::new(pair, &mut rights, &narrow, &names).check());
            faults
        };
        let found = self.each_claimed(claims, &rule, &|id| callers.look(id));
        let wrong = callers.finish();
        self.problems.extend(found.into_iter().chain(wrong));
        self.given_to_others(claims);
    }

    /// Whether a query is left that what the host gave may answer either way.
    fn asks_for_global(&self) -> bool {
        self.after.functions().any(|(_, func)| {
            let mut called = func.calls().filter_map(|call| func.called_symbol(call));
            called.any(|global| {
                let query = self.after.symbol_name(global).and_then(|n| Query::from_intrinsic(&n));
                matches!(query, Some(Query::Global | Query::Constant))
            })
        })
    }

    /// Whether an operand of a function is in another space than before, so that something was counted on.
    fn moves_accesses(&self, id: FuncId) -> bool {
        let (before, after) = (self.was.func(id), self.after.func(id));
        let moved = |inst: Inst| {
            let types = before.operands(inst).iter().zip(after.operands(inst));
            types.into_iter().any(|(&a, &b)| before.type_of(a) != after.type_of(b))
        };
        before.insts().any(|inst| !after.inst(inst).is_removed() && moved(inst))
    }

    /// What became a function or variable of this module alone is in no table that others have, too: theirs leads to theirs.
    fn found_elsewhere(&mut self) {
        let (before, after) = (self.before, self.after);
        let became_own = |global: Global| {
            let linkage = |module: &Module<'_>| match module.symbol_kind(global) {
                SymbolKind::Func(id) => Some(module.func(id).symbol.linkage()),
                SymbolKind::Var(id) => Some(module.var(id).symbol.linkage()),
                _ => None,
            };
            let is_new = linkage(before).is_some_and(Linkage::is_one_of_many);
            is_new && linkage(after).is_some_and(Linkage::is_local)
        };
        for (_, var) in after.variables() {
            let mut leads_there = false;
            let init = var.init.filter(|_| var.symbol.linkage().is_one_of_many());
            if let Some(init) = init {
                after.store.for_each_global(init, &mut |g| leads_there |= became_own(g));
            }
            if leads_there {
                let name = after.symbol_name(var.global).unwrap_or_default();
                let name = String::from_utf8_lossy(&name).into_owned();
                self.problem(format!("@{name} may be another module's, and leads to what is own"));
            }
        }
    }

    /// A function that the linker may give to others was not changed in view of its callers here, nor was anything that
    /// it leads to.
    fn given_to_others(&mut self, claims: &Claims<'_, 's>) {
        let runs = claims.runs();
        if self.whole_program() || runs.is_empty() {
            return;
        }
        // Whatever became of their callers since.
        for &id in self.kept.iter().filter(|id| self.in_view.counted.contains(*id)) {
            let func = self.after.func(id);
            if func.symbol.linkage() == Linkage::LinkOnceOdr {
                let why =
                    "its callers were counted on before they went; but others can be given it";
                self.problems.push(Problem::new(self.after, func.global, why.to_owned()));
            }
        }
        self.found_elsewhere();
        let outside: Set<FuncId> =
            runs.iter().filter(|run| run.outside).map(|run| run.func).collect();
        let shared = |id: &FuncId| {
            let func = self.after.func(*id);
            !func.is_declaration() && func.symbol.linkage() == Linkage::LinkOnceOdr
        };
        let shared: Vec<FuncId> = self.kept.iter().copied().filter(shared).collect();
        if shared.is_empty() {
            return;
        }
        let mut stack: Vec<FuncId> =
            shared.iter().copied().filter(|id| !outside.contains(id)).collect();
        let moved = self.changed.iter().copied().filter(|&id| self.moves_accesses(id));
        let moved: Vec<FuncId> = moved.collect();
        let counted = !moved.is_empty();
        if counted {
            let relied_on = self.counted_on(claims, &moved);
            for &id in shared.iter().filter(|id| relied_on.contains(*id)) {
                let why = "it is counted on what it does, or who calls it; but the linker may put another in its place";
                let global = self.after.func(id).global;
                self.problems.push(Problem::new(self.after, global, why.to_owned()));
            }
        }
        let mut seen: Set<FuncId> = Set::default();
        let changed: Set<FuncId> = self.changed.iter().copied().collect();
        while let Some(id) = stack.pop() {
            if outside.contains(&id) || !seen.insert(id) {
                continue;
            }
            let func = self.after.func(id);
            let changed = self.in_view.changed.contains(&id)
                || changed.contains(&id) && !self.pair(id).does_the_same();
            if changed || counted && claims.knows_variables(id) {
                let why = "it was changed, or stores what is counted on, in view of its callers here; but others \
                           can be given it";
                self.problems.push(Problem::new(self.after, func.global, why.to_owned()));
            }
            let callees = func
                .calls()
                .filter_map(|call| self.after.resolve_function(func.called_symbol(call)?));
            stack.extend(callees.filter(|&callee| !self.after.func(callee).is_declaration()));
        }
    }
}

impl<'s> Changes<'_, 's> {
    /// The functions that are counted on by what was changed here, or by some of that: on the callers of those, and of what
    /// leads to them, and on what all of these call.
    pub fn counted_on(&self, claims: &Claims<'_, 's>, changed: &[FuncId]) -> Set<FuncId> {
        // The flat algorithm looks at no body but the one that it changes.
        if self.knobs.mem_space_alg != DEFAULT_ALGORITHM {
            return Set::default();
        }
        let runs = claims.runs();
        let mut callers: Map<FuncId, Vec<FuncId>> = Map::default();
        let mut callees: Map<FuncId, Vec<FuncId>> = Map::default();
        for run in runs {
            for &(_, to) in &run.calls {
                let to = runs[to as usize].func;
                callers.entry(to).or_default().push(run.func);
                callees.entry(run.func).or_default().push(to);
            }
        }
        let all = |mut stack: Vec<FuncId>, next: &Map<FuncId, Vec<FuncId>>| {
            let mut found: Set<FuncId> = Set::default();
            while let Some(id) = stack.pop() {
                if found.insert(id) {
                    stack.extend(next.get(&id).map_or(&[][..], |next| next));
                }
            }
            found
        };
        let mut stack = changed.to_vec();
        stack.extend(runs.iter().map(|run| run.func).filter(|&id| claims.knows_variables(id)));
        let mut found = all(stack, &callers);
        let called = |id: &FuncId| callees.get(id).map_or(&[][..], |to| to).iter().copied();
        let bodies = all(found.iter().flat_map(called).collect(), &callees);
        for run in runs.iter().filter(|run| run.outside) {
            found.remove(&run.func);
        }
        found.extend(bodies);
        found
    }
}

/// The number of the algorithm that follows calls.
const DEFAULT_ALGORITHM: i64 = 2;

/// The header of a function, whose parameters may name a space.
fn header(pair: &Pair<'_, '_>, asked: &mut Asked<'_, '_, '_>, whole_program: bool) -> Vec<Fault> {
    let (before, after) = (pair.before, pair.after);
    let (a, b) = (before.header(), after.header());
    let mut faults: Vec<Fault> = Vec::new();
    let mut fault = |why: &str| faults.push((None, why.to_owned()));
    let same = a.ret == b.ret
        && a.vararg == b.vararg
        && a.conv == b.conv
        && before.params().len() == after.params().len()
        && (a.section, a.align, a.gc, a.prefix, a.prologue, a.personality)
            == (b.section, b.align, b.gc, b.prefix, b.prologue, b.personality);
    if !same || !before.function_metadata().eq(after.function_metadata()) {
        fault("its header changed");
    }
    // What was analysed for its callers here is not for others.
    let internalised = a.symbol.linkage() == Linkage::LinkOnceOdr
        && b.symbol.linkage() == Linkage::Internal
        && b.comdat.is_none();
    if (a.symbol.linkage() != b.symbol.linkage() || a.comdat != b.comdat) && !internalised {
        fault("its linkage changed");
    }
    if !pair.same_attrs(a.attrs, b.attrs, &|attr| is_statement(&after.store.text, attr))
        || !pair.same_attrs(a.ret_attrs, b.ret_attrs, &|_| false)
    {
        fault("its attributes changed");
    }
    if let Err(why) = statement(pair, asked) {
        fault(why);
    }
    for (n, (old, new)) in before.params().iter().zip(after.params()).enumerate() {
        if old.ty == new.ty {
            if !pair.same_attrs(old.attrs, new.attrs, &|_| false) {
                fault("the attributes of a parameter changed");
            }
            continue;
        }
        let space = pair.moved_to(old.ty, new.ty);
        let origins = asked.of(Value::arg(n as u32));
        let last = !asked.optimiser_follows();
        if !space.zip(origins).is_some_and(|(space, origins)| fits(origins, space, last)) {
            fault("a parameter names a space that is not claimed of all calls");
        }
        if !pair.attrs_went(old.attrs, new.attrs, &is_about_null) {
            fault("the attributes of a parameter changed");
        }
        if space.is_some_and(|s| s > 1) && after.store.attrs(new.attrs).any(is_about_null) {
            fault("a parameter is said not to be null in a space");
        }
    }
    if before.params().iter().zip(after.params()).any(|(a, b)| a.ty != b.ty) {
        let shown = b.symbol.linkage() == Linkage::AvailableExternally;
        let local = b.symbol.linkage().is_local() || whole_program && !shown;
        if !local {
            fault(NOT_ALL_CALLS);
        }
    }
    faults
}

const NOT_ALL_CALLS: &str = "its parameters changed, and not all calls are here and pass that";

/// Who calls functions whose parameters changed.
struct Callers<'c, 's> {
    module: &'c Module<'s>,
    /// By symbol, the functions whose parameters changed; nothing if there are none.
    retyped: Vec<Option<FuncId>>,
    /// Those that something mentions that is no call with what they take now.
    wrong: Mutex<Set<FuncId>>,
}

impl<'c, 's> Callers<'c, 's> {
    fn of(changes: &Changes<'c, 's>) -> Self {
        let module = changes.after;
        let is_retyped = |id: &&FuncId| {
            let params = changes.before.func(**id).params().iter();
            params.zip(module.func(**id).params()).any(|(a, b)| a.ty != b.ty)
        };
        let changed = changes.changed.par_iter().evenly();
        let found: Vec<FuncId> = changed.filter(is_retyped).copied().collect();
        let symbols = if found.is_empty() { 0 } else { module.symbols().count() };
        let mut retyped = vec![None; symbols];
        for id in found {
            retyped[module.func(id).global.as_u32() as usize] = Some(id);
        }
        Self { module, retyped, wrong: Mutex::default() }
    }

    fn look(&self, id: FuncId) {
        if !self.retyped.is_empty() {
            let wanted = |global: Global| self.retyped[global.as_u32() as usize].is_some();
            self.module.mentions_in(id, &wanted, &mut |global, mention| self.see(global, mention));
        }
    }

    fn see(&self, global: Global, mention: Mention) {
        let Some(id) = self.retyped[global.as_u32() as usize] else { return };
        let fits = match mention {
            Mention::Call(caller, call) => {
                let (caller, callee) = (self.module.func(caller), self.module.func(id));
                let passed = caller.args(call).iter().map(|&v| caller.type_of(v));
                passed.eq(callee.params().iter().map(|p| p.ty))
                    && !caller.inst(call).flags.contains(InstFlags::MUSTTAIL)
            }
            _ => false,
        };
        if !fits {
            self.wrong.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        }
    }

    /// What is wrong, once all functions were looked at.
    fn finish(self) -> Vec<Problem> {
        if !self.retyped.is_empty() {
            let wanted = |global: Global| self.retyped[global.as_u32() as usize].is_some();
            self.module.mentions_beside_functions(&wanted, &mut |g, mention| self.see(g, mention));
        }
        let wrong = self.wrong.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut wrong: Vec<FuncId> = wrong.into_iter().collect();
        if !self.retyped.is_empty() {
            // What LLVM has yet to split is called in ways of its own.
            let coroutines = unsplit(self.module);
            wrong.extend(self.retyped.iter().flatten().filter(|id| coroutines.contains(*id)));
        }
        wrong.sort_unstable();
        wrong.dedup();
        let problem = |id: FuncId| {
            Problem::new(self.module, self.module.func(id).global, NOT_ALL_CALLS.to_owned())
        };
        wrong.into_iter().map(problem).collect()
    }
}

/// Whether an attribute says which spaces parameters have.
fn is_statement(text: &Text<'_>, attr: Attr) -> bool {
    matches!(attr, Attr::Str(key, _) if *text.unescaped(key) == *b"nvvm.as")
}

/// The spaces that a function says its parameters have, if it did not say so before, are those that all calls pass.
fn statement(pair: &Pair<'_, '_>, asked: &mut Asked<'_, '_, '_>) -> Result<(), &'static str> {
    // Mostly nobody touched that.
    if pair.extends && pair.before.header().attrs == pair.after.header().attrs {
        return Ok(());
    }
    let said = |func: View<'_, '_>| {
        let mut attrs = func.store.attrs(func.header().attrs);
        let attr = attrs.find(|&attr| is_statement(&func.store.text, attr));
        match attr {
            Some(Attr::Str(_, value)) => value.map(|v| func.store.text.unescaped(v).into_owned()),
            _ => None,
        }
    };
    let now = match (said(pair.before), said(pair.after)) {
        (None, Some(now)) => now,
        (before, after) if before == after => return Ok(()),
        _ => return Err("it says something else of its parameters than before"),
    };
    let params = pair.before.params().iter().enumerate();
    let pointers = params.filter(|(_, p)| pair.space(p.ty).is_some()).map(|(n, _)| n);
    let now = String::from_utf8_lossy(&now);
    let words: Vec<&str> = now.split(',').collect();
    let last = !asked.optimiser_follows();
    let holds = |(word, n): (&&str, usize)| {
        let origins = asked.of(Value::arg(n as u32));
        let typed = pair.space(pair.before.params()[n].ty);
        word.parse().is_ok_and(|space: u32| {
            space == 0 || typed == Some(space) || origins.is_some_and(|o| fits(o, space, last))
        })
    };
    if words.len() == pointers.clone().count() && words.iter().zip(pointers).all(holds) {
        Ok(())
    } else {
        Err("it says of a parameter what is not claimed of all calls")
    }
}

/// Whether all origins are in a space. Null, and what is undefined, are in every one. Parameters are in the global window; but
/// LLVM's optimiser makes one cast of two, from a parameter to a global pointer, which means nothing.
pub(super) fn fits(origins: Origins, space: u32, last: bool) -> bool {
    let there = match Space::from_llvm(space) {
        Some(Space::Global) if last => Origins::GLOBAL | Origins::DEVICE | Origins::PARAM,
        Some(Space::Global) => Origins::GLOBAL | Origins::DEVICE,
        Some(Space::Shared) => Origins::SHARED,
        Some(Space::Constant) => Origins::CONSTANT,
        Some(Space::Local) => Origins::LOCAL,
        Some(Space::Param) => Origins::PARAM,
        Some(Space::Cluster) => Origins::CLUSTER,
        _ => Origins::empty(),
    };
    there.contains(origins & Origins::ANYWHERE)
}

/// What a certificate entitles to.
struct Claimed<'r, 'p, 's, 'w, 'm> {
    pair: &'r Pair<'p, 's>,
    asked: &'r mut Asked<'w, 'm, 's>,
    row: &'r dyn Fn(Global) -> Option<&'static Intrinsic>,
    knobs: &'r spacecast_analysis::knobs::Knobs,
    /// Whether anything asks if addresses are global, or constant.
    asks: bool,
    /// All that pointers are made of about which the function asks, once something was guessed.
    about: Option<Set<Value>>,
}

impl Claimed<'_, '_, '_, '_, '_> {
    fn row(&self, inst: Inst) -> Option<&'static Intrinsic> {
        (self.row)(self.pair.before.called_symbol(inst)?)
    }

    /// The spaces in which there is such an access, with the order and the flags that it has.
    #[inline]
    fn forms(&self, inst: Inst, data: &InstData, operand: usize) -> SpaceSet {
        let memory = SpaceSet::GLOBAL | SpaceSet::SHARED | SpaceSet::CLUSTER;
        let read_only = SpaceSet::CONSTANT | SpaceSet::PARAM;
        let all = memory | SpaceSet::LOCAL | read_only;
        let volatile = SpaceSet::GLOBAL | SpaceSet::SHARED | SpaceSet::LOCAL;
        let ordered = |spaces: SpaceSet| {
            if data.flags.contains(InstFlags::ATOMIC) {
                spaces & memory
            } else if data.flags.contains(InstFlags::VOLATILE) {
                spaces & volatile
            } else {
                spaces
            }
        };
        match data.op {
            Opcode::Load => ordered(all),
            Opcode::Store => ordered(all.difference(read_only)),
            Opcode::AtomicRmw | Opcode::CmpXchg => memory,
            op if op.is_call() => match self.row(inst) {
                Some(row) => {
                    let func = self.pair.before;
                    let pointer = row.pointer(operand);
                    let named =
                        pointer.filter(|_| row.mangled).map_or(SpaceSet::empty(), |p| p.spaces);
                    let mut spaces = named | row.forms();
                    if pointer.is_some_and(|p| matches!(p.role, Role::Writes | Role::Updates)) {
                        spaces = spaces.difference(read_only);
                    }
                    let last = func.args(inst).last().and_then(|v| v.as_const());
                    let is_volatile =
                        last.map(|c| func.store.constant(c)) == Some(ConstantKind::Int(1));
                    if row.family == Family::Copy && is_volatile {
                        spaces & volatile
                    } else {
                        spaces
                    }
                }
                // A function whose parameter names the space.
                None => all.difference(SpaceSet::PARAM),
            },
            _ => all,
        }
    }
}

impl Claimed<'_, '_, '_, '_, '_> {
    /// Whether the program itself says where an access is: by what it asks, or by what it says of the instruction.
    fn has_an_answer(&mut self, inst: Inst, operand: usize) -> bool {
        let (module, func) = (self.pair.modules.0, self.pair.before);
        let not_global = |ranges: Vec<(u32, u32)>| in_ranges(&ranges, Space::Global.llvm());
        if excluded(module, func, inst).is_some_and(not_global) {
            return true;
        }
        let about = self.about.get_or_insert_with(|| {
            let mut about = Set::default();
            for inst in func.insts() {
                let name = func.called_symbol(inst).and_then(|g| module.symbol_name(g));
                if name.is_some_and(|name| Query::from_intrinsic(&name).is_some())
                    && let Some(&pointer) = func.args(inst).first()
                {
                    made_of(func, pointer, &mut about);
                }
            }
            about
        });
        let mut parts = Set::default();
        made_of(func, func.operands(inst)[operand], &mut parts);
        !about.is_disjoint(&parts)
    }
}

impl Rights for Claimed<'_, '_, '_, '_, '_> {
    fn entitled(&mut self, inst: Inst, data: &InstData, moved: Moved) -> Right {
        let Moved { operand, space, computed } = moved;
        let Some(named) = Space::from_llvm(space) else {
            return Err(format!("{space} is no space"));
        };
        if !self.forms(inst, data, operand).has(named) {
            return Err(format!("there is no such access in {} memory", named.name()));
        }
        if computed {
            return Ok(());
        }
        let Some(origins) = self.asked.at(inst, operand) else {
            return Err("nothing is claimed of the function".to_owned());
        };
        if fits(origins, space, !self.knobs.optimiser_follows) {
            return Ok(());
        }
        let op = data.op;
        let from = self.pair.before.operands(inst).get(operand + 1).filter(|_| op == Opcode::Phi);
        if from.and_then(|v| v.as_block()).is_some_and(|block| self.asked.never_runs(block)) {
            return Ok(());
        }
        let moves = matches!(
            op,
            Opcode::GetElementPtr | Opcode::Phi | Opcode::Select | Opcode::BitCast | Opcode::Freeze
        );
        let matrix = self.row(inst).is_some_and(|row| row.family == Family::Matrix);
        let guesses = self.knobs.ambiguous == Ambiguous::Global;
        // What cannot be there is not guessed to be, nor what may be a slot that counts as a variable, too.
        let beside_slots = Origins::GLOBAL | Origins::LOCAL;
        let elsewhere = beside_slots.contains(origins & Origins::ANYWHERE);
        let guessed = named == Space::Global
            && !moves
            && !elsewhere
            && origins.intersects(Origins::GLOBAL | Origins::DEVICE)
            && !self.asked.stands_for_more(self.pair.before.operands(inst)[operand])
            && (self.knobs.wmma_forces_global && matrix
                || guesses && !self.has_an_answer(inst, operand));
        if guessed {
            return Ok(());
        }
        Err(format!("operand {operand} is in {} memory now, but can be {origins}", named.name()))
    }

    fn may_be_null(&mut self, value: Value) -> bool {
        self.asked.of(value).is_none_or(|origins| origins.contains(Origins::NULL))
    }

    fn may_be_constant(&mut self, value: Value, asked: bool) -> bool {
        (asked || self.asks)
            && self.asked.of(value).is_none_or(|origins| origins.contains(Origins::DEVICE))
    }

    fn attachment(&mut self, inst: Inst, kind: MdKind) -> bool {
        if kind != MdKind::Known(MdKindName::NoAliasAddrSpace) {
            return false;
        }
        let (module, func) = (self.pair.modules.1, self.pair.after);
        let Some(ranges) = excluded(module, func, inst) else { return false };
        let before = excluded(self.pair.modules.0, self.pair.before, inst).unwrap_or_default();
        // The spaces that are new: in which no address of the instruction can be. What the host gave may be constant.
        let groups = [
            (Space::Global, Origins::GLOBAL | Origins::DEVICE),
            (Space::Constant, Origins::CONSTANT | Origins::DEVICE),
            (Space::Param, Origins::PARAM | Origins::DEVICE),
            (Space::Shared, Origins::SHARED | Origins::CLUSTER),
            (Space::Cluster, Origins::SHARED | Origins::CLUSTER),
            (Space::Local, Origins::LOCAL),
        ];
        let mut there = None;
        for (at, &value) in self.pair.before.operands(inst).iter().enumerate() {
            let is_address = match self.pair.before.inst(inst).op {
                Opcode::Load | Opcode::AtomicRmw | Opcode::CmpXchg => at == 0,
                Opcode::Store => at == 1,
                _ => self.row(inst).is_some_and(|row| row.pointer(at).is_some()),
            };
            if is_address && self.pair.space(self.pair.before.type_of(value)).is_some() {
                // What it became, be it by a guess, it is: whether it may is asked elsewhere.
                let became = func.operands(inst).get(at).map(|&now| func.type_of(now));
                let became = became.and_then(|ty| self.pair.space(ty)).filter(|&space| space != 0);
                let origins = match became.and_then(Space::from_llvm) {
                    Some(Space::Global) => Some(Origins::DEVICE),
                    Some(space) => Origins::of_space(space),
                    None => self.asked.at(inst, at),
                };
                match origins {
                    Some(origins) => there = Some(there.unwrap_or(Origins::empty()) | origins),
                    None => return false,
                }
            }
        }
        let Some(there) = there else { return false };
        before.iter().all(|&(from, to)| {
            (from..to.max(from)).take(1024).all(|space| in_ranges(&ranges, space))
        }) && groups.iter().all(|&(space, origins)| {
            let new = in_ranges(&ranges, space.llvm()) && !in_ranges(&before, space.llvm());
            !new || !there.intersects(origins)
        })
    }

    fn may_come(&self, _: Inst) -> bool {
        false
    }
}

/// A pointer and all that it is made of, back through offsets, casts, choices and memory.
fn made_of(func: View<'_, '_>, pointer: Value, found: &mut Set<Value>) {
    let mut open = vec![pointer];
    while let Some(value) = open.pop() {
        if value.as_const().is_some() || value.as_block().is_some() || !found.insert(value) {
            continue;
        }
        let Some(inst) = value.as_inst() else { continue };
        let operands = func.operands(inst);
        match func.inst(inst).op {
            Opcode::Phi => open.extend(operands),
            Opcode::Select => open.extend(&operands[1..]),
            Opcode::GetElementPtr
            | Opcode::Load
            | Opcode::AddrSpaceCast
            | Opcode::BitCast
            | Opcode::Freeze
            | Opcode::PtrToInt
            | Opcode::IntToPtr
            | Opcode::ExtractValue
            | Opcode::ExtractElement => open.extend(&operands[..1]),
            _ => {}
        }
    }
}
