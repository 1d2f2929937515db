//! Calls.

use super::body::Body;
use super::kinds::{Class, Func, Kind, Life, Mode, Param, Ptr, Ret};

impl Body<'_, '_> {
    /// Whether the function may mention another.
    pub fn can_mention(&self, n: usize) -> bool {
        let func = &self.g.funcs[n];
        let other = func.side != self.func.side;
        // What every module has can only use what every module sees.
        let hidden = func.is_local() && (other || self.func.is_odr());
        // There are two functions of this name: the one of the own module is meant.
        let twice =
            other && self.g.funcs.iter().any(|f| f.name == func.name && f.side == self.func.side);
        let gone = other && func.may_go();
        !(hidden || twice || gone || func.class.is_kernel())
    }

    /// Calls a function by its name.
    pub fn call(&mut self) {
        let closed = self.func.class.is_closed();
        self.call_one(|func| match func.class {
            Class::Maker => false,
            class => !closed || class == Class::Restrict,
        });
    }

    /// Calls a function that only reads, has a copy of its own, or knows where it is passed something.
    pub fn call_reader(&mut self) {
        let alone = |p: &Param| matches!(p.mode, Mode::ByVal | Mode::Stated(_));
        self.call_one(|func| {
            func.class == Class::Reader || !func.params.is_empty() && func.params.iter().all(alone)
        });
    }

    fn call_one(&mut self, wanted: impl Fn(&Func) -> bool) {
        let fits = |n: &usize| self.can_mention(*n) && wanted(&self.g.funcs[*n]);
        let all: Vec<usize> = (0..self.g.funcs.len()).filter(fits).collect();
        if all.is_empty() {
            return;
        }
        let n = all[self.g.choices.below(all.len())];
        let func = self.g.funcs[n].clone();
        let Some(args) = self.arguments(&func) else { return };
        // It may have another name.
        let other = func.class == Class::Fun
            && func.side == self.func.side
            && !self.func.is_odr()
            && !func.is_elsewhere();
        let name = if other && self.g.choices.one_in(8) { func.alias() } else { func.name.clone() };
        self.call_with(&func, &format!("@{name}"), args, n >= self.number);
    }

    /// Calls a function through a pointer.
    pub fn call_pointer(&mut self) {
        let Some(target) = self.pick(|p| p.kind == Kind::Fun) else { return };
        // All of them are alike.
        let Some(func) = self.g.funcs.iter().find(|f| f.class == Class::Fun).cloned() else {
            return;
        };
        let func = Func { ret_life: Life::Caller, ..func };
        let Some(args) = self.arguments(&func) else { return };
        self.call_with(&func, &target.text, args, true);
    }

    /// What is passed for the parameters of a function; nothing if something is missing.
    pub(super) fn arguments(&mut self, func: &Func) -> Option<Vec<Argument>> {
        let mut chosen: Vec<Argument> = Vec::new();
        for param in &func.params {
            let count = if matches!(param.mode, Mode::Pair | Mode::Vector) { 2 } else { 1 };
            let mut pointers = Vec::new();
            for _ in 0..count {
                let loose = self.g.flags.loose;
                let used: Vec<Option<usize>> =
                    chosen.iter().flat_map(|a| a.0.iter().map(|p| p.root)).collect();
                let pointer = self.pick(|p| {
                    // Restricted pointers are to objects that are known to be different.
                    let apart = func.class != Class::Restrict
                        || p.root.is_some() && !used.contains(&p.root);
                    apart && fits(param, p) && (loose || p.asked || param.kind == Kind::Fun)
                });
                pointers.push(pointer?);
            }
            chosen.push(Argument(pointers));
        }
        self.lives_fit(func, &chosen).then_some(chosen)
    }

    /// Whether nothing is kept where it would live too long.
    fn lives_fit(&self, func: &Func, args: &[Argument]) -> bool {
        let all = || args.iter().flat_map(|a| &a.0);
        func.params.iter().zip(args).all(|(param, arg)| {
            let kept = param.takes == Life::Caller
                && param.kind.holds_pointers()
                && param.mode == Mode::Plain;
            !kept
                || arg.0.iter().all(|container| {
                    container.takes <= Life::Launch
                        && all().all(|p| {
                            p.life >= container.takes
                                && (!p.kind.holds_pointers() || p.gives >= container.takes)
                        })
                })
        })
    }

    pub(super) fn call_with(
        &mut self,
        func: &Func,
        target: &str,
        args: Vec<Argument>,
        may_recur: bool,
    ) {
        let after = may_recur.then(|| {
            // Only so deep.
            let deeper = self.define("icmp sgt i32 %n, 0");
            let [call, after] = ['b', 'b'].map(|letter| self.fresh(letter));
            self.line(&format!("br i1 {deeper}, label %{call}, label %{after}"));
            self.label(&call);
            after
        });
        let mark = self.mark();
        let less = self.define("sub i32 %n, 1");
        let mut passed = Vec::new();
        let mut life = Life::Launch;
        for (param, arg) in func.params.iter().zip(&args) {
            for p in &arg.0 {
                life = life.min(p.life).min(if p.kind.holds_pointers() { p.gives } else { p.life });
            }
            passed.push(self.passed(param, arg));
        }
        passed.push(format!("i32 {less}"));
        let call = format!("call {} {target}({})", func.ret.ty(), passed.join(", "));
        let life = if func.ret_life == Life::Program { Life::Program } else { life };
        if func.ret == Ret::Void {
            self.line(&call);
        } else {
            let value = self.define(&call);
            self.results(func.ret, &value, life);
        }
        if let Some(after) = after {
            self.cut(mark);
            self.line(&format!("br label %{after}"));
            self.label(&after);
        }
    }

