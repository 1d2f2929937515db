//! Which variables there are, and what they hold.

use super::kinds::{Class, Elem, Func, Kind, Life, Object, Ptr};
use super::memory::NODE_CELLS;
use super::{Generator, MAIN, NOWHERE, OUTSIDE};

impl Generator<'_> {
    /// Chooses which variables there are. The first is for everyone: some data in global memory.
    pub(super) fn declare_objects(&mut self) {
        let space = self.choices.pick(&[1, 0]);
        self.object(MAIN, false, Kind::Data, space, 8, false);
        if self.choices.below(4) != 0 {
            let local = !self.choices.one_in(3);
            self.object(MAIN, local, Kind::Data, 3, 8, false);
        }
        self.declare_needed();
        let count = self.choices.below(10);
        for _ in 0..count {
            let kind = self.choices.weighted(&[
                (4, Kind::Data),
                (4, Kind::Cells(Elem::Data)),
                (2, Kind::Node),
                (2, Kind::Cells(Elem::Fun)),
                (1, Kind::Cells(Elem::Node)),
                (1, Kind::Cells(Elem::Cells)),
            ]);
            let local = !self.choices.one_in(3);
            let side = if self.choices.one_in(5) { OUTSIDE } else { MAIN };
            let (space, fixed) = match kind {
                Kind::Data => {
                    self.choices.pick(&[(3, false), (1, false), (0, false), (4, true), (0, true)])
                }
                // A node that is followed by itself can be written by way of that.
                Kind::Node if self.flags.nulls => {
                    self.choices.pick(&[(3, false), (1, false), (0, false), (0, true), (4, true)])
                }
                Kind::Node => self.choices.pick(&[(3, false), (1, false), (0, false)]),
                Kind::Cells(Elem::Data | Elem::Fun) => {
                    self.choices.pick(&[(3, false), (1, false), (0, false), (0, true), (4, true)])
                }
                Kind::Cells(_) => self.choices.pick(&[(1, false), (0, false), (0, true)]),
                Kind::Fun => (1, false),
            };
            let room = match kind {
                Kind::Data => 4 + 4 * self.choices.below(3),
                Kind::Cells(_) => 2 + self.choices.below(3),
                _ => 1,
            };
            let needed = match kind {
                Kind::Cells(elem) if elem != Elem::Data => {
                    elem == Elem::Fun && self.functions_for(side, local).next().is_some()
                        || self
                            .objects
                            .iter()
                            .any(|o| self.can_point_to(side, local, o, elem.kind()))
                }
                _ => true,
            };
            if needed {
                self.object(side, local, kind, space, room, fixed);
                let unsaid = fixed && space == 0 && self.choices.one_in(2);
                if let Some(object) = self.objects.last_mut() {
                    object.unsaid = unsaid;
                }
                if kind == Kind::Data && matches!(space, 0 | 1) && !local && !fixed {
                    self.link_otherwise();
                }
            }
        }
    }

    /// Links the last variable, some data in global memory, in another way, sometimes.
    fn link_otherwise(&mut self) {
        let linkage = self.choices.weighted(&[(4, ""), (1, "common"), (1, "extern_weak")]);
        let Some(object) = self.objects.last_mut() else { return };
        object.linkage = linkage;
        match linkage {
            "common" => {
                object.side = MAIN;
                // Another module may say what it holds.
                if self.choices.one_in(2) {
                    let other = Object { side: OUTSIDE, linkage: "", ..object.clone() };
                    self.objects.push(other);
                }
            }
            // There may be none.
            "extern_weak" => object.side = if self.choices.one_in(2) { NOWHERE } else { OUTSIDE },
            _ => {}
        }
    }

    /// Variables without which something cannot happen that the program is to show.
    fn declare_needed(&mut self) {
        let constant = |f: &Func| f.class == Class::Kernel && f.params.iter().any(|p| p.fixed);
        let constants = self.flags.constants || self.funcs.iter().any(constant);
        if constants && self.choices.below(4) != 0 {
            self.object(MAIN, false, Kind::Data, 4, 8, true);
        }
        let (cells, both) = (Kind::Cells(Elem::Data), Kind::Cells(Elem::Cells));
        if (self.flags.escape || self.flags.leak) && self.choices.below(4) != 0 {
            self.object(MAIN, false, cells, 1, 2, false);
        }
        if self.flags.escape && self.choices.below(4) != 0 {
            self.object(MAIN, true, cells, 3, 2, false);
        }
        let points = self.objects.iter().any(|o| self.can_point_to(MAIN, false, o, cells));
        if self.flags.leak && points && self.choices.below(4) != 0 {
            self.object(MAIN, false, both, 1, 2, false);
        }
    }

    pub(super) fn object(
        &mut self,
        side: usize,
        local: bool,
        kind: Kind,
        space: u32,
        room: usize,
        fixed: bool,
    ) {
        let name = format!("g{}", self.objects.len());
        let (linkage, unsaid) = ("", false);
        self.objects.push(Object { name, side, local, linkage, kind, space, room, fixed, unsaid });
    }

    /// Whether the initialiser of a variable can have the address of another.
    pub(super) fn can_point_to(
        &self,
        side: usize,
        local: bool,
        other: &Object,
        kind: Kind,
    ) -> bool {
        let constant = other.fixed || other.space == 4;
        other.kind == kind
            && matches!(other.space, 0 | 1 | 4)
            && (!constant || kind == Kind::Data && self.flags.constants)
            && (other.linkage != "extern_weak" || self.flags.nulls)
            && (!other.local || other.side == side && local)
    }

    /// The functions that a variable can point to.
    pub(super) fn functions_for(&self, side: usize, local: bool) -> impl Iterator<Item = &Func> {
        let fits = move |f: &&Func| {
            f.class == Class::Fun
                && (f.side == side && (local || !f.is_local())
                    || f.side != side && !f.is_local() && !f.may_go())
        };
        // Only kernels and what is used are called from outside of a whole program.
        let whole = self.flags.whole;
        self.funcs.iter().filter(fits).filter(move |f| !whole || f.side == side || side == MAIN)
    }

    /// The address of a variable.
    pub(super) fn pointer_to(&self, n: usize) -> Ptr {
        let object = &self.objects[n];
        let truth = if object.space == 0 { 1 } else { object.space };
        let life = if object.space == 3 { Life::Launch } else { Life::Program };
        let holds =
            if object.space == 3 || self.flags.escape { Life::Launch } else { Life::Program };
        Ptr {
            text: format!("@{}", object.name),
            kind: object.kind,
            space: object.space,
            truth: Some(truth),
            room: object.room,
            fixed: object.fixed,
            null: object.linkage == "extern_weak",
            life,
            gives: if object.fixed { Life::Program } else { holds },
            takes: holds,
            base: true,
            asked: true,
            root: Some(n),
        }
    }

    /// A variable as a constant generic pointer.
    pub(super) fn generic(&self, n: usize) -> String {
        let pointer = self.pointer_to(n);
        match pointer.space {
            0 => pointer.text,
            _ => format!("addrspacecast ({} to ptr)", pointer.typed()),
        }
    }

    pub(super) fn initialiser(&mut self, n: usize) -> String {
        let object = self.objects[n].clone();
        if object.space == 3 {
            return "undef".to_owned();
        }
        if object.linkage == "common" {
            return "zeroinitializer".to_owned();
        }
        let numbers = |count: usize| {
            (0..count).map(|i| format!("i32 {}", 10 * n + i)).collect::<Vec<_>>().join(", ")
        };
        match object.kind {
            Kind::Data => format!("[{}]", numbers(object.room)),
            Kind::Node => {
                let [a, b, c] = [0; 3].map(|_| self.initial(&object, Kind::Data));
                let next = if self.flags.nulls { "null".to_owned() } else { self.generic(n) };
                let number = format!("ptrtoint (ptr {c} to i64)");
                format!(
                    "{{ ptr {next}, [2 x ptr] [ptr {a}, ptr {b}], i64 {number}, i32 3, i32 {n} }}"
                )
            }
            Kind::Cells(elem) => {
                let cell = |_| format!("ptr {}", self.initial(&object, elem.kind()));
                format!("[{}]", (0..object.room).map(cell).collect::<Vec<_>>().join(", "))
            }
            Kind::Fun => "null".to_owned(),
        }
    }

    /// Something of a kind that an initialiser can name.
    pub(super) fn initial(&mut self, object: &Object, kind: Kind) -> String {
        let (side, local) = (object.side, object.local);
        if kind == Kind::Fun {
            let all: Vec<&Func> = self.functions_for(side, local).collect();
            if all.is_empty() {
                return "null".to_owned();
            }
            let names: Vec<String> = all.iter().map(|f| f.name.clone()).collect();
            return format!("@{}", names[self.choices.below(names.len())]);
        }
        let all = self.objects_for(side, local, kind);
        if kind == Kind::Data && self.flags.nulls && self.choices.one_in(4) || all.is_empty() {
            return "null".to_owned();
        }
        let n = all[self.choices.below(all.len())];
        let start = self.generic(n);
        // What is behind every pointer that memory holds is also behind one to the middle.
        let target = &self.objects[n];
        let may_be_null = target.linkage == "extern_weak";
        let spare = if may_be_null { 0 } else { target.room - kind.room() };
        match (kind, self.choices.below(spare + 1)) {
            (_, 0) => self.in_a_node(object, kind).unwrap_or(start),
            (Kind::Data, steps) => format!("getelementptr (i32, ptr {start}, i64 {steps})"),
            (_, steps) => format!("getelementptr (ptr, ptr {start}, i64 {steps})"),
        }
    }

    /// The cells in a node, for an initialiser that may name cells.
    fn in_a_node(&mut self, object: &Object, kind: Kind) -> Option<String> {
        if kind != Kind::Cells(Elem::Data) || !self.choices.one_in(2) {
            return None;
        }
        let (side, local) = (object.side, object.local);
        let nodes: Vec<usize> = self.objects_for(side, local, Kind::Node);
        let node = *nodes.get(self.choices.below(nodes.len().max(1)))?;
        Some(format!("getelementptr (i8, ptr {}, i64 {NODE_CELLS})", self.generic(node)))
    }

    /// The variables of a kind that an initialiser can name.
    fn objects_for(&self, side: usize, local: bool, kind: Kind) -> Vec<usize> {
        let fits = |(n, o): (usize, &Object)| self.can_point_to(side, local, o, kind).then_some(n);
        self.objects.iter().enumerate().filter_map(fits).collect()
    }
}
