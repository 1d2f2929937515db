//! Attributes.

use std::io::Write as _;

use super::{Renderer, put};
use crate::attr::{
    CAPTURES, Capture, Captures, FP_CLASSES, Memory, MemoryAccess, MemoryPlace, unpack_pair,
};
use crate::module::AttrGroup;
use crate::store::{Attr, List};
use crate::text::TextRef;
use crate::vocab::AttrKind;
impl<'r, 's> Renderer<'r, 's> {
    /// Attributes, each after a blank.
    pub(super) fn attrs(&mut self, list: List, in_group: bool) {
        let store = self.store;
        for attr in store.attrs(list) {
            self.out.push(b' ');
            self.attr(attr, in_group);
        }
    }

    pub(super) fn attr(&mut self, attr: Attr, in_group: bool) {
        match attr {
            Attr::Flag(kind) => self.str(kind.as_str()),
            Attr::Type(kind, ty) => {
                self.str(kind.as_str());
                self.out.push(b'(');
                self.ty(ty);
                self.out.push(b')');
            }
            Attr::Int(kind, n) => self.int_attr(kind, n, in_group),
            Attr::Range(ty, lo, hi) => {
                self.str("range(");
                self.ty(ty);
                self.out.push(b' ');
                self.raw(lo);
                self.str(", ");
                self.raw(hi);
                self.out.push(b')');
            }
            Attr::Initializes(list) => {
                self.str("initializes(");
                let store = self.store;
                for (i, pair) in store.list(list).chunks_exact(2).enumerate() {
                    self.str(if i > 0 { ", (" } else { "(" });
                    self.raw(TextRef(pair[0]));
                    self.str(", ");
                    self.raw(TextRef(pair[1]));
                    self.out.push(b')');
                }
                self.out.push(b')');
            }
            Attr::AllocKind(text) => {
                self.str("allockind(");
                self.raw(text);
                self.out.push(b')');
            }
            Attr::Str(key, value) => {
                self.raw(key);
                if let Some(value) = value {
                    self.out.push(b'=');
                    self.raw(value);
                }
            }
            Attr::Group(n) => put!(self.out, "#{n}"),
        }
    }

    pub(super) fn int_attr(&mut self, kind: AttrKind, n: u64, in_group: bool) {
        let word = kind.as_str();
        match kind {
            AttrKind::Align | AttrKind::StackAlign if in_group => put!(self.out, "{word}={n}"),
            AttrKind::Align => put!(self.out, "align {n}"),
            AttrKind::AllocSize | AttrKind::VScaleRange => {
                let (first, second) = unpack_pair(n);
                put!(self.out, "{word}({first}");
                if let Some(second) = second {
                    put!(self.out, ",{second}");
                }
                self.out.push(b')');
            }
            AttrKind::UwTable => {
                put!(self.out, "{word}({})", if n == 1 { "sync" } else { "async" })
            }
            AttrKind::Memory => self.memory(Memory(n)),
            AttrKind::Captures => self.captures(Captures::from_bits(n)),
            AttrKind::NoFPClass => {
                self.str("nofpclass(");
                let mut first = true;
                for (class, bits) in &FP_CLASSES[..10] {
                    if n & bits != 0 {
                        put!(self.out, "{}{class}", if first { "" } else { " " });
                        first = false;
                    }
                }
                self.out.push(b')');
            }
            _ => put!(self.out, "{word}({n})"),
        }
    }

    pub(super) fn memory(&mut self, memory: Memory) {
        self.str("memory(");
        let rest = memory.access(MemoryPlace::Other);
        let differing = MemoryPlace::ALL.iter().filter(|p| memory.access(**p) != rest);
        let mut first = true;
        if rest != MemoryAccess::None || differing.clone().next().is_none() {
            self.str(rest.as_str());
            first = false;
        }
        for &place in differing {
            let access = memory.access(place).as_str();
            put!(self.out, "{}{}: {access}", if first { "" } else { ", " }, place.as_str());
            first = false;
        }
        self.out.push(b')');
    }

    pub(super) fn captures(&mut self, captures: Captures) {
        self.str("captures(");
        self.capture(captures.other);
        if let Some(ret) = captures.ret {
            self.str(", ret: ");
            self.capture(ret);
        }
        self.out.push(b')');
    }

    pub(super) fn capture(&mut self, mut capture: Capture) {
        if capture.is_empty() {
            return self.str("none");
        }
        let mut first = true;
        for (word, bits) in CAPTURES {
            if capture.contains(bits) && !bits.is_empty() {
                put!(self.out, "{}{word}", if first { "" } else { ", " });
                capture -= bits;
                first = false;
            }
        }
    }

    pub(in crate::write) fn attr_group(&mut self, group: &AttrGroup) {
        put!(self.out, "attributes #{} = {{", group.number);
        self.attrs(group.attrs, true);
        self.str(" }");
    }
}
