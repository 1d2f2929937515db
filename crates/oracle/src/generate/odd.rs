//! Statements that programs seldom have, and that are easy to get wrong.

use super::body::Body;
use super::kinds::{Elem, Kind, Life, Ptr, pointer_type};

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

    /// Memory of the heap, which nobody else gets to know.
    pub fn heap(&mut self) {
        let kind = self.g.choices.pick(&[Kind::Data, Kind::Data, Kind::Cells(Elem::Data)]);
        let room = 2 * self.g.choices.pick(&[2, 4, 8]);
        let bytes = room * if kind == Kind::Data { 4 } else { 8 };
        let text = self.define(&format!("call ptr @malloc(i64 {bytes})"));
        let heap = Ptr {
            text,
            kind,
            space: 0,
            truth: Some(1),
            room,
            fixed: false,
            null: false,
            life: Life::Frame,
            gives: Life::Frame,
            takes: Life::Frame,
            base: true,
            asked: true,
            root: None,
        };
        if self.fill(&heap) {
            self.ptrs.push(heap);
        }
    }

    /// Two numbers at once, or one of them: where two pointers lead, or side by side.
    pub fn lanes(&mut self) {
        let writes = self.g.choices.one_in(2);
        let wanted = |p: &Ptr| p.kind == Kind::Data && p.is_sure() && !(writes && p.fixed);
        let Some(a) = self.pick(|p| wanted(p) && p.room >= 2) else { return };
        let a = self.generic(&a);
        let bit = self.condition();
        let lane = if self.g.choices.one_in(2) { "true" } else { "false" };
        let mask =
            self.define(&format!("insertelement <2 x i1> <i1 {lane}, i1 true>, i1 {bit}, i32 1"));
        let [low, high] = [self.int(), self.int()];
        let half = self.define(&format!("insertelement <2 x i32> poison, i32 {low}, i32 0"));
        let both = self.define(&format!("insertelement <2 x i32> {half}, i32 {high}, i32 1"));
        let (name, ty, at) = if self.g.choices.one_in(2) {
            ("p0", "ptr", a.text.clone())
        } else {
            let Some(b) = self.pick(wanted) else { return };
            let b = self.generic(&b);
            // Both lanes may lead to one number.
            let half =
                self.define(&format!("insertelement <2 x ptr> poison, ptr {}, i32 0", a.text));
            let both =
                self.define(&format!("insertelement <2 x ptr> {half}, ptr {}, i32 1", b.text));
            ("v2p0", "<2 x ptr>", both)
        };
        let [reads, puts] = match ty {
            "ptr" => ["load", "store"],
            _ => ["gather", "scatter"],
        };
        if writes {
            self.line(&format!(
                "call void @llvm.masked.{puts}.v2i32.{name}(<2 x i32> {both}, {ty} align 4 {at}, <2 x i1> {mask})"
            ));
            return;
        }
        let loaded = self.define(&format!(
            "call <2 x i32> @llvm.masked.{reads}.v2i32.{name}({ty} align 4 {at}, <2 x i1> {mask}, <2 x i32> {both})"
        ));
        let index = self.index(2);
        let value = self.define(&format!("extractelement <2 x i32> {loaded}, i64 {index}"));
        self.ints.push(value);
    }

    /// A pointer by way of its own lane, in halves.
    pub fn shuffled(&mut self) {
        let wanted = |p: &Ptr| p.kind != Kind::Fun && p.is_sure() && p.life >= Life::Launch;
        let Some(ptr) = self.pick(wanted) else { return };
        let ptr = self.generic(&ptr);
        let number = self.define(&format!("ptrtoint ptr {} to i64", ptr.text));
        let own = self.define("call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
        let low = self.define(&format!("trunc i64 {number} to i32"));
        let top = self.define(&format!("lshr i64 {number}, 32"));
        let high = self.define(&format!("trunc i64 {top} to i32"));
        let [low, high] = [low, high].map(|half| {
            let name = "llvm.nvvm.shfl.sync.idx.i32";
            let got =
                self.define(&format!("call i32 @{name}(i32 -1, i32 {half}, i32 {own}, i32 31)"));
            self.define(&format!("zext i32 {got} to i64"))
        });
        let high = self.define(&format!("shl i64 {high}, 32"));
        let number = self.define(&format!("or disjoint i64 {high}, {low}"));
        let text = self.define(&format!("inttoptr i64 {number} to ptr"));
        self.ptrs.push(Ptr { text, truth: None, ..ptr });
    }
}
