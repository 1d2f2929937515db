//! Statements that compute pointers and numbers.

use super::body::Body;
use super::kinds::{Class, Kind, Life, Ptr, pointer_type};

impl Body<'_, '_> {
    pub fn arithmetic(&mut self) {
        let (a, b) = (self.int(), self.int());
        let op = self.g.choices.pick(&["add", "xor", "mul", "sub"]);
        let value = self.define(&format!("{op} i32 {a}, {b}"));
        self.ints.push(value);
    }

    /// A pointer into an object, behind another.
    pub fn offset(&mut self) {
        let Some(ptr) = self.pick(|p| p.is_sure() && (p.room >= 2 || p.kind == Kind::Node)) else {
            return;
        };
        let inbounds = self.g.choices.pick(&["", "inbounds ", "inbounds nuw "]);
        let (ty, room) = match ptr.kind {
            Kind::Node => {
                let n = self.g.choices.below(2);
                let (kind, field) = if n == 0 {
                    (Kind::Cells(super::kinds::Elem::Data), 1)
                } else {
                    (Kind::Data, 3)
                };
                let text = self.define(&format!(
                    "getelementptr {inbounds}%Node, {}, i64 0, i32 {field}",
                    ptr.typed()
                ));
                self.ptrs.push(Ptr { text, kind, room: 2, base: false, ..ptr });
                return;
            }
            Kind::Cells(_) => ("ptr", ptr.room),
            _ => ("i32", ptr.room),
        };
        let most = self.g.choices.below(room - 1) + 1;
        let (index, least) = match self.g.choices.below(4) {
            3 if most >= 2 => (self.index(most), most - 1),
            _ => (most.to_string(), most),
        };
        let text =
            self.define(&format!("getelementptr {inbounds}{ty}, {}, i64 {index}", ptr.typed()));
        // Behind a random index there is what is behind the largest.
        let room = if index == most.to_string() {
            room - least
        } else {
            room - most.saturating_sub(1).max(1)
        };
        self.ptrs.push(Ptr { text, room: room.max(1), base: false, ..ptr });
    }

    /// One of two pointers.
    pub fn select(&mut self) {
        let Some(a) = self.pick(|_| true) else { return };
        let Some(b) = self.pick(|p| p.kind == a.kind) else { return };
        let (a, b) = if a.space == b.space { (a, b) } else { (self.generic(&a), self.generic(&b)) };
        let condition = self.condition();
        if a.space == 0 && a.kind != Kind::Fun && self.g.choices.one_in(8) {
            let text = self.define(&format!("select i1 {condition}, {}, ptr null", a.typed()));
            self.ptrs.push(Ptr { text, null: true, base: false, root: None, ..a });
            return;
        }
        let text = self.define(&format!("select i1 {condition}, {}, {}", a.typed(), b.typed()));
        let either = a.or(&b, text);
        self.ptrs.push(either);
    }

    /// Something that may be true or false.
    pub fn condition(&mut self) -> String {
        let int = self.int();
        match self.g.choices.below(3) {
            0 => {
                let bit = self.define(&format!("and i32 {int}, 1"));
                self.define(&format!("icmp eq i32 {bit}, 0"))
            }
            1 => self.define(&format!("icmp sgt i32 {int}, 3")),
            _ => self.define(&format!("trunc i32 {int} to i1")),
        }
    }

    /// A pointer as a number and back.
    pub fn round_trip(&mut self) {
        let Some(ptr) = self.pick(|p| p.space == 0 && p.is_sure() && p.kind != Kind::Fun) else {
            return;
        };
        let number = self.define(&format!("ptrtoint {} to i64", ptr.typed()));
        let mut room = ptr.room;
        let changed = match self.g.choices.below(6) {
            1 if ptr.kind == Kind::Data && room > 1 => {
                room -= 1;
                self.define(&format!("add i64 {number}, 4"))
            }
            2 if ptr.base => {
                let up = self.define(&format!("add i64 {number}, 15"));
                self.define(&format!("and i64 {up}, -16"))
            }
            3 => {
                let marked = self.define(&format!("or i64 {number}, 1"));
                self.define(&format!("and i64 {marked}, -2"))
            }
            4 => {
                let there = self.define(&format!("xor i64 {number}, 4096"));
                self.define(&format!("xor i64 {there}, 4096"))
            }
            5 => {
                let int = self.int();
                let far = self.define(&format!("zext i32 {int} to i64"));
                let there = self.define(&format!("add i64 {number}, {far}"));
                self.define(&format!("sub i64 {there}, {far}"))
            }
            _ => number,
        };
        let text = self.define(&format!("inttoptr i64 {changed} to ptr"));
        self.ptrs.push(Ptr { text, room, base: ptr.base && room == ptr.room, ..ptr });
    }

