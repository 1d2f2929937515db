//! Statements that access memory.

use super::body::Body;
use super::kinds::{Class, Elem, Kind, Life, Ptr, Way};

/// The offset of a node's cells.
pub(super) const NODE_CELLS: usize = 8;
/// The offset of its pointer that is a number.
pub(super) const NODE_NUMBER: usize = 24;
/// The offset of its numbers.
pub(super) const NODE_INTS: usize = 32;

impl Body<'_, '_> {
    /// An index below `room`, as an `i64`.
    pub fn index(&mut self, room: usize) -> String {
        let room = room.max(1);
        if room >= 2 && self.g.choices.one_in(4) {
            // The largest power of two that fits.
            let mask = (1 << room.ilog2()) - 1;
            let int = self.int();
            let low = self.define(&format!("and i32 {int}, {mask}"));
            return self.define(&format!("zext i32 {low} to i64"));
        }
        self.g.choices.below(room).to_string()
    }

    /// The address of an element behind a pointer, with its type.
    pub fn element(&mut self, ptr: &Ptr, ty: &str, room: usize) -> String {
        let index = self.index(room);
        if index == "0" && !self.g.choices.one_in(4) {
            return ptr.typed();
        }
        let inbounds = self.g.choices.pick(&["", "inbounds ", "inbounds nuw "]);
        let (ty, index) = match self.g.choices.below(8) {
            6 => ("i8", self.in_bytes(ty, &index)),
            7 => ("i8", self.one_of_two(ty, &index, room)),
            _ => (ty, index),
        };
        let at =
            self.define(&format!("getelementptr {inbounds}{ty}, {}, i64 {index}", ptr.typed()));
        format!("{} {at}", ptr.ty())
    }

    /// An index of `i32` or `ptr` in bytes.
    fn in_bytes(&mut self, ty: &str, index: &str) -> String {
        let bits = if ty == "i32" { 2 } else { 3 };
        let form = self.g.choices.pick(&["shl", "mul"]);
        let by = if form == "shl" { bits } else { 1 << bits };
        self.define(&format!("{form} i64 {index}, {by}"))
    }

    /// The same, or the index of another element that there is room for.
    fn one_of_two(&mut self, ty: &str, index: &str, room: usize) -> String {
        let size = if ty == "i32" { 4 } else { 8 };
        let other = size * self.g.choices.below(room.max(1));
        let one = match index.parse::<usize>() {
            Ok(n) => (size * n).to_string(),
            Err(_) => self.in_bytes(ty, index),
        };
        let condition = self.condition();
        self.define(&format!("select i1 {condition}, i64 {one}, i64 {other}"))
    }

    /// The address some bytes behind a pointer, with its type.
    pub fn bytes_behind(&mut self, ptr: &Ptr, bytes: usize) -> String {
        if bytes == 0 {
            return ptr.typed();
        }
        let inbounds = self.g.choices.pick(&["", "inbounds "]);
        let at = self.define(&format!("getelementptr {inbounds}i8, {}, i64 {bytes}", ptr.typed()));
        format!("{} {at}", ptr.ty())
    }

    /// The address of an `i32` that can be accessed.
    fn number(&mut self, write: bool) -> Option<String> {
        let ptr = self.pick(|p| {
            matches!(p.kind, Kind::Data | Kind::Node) && p.is_sure() && !(write && p.fixed)
        })?;
        Some(match ptr.kind {
            Kind::Node => self.bytes_behind(&ptr, NODE_INTS),
            _ => self.element(&ptr, "i32", ptr.room),
        })
    }

    pub fn load_number(&mut self) {
        let Some(at) = self.number(false) else { return };
        let value = match self.g.choices.below(8) {
            6 if self.func.class != Class::Reader => {
                self.define(&format!("load volatile i32, {at}, align 4"))
            }
            7 => {
                let byte = self.define(&format!("load i8, {at}, align 1"));
                self.define(&format!("zext i8 {byte} to i32"))
            }
            5 => {
                let vector = self.define(&format!("load <2 x i16>, {at}, align 4"));
                self.define(&format!("bitcast <2 x i16> {vector} to i32"))
            }
            _ => self.define(&format!("load i32, {at}, align 4")),
        };
        self.ints.push(value);
    }

