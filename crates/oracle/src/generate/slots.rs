//! Objects of a function's own, and what is first in them.

use super::body::Body;
use super::kinds::{Elem, Kind, Life, Ptr};
use super::memory::{NODE_INTS, NODE_NUMBER};

impl Body<'_, '_> {
    /// Fills an object, so that nothing undefined is read.
    pub fn fill(&mut self, ptr: &Ptr) -> bool {
        match ptr.kind {
            Kind::Data => {
                let byte = self.g.choices.below(5);
                let bytes = 4 * ptr.room;
                let said = self.said();
                self.line(&format!(
                    "call void @llvm.memset.p0.i64(ptr {said}{}, i8 {byte}, i64 {bytes}, i1 false)",
                    ptr.text
                ));
                true
            }
            Kind::Cells(elem) => (0..ptr.room).all(|n| self.fill_cell(ptr, elem, 8 * n, false)),
            Kind::Node => {
                let next = if self.g.flags.nulls { "null".to_owned() } else { ptr.text.clone() };
                self.line(&format!("store ptr {next}, {}, align 8", ptr.typed()));
                let [a, b, c] = [8, 16, NODE_NUMBER]
                    .map(|at| self.fill_cell(ptr, Elem::Data, at, at == NODE_NUMBER));
                let at = self.bytes_behind(ptr, NODE_INTS);
                // The numbers 1 and 2.
                self.line(&format!("store i64 8589934593, {at}, align 8"));
                a && b && c
            }
            Kind::Fun => false,
        }
    }

    fn fill_cell(&mut self, ptr: &Ptr, elem: Elem, offset: usize, number: bool) -> bool {
        let Some(value) = self.storable(ptr, elem) else { return false };
        let at = self.bytes_behind(ptr, offset);
        if number {
            let number = self.define(&format!("ptrtoint ptr {value} to i64"));
            self.line(&format!("store i64 {number}, {at}, align 8"));
        } else {
            self.line(&format!("store ptr {value}, {at}, align 8"));
        }
        true
    }

    /// A stack slot.
    pub fn slot(&mut self) {
        let kind = self.g.choices.weighted(&[
            (3, Kind::Cells(Elem::Data)),
            (3, Kind::Data),
            (2, Kind::Node),
            (1, Kind::Cells(Elem::Node)),
            (1, Kind::Cells(Elem::Fun)),
            (1, Kind::Cells(Elem::Cells)),
        ]);
        if self.func.class.is_closed() && kind != Kind::Data {
            return;
        }
        let room = match kind {
            Kind::Data => 8,
            Kind::Cells(_) => 1 + self.g.choices.below(4),
            _ => 1,
        };
        let ty = if room == 1 && kind != Kind::Node { "ptr".to_owned() } else { kind.object(room) };
        let text = self.define(&format!("alloca {ty}, align 16"));
        if self.g.choices.one_in(6) {
            self.line(&format!("call void @llvm.lifetime.start.p0(ptr {text})"));
        }
        let life = Life::Frame;
        // It may be for what lives longer alone, unless it points to itself.
        let longer = kind.holds_pointers() && self.g.choices.one_in(3);
        let own = kind == Kind::Node && !self.g.flags.nulls;
        let holds = if longer && !own { Life::Launch } else { life };
        let slot = Ptr {
            text,
            kind,
            space: 0,
            truth: Some(5),
            room,
            fixed: false,
            null: false,
            life,
            gives: holds,
            takes: holds,
            base: true,
            asked: true,
            root: None,
        };
        if self.fill(&slot) {
            self.ptrs.push(slot);
        }
    }

    /// Lets a local address out for a while.
    pub fn leak(&mut self) {
        if !self.g.flags.leak || self.depth >= 2 {
            return;
        }
        let cells = self.pick(|p| {
            let kept = matches!(p.kind, Kind::Cells(Elem::Data | Elem::Cells));
            kept && p.life >= Life::Launch && p.is_sure() && !p.fixed
        });
        let Some((cells, Kind::Cells(elem))) = cells.map(|p| (p.clone(), p.kind)) else { return };
        let local = self.pick(|p| {
            let fits = p.kind == elem.kind() && p.room >= elem.kind().room();
            let holds = !p.kind.holds_pointers() || p.gives >= cells.gives;
            fits && holds && p.life == Life::Frame && p.is_sure() && p.asked
        });
        let Some(local) = local else { return };
        let local = self.generic(&local);
        let at = self.element(&cells, "ptr", 1);
        let old = self.define(&format!("load ptr, {at}, align 8"));
        self.line(&format!("store ptr {}, {at}, align 8", local.text));
        let mark = self.mark();
        self.statements(4);
        self.cut(mark);
        self.line(&format!("store ptr {old}, {at}, align 8"));
    }
}
