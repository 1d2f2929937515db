//! What the analysis found, for others to ask.

use std::sync::Arc;

use spacecast_ir::function::Function;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::Types;
use spacecast_ir::value::{Const, FuncId, Global, Inst, Value, ValueKind};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::Space;

use crate::certificate::{self, Certificate};
use crate::escape::Escape;
use crate::guards::Refinements;
use crate::instance::{InstanceId, Spaces};
use crate::origins::Origins;

/// What is known of the values of a function.
#[derive(Clone, Debug, Default)]
pub struct FuncFacts {
    pub(crate) values: Vec<Origins>,
    pub(crate) num_args: usize,
    pub(crate) constants: Vec<Option<Origins>>,
    /// Symbols that stand for something in a space that their type does not say.
    pub(crate) aliases: Arc<[Global]>,
    pub(crate) refinements: Refinements,
    /// The first thing in it that lets an address out.
    pub escape: Option<Escape>,
    /// What pointers may be that it loads from memory that is not seen whole, beside global.
    pub leaked: Origins,
    /// Whether only the backend of LLVM comes after this.
    pub(crate) last: bool,
    /// The values that may be addresses of what LLVM may put something else in the place of, if that is asked for.
    pub(crate) replaced: Vec<bool>,
}

impl FuncFacts {
    /// Whether a pointer may be to a slot, or to an argument by value, that only counts as elsewhere because LLVM may put what
    /// is copied into it in its place. That is only known where a knob allows guesses.
    pub fn may_be_replaced(&self, value: Value) -> bool {
        self.node(value).and_then(|at| self.replaced.get(at)).is_some_and(|&replaced| replaced)
    }

    /// The space that an access to what comes from there may name.
    pub fn space_of(&self, origins: Origins) -> Option<Space> {
        if self.last { origins.space_at_last() } else { origins.space() }
    }

    /// Where a value can come from, wherever it is used.
    pub fn origins(&self, func: &Function<'_>, types: &Types, value: Value) -> Origins {
        let Some(at) = self.node(value) else {
            return value
                .as_const()
                .map_or(Origins::empty(), |c| self.constant_seen(func, types, c));
        };
        let origins = self.values.get(at).copied().unwrap_or(Origins::UNKNOWN);
        if origins.contains(Origins::LOADED) { origins | self.leaked } else { origins }
    }

    /// Whether a condition is about a pointer that was loaded from memory that is not seen whole.
    pub(crate) fn asks_of_loaded(&self, func: &Function<'_>) -> bool {
        let mut asked = self.refinements.iter().map(|(inst, at, _)| func.operands(inst).get(at));
        asked.any(|value| {
            let node = value.and_then(|&value| self.node(value));
            node.and_then(|at| self.values.get(at)).is_some_and(|o| o.contains(Origins::LOADED))
        })
    }

    /// Where a value is that is no constant.
    fn node(&self, value: Value) -> Option<usize> {
        match value.kind() {
            ValueKind::Arg(n) => Some(n as usize),
            ValueKind::Inst(inst) => Some(self.num_args + inst.as_u32() as usize),
            _ => None,
        }
    }

    /// Whether an instruction was there when the function was analysed.
    pub fn knows(&self, inst: Inst) -> bool {
        self.num_args + (inst.as_u32() as usize) < self.values.len()
    }

    /// Where an operand can come from when its instruction runs.
    pub fn at(&self, func: &Function<'_>, types: &Types, inst: Inst, operand: usize) -> Origins {
        let Some(&value) = func.operands(inst).get(operand) else { return Origins::UNKNOWN };
        let origins = self.origins(func, types, value);
        match self.refinements.at(inst, operand) {
            Some(allowed) => origins.refined(allowed),
            None => origins,
        }
    }

    /// Where a constant comes from: as the analysis saw it, if it did.
    fn constant_seen(&self, func: &Function<'_>, types: &Types, c: Const) -> Origins {
        match self.constants.get(c.as_u32() as usize) {
            Some(Some(origins)) => *origins,
            _ => self.constant(func, types, c, 0),
        }
    }

