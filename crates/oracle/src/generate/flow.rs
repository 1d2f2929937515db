//! Statements that branch.

use super::body::Body;
use super::kinds::{Class, Kind, Ptr};

/// How deep branches and loops go.
const DEEPEST: usize = 3;

impl Body<'_, '_> {
    /// Writes one or the other, and takes a pointer from each.
    pub fn branch(&mut self) {
        if self.depth >= DEEPEST {
            return;
        }
        let condition = self.condition();
        self.either(&condition, None, None);
    }

    /// Branches on where a pointer points to.
    pub fn guard(&mut self) {
        if self.depth >= DEEPEST {
            return;
        }
        let Some((mut answer, ptr, space)) = self.asked(None) else { return };
        // There is more than one way to say so.
        let negated = match self.g.choices.below(6) {
            3 => {
                answer = self.define(&format!("xor i1 {answer}, true"));
                true
            }
            4 => {
                let condition = self.condition();
                answer = self.define(&format!("and i1 {answer}, {condition}"));
                false
            }
            5 => {
                let condition = self.condition();
                answer = self.define(&format!("select i1 {answer}, i1 {condition}, i1 false"));
                false
            }
            _ => false,
        };
        // Null is in the global window, and what is in it need not have been allocated there.
        let sure = matches!(space, 3..=5);
        let known = sure.then_some(Ptr { truth: Some(space), null: false, ..ptr });
        if negated { self.either(&answer, None, known) } else { self.either(&answer, known, None) }
    }

    /// Asks where a pointer points to, and does nothing else there than to access it: LLVM may do that before it asks.
    pub fn guarded_access(&mut self) {
        let passed = |p: &Ptr| p.text.starts_with("%p");
        let asked = |p: &Ptr| p.kind == Kind::Data && p.asked && p.is_sure();
        let first =
            if self.g.choices.one_in(2) { self.pick(|p| asked(p) && passed(p)) } else { None };
        let Some(ptr) = first.or_else(|| self.pick(asked)) else { return };
        let ptr = self.generic(&ptr);
        let (name, space) =
            self.g.choices.pick(&[("shared", 3), ("local", 5), ("const", 4), ("global", 1)]);
        let writes = !ptr.fixed && self.func.class != Class::Reader;
        let form = self.g.choices.below(if writes { 5 } else { 3 });
        if form == 4 {
            let int = self.int();
            self.line(&format!("store i32 {int}, ptr {}, align 4", ptr.text));
        }
        let answer = self.define(&format!("call i1 @llvm.nvvm.isspacep.{name}(ptr {})", ptr.text));
        if form == 1 {
            // One that is there, so that both are.
            let same = self.pick(|p| asked(p) && p.truth == Some(space));
            let other = match same {
                Some(other) => self.generic(&other).text,
                None => self.g.generic(0),
            };
            let chosen = format!("select i1 {answer}, ptr {}, ptr {other}", ptr.text);
            let chosen = self.define(&chosen);
            let value = self.define(&format!("load i32, ptr {chosen}, align 4"));
            self.ints.push(value);
            return;
        }
        let [there, join] = ['b'; 2].map(|letter| self.fresh(letter));
        let before = self.block.clone();
        let int = self.int();
        self.line(&format!("br i1 {answer}, label %{there}, label %{join}"));
        self.label(&there);
        if form == 2 {
            // It is handed on, which is an access where the function is inlined.
            let known = if space == 1 { None } else { Some(space) };
            let known = Ptr { truth: known, ..ptr };
            let (mark, rest) = (self.mark(), std::mem::replace(&mut self.ptrs, vec![known]));
            self.depth += 1;
            self.call_reader();
            self.depth -= 1;
            self.ptrs = rest;
            self.cut(mark);
            self.line(&format!("br label %{join}"));
            self.label(&join);
            return;
        }
        let at = self.element(&ptr, "i32", ptr.room);
        if form >= 3 {
            self.line(&format!("store i32 {int}, {at}, align 4"));
        }
        let value = self.define(&format!("load i32, {at}, align 4"));
        self.line(&format!("br label %{join}"));
        self.label(&join);
        let either = format!("phi i32 [ {int}, %{before} ], [ {value}, %{there} ]");
        let either = self.define(&either);
        self.ints.push(either);
    }