    /// An argument as it is written.
    fn passed(&mut self, param: &Param, arg: &Argument) -> String {
        let pointers: Vec<Ptr> = match param.mode {
            Mode::Typed(space) if arg.0[0].space == space => return arg.0[0].typed(),
            _ => arg.0.iter().map(|p| self.generic(p)).collect(),
        };
        let first = &pointers[0].text;
        match param.mode {
            // Both sides have to say that.
            Mode::Plain if param.attrs.starts_with("sret") => {
                format!("ptr {} {first}", param.attrs)
            }
            Mode::Plain | Mode::Stated(_) => format!("ptr {first}"),
            Mode::Typed(space) => {
                let ty = super::kinds::pointer_type(space);
                let cast = self.define(&format!("addrspacecast ptr {first} to {ty}"));
                format!("{ty} {cast}")
            }
            Mode::Number => {
                let number = self.define(&format!("ptrtoint ptr {first} to i64"));
                format!("i64 {number}")
            }
            Mode::ByVal => format!("ptr byval(%Node) align 8 {first}"),
            Mode::Pair | Mode::Vector => {
                let second = &pointers[1].text;
                let ty = param.ty();
                let (op, i) = if param.mode == Mode::Pair {
                    ("insertvalue", "")
                } else {
                    ("insertelement", "i32 ")
                };
                let half = self.define(&format!("{op} {ty} poison, ptr {first}, {i}0"));
                let both = self.define(&format!("{op} {ty} {half}, ptr {second}, {i}1"));
                format!("{ty} {both}")
            }
        }
    }

    /// Brings what a call returned into scope.
    fn results(&mut self, ret: Ret, value: &str, life: Life) {
        let pointer = |text: String| Ptr {
            text,
            kind: Kind::Data,
            space: 0,
            truth: None,
            room: 4,
            fixed: false,
            null: false,
            life,
            gives: life,
            takes: Life::Program,
            base: false,
            asked: true,
            root: None,
        };
        match ret {
            Ret::Void => {}
            Ret::Int => self.ints.push(value.to_owned()),
            Ret::Pointer => self.ptrs.push(pointer(value.to_owned())),
            Ret::Number => {
                let text = self.define(&format!("inttoptr i64 {value} to ptr"));
                self.ptrs.push(pointer(text));
            }
            Ret::Pair => {
                let text = self.define(&format!("extractvalue {{ ptr, i32 }} {value}, 0"));
                self.ptrs.push(pointer(text));
                let number = self.define(&format!("extractvalue {{ ptr, i32 }} {value}, 1"));
                self.ints.push(number);
            }
            Ret::Two => {
                let n = self.g.choices.below(2);
                let text = self.define(&format!("extractvalue {{ ptr, ptr }} {value}, {n}"));
                self.ptrs.push(pointer(text));
            }
        }
    }

    /// The result of a call in the place of a return, to a function that takes and returns the same.
    pub fn tail_call(&mut self) -> Option<String> {
        let same = |n: &usize| {
            let func = &self.g.funcs[*n];
            let both = self.func.class == Class::Fun && func.class == Class::Fun;
            let life = func.ret_life >= self.func.ret_life;
            // LLVM 22 puts constants in the place of arguments, and where a tail call wants the result believes that what
            // stands there then is returned.
            let sure = !func.returns_argument();
            both && life && sure && *n < self.number && self.can_mention(*n)
        };
        let all: Vec<usize> = (0..self.g.funcs.len()).filter(same).collect();
        if all.is_empty() || !self.g.choices.one_in(6) {
            return None;
        }
        let func = self.g.funcs[all[self.g.choices.below(all.len())]].clone();
        let life = self.func.ret_life;
        // What it is passed must not be the function's own: that is gone by then.
        let passed = self.pick(|p| fits(&func.params[0], p) && p.asked && p.life >= life)?;
        let passed = self.generic(&passed);
        let less = self.define("sub i32 %n, 1");
        let attrs = func.params[0].attrs;
        Some(self.define(&format!(
            "musttail call ptr @{}(ptr {attrs} {}, i32 {less})",
            func.name, passed.text
        )))
    }

    /// Waits for the other threads.
    pub fn barrier(&mut self) {
        if self.func.class.is_kernel() && self.depth == 0 {
            self.line("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)");
        }
    }
}

/// What is passed for a parameter: one pointer, or two.
pub(super) struct Argument(pub Vec<Ptr>);

/// Whether a pointer can be passed for a parameter.
fn fits(param: &Param, p: &Ptr) -> bool {
    let space = match param.mode {
        Mode::Typed(space) | Mode::Stated(space) => {
            p.truth == Some(space) && (p.space == 0 || p.space == space)
        }
        _ => true,
    };
    space
        && p.kind == param.kind
        && p.room >= param.kind.room()
        && (!p.fixed || param.fixed || param.mode == Mode::ByVal)
        && (!p.null || param.null)
        && (param.takes == Life::Caller || p.takes <= param.takes)
}