    /// Where a constant pointer comes from.
    fn constant(&self, func: &Function<'_>, types: &Types, c: Const, depth: u32) -> Origins {
        let store = &func.store;
        let space = types.addrspace(types.scalar(store.const_type(c)));
        if let Some(space) = space.filter(|&s| s != 0) {
            let space = Space::from_llvm(space).and_then(Origins::of_space);
            return space.unwrap_or(Origins::UNKNOWN);
        }
        match store.constant(c) {
            ConstantKind::Undef | ConstantKind::Poison | ConstantKind::None => Origins::empty(),
            ConstantKind::Null | ConstantKind::Zero => Origins::NULL,
            ConstantKind::Global(g) if self.aliases.contains(&g) => Origins::UNKNOWN,
            ConstantKind::Global(_)
            | ConstantKind::DsoLocalEquivalent(_)
            | ConstantKind::NoCfi(_)
            | ConstantKind::BlockAddress(..) => Origins::GLOBAL,
            ConstantKind::Splat(inner) => self.constant(func, types, inner, depth + 1),
            ConstantKind::Aggregate(parts) => parts
                .iter()
                .filter_map(|v| v.as_const())
                .map(|c| self.constant(func, types, c, depth + 1))
                .fold(Origins::empty(), Origins::union),
            ConstantKind::Expr(expr) if depth < 256 => {
                let Some(first) = expr.operands.first().and_then(|v| v.as_const()) else {
                    return Origins::UNKNOWN;
                };
                match expr.op {
                    Opcode::BitCast | Opcode::AddrSpaceCast => {
                        self.constant(func, types, first, depth + 1)
                    }
                    Opcode::GetElementPtr => {
                        let base = self.constant(func, types, first, depth + 1);
                        // An offset from null is a number in disguise.
                        if base == Origins::NULL { Origins::UNKNOWN } else { base }
                    }
                    _ => Origins::UNKNOWN,
                }
            }
            _ => Origins::UNKNOWN,
        }
    }

    /// Whether a query or an assumption says more at an operand than is known elsewhere.
    pub fn is_refined(&self, inst: Inst, operand: usize) -> bool {
        self.refinements.at(inst, operand).is_some()
    }

    /// Whether all would be known just as well without queries and assumptions.
    fn is_known_without_refinements(&self, func: &Function<'_>, types: &Types) -> bool {
        let says_nothing = |(inst, operand, allowed): (Inst, usize, Origins)| {
            let value = func.operands(inst)[operand];
            let origins = self.origins(func, types, value).difference(Origins::LOADED);
            // Comparisons are left alone where something is said of their operands.
            origins.refined(allowed) == origins && func.inst(inst).op != Opcode::ICmp
        };
        self.leaked.is_empty() && self.refinements.iter().all(says_nothing)
    }

    /// What holds if either does: of a function that is called in two ways.
    pub(crate) fn join(&mut self, other: &FuncFacts) {
        for (mine, theirs) in self.values.iter_mut().zip(&other.values) {
            *mine |= *theirs;
        }
        for (mine, theirs) in self.constants.iter_mut().zip(&other.constants) {
            *mine = match (*mine, *theirs) {
                (Some(mine), Some(theirs)) => Some(mine | theirs),
                (mine, theirs) => mine.or(theirs),
            };
        }
        for (mine, theirs) in self.replaced.iter_mut().zip(&other.replaced) {
            *mine |= *theirs;
        }
        self.leaked |= other.leaked;
        self.escape = match (self.escape, other.escape) {
            (Some(mine), Some(theirs)) => {
                Some(Escape { origins: mine.origins | theirs.origins, ..mine })
            }
            (mine, theirs) => mine.or(theirs),
        };
    }
}

/// A function as it is called.
#[derive(Debug)]
pub struct InstanceFacts {
    /// The function.
    pub func: FuncId,
    /// The spaces of the pointers that it is passed.
    pub spaces: Spaces,
    /// Whether it stands for calls from outside of the module.
    pub outside: bool,
    /// Whether anything leads here but functions that nobody calls.
    pub runs: bool,
    /// What is known of its values.
    pub facts: Arc<FuncFacts>,
    /// Whether it knows variables of which all accesses are seen, or addresses of functions.
    pub knows_symbols: bool,
    /// Where its calls lead, in order.
    pub calls: Vec<(Inst, InstanceId)>,
}

/// An instance in a function that runs it, of which there may be several.
#[derive(Clone, Debug)]
pub struct Run {
    /// The instance.
    pub instance: InstanceId,
    /// The function.
    pub func: FuncId,
    /// Where its calls lead, by position in the list of all.
    pub calls: Vec<(Inst, u32)>,
}