    /// Uses a pointer where it is not null.
    pub fn null_guard(&mut self) {
        if self.depth >= DEEPEST {
            return;
        }
        let Some(ptr) = self.pick(|p| p.null && p.space == 0) else { return };
        let null = self.define(&format!("icmp eq ptr {}, null", ptr.text));
        let known = Some(Ptr { null: false, ..ptr });
        self.either(&null, None, known);
    }

    /// Two ways that meet again. On each something more may be known of a pointer.
    fn either(&mut self, condition: &str, on_true: Option<Ptr>, on_false: Option<Ptr>) {
        let [yes, no, join] = ['b'; 3].map(|letter| self.fresh(letter));
        self.line(&format!("br i1 {condition}, label %{yes}, label %{no}"));
        let mark = self.mark();
        self.depth += 1;
        let mut ways = Vec::new();
        for (label, known) in [(yes, on_true), (no, on_false)] {
            self.label(&label);
            self.ptrs.extend(known);
            self.statements(5);
            let pointer = self.pick(|_| true).map(|p| self.generic(&p));
            ways.push((self.block.clone(), pointer, self.int()));
            self.line(&format!("br label %{join}"));
            self.cut(mark);
        }
        self.depth -= 1;
        self.label(&join);
        self.meet(&ways);
    }

    /// Phis for what several ways bring along.
    fn meet(&mut self, ways: &[(String, Option<Ptr>, String)]) {
        let arm = |value: &str, label: &str| format!("[ {value}, %{label} ]");
        let all: Option<Vec<&Ptr>> = ways.iter().map(|way| way.1.as_ref()).collect();
        if let Some(pointers) = all.filter(|all| all.iter().all(|p| p.kind == all[0].kind)) {
            let arms: Vec<String> =
                ways.iter().zip(&pointers).map(|(w, p)| arm(&p.text, &w.0)).collect();
            let text = self.define(&format!("phi ptr {}", arms.join(", ")));
            let first = pointers[0].clone();
            let met = pointers.iter().fold(first, |met, p| met.or(p, text.clone()));
            self.ptrs.push(met);
        }
        let arms: Vec<String> = ways.iter().map(|w| arm(&w.2, &w.0)).collect();
        let number = self.define(&format!("phi i32 {}", arms.join(", ")));
        self.ints.push(number);
    }

    /// Several ways that meet again, some of them the same.
    pub fn switch(&mut self) {
        if self.depth >= DEEPEST {
            return;
        }
        let int = self.int();
        let low = self.define(&format!("and i32 {int}, 3"));
        let count = 1 + self.g.choices.below(3);
        let labels: Vec<String> = (0..count).map(|_| self.fresh('b')).collect();
        let join = self.fresh('b');
        let cases: Vec<String> =
            (1..4).map(|n| format!("i32 {n}, label %{}", labels[(n - 1) % count])).collect();
        // Nothing may be between the switch and where the ways meet.
        let straight = self.g.choices.one_in(3);
        let other = if straight { &join } else { &labels[0] };
        self.line(&format!("switch i32 {low}, label %{other} [ {} ]", cases.join(" ")));
        let mark = self.mark();
        let mut ways = Vec::new();
        if straight {
            let pointer = self.pick(|p| p.space == 0 && p.kind != Kind::Fun);
            ways.push((self.block.clone(), pointer, "3".to_owned()));
        }
        self.depth += 1;
        for label in labels {
            self.label(&label);
            self.statements(3);
            let kind = ways.first().and_then(|way| way.1.as_ref()).map(|p| p.kind);
            let pointer =
                self.pick(|p| p.kind != Kind::Fun && kind.is_none_or(|kind| p.kind == kind));
            let pointer = pointer.map(|p| self.generic(&p));
            ways.push((self.block.clone(), pointer, self.int()));
            self.line(&format!("br label %{join}"));
            self.cut(mark);
        }
        self.depth -= 1;
        self.label(&join);
        self.meet(&ways);
    }

