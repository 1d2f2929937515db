//! Metadata: nodes, operands, attachments.

use std::io::Write as _;

use super::{Renderer, put, write_number};
use crate::module::NamedMetadata;
use crate::schema::{Field, Holds, NodeKind};
use crate::store::{List, Md, MdKind, MdRef, Node};
impl<'r, 's> Renderer<'r, 's> {
    /// A piece of metadata; `marked` strings have a `!`.
    pub(super) fn md(&mut self, md: Md, marked: bool) {
        match md {
            Md::Null => self.str("null"),
            Md::Number(n) => {
                self.out.push(b'!');
                write_number(self.out, u64::from(n));
            }
            Md::Inline(node) => self.node(node),
            Md::Str(text) => {
                if marked {
                    self.out.push(b'!');
                }
                self.raw(text);
            }
            Md::Value(value) => self.typed_value(value),
            Md::Int(n) => put!(self.out, "{n}"),
            Md::BigInt(text) | Md::Word(text) => self.raw(text),
            Md::Bool(b) => put!(self.out, "{b}"),
            Md::Flags(list) => {
                let store = self.store;
                for (i, word) in store.flag_words(list).enumerate() {
                    if i > 0 {
                        self.str(" | ");
                    }
                    self.raw(word);
                }
            }
        }
    }

    pub(super) fn md_ref(&mut self, md: MdRef) {
        self.md(md.into(), true);
    }

    pub(in crate::write) fn node(&mut self, node: Node) {
        let store = self.store;
        let kind = store.node(node).kind;
        let (open, close) = match kind {
            NodeKind::Tuple => ("!{", "}"),
            NodeKind::List => ("{", "}"),
            _ => {
                self.out.push(b'!');
                (kind.as_str(), ")")
            }
        };
        self.str(open);
        if close == ")" {
            self.out.push(b'(');
        }
        let specs = crate::schema::fields(kind);
        for (i, (field, md)) in store.fields(node).enumerate() {
            if i > 0 {
                self.str(", ");
            }
            let mut marked = true;
            if field != Field::Positional {
                self.str(field.as_str());
                self.str(": ");
                let plain = |h| matches!(h, Holds::Str | Holds::NonEmptyStr);
                marked = !specs.iter().any(|s| s.field == field && plain(s.holds));
            }
            self.md(md, marked);
        }
        self.str(close);
    }

    pub(super) fn md_kind(&mut self, kind: MdKind) {
        self.out.push(b'!');
        match kind {
            MdKind::Known(name) => self.str(name.as_str()),
            MdKind::Custom(text) => self.raw(text),
        }
    }

    pub(super) fn attachments(&mut self, list: List, separator: &str) {
        let store = self.store;
        for (kind, md) in store.attachments(list) {
            self.str(separator);
            self.md_kind(kind);
            self.out.push(b' ');
            self.md_ref(md);
        }
    }

    pub(in crate::write) fn numbered_metadata(&mut self, number: u32, node: Node) {
        put!(self.out, "!{number} = ");
        if self.store.node(node).distinct {
            self.str("distinct ");
        }
        self.node(node);
    }

    pub(in crate::write) fn named_metadata(&mut self, named: &NamedMetadata) {
        self.out.push(b'!');
        self.raw(named.name);
        self.str(" = !{");
        for (i, md) in self.module.named_operands(named).enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.md_ref(md);
        }
        self.out.push(b'}');
    }
}
