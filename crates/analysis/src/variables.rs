//! What variables that are seen whole hold: the state that functions share.
//!
//! Functions are analysed against a snapshot; what each of them stores is joined afterwards, and those that
//! read a variable that grew are analysed again. So the result does not depend on who came first.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::store::ConstantKind;
use spacecast_ir::types::{Type, TypeKind};
use spacecast_ir::value::{Const, VarId};
use spacecast_ir::vocab::Opcode;
use spacecast_nvptx::layout::Sizes;

use crate::memory::{Cells, Object, Place};
use crate::origins::Origins;
use crate::program::Program;
use crate::shape::cell_count;

/// A place in a variable.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct VarPlace {
    pub var: VarId,
    pub offset: i64,
    pub stride: u64,
    pub span: u64,
}

/// One cell of a variable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct VarCell {
    pub origins: Origins,
    pub places: Vec<VarPlace>,
}

impl VarCell {
    /// Joins another; whether this grew.
    fn join(&mut self, other: &VarCell) -> bool {
        let mut grew = !self.origins.contains(other.origins);
        self.origins |= other.origins;
        for place in &other.places {
            match self.places.iter_mut().find(|p| p.var == place.var) {
                Some(mine) if mine == place => {}
                Some(mine) => {
                    let wider = VarPlace { offset: 0, stride: 1, span: 0, ..*mine };
                    grew |= *mine != wider;
                    *mine = wider;
                }
                None => {
                    self.places.push(*place);
                    grew = true;
                }
            }
        }
        grew
    }
}

/// What a function did to variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct VarEffects {
    pub stored: Vec<(VarId, Vec<VarCell>)>,
    pub exposed: Vec<VarId>,
}

/// What variables hold.
#[derive(Debug, Default)]
pub(crate) struct Variables {
    cells: HashMap<VarId, Vec<VarCell>, FxBuildHasher>,
    exposed: Vec<VarId>,
}

impl Variables {
    pub fn is_tracked(&self, program: &Program<'_, '_>, var: VarId) -> bool {
        program.is_whole(var) && !self.exposed.contains(&var)
    }

    /// What a cell holds so far.
    pub fn cell(&self, var: VarId, at: u32) -> (Origins, Vec<VarPlace>) {
        let cell = self.cells.get(&var).and_then(|cells| cells.get(at as usize));
        cell.map(|c| (c.origins, c.places.clone())).unwrap_or_default()
    }

    /// Whether anything is known of a variable: it has an initialiser that matters, or stores.
    pub fn join(&mut self, effects: &VarEffects) -> Vec<VarId> {
        let mut grown = Vec::new();
        for (var, cells) in &effects.stored {
            let mine = self.cells.entry(*var).or_default();
            mine.resize(mine.len().max(cells.len()), VarCell::default());
            let mut grew = false;
            for (mine, theirs) in mine.iter_mut().zip(cells) {
                grew |= mine.join(theirs);
            }
            if grew {
                grown.push(*var);
            }
        }
        for &var in &effects.exposed {
            if !self.exposed.contains(&var) {
                self.exposed.push(var);
                grown.push(var);
            }
        }
        grown
    }

    /// The variables that others can reach by now.
    pub fn exposed(&self) -> &[VarId] {
        &self.exposed
    }

    /// Pointers that were loaded and stored here may be anything that leaks; the variables that grew by that.
    pub fn add_leaks(&mut self, leaked: Origins) -> Vec<VarId> {
        let mut grown = Vec::new();
        for (&var, cells) in &mut self.cells {
            let before = cells.iter().map(|c| c.origins).collect::<Vec<_>>();
            for cell in cells.iter_mut().filter(|c| c.origins.contains(Origins::LOADED)) {
                cell.origins |= leaked;
            }
            if cells.iter().zip(before).any(|(cell, before)| cell.origins != before) {
                grown.push(var);
            }
        }
        grown
    }

    /// The variables with what their initialisers put there.
    pub fn initial(program: &Program<'_, '_>) -> Self {
        let mut this = Self::default();
        let mut sizes = Sizes::new(&program.layout, &program.module.types);
        for (id, var) in program.module.variables() {
            let Some(init) = var.init.filter(|_| program.is_whole(id)) else { continue };
            let Some(size) = sizes.alloc_size(var.ty) else { continue };
            let word = program.layout.pointer_spec(0).bits.div_ceil(8).max(1);
            let count = cell_count(&program.module.types, var.ty, Some(size), word);
            let mut fill = Fill {
                program,
                sizes: &mut sizes,
                cells: vec![VarCell::default(); count as usize],
                size: word.into(),
            };
            fill.constant(init, var.ty, 0, 0);
            this.cells.insert(id, fill.cells);
        }
        this
    }
}