    /// A loop that carries a pointer from round to round.
    pub fn repeat(&mut self) {
        if self.depth >= DEEPEST {
            return;
        }
        let Some(start) = self.pick(|_| true) else { return };
        let start = self.generic(&start);
        // Another one of the kind, so that they can change places.
        let other = self.pick(|p| p.kind == start.kind).unwrap_or_else(|| start.clone());
        let other = self.generic(&other);
        let rounds = 1 + self.g.choices.below(3);
        let [head, after] = ['b'; 2].map(|letter| self.fresh(letter));
        let [carried, second, index, next_index, more] =
            ['v'; 5].map(|letter| format!("%{}", self.fresh(letter)));
        let before = self.block.clone();
        self.line(&format!("br label %{head}"));
        self.label(&head);
        let at = self.lines.len();
        // A pointer to numbers may move on by one each round.
        let can_walk = start.kind == Kind::Data && start.is_sure() && start.room > rounds;
        let walks = can_walk && self.g.choices.one_in(3);
        let room = if walks { start.room - rounds } else { start.room };
        // What they can be is not said until all arms are known.
        let unknown = |p: &Ptr| Ptr { truth: None, base: false, root: None, ..p.clone() };
        let declared = Ptr { text: carried.clone(), room, ..unknown(&start) };
        let both = start.or(&other, second.clone());
        let declared_second = unknown(&both);
        let mark = self.mark();
        self.ptrs.push(declared.clone());
        self.ptrs.push(declared_second.clone());
        self.ints.push(index.clone());
        self.depth += 1;
        self.exits.push(after.clone());
        self.statements(6);
        self.exits.pop();
        self.depth -= 1;
        let next = if walks {
            let text = self.define(&format!("getelementptr inbounds i32, ptr {carried}, i64 1"));
            Ptr { text, ..declared.clone() }
        } else {
            self.pick(|p| p.serves_as(&declared)).unwrap_or_else(|| declared.clone())
        };
        let next_second =
            self.pick(|p| p.serves_as(&declared_second)).unwrap_or_else(|| declared_second.clone());
        let latch = self.block.clone();
        self.line(&format!("{next_index} = add i32 {index}, 1"));
        self.line(&format!("{more} = icmp ult i32 {next_index}, {rounds}"));
        self.line(&format!("br i1 {more}, label %{head}, label %{after}"));
        let phi = |name: &str, first: &Ptr, next: &Ptr| {
            format!("{name} = phi ptr [ {}, %{before} ], [ {}, %{latch} ]", first.text, next.text)
        };
        let phis = [
            phi(&carried, &start, &next),
            phi(&second, &other, &next_second),
            format!("{index} = phi i32 [ 0, %{before} ], [ {next_index}, %{latch} ]"),
        ];
        self.lines.splice(at..at, phis);
        self.cut(mark);
        self.label(&after);
        self.ptrs.extend([declared, declared_second]);
    }

    /// Leaves a loop in the middle.
    pub fn leave_loop(&mut self) {
        let Some(exit) = self.exits.last().cloned() else { return };
        let condition = self.condition();
        let after = self.fresh('b');
        self.line(&format!("br i1 {condition}, label %{exit}, label %{after}"));
        self.label(&after);
    }

    /// Returns in the middle.
    pub fn return_early(&mut self) {
        if self.depth >= DEEPEST || self.func.class.is_kernel() {
            return;
        }
        let condition = self.condition();
        let [leave, after] = ['b'; 2].map(|letter| self.fresh(letter));
        self.line(&format!("br i1 {condition}, label %{leave}, label %{after}"));
        self.label(&leave);
        self.end();
        self.label(&after);
    }
}