    /// A pointer in another type of pointer.
    pub fn cast(&mut self) {
        let Some(ptr) =
            self.pick(|p| p.kind != Kind::Fun && (p.space != 0 || p.truth.is_some() && !p.null))
        else {
            return;
        };
        let to = match ptr.truth {
            Some(truth) if ptr.space == 0 => truth,
            _ => 0,
        };
        let text = self.define(&format!("addrspacecast {} to {}", ptr.typed(), pointer_type(to)));
        self.ptrs.push(Ptr { text, space: to, ..ptr });
    }

    /// The same pointer by another name.
    pub fn unchanged(&mut self) {
        let Some(ptr) = self.pick(|p| p.space == 0 && p.kind != Kind::Fun) else { return };
        let what = match self.g.choices.below(5) {
            0 => format!("freeze {}", ptr.typed()),
            1 => format!("bitcast {} to ptr", ptr.typed()),
            2 => format!("call ptr @llvm.launder.invariant.group.p0({})", ptr.typed()),
            3 if ptr.base => format!("call ptr @llvm.ptrmask.p0.i64({}, i64 -16)", ptr.typed()),
            _ => format!("getelementptr i8, {}, i64 0", ptr.typed()),
        };
        let text = self.define(&what);
        self.ptrs.push(Ptr { text, ..ptr });
    }

    /// Two pointers in a struct or an array, and one of them out of it.
    pub fn through_aggregate(&mut self) {
        let Some((a, b)) = self.two() else { return };
        let ty = self.g.choices.pick(&["{ ptr, ptr }", "[2 x ptr]"]);
        let half = self.define(&format!("insertvalue {ty} poison, ptr {}, 0", a.text));
        let both = self.define(&format!("insertvalue {ty} {half}, ptr {}, 1", b.text));
        let both = if self.g.choices.one_in(4) {
            let condition = self.condition();
            let other = self.define(&format!("insertvalue {ty} {both}, ptr {}, 0", b.text));
            self.define(&format!("select i1 {condition}, {ty} {both}, {ty} {other}"))
        } else {
            both
        };
        let n = self.g.choices.below(2);
        let text = self.define(&format!("extractvalue {ty} {both}, {n}"));
        let out = a.or(&b, text);
        self.ptrs.push(out);
    }

    /// Two pointers in a vector, and one of them out of it.
    pub fn through_vector(&mut self) {
        let Some((a, b)) = self.two() else { return };
        let ty = "<2 x ptr>";
        let half = self.define(&format!("insertelement {ty} poison, ptr {}, i32 0", a.text));
        let mut both = self.define(&format!("insertelement {ty} {half}, ptr {}, i32 1", b.text));
        let mut room = a.room.min(b.room);
        match self.g.choices.below(4) {
            1 => {
                both = self.define(&format!(
                    "shufflevector {ty} {both}, {ty} {both}, <2 x i32> <i32 1, i32 2>"
                ))
            }
            2 if a.kind == Kind::Data && room > 1 && !a.null && !b.null => {
                room -= 1;
                both = self.define(&format!("getelementptr i32, {ty} {both}, i64 1"));
            }
            3 => {
                let numbers = self.define(&format!("ptrtoint {ty} {both} to <2 x i64>"));
                both = self.define(&format!("inttoptr <2 x i64> {numbers} to {ty}"));
            }
            _ => {}
        }
        let index = self.index(2);
        let text = self.define(&format!("extractelement {ty} {both}, i64 {index}"));
        let out = a.or(&b, text);
        self.ptrs.push(Ptr { base: out.base && room == out.room, room, ..out });
    }

    /// Two generic pointers of one kind.
    fn two(&mut self) -> Option<(Ptr, Ptr)> {
        let a = self.pick(|_| true)?;
        let b = self.pick(|p| p.kind == a.kind)?;
        Some((self.generic(&a), self.generic(&b)))
    }

    /// Asks where a pointer points to.
    pub fn query(&mut self) {
        let Some(answer) = self.asked(None) else { return };
        self.see(&answer.0);
    }

    /// Makes an answer a number, and sometimes lets the world see it.
    fn see(&mut self, answer: &str) {
        let number = self.define(&format!("zext i1 {answer} to i32"));
        let hidden = self.func.class == Class::Reader || self.func.class.is_closed();
        if !hidden && self.g.choices.one_in(2) {
            let first = self.g.pointer_to(0);
            self.line(&format!("store volatile i32 {number}, {}, align 4", first.typed()));
        }
        self.ints.push(number);
    }

