//! The beginning of a function: what it is passed, which variables it sees, and shared memory that is filled.

use super::body::Body;
use super::kinds::{Class, Elem, Kind, Life, Mode, Param, Ptr};
use super::{MAIN, OUTSIDE};

impl Body<'_, '_> {
    /// The parameters as they are written; what they are comes into scope.
    pub(super) fn parameters(&mut self) -> String {
        let params = self.func.params.clone();
        let mut written = Vec::new();
        for (n, param) in params.iter().enumerate() {
            written.push(format!("{} {} %p{n}", param.ty(), param.attrs).replace("  ", " "));
            self.take(param, &format!("%p{n}"));
            if self.func.class == Class::Maker && n == 0 {
                self.out = self.ptrs.pop();
            }
        }
        written.push("i32 %n".to_owned());
        self.ints.push("%n".to_owned());
        written.join(", ")
    }

    /// Brings what a parameter stands for into scope.
    fn take(&mut self, param: &Param, name: &str) {
        let kernel = self.func.class.is_kernel();
        let given = if kernel { Life::Program } else { Life::Caller };
        let (space, truth) = match param.mode {
            Mode::Typed(space) => (space, Some(space)),
            Mode::Stated(space) => (0, Some(space)),
            _ => (0, None),
        };
        let room = if kernel && param.kind == Kind::Data { 8 } else { param.kind.room() };
        let plain = Ptr {
            text: name.to_owned(),
            kind: param.kind,
            space,
            truth,
            room: if kernel && param.kind == Kind::Cells(Elem::Data) { 4 } else { room },
            fixed: param.fixed,
            null: param.null,
            life: given,
            gives: self.holds(given),
            takes: if kernel { self.holds(Life::Program) } else { param.takes },
            base: false,
            asked: true,
            root: None,
        };
        match param.mode {
            Mode::Plain | Mode::Typed(_) | Mode::Stated(_) => self.ptrs.push(plain),
            Mode::Number => {
                let text = self.define(&format!("inttoptr i64 {name} to ptr"));
                self.ptrs.push(Ptr { text, ..plain });
            }
            // It is the function's own, wherever that is.
            Mode::ByVal => {
                let (life, takes) = (Life::Frame, Life::Frame);
                self.ptrs.push(Ptr { life, takes, asked: false, ..plain });
            }
            Mode::Pair | Mode::Vector => {
                for n in 0..2 {
                    let text = match param.mode {
                        Mode::Pair => {
                            self.define(&format!("extractvalue {{ ptr, ptr }} {name}, {n}"))
                        }
                        _ => self.define(&format!("extractelement <2 x ptr> {name}, i32 {n}")),
                    };
                    self.ptrs.push(Ptr { text, ..plain.clone() });
                }
            }
        }
    }

    /// How long what is in memory lives that the host gave.
    fn holds(&self, given: Life) -> Life {
        if given == Life::Program && self.g.flags.escape { Life::Launch } else { given }
    }

    /// Brings the variables into scope that the function may use.
    pub(super) fn see_objects(&mut self) {
        for n in 0..self.g.objects.len() {
            let object = &self.g.objects[n];
            let other = object.side != self.func.side;
            // Nobody else has what is local to a module, nor the shared memory of a whole program, or its functions.
            let hidden = object.local && (other || self.func.is_odr());
            let elsewhere = other || self.func.is_elsewhere();
            let own = object.space == 3 || object.kind == Kind::Cells(Elem::Fun);
            let private = elsewhere && self.g.flags.whole && own && object.side == MAIN;
            // What is shared is filled by the kernels of its module.
            let empty = other && object.space == 3 && object.side == OUTSIDE;
            // There are two of this name: the own one is meant.
            let own = |o: &super::kinds::Object| o.side == self.func.side && o.name == object.name;
            let twice = other && self.g.objects.iter().any(own);
            if !hidden && !private && !empty && !twice {
                let pointer = self.g.pointer_to(n);
                self.ptrs.push(pointer);
            }
        }
    }

    /// Fills shared memory, and lets all threads come to that point.
    pub(super) fn prologue(&mut self) {
        let main = self.g.objects.iter().any(|o| o.space == 3 && o.side == MAIN);
        let side = self.func.side;
        if main && !self.func.class.is_closed() {
            if side == OUTSIDE || self.g.choices.one_in(3) {
                self.line("call void @init()");
            } else {
                self.fill_shared(MAIN);
            }
        }
        if side == OUTSIDE {
            self.fill_shared(OUTSIDE);
        }
        if self.g.choices.below(4) != 0 {
            self.line("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)");
        }
    }

    pub(super) fn fill_shared(&mut self, side: usize) {
        for n in 0..self.g.objects.len() {
            let object = &self.g.objects[n];
            if object.space == 3 && object.side == side && self.g.choices.below(32) != 31 {
                let pointer = self.g.pointer_to(n);
                let pointer = self.generic(&pointer);
                self.fill(&pointer);
            }
        }
    }
}
