//! The body of a function: what is in scope, and one statement after the other.

use super::kinds::{Class, Func, Kind, Life, Ptr, Ret, Way};
use super::{Generator, MAIN};

/// Numbers that are always in scope.
const CONSTANTS: [&str; 3] = ["1", "2", "7"];

/// A function that is being written.
pub(super) struct Body<'g, 'c> {
    pub g: &'g mut Generator<'c>,
    pub func: Func,
    /// The number of the function, for calls.
    pub number: usize,
    pub lines: Vec<String>,
    /// Pointers in scope.
    pub ptrs: Vec<Ptr>,
    /// Numbers in scope: `i32`.
    pub ints: Vec<String>,
    /// The block that is being written.
    pub block: String,
    names: usize,
    /// How deep in branches and loops we are.
    pub depth: usize,
    /// Where the loops that we are in end.
    pub exits: Vec<String>,
    /// What it is to fill.
    pub out: Option<Ptr>,
}

/// What is in scope at some point.
#[derive(Copy, Clone)]
pub(super) struct Mark(usize, usize);

/// Something to do, and how often that is done.
type Statement<B> = (usize, fn(&mut B));

impl<'g, 'c> Body<'g, 'c> {
    /// What there is to do, by weight. The order is also that of the bits by which a program leaves some out.
    const STATEMENTS: [Statement<Self>; 48] = [
        (6, Self::arithmetic),
        (8, Self::load_number),
        (8, Self::store_number),
        (8, Self::load_pointer),
        (8, Self::store_pointer),
        (6, Self::follow),
        (5, Self::offset),
        (5, Self::select),
        (3, Self::round_trip),
        (3, Self::cast),
        (2, Self::unchanged),
        (3, Self::through_aggregate),
        (2, Self::through_vector),
        (3, Self::copy_bytes),
        (1, Self::fill_bytes),
        (2, Self::atomic_number),
        (2, Self::atomic_pointer),
        (14, Self::call),
        (2, Self::call_pointer),
        (3, Self::query),
        (3, Self::compare),
        (5, Self::branch),
        (3, Self::guard),
        (2, Self::switch),
        (4, Self::repeat),
        (2, Self::assume),
        (1, Self::return_early),
        (2, Self::null_guard),
        (2, Self::without_null),
        (1, Self::leak),
        (1, Self::barrier),
        (2, Self::slot),
        (1, Self::difference),
        (1, Self::take_function),
        (1, Self::leave_loop),
        (1, Self::of_two_numbers),
        (2, Self::always),
        (1, Self::in_its_space),
        (1, Self::through_numbers),
        (1, Self::dead_code),
        (1, Self::in_cluster),
        (2, Self::slot_or_other),
        (2, Self::copied_slot),
        (3, Self::made_slot),
        (2, Self::guarded_access),
        (2, Self::heap),
        (2, Self::lanes),
        (1, Self::shuffled),
    ];

    /// The same for functions that only read.
    const READS: [Statement<Self>; 14] = [
        (3, Self::arithmetic),
        (6, Self::load_number),
        (5, Self::load_pointer),
        (3, Self::offset),
        (3, Self::select),
        (2, Self::round_trip),
        (2, Self::query),
        (2, Self::compare),
        (2, Self::branch),
        (2, Self::guard),
        (1, Self::repeat),
        (1, Self::null_guard),
        (1, Self::cast),
        (2, Self::guarded_access),
    ];

    /// The same for functions whose parameters are restricted.
    const CLOSED: [Statement<Self>; 11] = [
        (3, Self::arithmetic),
        (6, Self::load_number),
        (6, Self::store_number),
        (4, Self::offset),
        (2, Self::select),
        (2, Self::branch),
        (1, Self::repeat),
        (1, Self::atomic_number),
        (1, Self::round_trip),
        (2, Self::call),
        (1, Self::through_aggregate),
    ];

    fn new(g: &'g mut Generator<'c>, func: Func, number: usize) -> Self {
        Body {
            g,
            func,
            number,
            lines: Vec::new(),
            ptrs: Vec::new(),
            ints: CONSTANTS.map(str::to_owned).to_vec(),
            block: "entry".to_owned(),
            names: 0,
            depth: 0,
            exits: Vec::new(),
            out: None,
        }
    }

