//! Statements that programs seldom have, and that are easy to get wrong.

use super::body::Body;
use super::kinds::{Kind, Life, Ptr, pointer_type};

impl Body<'_, '_> {
    /// A pointer as a number that is made of its own and another's.
    pub fn of_two_numbers(&mut self) {
        let wanted = |p: &Ptr| p.space == 0 && p.is_sure() && p.kind != Kind::Fun;
        let (Some(from), Some(to)) = (self.pick(wanted), self.pick(wanted)) else { return };
        let [a, b] = [&from, &to].map(|p| self.define(&format!("ptrtoint {} to i64", p.typed())));
        let there = if self.g.choices.one_in(2) {
            let both = self.define(&format!("xor i64 {a}, {b}"));
            self.define(&format!("xor i64 {both}, {a}"))
        } else {
            let distance = self.define(&format!("sub i64 {b}, {a}"));
            self.define(&format!("add i64 {a}, {distance}"))
        };
        let text = self.define(&format!("inttoptr i64 {there} to ptr"));
        self.ptrs.push(Ptr { text, ..to });
    }

    /// One of two pointers, of which the other is never taken: null, or nothing at all.
    pub fn always(&mut self) {
        let Some(ptr) = self.pick(|p| p.kind != Kind::Fun) else { return };
        let int = self.int();
        let other = self.g.choices.pick(&["null", "undef", "poison"]);
        let (predicate, arms) = match self.g.choices.one_in(2) {
            false => ("uge", [ptr.typed(), format!("{} {other}", ptr.ty())]),
            true => ("ult", [format!("{} {other}", ptr.ty()), ptr.typed()]),
        };
        let condition = self.define(&format!("icmp {predicate} i32 {int}, 0"));
        let text = self.define(&format!("select i1 {condition}, {}, {}", arms[0], arms[1]));
        self.ptrs.push(Ptr { text, ..ptr });
    }

    /// A pointer into a space as a number, or through a slot of its own.
    pub fn in_its_space(&mut self) {
        let Some(ptr) = self.pick(|p| p.space != 0 && p.kind != Kind::Fun) else { return };
        let ty = pointer_type(ptr.space);
        let text = if self.g.choices.one_in(2) {
            let number = self.define(&format!("ptrtoint {} to i64", ptr.typed()));
            self.define(&format!("inttoptr i64 {number} to {ty}"))
        } else {
            let slot = self.define(&format!("alloca {ty}, align 8"));
            self.line(&format!("store {}, ptr {slot}, align 8", ptr.typed()));
            self.define(&format!("load {ty}, ptr {slot}, align 8"))
        };
        self.ptrs.push(Ptr { text, ..ptr });
    }

    /// A pointer through memory for numbers, perhaps not where pointers are aligned to.
    pub fn through_numbers(&mut self) {
        let slot = self.pick(|p| {
            p.kind == Kind::Data && p.life == Life::Frame && p.is_sure() && !p.fixed && p.room >= 3
        });
        // Addresses that depend on the stack would be seen as numbers.
        let ptr = self.pick(|p| p.kind != Kind::Fun && p.life >= Life::Launch && p.is_sure());
        let (Some(slot), Some(ptr)) = (slot, ptr) else { return };
        let (slot, ptr) = (self.generic(&slot), self.generic(&ptr));
        let offset = self.g.choices.pick(&[0, 4]);
        let at = self.bytes_behind(&slot, offset);
        self.line(&format!("store ptr {}, {at}, align 4", ptr.text));
        if self.g.choices.one_in(3) {
            // Another number in the place of the lower half, and back.
            let low = self.define(&format!("load i32, {at}, align 4"));
            self.line(&format!("store i32 7, {at}, align 4"));
            self.line(&format!("store i32 {low}, {at}, align 4"));
        }
        let text = self.define(&format!("load ptr, {at}, align 4"));
        self.ptrs.push(Ptr { text, truth: None, ..ptr });
    }

    /// Code that nothing comes to, with a value that is made of itself.
    pub fn dead_code(&mut self) {
        let [dead, after] = ['b'; 2].map(|letter| self.fresh(letter));
        let own = format!("%{}", self.fresh('v'));
        self.line(&format!("br label %{after}"));
        self.label(&dead);
        self.line(&format!("{own} = getelementptr i8, ptr {own}, i64 4"));
        self.line(&format!("store i32 1, ptr {own}, align 4"));
        self.line(&format!("br label %{after}"));
        self.label(&after);
    }

    /// A shared address as one of the cluster, which is the own block alone.
    pub fn in_cluster(&mut self) {
        let wanted = |p: &Ptr| p.truth == Some(3) && matches!(p.space, 0 | 3) && p.is_sure();
        let Some(ptr) = self.pick(wanted) else { return };
        let cluster = pointer_type(7);
        let (text, space) = match self.g.choices.below(4) {
            1 if ptr.space == 3 => {
                let name = "llvm.nvvm.mapa.shared.cluster";
                (self.define(&format!("call {cluster} @{name}({}, i32 0)", ptr.typed())), 7)
            }
            2 if ptr.text.starts_with('@') => {
                (format!("addrspacecast ({} to {cluster})", ptr.typed()), 7)
            }
            3 => (self.define(&format!("addrspacecast {} to {cluster}", ptr.typed())), 7),
            _ => {
                let ptr = self.generic(&ptr);
                (self.define(&format!("call ptr @llvm.nvvm.mapa(ptr {}, i32 0)", ptr.text)), 0)
            }
        };
        self.ptrs.push(Ptr { text, space, ..ptr });
    }

    /// A number in a slot of its own, or another one, as functions that were inlined leave it.
    pub fn slot_or_other(&mut self) {
        let Some(other) = self.pick(|p| p.kind == Kind::Data && p.is_sure() && !p.fixed) else {
            return;
        };
        let other = self.generic(&other);
        let slot = self.define("alloca i32, align 4");
        let (first, second) = (self.int(), self.int());
        self.line(&format!("store i32 {first}, ptr {slot}, align 4"));
        let condition = self.condition();
        let arms = match self.g.choices.one_in(2) {
            false => [&slot, &other.text],
            true => [&other.text, &slot],
        };
        let either =
            self.define(&format!("select i1 {condition}, ptr {}, ptr {}", arms[0], arms[1]));
        if self.g.choices.one_in(2) {
            self.line(&format!("store i32 {second}, ptr {either}, align 4"));
        }
        for at in [either, slot] {
            let value = self.define(&format!("load i32, ptr {at}, align 4"));
            self.ints.push(value);
        }
    }
}
