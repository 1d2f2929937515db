//! Instructions, one kind after the other; their operands are whatever there is.

use super::{Func, Kind, Ty, Writer, passed};

impl<'c> Writer<'c> {
    /// One of any kind.
    pub(super) fn inst(&mut self) {
        let kinds: &[(usize, Kind<'c>)] = &[
            (14, Self::load),
            (14, Self::store),
            (12, Self::address),
            (12, Self::cast),
            (9, Self::part),
            (8, Self::call),
            (6, Self::call_pointer),
            (6, Self::select),
            (6, Self::arithmetic),
            (3, Self::atomic),
            (3, Self::copy),
            (3, Self::odd),
            (1, Self::others),
        ];
        let kind = self.choices.weighted(kinds);
        kind(self);
    }

    fn memory(&mut self) -> Ty {
        self.choices.pick(&[Ty::Ptr, Ty::Ptr, Ty::Ptr, Ty::Ptr, Ty::Shared, Ty::Global, Ty::Local])
    }

    fn load(&mut self) {
        let (ty, memory) = (self.ty(), self.memory());
        // Pointers to functions have memory of their own.
        let from = if ty == Ty::Fun { "ptr @kept".to_owned() } else { self.typed(memory) };
        self.define(ty, &format!("load {}, {from}, align 4", ty.text()));
    }

    fn store(&mut self) {
        let (ty, memory) = (self.ty(), self.memory());
        let value = self.typed(ty);
        let to = if ty == Ty::Fun { "ptr @kept".to_owned() } else { self.typed(memory) };
        self.line(&format!("store {value}, {to}, align 4"));
    }

    fn address(&mut self) {
        let flags = self.choices.pick(&["", "inbounds ", "nuw "]);
        let (shape, ty) = (self.choices.below(8), Ty::Ptr);
        let base = self.typed(if shape == 7 { Ty::Shared } else { ty });
        let (index, field) = (self.typed(Ty::I64), self.choices.below(3));
        match shape {
            0..4 => self.define(ty, &format!("getelementptr {flags}i8, {base}, {index}")),
            4..6 => self.define(
                ty,
                &format!("getelementptr {flags}{{ ptr, i64, ptr }}, {base}, i64 0, i32 {field}"),
            ),
            6 => {
                let index = self.typed(Ty::I32);
                self.define(ty, &format!("getelementptr {flags}ptr, {base}, {index}"))
            }
            _ => self.define(Ty::Shared, &format!("getelementptr {flags}i8, {base}, {index}")),
        };
    }

    fn cast(&mut self) {
        let (op, from, to) = self.choices.pick(&[
            ("ptrtoint", Ty::Ptr, Ty::I64),
            ("inttoptr", Ty::I64, Ty::Ptr),
            ("ptrtoint", Ty::Ptr, Ty::I64),
            ("inttoptr", Ty::I64, Ty::Ptr),
            ("addrspacecast", Ty::Shared, Ty::Ptr),
            ("addrspacecast", Ty::Global, Ty::Ptr),
            ("addrspacecast", Ty::Ptr, Ty::Shared),
            ("trunc", Ty::I64, Ty::I32),
            ("zext", Ty::I32, Ty::I64),
            ("zext", Ty::I64, Ty::Wide),
            ("trunc", Ty::Wide, Ty::I64),
            ("bitcast", Ty::I64, Ty::Float),
            ("bitcast", Ty::Float, Ty::I64),
            ("bitcast", Ty::Numbers, Ty::Wide),
            ("ptrtoint", Ty::Two, Ty::Numbers),
            ("inttoptr", Ty::Numbers, Ty::Two),
            ("zext", Ty::Byte, Ty::I64),
            ("trunc", Ty::I64, Ty::Byte),
            ("addrspacecast", Ty::Ptr, Ty::Local),
            ("addrspacecast", Ty::Local, Ty::Ptr),
            ("addrspacecast", Ty::Ptr, Ty::Cluster),
            ("addrspacecast", Ty::Cluster, Ty::Ptr),
            ("addrspacecast", Ty::Ptr, Ty::Global),
            ("ptrtoint", Ty::Shared, Ty::I64),
            ("inttoptr", Ty::I64, Ty::Shared),
        ]);
        let value = self.typed(from);
        self.define(to, &format!("{op} {value} to {}", to.text()));
    }

    /// Puts something into an aggregate or a vector, or takes it out.
    fn part(&mut self) {
        let (whole, part, at, put) = self.choices.pick(&[
            (Ty::Pair, Ty::Ptr, "0", true),
            (Ty::Pair, Ty::I64, "1", true),
            (Ty::Pair, Ty::Ptr, "0", false),
            (Ty::Pair, Ty::I64, "1", false),
            (Ty::Both, Ty::Ptr, "1", true),
            (Ty::Both, Ty::Ptr, "0", false),
            (Ty::Nested, Ty::I64, "0", true),
            (Ty::Nested, Ty::Ptr, "1, 0", true),
            (Ty::Nested, Ty::Ptr, "1, 0", false),
            (Ty::Two, Ty::Ptr, "i32 1", true),
            (Ty::Two, Ty::Ptr, "i32 0", false),
        ]);
        let element = if whole == Ty::Two { "element" } else { "value" };
        let all = self.typed(whole);
        if put {
            let value = self.typed(part);
            self.define(whole, &format!("insert{element} {all}, {value}, {at}"));
        } else {
            self.define(part, &format!("extract{element} {all}, {at}"));
        }
    }

    fn call(&mut self) {
        let func = self.funcs[self.choices.below(self.funcs.len())].clone();
        self.call_as(&func, &format!("@{}", func.name));
    }

    /// Calls what may be one of several functions, of which some do not fit.
    fn call_pointer(&mut self) {
        let func = self.funcs[self.choices.below(self.funcs.len())].clone();
        let pointer = match self.choices.below(4) {
            0 | 1 => {
                let (condition, other) = (self.condition(), self.function_name());
                let what = format!("select i1 {condition}, ptr @{}, ptr {other}", func.name);
                self.define(Ty::Fun, &what)
            }
            2 => {
                let index = self.typed(Ty::I64);
                let address = format!("getelementptr [2 x ptr], ptr @table, i64 0, {index}");
                let address = self.define(Ty::Ptr, &address);
                self.define(Ty::Fun, &format!("load ptr, ptr {address}, align 8"))
            }
            _ => self.value(Ty::Fun),
        };
        self.call_as(&func, &pointer);
    }

    fn call_as(&mut self, func: &Func, target: &str) {
        let mut args = Vec::new();
        for (n, &ty) in func.params.iter().enumerate() {
            args.push(format!("{} {}", passed(func, n, ty), self.value(ty)));
        }
        let args = args.join(", ");
        match func.ret {
            None => self.line(&format!("call void {target}({args})")),
            Some(ty) => {
                self.define(ty, &format!("call {} {target}({args})", ty.text()));
            }
        }
    }

    fn select(&mut self) {
        let (ty, condition) = (self.ty(), self.condition());
        let [a, b] = [(); 2].map(|()| self.typed(ty));
        self.define(ty, &format!("select i1 {condition}, {a}, {b}"));
    }

    fn arithmetic(&mut self) {
        let ops = ["add", "sub", "and", "or", "xor", "mul", "shl", "lshr"];
        let (op, ty) =
            (self.choices.pick(&ops), self.choices.pick(&[Ty::I64, Ty::I64, Ty::I32, Ty::Wide]));
        let [a, b] = [(); 2].map(|()| self.value(ty));
        self.define(ty, &format!("{op} {} {a}, {b}", ty.text()));
    }

    fn atomic(&mut self) {
        let address = self.typed(Ty::Ptr);
        let order = "monotonic";
        match self.choices.below(3) {
            0 => {
                let value = self.typed(Ty::I64);
                self.define(Ty::I64, &format!("atomicrmw add {address}, {value} {order}, align 8"));
            }
            1 => {
                let value = self.typed(Ty::Ptr);
                self.define(
                    Ty::Ptr,
                    &format!("atomicrmw xchg {address}, {value} {order}, align 8"),
                );
            }
            _ => {
                let [a, b] = [(); 2].map(|()| self.typed(Ty::Ptr));
                let both = format!("%v{}", self.name());
                self.line(&format!(
                    "{both} = cmpxchg {address}, {a}, {b} {order} {order}, align 8"
                ));
                self.define(Ty::Ptr, &format!("extractvalue {{ ptr, i1 }} {both}, 0"));
            }
        }
    }

    fn copy(&mut self) {
        let [to, from] = [(); 2].map(|()| self.typed(Ty::Ptr));
        let length = match self.choices.below(4) {
            3 => self.value(Ty::I64),
            n => ["8", "16", "24"][n].to_owned(),
        };
        self.line(&format!(
            "call void @llvm.memcpy.p0.p0.i64({to}, {from}, i64 {length}, i1 false)"
        ));
    }

    /// What there is little of.
    fn odd(&mut self) {
        let (ptr, number) = (self.typed(Ty::Ptr), self.typed(Ty::I64));
        let (two, mask) = (self.typed(Ty::Two), "<2 x i1> <i1 true, i1 false>");
        match self.choices.below(17) {
            12 => {
                let (shared, rank) = (self.typed(Ty::Shared), self.typed(Ty::I32));
                let what = format!(
                    "call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster({shared}, {rank})"
                );
                self.define(Ty::Cluster, &what);
            }
            13 => {
                let rank = self.typed(Ty::I32);
                let said = if self.choices.one_in(4) { ", !noundef !1, !prof !2" } else { "" };
                self.define(Ty::Ptr, &format!("call ptr @llvm.nvvm.mapa({ptr}, {rank}){said}"));
            }
            0 => {
                let ty = self.ty();
                let value = self.typed(ty);
                self.define(ty, &format!("freeze {value}"));
            }
            1 => {
                let other = self.typed(Ty::Two);
                let what = format!("shufflevector {two}, {other}, <2 x i32> <i32 0, i32 3>");
                self.define(Ty::Two, &what);
            }
            2 => {
                self.line(&format!("call void @llvm.memset.p0.i64({ptr}, i8 0, i64 16, i1 false)"))
            }
            3 => {
                let from = self.typed(Ty::Shared);
                let rest = format!("{from}, i64 16, i1 false");
                self.line(&format!("call void @llvm.memmove.p0.p3.i64({ptr}, {rest})"));
            }
            4 => {
                self.define(Ty::Ptr, &format!("call ptr @llvm.ptrmask.p0.i64({ptr}, {number})"));
            }
            5 => {
                let what = format!("call ptr @llvm.launder.invariant.group.p0({ptr})");
                self.define(Ty::Ptr, &what);
            }
            6 => {
                let gathered = format!("%v{}", self.name());
                let what = "call <2 x i32> @llvm.masked.gather.v2i32.v2p0";
                self.line(&format!("{gathered} = {what}({two}, {mask}, <2 x i32> undef)"));
                self.define(Ty::I32, &format!("extractelement <2 x i32> {gathered}, i32 0"));
            }
            7 => {
                let to = self.typed(Ty::Two);
                let what = "call void @llvm.masked.scatter.v2p0.v2p0";
                self.line(&format!("{what}({two}, {to}, {mask})"));
            }
            8 => {
                let what = "call <2 x ptr> @llvm.masked.load.v2p0.p0";
                self.define(Ty::Two, &format!("{what}({ptr}, {mask}, {two})"));
            }
            9 => {
                let [a, b] = [(); 2].map(|()| self.typed(Ty::I64));
                let what = format!("call i64 @llvm.fshl.i64({a}, {b}, {number})");
                self.define(Ty::I64, &what);
            }
            10 => {
                self.define(Ty::Two, &format!("getelementptr i8, {two}, {number}"));
            }
            14 => {
                let what = format!("call ptr @llvm.load.relative.i64({ptr}, {number})");
                self.define(Ty::Ptr, &what);
            }
            15 => {
                let asm = "asm sideeffect \"mov.u64 $0, $1;\", \"=*l,l\"";
                let to = ptr.replacen("ptr", "ptr elementtype(i64)", 1);
                self.line(&format!("call void {asm}({to}, {number})"));
            }
            16 => {
                let from = ptr.replacen("ptr", "ptr elementtype(i64)", 1);
                self.define(
                    Ty::I64,
                    &format!("call i64 asm \"mov.u64 $0, $1;\", \"=l,*l\"({from})"),
                );
            }
            _ => {
                let asm = self.choices.pick(&["mov.u64 $0, $1;", "add.u64 $0, $1, 8;"]);
                self.define(Ty::I64, &format!("call i64 asm \"{asm}\", \"=l,l\"({number})"));
            }
        }
    }

    fn others(&mut self) {
        if self.choices.one_in(2) {
            let pointer = self.typed(Ty::Ptr);
            self.line(&format!("call void @others({pointer})"));
        } else {
            let number = self.typed(Ty::I64);
            self.define(Ty::Ptr, &format!("call ptr @give({number})"));
        }
    }
}