    pub fn store_number(&mut self) {
        let int = self.int();
        let Some(at) = self.number(true) else { return };
        match self.g.choices.below(8) {
            6 => self.line(&format!("store volatile i32 {int}, {at}, align 4")),
            7 => {
                let short = self.define(&format!("trunc i32 {int} to i16"));
                self.line(&format!("store i16 {short}, {at}, align 2"));
            }
            _ => self.line(&format!("store i32 {int}, {at}, align 4")),
        }
    }

    /// Cells that can be accessed: of a node those in it.
    fn cells(&mut self, write: bool) -> Option<(Ptr, Elem)> {
        let ptr = self.pick(|p| p.kind.holds_pointers() && p.is_sure() && !(write && p.fixed))?;
        Some(match ptr.kind {
            Kind::Cells(elem) => (ptr, elem),
            _ => match self.g.choices.below(4) {
                // The next node is a cell of its own.
                3 => (Ptr { room: 1, ..ptr }, Elem::Node),
                n => {
                    let bytes = if n == 2 { NODE_NUMBER } else { NODE_CELLS };
                    let text = self.bytes_behind(&ptr, bytes);
                    let text = text.rsplit(' ').next().unwrap_or_default().to_owned();
                    let room = if n == 2 { 1 } else { 2 };
                    (Ptr { text, room, base: false, ..ptr }, Elem::Data)
                }
            },
        })
    }

    /// What is known of a pointer that was loaded from cells.
    fn loaded(&self, cells: &Ptr, elem: Elem, text: String) -> Ptr {
        let kind = elem.kind();
        Ptr {
            text,
            kind,
            space: 0,
            truth: None,
            room: kind.room(),
            fixed: elem == Elem::Data && self.g.flags.constants,
            null: matches!(elem, Elem::Data | Elem::Node) && self.g.flags.nulls,
            life: cells.gives,
            gives: cells.gives,
            takes: Life::Program,
            base: false,
            asked: true,
            root: None,
        }
    }

    /// Whether a pointer may be stored in cells.
    fn fits(&self, cells: &Ptr, elem: Elem, p: &Ptr) -> bool {
        let plain = elem == Elem::Data;
        p.kind == elem.kind()
            && p.room >= elem.kind().room()
            && (!p.fixed || plain && self.g.flags.constants)
            && (!p.null || matches!(elem, Elem::Data | Elem::Node) && self.g.flags.nulls)
            && p.life >= cells.takes
            && (!p.kind.holds_pointers() || p.gives >= cells.gives)
            && (p.asked || self.g.flags.loose)
    }

    pub fn load_pointer(&mut self) {
        let Some((cells, elem)) = self.cells(false) else { return };
        let form = self.g.choices.below(10);
        if cells.room >= 2 && matches!(form, 6 | 7) {
            let both = if form == 6 { "{ ptr, ptr }" } else { "<2 x ptr>" };
            let pair = self.define(&format!("load {both}, {}, align 8", cells.typed()));
            let n = self.g.choices.below(2);
            let value = match form {
                6 => self.define(&format!("extractvalue {both} {pair}, {n}")),
                _ => self.define(&format!("extractelement {both} {pair}, i32 {n}")),
            };
            let loaded = self.loaded(&cells, elem, value);
            self.ptrs.push(loaded);
            return;
        }
        let at = self.element(&cells, "ptr", cells.room);
        let value = match form {
            8 => {
                let number = self.define(&format!("load i64, {at}, align 8"));
                self.define(&format!("inttoptr i64 {number} to ptr"))
            }
            9 => {
                let halves = self.define(&format!("load <2 x i32>, {at}, align 8"));
                let number = self.define(&format!("bitcast <2 x i32> {halves} to i64"));
                self.define(&format!("inttoptr i64 {number} to ptr"))
            }
            _ => self.define(&format!("load ptr, {at}, align 8")),
        };
        let loaded = self.loaded(&cells, elem, value);
        self.ptrs.push(loaded);
    }