    /// Writes a function.
    pub fn function(g: &'g mut Generator<'c>, number: usize) -> String {
        let func = g.funcs[number].clone();
        g.budget = if func.class.is_kernel() { 60 } else { 5 + g.choices.below(30) };
        let mut body = Body::new(g, func, number);
        let params = body.parameters();
        if body.func.class.is_kernel() {
            let tid = body.define("call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
            body.ints.push(tid);
        }
        if !body.func.class.is_closed() {
            body.see_objects();
        }
        if body.func.class.is_kernel() {
            body.prologue();
        }
        if body.func.class != Class::Reader {
            while body.g.choices.below(3) != 0 {
                body.slot();
            }
        }
        let most = if body.func.class.is_kernel() { 24 } else { 12 };
        body.statements(most);
        if body.func.class == Class::Kernel {
            // What others left behind shows.
            while body.g.choices.below(3) != 0 {
                body.follow();
            }
        }
        body.make();
        body.end();
        let inline = match body.func.class {
            class if class.is_kernel() => "",
            // LLVM passes the original of a copy to calls that stay.
            Class::Reader => body.g.choices.pick(&["", " noinline"]),
            _ => match body.g.choices.pick(&["", "", "", " noinline", " alwaysinline"]) {
                // LLVM inlines that although the linker may take another one.
                " alwaysinline" if matches!(body.func.linkage, "weak" | "linkonce") => "",
                inline => inline,
            },
        };
        let Func { name, linkage, class, ret, .. } = &body.func;
        let kernel = if class.is_kernel() { "ptx_kernel " } else { "" };
        let reads = if *class == Class::Reader { " memory(read)" } else { "" };
        let linkage = match *linkage {
            "" | "extern_weak" => String::new(),
            linkage => format!("{linkage} "),
        };
        let ret = ret.ty();
        let stated = body.func.stated();
        let head = format!(
            "define {linkage}{kernel}{ret} @{name}({params}){reads}{inline}{stated} {{\nentry:\n"
        );
        head + &body.text() + "}\n\n"
    }

    /// Writes a function that fills the shared memory of the module.
    pub fn init(g: &'g mut Generator<'c>) -> String {
        let func = Func {
            name: "init".to_owned(),
            side: MAIN,
            linkage: "",
            class: Class::Any,
            params: Vec::new(),
            ret: Ret::Void,
            ret_life: Life::Program,
        };
        let number = g.funcs.len();
        let mut body = Body::new(g, func, number);
        body.see_objects();
        body.fill_shared(MAIN);
        body.line("ret void");
        "define void @init() {\nentry:\n".to_owned() + &body.text() + "}\n\n"
    }

    fn text(&self) -> String {
        let line = |line: &String| {
            if line.ends_with(':') { format!("{line}\n") } else { format!("  {line}\n") }
        };
        self.lines.iter().map(line).collect()
    }

    pub fn line(&mut self, line: &str) {
        self.lines.push(line.to_owned());
    }

    pub fn fresh(&mut self, letter: char) -> String {
        self.names += 1;
        format!("{letter}{}", self.names)
    }

    /// A new value.
    pub fn define(&mut self, what: &str) -> String {
        let name = format!("%{}", self.fresh('v'));
        self.lines.push(format!("{name} = {what}"));
        name
    }

    /// Begins a block.
    pub fn label(&mut self, label: &str) {
        self.lines.push(format!("{label}:"));
        self.block = label.to_owned();
    }

    pub fn mark(&self) -> Mark {
        Mark(self.ptrs.len(), self.ints.len())
    }

    /// Forgets what came into scope since.
    pub fn cut(&mut self, mark: Mark) {
        self.ptrs.truncate(mark.0);
        self.ints.truncate(mark.1);
    }

    /// A number in scope, recent ones more often and constants less.
    pub fn int(&mut self) -> String {
        let computed = self.ints.len() - CONSTANTS.len();
        let at = match self.g.choices.below(5) {
            0 => self.g.choices.below(CONSTANTS.len()),
            _ if computed == 0 => 0,
            _ => CONSTANTS.len() + self.recent(computed),
        };
        self.ints[at].clone()
    }

    fn recent(&mut self, len: usize) -> usize {
        if self.g.choices.one_in(2) {
            len - 1 - self.g.choices.below(len.min(6))
        } else {
            self.g.choices.below(len)
        }
    }

    /// A pointer in scope that is wanted, if there is one.
    pub fn pick(&mut self, wanted: impl Fn(&Ptr) -> bool) -> Option<Ptr> {
        let all: Vec<usize> = (0..self.ptrs.len()).filter(|&n| wanted(&self.ptrs[n])).collect();
        if all.is_empty() {
            return None;
        }
        let at = self.recent(all.len());
        Some(self.ptrs[all[at]].clone())
    }

    /// The same pointer with a generic type.
    pub fn generic(&mut self, ptr: &Ptr) -> Ptr {
        if ptr.space == 0 {
            return ptr.clone();
        }
        // A constant can be cast in place.
        let text = if ptr.text.starts_with('@') && !self.g.choices.one_in(4) {
            format!("addrspacecast ({} to ptr)", ptr.typed())
        } else {
            self.define(&format!("addrspacecast {} to ptr", ptr.typed()))
        };
        Ptr { text, space: 0, ..ptr.clone() }
    }

    /// Writes up to so many statements.
    pub fn statements(&mut self, most: usize) {
        for _ in 0..most {
            if self.g.budget == 0 || self.g.choices.below(12) == 0 {
                break;
            }
            self.g.budget -= 1;
            self.statement();
        }
    }

    fn statement(&mut self) {
        let table = match self.func.class {
            Class::Reader => &Self::READS[..],
            class if class.is_closed() => &Self::CLOSED,
            _ => &Self::STATEMENTS,
        };
        let numbered: Vec<(usize, usize)> =
            table.iter().enumerate().map(|(n, s)| (s.0, n)).collect();
        let mut n = self.g.choices.weighted(&numbered);
        if self.g.choices.one_in(3) {
            let favourite = self.g.choices.pick(&self.g.flags.favourites);
            n = if favourite < table.len() { favourite } else { n };
        }
        if self.g.flags.escape && table.len() == Self::STATEMENTS.len() && self.g.choices.one_in(8)
        {
            return match self.g.flags.way {
                Some(Way::Exchange | Way::Compare) => self.atomic_pointer(),
                Some(Way::Copy) => self.copy_bytes(),
                _ => self.store_pointer(),
            };
        }
        if self.g.flags.enabled >> n & 1 == 1 {
            table[n].1(self);
        } else {
            self.arithmetic();
        }
    }

    /// Returns.
    pub fn end(&mut self) {
        let ret = self.func.ret;
        let line = match ret {
            Ret::Void => "ret void".to_owned(),
            Ret::Int => format!("ret i32 {}", self.int()),
            Ret::Pointer if self.func.returns_argument() => "ret ptr %p0".to_owned(),
            Ret::Pointer => match self.tail_call() {
                Some(value) => format!("ret ptr {value}"),
                None => {
                    let pointer = self.returned();
                    format!("ret ptr {pointer}")
                }
            },
            Ret::Number => {
                let pointer = self.returned();
                let number = self.define(&format!("ptrtoint ptr {pointer} to i64"));
                format!("ret i64 {number}")
            }
            Ret::Pair => {
                let (pointer, int) = (self.returned(), self.int());
                let half =
                    self.define(&format!("insertvalue {{ ptr, i32 }} poison, ptr {pointer}, 0"));
                let both = self.define(&format!("insertvalue {{ ptr, i32 }} {half}, i32 {int}, 1"));
                format!("ret {{ ptr, i32 }} {both}")
            }
            Ret::Two => {
                let (a, b) = (self.returned(), self.returned());
                let half = self.define(&format!("insertvalue {{ ptr, ptr }} poison, ptr {a}, 0"));
                let both = self.define(&format!("insertvalue {{ ptr, ptr }} {half}, ptr {b}, 1"));
                format!("ret {{ ptr, ptr }} {both}")
            }
        };
        self.line(&line);
    }

    /// A pointer that may be returned.
    fn returned(&mut self) -> String {
        let life = self.func.ret_life;
        let fits = |p: &Ptr| {
            p.kind == Kind::Data
                && p.is_sure()
                && !p.fixed
                && p.room >= 4
                && p.life >= life
                && p.asked
        };
        // There is always the first variable.
        match self.pick(fits) {
            Some(pointer) => self.generic(&pointer).text,
            None => self.g.generic(0),
        }
    }
}
