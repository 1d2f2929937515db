//! Which functions there are, and what they take and return.

use super::kinds::{Class, Elem, Func, Kind, Life, Mode, Param, Ret};
use super::{Generator, MAIN, OUTSIDE};

impl Generator<'_> {
    /// Chooses which functions there are, and what they take and return.
    pub(super) fn declare_functions(&mut self) {
        let helpers = self.choices.below(6);
        let kernels = 1 + self.choices.below(2);
        let outside = self.choices.below(4);
        for n in 0..helpers {
            let linkage = self.choices.weighted(&[
                (6, "internal"),
                (3, ""),
                (2, "linkonce_odr"),
                (1, "weak_odr"),
                (1, "weak"),
                (1, "linkonce"),
                (1, "private"),
                (1, "available_externally"),
            ]);
            let func = self.function(format!("f{n}"), MAIN, linkage);
            // What is weak may be something else in another module.
            if matches!(linkage, "weak" | "linkonce") && self.choices.one_in(2) {
                self.funcs.push(Func { side: OUTSIDE, linkage: "", ..func.clone() });
            }
            self.funcs.push(func);
        }
        for n in 0..outside {
            // Nobody knows here whether there is one.
            let linkage = if self.choices.one_in(6) { "extern_weak" } else { "" };
            let func = self.function(format!("x{n}"), OUTSIDE, linkage);
            self.funcs.push(func);
        }
        for n in 0..kernels {
            let kernel = self.kernel(format!("k{n}"), MAIN);
            self.funcs.push(kernel);
        }
        // Others call what they can see.
        if self.choices.one_in(2) {
            let kernel = self.kernel("kx".to_owned(), OUTSIDE);
            self.funcs.push(kernel);
        }
    }

    pub(super) fn function(&mut self, name: String, side: usize, linkage: &'static str) -> Func {
        let class = self.choices.weighted(&[
            (8, Class::Any),
            (3, Class::Fun),
            (2, Class::Reader),
            (1, Class::Restrict),
            (2, Class::Maker),
        ]);
        let data = Param {
            kind: Kind::Data,
            mode: Mode::Plain,
            takes: Life::Program,
            fixed: false,
            null: false,
            attrs: "",
        };
        let (params, ret) = match class {
            Class::Fun => {
                let attrs = if self.choices.one_in(8) { "returned" } else { "" };
                (vec![Param { attrs, ..data }], Ret::Pointer)
            }
            Class::Restrict => {
                let restricted = Param { attrs: "noalias", ..data.clone() };
                let last = if self.choices.one_in(2) { data } else { restricted.clone() };
                (vec![restricted, last], Ret::Int)
            }
            Class::Maker => {
                let mut params = vec![self.filled()];
                params.extend((0..self.choices.below(3)).map(|_| self.param(class)));
                (params, Ret::Void)
            }
            _ => {
                let count = 1 + self.choices.below(3);
                let params = (0..count).map(|_| self.param(class)).collect();
                let ret = match class {
                    Class::Reader => Ret::Int,
                    _ => self.choices.pick(&[
                        Ret::Int,
                        Ret::Void,
                        Ret::Pointer,
                        Ret::Pointer,
                        Ret::Number,
                        Ret::Pair,
                        Ret::Two,
                    ]),
                };
                (params, ret)
            }
        };
        let returned = params.first().is_some_and(|param: &Param| param.attrs == "returned");
        let forever = !returned && self.choices.one_in(4);
        let ret_life = if forever { Life::Program } else { Life::Caller };
        Func { name, side, linkage, class, params, ret, ret_life }
    }

    /// What a maker is to fill.
    fn filled(&mut self) -> Param {
        // A node that is followed by itself is kept.
        let (kind, attrs) = match self.choices.one_in(3) {
            true => (
                Kind::Data,
                self.choices.pick(&[
                    "",
                    "noalias",
                    "noalias captures(none)",
                    "noalias writable align 4 dereferenceable(16)",
                    "noalias writeonly captures(none)",
                ]),
            ),
            false => (
                Kind::Node,
                self.choices.pick(&[
                    "",
                    "noalias",
                    "sret(%Node) align 8",
                    "sret(%Node) align 8 noalias writable dereferenceable(40)",
                    "noalias writable align 8 dereferenceable(40)",
                ]),
            ),
        };
        let (mode, takes) = (Mode::Plain, Life::Caller);
        Param { kind, mode, takes, fixed: false, null: false, attrs }
    }

    pub(super) fn param(&mut self, class: Class) -> Param {
        let kind = self.choices.weighted(&[
            (6, Kind::Data),
            (3, Kind::Cells(Elem::Data)),
            (2, Kind::Node),
            (1, Kind::Cells(Elem::Node)),
            (1, Kind::Cells(Elem::Cells)),
            (1, Kind::Fun),
            (1, Kind::Cells(Elem::Fun)),
        ]);
        let mode = match kind {
            Kind::Data => self.choices.weighted(&[
                (8, Mode::Plain),
                (1, Mode::Number),
                (1, Mode::Typed(3)),
                (1, Mode::Typed(1)),
                (1, Mode::Stated(3)),
                (1, Mode::Stated(1)),
                (1, Mode::Pair),
                (1, Mode::Vector),
            ]),
            Kind::Node => self.choices.weighted(&[(3, Mode::Plain), (1, Mode::ByVal)]),
            _ => Mode::Plain,
        };
        let plain = mode == Mode::Plain;
        let null = match mode {
            Mode::Plain => kind != Kind::Fun && self.choices.one_in(8),
            Mode::Stated(_) => self.choices.one_in(3),
            _ => false,
        };
        let attrs = match (class, kind) {
            (_, Kind::Node) if mode == Mode::ByVal => self.choices.pick(&["", "noalias"]),
            _ if !plain => "",
            (Class::Reader, _) => self.choices.pick(&[
                "",
                "readonly captures(none)",
                "noalias readonly captures(none)",
                "noalias readonly captures(none)",
            ]),
            (_, Kind::Data) if null => self.choices.pick(&["", "dereferenceable_or_null(16)"]),
            (_, Kind::Data) => self.choices.pick(&[
                "",
                "",
                "",
                "nonnull",
                "noundef",
                "align 4 dereferenceable(16)",
                "noundef nonnull align 4 dereferenceable(16)",
            ]),
            (_, Kind::Node) if !null => {
                self.choices.pick(&["", "", "nonnull align 8 dereferenceable(40)"])
            }
            _ => "",
        };
        let takes = if self.choices.one_in(2) { Life::Caller } else { Life::Program };
        let fixed = kind == Kind::Data && plain && self.choices.one_in(4);
        Param { kind, mode, takes, fixed, null, attrs }
    }

    pub(super) fn kernel(&mut self, name: String, side: usize) -> Func {
        let class = if self.choices.one_in(12) { Class::RestrictKernel } else { Class::Kernel };
        let count = 1 + self.choices.below(3);
        let restricted = class == Class::RestrictKernel;
        let mut params = Vec::new();
        for _ in 0..count {
            let kind = match restricted {
                true => Kind::Data,
                false => self.choices.weighted(&[
                    (4, Kind::Data),
                    (2, Kind::Cells(Elem::Data)),
                    (2, Kind::Node),
                ]),
            };
            let mode = match kind {
                _ if restricted => Mode::Plain,
                Kind::Node if self.choices.one_in(2) => Mode::ByVal,
                Kind::Data if self.choices.one_in(6) => Mode::Typed(1),
                _ => Mode::Plain,
            };
            // The host may pass the address of a constant, or nothing.
            let data = kind == Kind::Data && mode == Mode::Plain && !restricted;
            let fixed =
                data && self.choices.one_in(5) || mode == Mode::ByVal && self.choices.one_in(3);
            let null = data && !fixed && self.choices.one_in(6);
            let attrs = match mode {
                Mode::ByVal if fixed => "\"nvvm.grid_constant\"",
                _ if restricted => "noalias",
                _ => "",
            };
            params.push(Param { kind, mode, takes: Life::Program, fixed, null, attrs });
        }
        let linkage = "";
        Func { name, side, linkage, class, params, ret: Ret::Void, ret_life: Life::Program }
    }
}