/// What is known of the values of a module.
#[derive(Debug, Default)]
pub struct Facts {
    functions: Vec<Option<Arc<FuncFacts>>>,
    instances: Vec<InstanceFacts>,
    certificate: Option<Certificate>,
    /// Whether something was assumed on the way that does not hold in the end, and may have left traces.
    doubtful: bool,
}

/// Facts by the number of the function; those of several instances are joined.
fn by_function(
    facts: impl IntoIterator<Item = (FuncId, Arc<FuncFacts>)>,
) -> Vec<Option<Arc<FuncFacts>>> {
    let mut functions: Vec<Option<Arc<FuncFacts>>> = Vec::new();
    for (id, facts) in facts {
        let at = id.as_u32() as usize;
        functions.resize_with(functions.len().max(at + 1), || None);
        match &mut functions[at] {
            Some(mine) => Arc::make_mut(mine).join(&facts),
            none => *none = Some(facts),
        }
    }
    functions
}

impl Facts {
    /// The facts of functions, whoever calls them.
    pub(crate) fn of_functions(
        facts: impl IntoIterator<Item = (FuncId, Arc<FuncFacts>)>,
        certificate: Option<Certificate>,
    ) -> Self {
        // What one function has of another is not followed, and is seen only when that one was rewritten.
        let doubtful = true;
        Self { functions: by_function(facts), instances: Vec::new(), certificate, doubtful }
    }

    /// The facts of functions as they are called.
    pub(crate) fn of_instances(
        instances: Vec<InstanceFacts>,
        certificate: Option<Certificate>,
        doubtful: bool,
    ) -> Self {
        let functions = by_function(instances.iter().map(|i| (i.func, i.facts.clone())));
        Self { functions, instances, certificate, doubtful }
    }

    /// Whether more may be known if all is looked at anew.
    pub fn is_doubtful(&self) -> bool {
        self.doubtful
    }

    /// What is known of a function, however it is called; nothing of a declaration.
    pub fn of(&self, func: FuncId) -> Option<&FuncFacts> {
        self.functions.get(func.as_u32() as usize)?.as_deref()
    }

    /// Whether all of a function would be known just as well if it asked nothing about spaces, however it is called.
    pub fn is_known_without_queries(
        &self,
        func: FuncId,
        body: &Function<'_>,
        types: &Types,
    ) -> bool {
        let mut instances = self.instances.iter().filter(|instance| instance.func == func);
        instances.all(|instance| instance.facts.is_known_without_refinements(body, types))
    }

    /// What is known once instances are run by other functions, which are copies of those that ran them.
    #[must_use]
    pub fn placed(self, runs: Vec<Run>) -> Self {
        let certificate = self.certificate.map(|mut certificate| {
            let placed = runs.iter().map(|run| certificate::Run {
                func: run.func,
                calls: run.calls.clone(),
                ..certificate.runs[run.instance.0 as usize].clone()
            });
            certificate.runs = placed.collect();
            certificate
        });
        let instances: Vec<InstanceFacts> = runs
            .into_iter()
            .map(|Run { instance, func, calls }| {
                let from = &self.instances[instance.0 as usize];
                let calls = calls.into_iter().map(|(call, to)| (call, InstanceId(to))).collect();
                let (facts, spaces) = (from.facts.clone(), from.spaces.clone());
                let &InstanceFacts { outside, runs, knows_symbols, .. } = from;
                InstanceFacts { func, spaces, outside, runs, knows_symbols, facts, calls }
            })
            .collect();
        Self::of_instances(instances, certificate, self.doubtful)
    }

    pub(crate) fn into_certificate(self) -> Option<Certificate> {
        self.certificate
    }

    /// All that is claimed, if the program asked for that.
    pub fn certificate(&self) -> Option<&Certificate> {
        self.certificate.as_ref()
    }

    /// The functions as they are called.
    pub fn instances(&self) -> impl Iterator<Item = (InstanceId, &InstanceFacts)> {
        self.instances.iter().enumerate().map(|(at, facts)| (InstanceId(at as u32), facts))
    }

    /// A function as it is called.
    pub fn instance(&self, id: InstanceId) -> &InstanceFacts {
        &self.instances[id.0 as usize]
    }
}
