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

    /// A slot with a copy of something, a call that may be passed it, and perhaps a copy back.
    pub fn copied_slot(&mut self) {
        let original = self.pick(|p| {
            let whole = p.room >= p.kind.room() && p.base;
            matches!(p.kind, Kind::Data | Kind::Node) && whole && p.is_sure()
        });
        let Some(original) = original else { return };
        let original = self.generic(&original);
        let text =
            self.define(&format!("alloca {}, align 16", original.kind.object(original.room)));
        let bytes = if original.kind == Kind::Data { 4 * original.room } else { 40 };
        // Both begin where they are aligned, which LLVM wants to know.
        let copy = |to: &str, from: &str| {
            let name = "llvm.memcpy.p0.p0.i64";
            format!(
                "call void @{name}(ptr align 16 {to}, ptr align 16 {from}, i64 {bytes}, i1 false)"
            )
        };
        self.line(&copy(&text, &original.text));
        let slot = Ptr {
            text,
            truth: Some(5),
            fixed: false,
            life: Life::Frame,
            takes: original.gives,
            asked: true,
            root: None,
            ..original.clone()
        };
        if self.g.choices.one_in(2) {
            // Nothing else is passed.
            let rest = std::mem::replace(&mut self.ptrs, vec![slot.clone()]);
            self.call_reader();
            self.ptrs = rest;
        }
        self.ptrs.push(slot.clone());
        self.call();
        // What was stored in the slot lives long enough for the original only if that takes it.
        if !original.fixed && original.takes <= original.gives && self.g.flags.way.is_none() {
            self.line(&copy(&original.text, &slot.text));
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
