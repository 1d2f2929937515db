//! What attributes and users promise of functions and their parameters.

use spacecast_analysis::Origins;
use spacecast_ir::attr::{Captures, Memory, MemoryAccess, MemoryPlace};
use spacecast_ir::function::Function;
use spacecast_ir::store::Attr;
use spacecast_ir::types::{Type, TypeKind, Types};
use spacecast_ir::value::{FuncId, Inst};
use spacecast_ir::view::View;
use spacecast_ir::vocab::AttrKind;
use spacecast_nvptx::space::Space;

use super::shapes::Class;
use super::world::{World, of_space};

/// What attributes say of the parameters of a function.
#[derive(Default)]
pub(super) struct Params {
    /// The one that is returned.
    pub returned: Option<usize>,
    by_value: Vec<(usize, Option<Type>)>,
    /// Those that LLVM leaves where they are if this is a kernel: marked, or by value and only read.
    pub in_place: Vec<u32>,
}

impl Params {
    pub fn of(types: &Types, func: &Function<'_>) -> Self {
        let mut params = Params::default();
        for (at, param) in func.params().iter().enumerate() {
            let (mut marked, mut by_value, mut reads, mut uncaptured) = (false, None, false, false);
            for attr in func.store.attrs(param.attrs) {
                match attr {
                    Attr::Str(key, _) => marked |= func.store.text.is(key, b"nvvm.grid_constant"),
                    Attr::Int(AttrKind::Captures, bits) => {
                        uncaptured |= Captures::from_bits(bits).other.is_empty();
                    }
                    Attr::Type(AttrKind::ByVal, ty) => by_value = Some(Some(ty)),
                    attr => match attr.kind() {
                        Some(AttrKind::Returned) => _ = params.returned.get_or_insert(at),
                        Some(AttrKind::ByVal) => {
                            by_value = Some(match types.kind(param.ty) {
                                TypeKind::TypedPtr { pointee, .. } => Some(*pointee),
                                _ => None,
                            });
                        }
                        Some(AttrKind::ReadOnly | AttrKind::ReadNone) => reads = true,
                        Some(AttrKind::NoCapture) => uncaptured = true,
                        _ => {}
                    },
                }
            }
            if marked || by_value.is_some() && reads && uncaptured {
                params.in_place.push(at as u32);
            }
            params.by_value.extend(by_value.map(|ty| (at, ty)));
        }
        params
    }

    /// The type that a parameter by value points to; `Some(None)` if that is not said.
    pub fn by_value(&self, param: usize) -> Option<Option<Type>> {
        self.by_value.iter().find(|(at, _)| *at == param).map(|(_, ty)| *ty)
    }
}

impl World<'_, '_> {
    /// What attributes say of the parameters of a function.
    pub fn params(&self, func: FuncId) -> &Params {
        static NONE: Params = Params { returned: None, by_value: Vec::new(), in_place: Vec::new() };
        self.params.get(func.as_u32() as usize).unwrap_or(&NONE)
    }

    /// Whether a call, or what it calls, promises to write nothing that others see.
    pub fn writes_nothing(&self, func: View<'_, '_>, inst: Inst) -> bool {
        let promises = |attr: Attr| match attr {
            Attr::Flag(AttrKind::ReadNone | AttrKind::ReadOnly) => true,
            Attr::Int(AttrKind::Memory, bits) => MemoryPlace::ALL.iter().all(|&place| {
                matches!(Memory(bits).access(place), MemoryAccess::None | MemoryAccess::Read)
                    || place == MemoryPlace::ErrnoMem
            }),
            _ => false,
        };
        let callee = func.called_symbol(inst).and_then(|g| self.module.resolve_function(g));
        self.module.call_attrs(func, inst).any(|(_, attr)| promises(attr))
            || callee.is_some_and(|f| {
                self.module.attrs_of(self.module.func(f)).any(|(_, a)| promises(a))
            })
    }

    /// The space that is stated of a parameter, or of the result.
    pub fn stated(&self, func: FuncId, param: Option<usize>) -> Option<Origins> {
        if !self.states {
            return None;
        }
        let function = self.module.func(func);
        // LLVM may have given it other parameters than it had when that was stated.
        if function.symbol.linkage().is_local() {
            return None;
        }
        let name = self.module.symbol_name(function.global).unwrap_or_default();
        let in_file = self.knobs.statements.functions.iter().rfind(|(n, _)| {
            let named =
                self.module.symbol(n.as_bytes()).and_then(|g| self.module.resolve_function(g));
            n.as_bytes() == &*name || named == Some(func)
        });
        let pointers = |n: usize| {
            let before = function.params()[..n].iter();
            before.filter(|p| matches!(self.class(p.ty), Class::Pointer(_))).count()
        };
        let space = match (in_file, param) {
            (Some((_, stated)), None) => stated.returns?,
            (Some((_, stated)), Some(n)) => (*stated.params.get(pointers(n))?)?,
            (None, param) => {
                let key: &[u8] = if param.is_some() { b"nvvm.as" } else { b"nvvm.as.return" };
                let text = self.module.string_attr(function, key)?;
                let text = String::from_utf8_lossy(&text).into_owned();
                let at = param.map_or(0, pointers);
                let mut words = text.split(',').filter(|word| !word.trim().is_empty());
                let number: u32 = words.nth(at)?.trim().parse().ok().filter(|&n| n > 0)?;
                Space::from_llvm(number)?
            }
        };
        if let Some(n) = param {
            let generic = self.class(function.params()[n].ty) == Class::Pointer(0);
            if !generic || self.params(func).by_value(n).is_some() {
                return None;
            }
        }
        Some(match space {
            Space::Global => Origins::DEVICE | Origins::FOREIGN,
            space => of_space(space)? | Origins::NULL | Origins::FOREIGN,
        })
    }
}