    /// Loads a pointer to numbers, and one of the numbers.
    pub fn follow(&mut self) {
        let known = self.ptrs.len();
        self.load_pointer();
        let Some(ptr) = self.ptrs.get(known).filter(|p| p.kind == Kind::Data).cloned() else {
            return;
        };
        let at = if ptr.null {
            let null = self.define(&format!("icmp eq ptr {}, null", ptr.text));
            let other = self.g.generic(0);
            let sure = self.define(&format!("select i1 {null}, ptr {other}, ptr {}", ptr.text));
            format!("ptr {sure}")
        } else {
            ptr.typed()
        };
        let value = self.define(&format!("load i32, {at}, align 4"));
        self.ints.push(value);
    }

    pub fn store_pointer(&mut self) {
        let Some((cells, elem)) = self.cells(true) else { return };
        let form = match self.is_way(Way::Number) {
            true => 8 + self.g.choices.below(2),
            false => self.g.choices.below(10),
        };
        let way = if form >= 8 { Way::Number } else { Way::Store };
        let cells = cells.by(way, self.g.flags.way);
        let Some(value) = self.storable(&cells, elem) else { return };
        if cells.room >= 2 && matches!(form, 6 | 7) {
            let Some(other) = self.storable(&cells, elem) else { return };
            let (both, op, i) = match form {
                6 => ("{ ptr, ptr }", "insertvalue", ""),
                _ => ("<2 x ptr>", "insertelement", "i32 "),
            };
            let half = self.define(&format!("{op} {both} poison, ptr {value}, {i}0"));
            let pair = self.define(&format!("{op} {both} {half}, ptr {other}, {i}1"));
            self.line(&format!("store {both} {pair}, {}, align 8", cells.typed()));
            return;
        }
        let at = self.element(&cells, "ptr", cells.room);
        match form {
            8 => {
                let number = self.define(&format!("ptrtoint ptr {value} to i64"));
                self.line(&format!("store i64 {number}, {at}, align 8"));
            }
            9 => {
                let number = self.define(&format!("ptrtoint ptr {value} to i64"));
                let low = self.define(&format!("trunc i64 {number} to i32"));
                let top = self.define(&format!("lshr i64 {number}, 32"));
                let high = self.define(&format!("trunc i64 {top} to i32"));
                let half =
                    self.define(&format!("insertelement <2 x i32> poison, i32 {low}, i32 0"));
                let both =
                    self.define(&format!("insertelement <2 x i32> {half}, i32 {high}, i32 1"));
                self.line(&format!("store <2 x i32> {both}, {at}, align 8"));
            }
            _ => self.line(&format!("store ptr {value}, {at}, align 8")),
        }
    }

    /// Whether this is the way by which addresses get into global memory, and is to be used.
    fn is_way(&mut self, way: Way) -> bool {
        self.g.flags.escape && self.g.flags.way == Some(way) && self.g.choices.one_in(2)
    }

    /// A pointer that may be stored in cells, as a generic one.
    pub fn storable(&mut self, cells: &Ptr, elem: Elem) -> Option<String> {
        if self.g.flags.nulls && matches!(elem, Elem::Data | Elem::Node) && self.g.choices.one_in(8)
        {
            return Some("null".to_owned());
        }
        let mut all: Vec<usize> =
            (0..self.ptrs.len()).filter(|&n| self.fits(cells, elem, &self.ptrs[n])).collect();
        // What is not in global memory is what matters.
        let special: Vec<usize> =
            all.iter().copied().filter(|&n| matches!(self.ptrs[n].truth, Some(3 | 5))).collect();
        if !special.is_empty() && self.g.choices.one_in(2) {
            all = special;
        }
        if all.is_empty() {
            return None;
        }
        let chosen = all[self.g.choices.below(all.len())];
        let ptr = self.ptrs[chosen].clone();
        Some(self.generic(&ptr).text)
    }