    /// The answer to a query, the pointer asked about and the space asked for.
    pub fn asked(&mut self, truth: Option<Option<u32>>) -> Option<(String, Ptr, u32)> {
        let ptr = self.pick(|p| {
            p.kind != Kind::Fun
                && p.asked
                && truth.is_none_or(|wanted| p.truth == wanted && p.space == 0)
        })?;
        let ptr = self.generic(&ptr);
        let (name, space) = self.g.choices.pick(&[
            ("shared", 3),
            ("global", 1),
            ("local", 5),
            ("const", 4),
            ("shared", 3),
        ]);
        let answer = self.define(&format!("call i1 @llvm.nvvm.isspacep.{name}(ptr {})", ptr.text));
        Some((answer, ptr, space))
    }

    pub fn compare(&mut self) {
        let functions = self.g.choices.one_in(8);
        let Some(a) = self.pick(|p| (p.kind == Kind::Fun) == functions) else { return };
        let predicate = self.g.choices.pick(&["eq", "ne"]);
        let (a, with) = match self.g.choices.below(4) {
            0 if !functions => {
                let a = self.generic(&a);
                (a, "null".to_owned())
            }
            // By order only inside one object.
            1 if a.is_sure() && a.room >= 2 && a.kind == Kind::Data => {
                let end = self.define(&format!("getelementptr inbounds i32, {}, i64 1", a.typed()));
                let result = self.define(&format!("icmp ult {}, {end}", a.typed()));
                self.see(&result);
                return;
            }
            _ => {
                let Some(b) = self.pick(|p| p.kind == a.kind) else { return };
                let (a, b) =
                    if a.space == b.space { (a, b) } else { (self.generic(&a), self.generic(&b)) };
                (a, b.text)
            }
        };
        let result = self.define(&format!("icmp {predicate} {}, {with}", a.typed()));
        self.see(&result);
    }

    /// The distance of two pointers into one object.
    pub fn difference(&mut self) {
        let Some(ptr) =
            self.pick(|p| p.kind == Kind::Data && p.space == 0 && p.is_sure() && p.room >= 2)
        else {
            return;
        };
        let end = self.define(&format!("getelementptr i32, {}, i64 1", ptr.typed()));
        let [a, b] = [&ptr.text, &end].map(|p| self.define(&format!("ptrtoint ptr {p} to i64")));
        let distance = self.define(&format!("sub i64 {b}, {a}"));
        if self.g.choices.one_in(2) {
            let text = self.define(&format!("getelementptr i8, {}, i64 {distance}", ptr.typed()));
            self.ptrs.push(Ptr { text, room: ptr.room - 1, base: false, ..ptr });
        } else {
            let number = self.define(&format!("trunc i64 {distance} to i32"));
            self.ints.push(number);
        }
    }

    /// Says what is certain.
    pub fn assume(&mut self) {
        let Some(ptr) =
            self.pick(|p| p.kind != Kind::Fun && p.asked && p.truth.is_some() && !p.null)
        else {
            return;
        };
        let ptr = self.generic(&ptr);
        let name = match ptr.truth {
            // The host may have passed a constant: what is in global memory by its type alone may be one.
            Some(1) if ptr.root.is_some() => "global",
            Some(3) => "shared",
            Some(4) => "const",
            Some(5) => "local",
            _ => return,
        };
        if self.g.choices.one_in(4) {
            self.line(&format!(
                "call void @llvm.assume(i1 true) [ \"nonnull\"(ptr {}) ]",
                ptr.text
            ));
            return;
        }
        let answer = self.define(&format!("call i1 @llvm.nvvm.isspacep.{name}(ptr {})", ptr.text));
        self.line(&format!("call void @llvm.assume(i1 {answer})"));
    }

    /// Something else where a pointer is null.
    pub fn without_null(&mut self) {
        let Some(ptr) = self.pick(|p| p.null && p.space == 0) else { return };
        let Some(other) = self.pick(|p| p.kind == ptr.kind && !p.null) else { return };
        let other = self.generic(&other);
        let null = self.define(&format!("icmp eq ptr {}, null", ptr.text));
        let text = self.define(&format!("select i1 {null}, ptr {}, ptr {}", other.text, ptr.text));
        let either = Ptr { null: false, ..ptr }.or(&other, text);
        self.ptrs.push(either);
    }

    /// The address of a function.
    pub fn take_function(&mut self) {
        let all: Vec<usize> = (0..self.g.funcs.len()).filter(|&n| self.can_point_to(n)).collect();
        if all.is_empty() {
            return;
        }
        let n = all[self.g.choices.below(all.len())];
        let name = &self.g.funcs[n].name;
        self.ptrs.push(Ptr {
            text: format!("@{name}"),
            kind: Kind::Fun,
            space: 0,
            truth: None,
            room: 1,
            fixed: false,
            null: false,
            life: Life::Program,
            gives: Life::Program,
            takes: Life::Program,
            base: false,
            asked: false,
            root: None,
        });
    }

    fn can_point_to(&self, n: usize) -> bool {
        self.g.funcs[n].class == Class::Fun && self.can_mention(n)
    }
}
