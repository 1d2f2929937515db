//! The documented votes: what all calls of a function agree on, argument by argument.
//!
//! The analysis keeps more than votes do, but what it found can be said in them: a pointer argument for which every
//! call that can be passes one space has that vote; one that calls disagree on, or of which nothing is known, is
//! poisoned; one that nobody passes anything is undetermined.

use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Value};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::space::{Space, Vote};

use crate::facts::Facts;
use crate::origins::Origins;
use crate::program::{Class, Program};

/// The votes of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Votes {
    /// For every parameter that is a pointer: whether it is a generic one, and its vote; a type that names a space
    /// has that vote.
    pub params: Vec<(bool, Vote)>,
    /// The vote of the result, if it is a generic pointer.
    pub returned: Option<Vote>,
}

fn vote(program: &Program<'_, '_>, origins: Origins) -> Vote {
    match program.space_of(origins) {
        Some(space) => Vote::Agreed(space),
        None if (origins & Origins::ANYWHERE).is_empty() => Vote::Undetermined,
        None => Vote::Poison,
    }
}

/// The votes of a function.
pub fn votes(program: &Program<'_, '_>, facts: &Facts, id: FuncId) -> Votes {
    let module = program.module;
    let func = module.func(id);
    let Some(facts) = facts.of(id) else { return Votes::default() };
    let generic = |ty: Type| program.class(ty) == Class::Pointer(0);
    let mut votes = Votes::default();
    for (n, param) in func.params().iter().enumerate() {
        if matches!(program.class(param.ty), Class::Pointer(_)) {
            let origins = facts.origins(func, &module.types, Value::arg(n as u32));
            votes.params.push((generic(param.ty), vote(program, origins)));
        }
    }
    if generic(func.ret) {
        let returns = func.insts().filter(|&inst| func.inst(inst).op == Opcode::Ret);
        let each = returns.map(|inst| vote(program, facts.at(func, &module.types, inst, 0)));
        votes.returned = Some(each.fold(Vote::Undetermined, Vote::meet));
    }
    votes
}

impl Votes {
    /// How many generic parameters have a space.
    pub fn resolved(&self) -> usize {
        let resolved =
            |(generic, vote): &&(bool, Vote)| *generic && matches!(vote, Vote::Agreed(_));
        self.params.iter().filter(resolved).count()
    }

    /// The value of `"nvvm.as"`: a number for each of the parameters, 0 for one that is not resolved.
    pub fn attribute(&self) -> String {
        let number = |(_, vote): &(bool, Vote)| match vote {
            Vote::Agreed(space) => space.llvm(),
            _ => Space::Generic.llvm(),
        };
        let numbers: Vec<String> = self.params.iter().map(|v| number(v).to_string()).collect();
        numbers.join(",")
    }
}
