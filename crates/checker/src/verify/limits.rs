//! How much there is: shared memory and parameters of a kernel.

use std::collections::{HashMap, HashSet};

use spacecast_ir::module::SymbolKind;
use spacecast_ir::store::Attr;
use spacecast_ir::value::{FuncId, Global, VarId};
use spacecast_ir::vocab::AttrKind;
use spacecast_nvptx::arch::STATIC_SHARED_BYTES;
use spacecast_nvptx::layout::{DataLayout, Sizes};

use super::{Context, Finding, PARAM_SIZE, Rule, SHARED_SIZE};

/// What functions mention; many kernels share their helpers.
type Mentioned = HashMap<FuncId, Vec<Global>>;

impl Context<'_, '_> {
    pub(super) fn limits(&self, kernels: &HashSet<FuncId>, findings: &mut Vec<Finding>) {
        let layout = DataLayout::of_module(self.module);
        let mut sizes = Sizes::new(&layout, &self.module.types);
        let mut mentioned = Mentioned::new();
        let has_shared = self.module.variables().any(|(_, v)| v.addrspace == Some(3));
        for &id in kernels {
            let func = self.module.func(id);
            let mut report = |rule: &'static Rule, message: String| {
                if self.holds(rule) {
                    findings.push(self.finding(rule, message, func, func.header_range(), None));
                }
            };
            let (arch, ptx) = self.target(func);
            let params = self.param_bytes(id, &mut sizes);
            // Nothing said: what the newest allow.
            let most = arch.map_or(32_764, |a| a.param_bytes(ptx.unwrap_or(81)));
            if params > most {
                let message = format!("its parameters take {params} bytes, of at most {most}");
                report(&PARAM_SIZE, message);
            }
            if !has_shared || func.is_declaration() {
                continue;
            }
            let shared = self.shared_bytes(id, &mut sizes, &mut mentioned);
            let capacity = arch.and_then(|a| a.shared_bytes()).unwrap_or(u64::MAX);
            let most = STATIC_SHARED_BYTES.min(capacity);
            if shared > most {
                let message =
                    format!("its static shared memory takes {shared} bytes, of at most {most}");
                report(&SHARED_SIZE, message);
            }
        }
    }

    /// The bytes of the parameters of a kernel, each at its alignment.
    fn param_bytes(&self, id: FuncId, sizes: &mut Sizes<'_>) -> u64 {
        let func = self.module.func(id);
        let mut end: u64 = 0;
        for param in func.params() {
            let by_value = func.store.attrs(param.attrs).find_map(|attr| match attr {
                Attr::Type(AttrKind::ByVal, ty) => Some(ty),
                _ => None,
            });
            let ty = by_value.unwrap_or(param.ty);
            let (Some(size), Some(align)) = (sizes.alloc_size(ty), sizes.abi_align(ty)) else {
                continue;
            };
            end = end.next_multiple_of(align).saturating_add(size);
        }
        end
    }

    /// The bytes of shared variables that a kernel can reach, through whatever it mentions.
    fn shared_bytes(
        &self,
        kernel: FuncId,
        sizes: &mut Sizes<'_>,
        mentioned: &mut Mentioned,
    ) -> u64 {
        let mut seen: HashSet<Global> = HashSet::new();
        let mut work = vec![self.module.func(kernel).global];
        let mut total: u64 = 0;
        while let Some(global) = work.pop() {
            if !seen.insert(global) {
                continue;
            }
            match self.module.symbol_kind(global) {
                SymbolKind::Func(f) => {
                    let globals = mentioned.entry(f).or_insert_with(|| self.mentioned_by(f));
                    work.extend_from_slice(globals);
                }
                SymbolKind::Var(v) => total = total.saturating_add(self.var(v, sizes, &mut work)),
                SymbolKind::Alias(a) => {
                    let target = self.module.alias(a).target;
                    self.module.store.for_each_global(target, &mut |g| work.push(g));
                }
                _ => {}
            }
        }
        total
    }

    /// The symbols that a function mentions, each once.
    fn mentioned_by(&self, id: FuncId) -> Vec<Global> {
        let func = self.module.func(id);
        let mut found = HashSet::new();
        for inst in func.insts() {
            for c in func.operands(inst).iter().filter_map(|v| v.as_const()) {
                func.store.for_each_global(c, &mut |g| {
                    found.insert(g);
                });
            }
        }
        found.into_iter().collect()
    }

    /// The size of a shared variable; what its initialiser mentions is looked at, too.
    fn var(&self, id: VarId, sizes: &mut Sizes<'_>, work: &mut Vec<Global>) -> u64 {
        let var = self.module.var(id);
        if let Some(init) = var.init {
            self.module.store.for_each_global(init, &mut |g| work.push(g));
        }
        // A declaration is memory that the launch gives, or another module.
        if var.addrspace != Some(3) || var.init.is_none() {
            return 0;
        }
        sizes.alloc_size(var.ty).unwrap_or(0)
    }
}
