//! Copies, and what is made in one place for another.
//!
//! ```text
//!   original ─memcpy─► slot ─memcpy─► slot ─► call          LLVM may pass the original,
//!   maker(slot)        slot ─memcpy─► original              and let the maker fill that
//! ```

use super::body::Body;
use super::calls::Argument;
use super::kinds::{Class, Func, Kind, Life, Mode, Ptr};

impl Body<'_, '_> {
    /// A slot with a copy of something, or of such a copy; a call that may be passed it, and perhaps a copy back.
    pub fn copied_slot(&mut self) {
        let copied = |p: &Ptr| matches!(p.kind, Kind::Data | Kind::Node) && p.is_sure();
        // What nobody writes, and what came by value, is what LLVM passes itself.
        let lasting = |p: &Ptr| copied(p) && (p.fixed || p.text.starts_with("%p"));
        let first = if self.g.choices.one_in(2) { self.pick(lasting) } else { None };
        let Some(original) = first.or_else(|| self.pick(copied)) else { return };
        let original = self.generic(&original);
        let mut slot = self.copy_of(&original);
        while self.g.choices.one_in(3) {
            slot = self.copy_of(&slot);
        }
        let use_alone = self.g.choices.below(3);
        if use_alone > 0 {
            // Nothing else is passed, or read.
            let only = Ptr { fixed: true, ..slot.clone() };
            let rest = std::mem::replace(&mut self.ptrs, vec![only]);
            for _ in 0..3 {
                if use_alone == 1 { self.call_reader() } else { self.load_number() }
            }
            self.ptrs = rest;
        }
        // LLVM does without a slot that nobody writes to.
        if self.g.choices.one_in(3) {
            return;
        }
        self.ptrs.push(slot.clone());
        self.call();
        // What was stored in the slot lives long enough for the original only if that takes it.
        if !original.fixed && original.takes <= original.gives && self.g.flags.way.is_none() {
            self.copy(&original, &slot);
        }
    }

    /// A new slot that holds the same.
    fn copy_of(&mut self, original: &Ptr) -> Ptr {
        let text =
            self.define(&format!("alloca {}, align 16", original.kind.object(original.room)));
        let slot = Ptr {
            text,
            truth: Some(5),
            fixed: false,
            life: Life::Frame,
            takes: original.gives,
            base: true,
            asked: true,
            root: None,
            ..original.clone()
        };
        self.copy(&slot, original);
        slot
    }

    /// Copies all of it.
    fn copy(&mut self, to: &Ptr, from: &Ptr) {
        let bytes = if from.kind == Kind::Data { 4 * from.room } else { 40 };
        // LLVM wants to know how they are aligned.
        let align = |p: &Ptr| match p.kind {
            _ if p.base => 16,
            Kind::Data => 4,
            _ => 8,
        };
        let (to_align, from_align) = (align(to), align(from));
        let (to, from) = (&to.text, &from.text);
        self.line(&format!(
            "call void @llvm.memcpy.p0.p0.i64(ptr align {to_align} {to}, ptr align {from_align} {from}, i64 {bytes}, i1 false)"
        ));
    }

    /// Has a slot filled by another function, and copies it to where it is wanted.
    pub fn made_slot(&mut self) {
        let Some((maker, args)) = self.maker(None) else { return };
        let kind = maker.params[0].kind;
        let text = self.define(&format!("alloca {}, align 16", kind.object(kind.room())));
        let slot = self.made(&maker, args, text);
        let wanted = |p: &Ptr| {
            let holds = !kind.holds_pointers() || slot.gives >= p.takes;
            p.kind == kind && p.room >= kind.room() && p.is_sure() && !p.fixed && holds
        };
        let to = if self.g.choices.one_in(2) { self.pick(wanted) } else { None };
        let to = match to {
            Some(to) if self.g.flags.way.is_none() || kind == Kind::Data => self.generic(&to),
            _ => {
                let text = self.define(&format!("alloca {}, align 16", kind.object(kind.room())));
                Ptr { text, ..slot.clone() }
            }
        };
        self.copy(&Ptr { base: false, ..to.clone() }, &slot);
        self.ptrs.push(to);
        // Only a slot that is not looked at again can be left out.
        if self.g.choices.one_in(4) {
            self.ptrs.push(slot);
        }
    }

    /// Fills what a maker is to fill: itself, or by another maker.
    pub fn make(&mut self) {
        let Some(out) = self.out.clone() else { return };
        let other = if self.g.choices.one_in(2) { self.maker(Some(out.kind)) } else { None };
        let Some((maker, args)) = other else {
            self.fill(&out);
            return;
        };
        if self.g.choices.one_in(3) {
            self.made(&maker, args, out.text);
            return;
        }
        let text = self.define(&format!("alloca {}, align 16", out.kind.object(out.room)));
        let slot = self.made(&maker, args, text);
        // What it holds has to live as long as what is to be filled, or it is filled once more.
        self.copy(&out, &slot);
        if out.kind.holds_pointers() && slot.gives < out.takes {
            self.fill(&out);
        }
    }

    /// A maker that can be called here, and the rest of what it is passed.
    fn maker(&mut self, kind: Option<Kind>) -> Option<(Func, Vec<Argument>)> {
        let fits = |n: &usize| {
            let func = &self.g.funcs[*n];
            let wanted =
                func.class == Class::Maker && kind.is_none_or(|k| func.params[0].kind == k);
            // What is to be filled must not depend on how deep we are.
            wanted && *n < self.number && self.can_mention(*n)
        };
        let all: Vec<usize> = (0..self.g.funcs.len()).filter(fits).collect();
        if all.is_empty() {
            return None;
        }
        let func = self.g.funcs[all[self.g.choices.below(all.len())]].clone();
        let rest = Func { params: func.params[1..].to_vec(), ..func.clone() };
        let args = self.arguments(&rest)?;
        Some((func, args))
    }

    /// Has it filled, and says what is known of it then.
    fn made(&mut self, maker: &Func, args: Vec<Argument>, text: String) -> Ptr {
        let out = &maker.params[0];
        let gives = args.iter().flat_map(|a| &a.0).fold(Life::Launch, |life, p| {
            life.min(p.life).min(if p.kind.holds_pointers() { p.gives } else { p.life })
        });
        // A node may be followed by itself.
        let own = out.kind == Kind::Node && !self.g.flags.nulls;
        let gives = if own { Life::Frame } else { gives };
        let slot = Ptr {
            text,
            kind: out.kind,
            space: 0,
            truth: Some(5),
            room: out.kind.room(),
            fixed: false,
            null: false,
            life: Life::Frame,
            gives,
            takes: gives,
            base: true,
            asked: true,
            root: None,
        };
        debug_assert_eq!(out.mode, Mode::Plain);
        let all = std::iter::once(Argument(vec![slot.clone()])).chain(args).collect();
        self.call_with(maker, &format!("@{}", maker.name), all, false);
        slot
    }
}