/// Puts an initialiser into cells.
struct Fill<'f, 'p, 'a, 's> {
    program: &'p Program<'a, 's>,
    sizes: &'f mut Sizes<'p>,
    cells: Vec<VarCell>,
    size: u64,
}

impl Fill<'_, '_, '_, '_> {
    fn constant(&mut self, c: Const, ty: Type, offset: u64, depth: u32) {
        let store = &self.program.module.store;
        let types = &self.program.module.types;
        match store.constant(c) {
            ConstantKind::Undef | ConstantKind::Poison => {}
            ConstantKind::Null | ConstantKind::Zero | ConstantKind::Int(0) => {
                self.put(ty, offset, Origins::NULL, None);
            }
            ConstantKind::Aggregate(parts) if depth < 64 => {
                for (i, part) in parts.iter().enumerate() {
                    let at = match *types.kind(ty) {
                        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                            self.sizes.alloc_size(elem).map(|s| s.saturating_mul(i as u64))
                        }
                        _ => {
                            let layout = self.sizes.struct_layout(ty);
                            layout.and_then(|l| l.offsets.get(i).copied())
                        }
                    };
                    let (Some(at), Some(part)) = (at, part.as_const()) else {
                        self.put(ty, offset, Origins::INTEGER, None);
                        continue;
                    };
                    self.constant(
                        part,
                        store.const_type(part),
                        offset.saturating_add(at),
                        depth + 1,
                    );
                }
            }
            ConstantKind::Global(_) | ConstantKind::Expr(_) => {
                let (origins, place) = self.address(c, 0);
                self.put(ty, offset, origins, place);
            }
            _ => self.put(ty, offset, Origins::INTEGER, None),
        }
    }

    fn put(&mut self, ty: Type, offset: u64, origins: Origins, place: Option<VarPlace>) {
        let cells = Cells { first: 0, count: self.cells.len() as u32, size: self.size as u32 };
        let width = self.sizes.store_size(ty);
        let at =
            Place { offset: i64::try_from(offset).unwrap_or(i64::MAX), ..Place::start(Object(0)) };
        let cell = VarCell { origins, places: place.into_iter().collect() };
        for n in cells.touched(at, width) {
            self.cells[n as usize].join(&cell);
        }
    }

    /// What the address in an initialiser is: its origins, and where in a variable it points.
    fn address(&self, c: Const, depth: u32) -> (Origins, Option<VarPlace>) {
        let store = &self.program.module.store;
        let types = &self.program.module.types;
        let space = types.addrspace(types.scalar(store.const_type(c)));
        let unknown = (Origins::UNKNOWN | Origins::INTEGER, None);
        match store.constant(c) {
            ConstantKind::Global(g) => {
                let origin = match space {
                    Some(0) | None => Origins::GLOBAL,
                    Some(1) => Origins::GLOBAL,
                    // As bytes it is an offset, not a generic address.
                    Some(_) => Origins::INTEGER,
                };
                match self.program.module.symbol_kind(g) {
                    spacecast_ir::module::SymbolKind::Alias(_) => unknown,
                    spacecast_ir::module::SymbolKind::Var(var) if self.program.is_whole(var) => {
                        (origin, Some(VarPlace { var, offset: 0, stride: 1, span: 0 }))
                    }
                    _ => (origin | Origins::FOREIGN, None),
                }
            }
            ConstantKind::Expr(expr) if depth < 64 => {
                let Some(inner) = expr.operands.first().and_then(|v| v.as_const()) else {
                    return unknown;
                };
                match expr.op {
                    Opcode::BitCast | Opcode::GetElementPtr => self.address(inner, depth + 1),
                    Opcode::AddrSpaceCast => {
                        let from = types.addrspace(types.scalar(store.const_type(inner)));
                        let (_, place) = self.address(inner, depth + 1);
                        match (from, space) {
                            (Some(from), Some(0)) => {
                                let foreign = if place.is_none() {
                                    Origins::FOREIGN
                                } else {
                                    Origins::empty()
                                };
                                let space = self.program.origin_of_space(from);
                                ((space & Origins::ANYWHERE) | foreign, place)
                            }
                            _ => (Origins::UNKNOWN | Origins::INTEGER, place),
                        }
                    }
                    _ => unknown,
                }
            }
            _ => unknown,
        }
    }
}