    pub fn atomic_number(&mut self) {
        let int = self.int();
        let Some(at) = self.number(true) else { return };
        let value = if self.g.choices.one_in(4) {
            let pair = self
                .define(&format!("cmpxchg {at}, i32 {int}, i32 3 monotonic monotonic, align 4"));
            self.define(&format!("extractvalue {{ i32, i1 }} {pair}, 0"))
        } else {
            let op = self.g.choices.pick(&["add", "xchg", "umax", "and"]);
            self.define(&format!("atomicrmw {op} {at}, i32 {int} monotonic, align 4"))
        };
        self.ints.push(value);
    }

    pub fn atomic_pointer(&mut self) {
        let Some((cells, elem)) = self.cells(true) else { return };
        let form = if self.is_way(Way::Compare) { 3 } else { self.g.choices.below(4) };
        let way = if form == 3 { Way::Compare } else { Way::Exchange };
        let cells = cells.by(way, self.g.flags.way);
        let Some(value) = self.storable(&cells, elem) else { return };
        let at = self.element(&cells, "ptr", cells.room);
        let old = match form {
            3 => {
                let expected = match self.g.choices.one_in(3) {
                    false => Some(self.define(&format!("load ptr, {at}, align 8"))),
                    true => self.storable(&cells, elem),
                };
                let Some(expected) = expected else { return };
                let pair = self.define(&format!(
                    "cmpxchg {at}, ptr {expected}, ptr {value} monotonic monotonic, align 8"
                ));
                self.define(&format!("extractvalue {{ ptr, i1 }} {pair}, 0"))
            }
            2 => {
                let number = self.define(&format!("ptrtoint ptr {value} to i64"));
                let old =
                    self.define(&format!("atomicrmw xchg {at}, i64 {number} monotonic, align 8"));
                self.define(&format!("inttoptr i64 {old} to ptr"))
            }
            _ => self.define(&format!("atomicrmw xchg {at}, ptr {value} monotonic, align 8")),
        };
        let loaded = self.loaded(&cells, elem, old);
        self.ptrs.push(loaded);
    }

    /// What is said of a pointer that is passed.
    pub fn said(&mut self) -> &'static str {
        self.g.choices.pick(&["", "", "nonnull ", "align 4 "])
    }

    /// Copies from one object to another that holds the same.
    pub fn copy_bytes(&mut self) {
        let Some(to) = self.pick(|p| p.kind != Kind::Fun && p.is_sure() && !p.fixed) else {
            return;
        };
        let to = to.by(Way::Copy, self.g.flags.way);
        let from = self.pick(|p| {
            p.kind == to.kind && p.is_sure() && (!p.kind.holds_pointers() || p.gives >= to.takes)
        });
        let Some(from) = from else { return };
        let room = to.room.min(from.room);
        let bytes = match to.kind {
            Kind::Data => 4 * (1 + self.g.choices.below(room)),
            Kind::Cells(_) => 8 * (1 + self.g.choices.below(room)),
            _ => 40,
        };
        let (to, from) = (self.generic(&to), self.generic(&from));
        // Only a move may be onto itself.
        let how = if to.truth.is_some() && from.truth.is_some() && to.truth != from.truth {
            "cpy"
        } else {
            "move"
        };
        let (a, b) = (self.said(), self.said());
        self.line(&format!(
            "call void @llvm.mem{how}.p0.p0.i64(ptr {a}{}, ptr {b}{}, i64 {bytes}, i1 false)",
            to.text, from.text
        ));
    }

    /// Fills numbers with one byte; cells with null, where they may hold it.
    pub fn fill_bytes(&mut self) {
        let nulls = self.g.flags.nulls;
        let fits = |p: &Ptr| {
            let cells = matches!(p.kind, Kind::Cells(Elem::Data | Elem::Node));
            (p.kind == Kind::Data || cells && nulls) && p.is_sure() && !p.fixed
        };
        let Some(ptr) = self.pick(fits) else { return };
        let (size, byte) = if ptr.kind == Kind::Data { (4, 3) } else { (8, 0) };
        let bytes = size * (1 + self.g.choices.below(ptr.room));
        let ptr = self.generic(&ptr);
        let said = self.said();
        self.line(&format!(
            "call void @llvm.memset.p0.i64(ptr {said}{}, i8 {byte}, i64 {bytes}, i1 false)",
            ptr.text
        ));
    }
}
