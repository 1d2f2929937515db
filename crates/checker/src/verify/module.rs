//! What holds for a module as a whole: its layout, its variables, the signatures of its functions.

use spacecast_ir::value::Inst;
use spacecast_nvptx::layout;
use spacecast_nvptx::space::Space;

use super::casts::{casts_in, ends, fault};
use super::{
    Context, Finding, LAYOUT, LAYOUT_EMPTY, Rule, SPACE, SPACE_ARCH, Scope, VARIABLE_SPACE,
};

impl Context<'_, '_> {
    pub(super) fn module_findings(&self) -> Vec<Finding> {
        let mut findings = Vec::new();
        let mut report = |rule: &'static Rule, message: String, text| {
            if self.holds(rule) {
                findings.push(Finding { rule, message, function: None, text, source: None });
            }
        };
        let text = self.module.data_layout();
        let text = text.as_deref().map(String::from_utf8_lossy);
        match layout::check(text.as_deref()) {
            Err(problem @ layout::Problem::Empty) => {
                report(&LAYOUT_EMPTY, problem.message(), None);
            }
            Err(problem) => {
                report(&LAYOUT, problem.message(), self.module.data_layout_range());
            }
            Ok(_) => {}
        }
        let types = &self.module.types;
        for (_, var) in self.module.variables() {
            let number = var.addrspace.unwrap_or(0);
            // Generic variables are put into global memory. Constants of the compiler are in 25 and 53.
            let holds = matches!(number, 0 | 1 | 3 | 4 | 5 | 25 | 53);
            if !holds {
                let message = match Space::from_llvm(number) {
                    Some(space) => format!("a variable cannot be in {} space", space.name()),
                    None => format!("Invalid address space {number}"),
                };
                report(&VARIABLE_SPACE, message, var.source_range());
            }
            if let Some((rule, message)) = self.initialiser(var) {
                report(rule, message, var.source_range());
            }
            let Some(init) = var.init else { continue };
            casts_in(&self.module.store, init, &mut |from, to| {
                if let Some((from, to)) = ends(types, from, to)
                    && let Some((rule, message)) = fault(from, to, self.options.rules)
                {
                    report(rule, message.to_owned(), var.source_range());
                }
            });
        }
        findings
    }
}

impl Scope<'_, '_> {
    /// The spaces of parameters and of the result.
    pub(super) fn signature(&mut self) {
        if !self.context.odd_spaces {
            return;
        }
        let types: Vec<_> =
            self.func.params().iter().map(|p| p.ty).chain([self.func.ret]).collect();
        for ty in types {
            if let Some((rule, message)) = self.space_of(ty).and_then(|n| self.odd_space(n)) {
                self.report_header(rule, message);
            }
        }
    }

    pub(super) fn result_space(&mut self, inst: Inst) {
        let space = self.space_of(self.func.inst(inst).ty);
        if let Some((rule, message)) = space.and_then(|n| self.odd_space(n)) {
            self.report(rule, inst, message);
        }
    }

    /// What is odd about a space.
    fn odd_space(&self, number: u32) -> Option<(&'static Rule, String)> {
        let Some(space) = Space::from_llvm(number) else {
            return Some((&SPACE, format!("Invalid address space {number}")));
        };
        let (arch, _) = self.context.target(self.func);
        let first = space.row().first_sm?;
        let arch = arch.filter(|a| !space.exists_on(a.sm))?;
        Some((&SPACE_ARCH, format!("{} memory needs sm_{first}; this is {arch}", space.name())))
    }
}
