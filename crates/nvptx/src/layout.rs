//! Data layouts: how large and how aligned types are, and how wide the pointers of each space.
//!
//! [`DataLayout::parse`] reads any layout that LLVM reads. [`build`] builds those of NVPTX from their
//! knobs, [`check()`] says what is wrong with one, and whether two modules can be linked. [`Sizes`] answers
//! what passes ask: sizes, alignments, offsets of fields.
//!
//! Invariant: a layout that was parsed answers every question LLVM would answer, with LLVM's defaults
//! where it is silent.

mod check;
mod forms;
mod sizes;

use std::fmt;

use spacecast_ir::Module;

pub use check::{EMPTY, EXAMPLE, Problem, SHORT_FORM, check, compatible};
pub use forms::{Family, Knobs, build};
pub use sizes::{Sizes, StructLayout, Table};

/// The pointers of a space.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PointerSpec {
    /// The number of the space.
    pub space: u32,
    /// Its bits.
    pub bits: u32,
    /// What the ABI aligns it to, in bits.
    pub abi: u32,
    /// What it had best be aligned to, in bits.
    pub preferred: u32,
    /// The bits of an index into it.
    pub index: u32,
}

/// The alignment of a type by its size, in bits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AlignSpec {
    /// The size of the type.
    pub bits: u32,
    /// What the ABI aligns it to.
    pub abi: u32,
    /// What it had best be aligned to.
    pub preferred: u32,
}

/// A data layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// Whether the least significant byte comes first.
    pub little_endian: bool,
    /// The natural alignment of the stack in bits, where it is given.
    pub stack: Option<u32>,
    /// The space of functions.
    pub program_space: u32,
    /// The space of variables.
    pub globals_space: u32,
    /// The space of `alloca`.
    pub alloca_space: u32,
    /// How symbols are mangled, where it is given.
    pub mangling: Option<char>,
    /// Integer widths that registers have.
    pub native: Vec<u32>,
    /// Spaces whose pointers are not plain integers.
    pub non_integral: Vec<u32>,
    /// The alignment of aggregates: ABI and preferred.
    pub aggregate: (u32, u32),
    /// The alignment of function pointers, and whether it depends on the function.
    pub function_pointer: Option<(u32, bool)>,
    pub(crate) pointers: Vec<PointerSpec>,
    pub(crate) integers: Vec<AlignSpec>,
    pub(crate) floats: Vec<AlignSpec>,
    pub(crate) vectors: Vec<AlignSpec>,
}

/// Why a text is no data layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutError {
    /// The part that cannot be read.
    pub part: String,
    /// Where it begins.
    pub offset: usize,
    /// What is wrong with it.
    pub message: &'static str,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` in the data layout: {}", self.part, self.message)
    }
}

impl std::error::Error for LayoutError {}

const fn align(bits: u32, abi: u32, preferred: u32) -> AlignSpec {
    AlignSpec { bits, abi, preferred }
}

impl Default for DataLayout {
    /// What LLVM assumes where a layout is silent.
    fn default() -> Self {
        Self {
            // LLVM's own default is big endian; every layout of NVPTX says `e`.
            little_endian: false,
            stack: None,
            program_space: 0,
            globals_space: 0,
            alloca_space: 0,
            mangling: None,
            native: Vec::new(),
            non_integral: Vec::new(),
            aggregate: (0, 64),
            function_pointer: None,
            pointers: vec![PointerSpec { space: 0, bits: 64, abi: 64, preferred: 64, index: 64 }],
            integers: vec![
                align(1, 8, 8),
                align(8, 8, 8),
                align(16, 16, 16),
                align(32, 32, 32),
                align(64, 32, 64),
            ],
            floats: vec![
                align(16, 16, 16),
                align(32, 32, 32),
                align(64, 64, 64),
                align(128, 128, 128),
            ],
            vectors: vec![align(64, 64, 64), align(128, 128, 128)],
        }
    }
}

/// Sizes and spaces are numbers of 24 bits.
fn number(text: &str, message: &'static str) -> Result<u32, &'static str> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|n| plain && *n < 1 << 24).ok_or(message)
}

fn alignment(text: &str, zero: bool) -> Result<u32, &'static str> {
    let message = "an alignment is a number of bits: eight times a power of two";
    let n: u32 = number(text, message)?;
    let fits = n.is_multiple_of(8) && (n / 8).is_power_of_two() && n < 1 << 16;
    if fits || (n == 0 && zero) { Ok(n) } else { Err(message) }
}

impl DataLayout {
    /// The layout of a module; where it says none, the one that LLVM takes for NVPTX, or what it takes for nothing in
    /// particular where the module is for something else.
    pub fn of_module(module: &Module<'_>) -> Self {
        let text = module.data_layout().unwrap_or_default();
        let triple = module.triple().unwrap_or_default();
        if text.is_empty() && (triple.is_empty() || triple.starts_with(b"nvptx")) {
            let bits32 = triple.starts_with(b"nvptx-");
            let knobs = Knobs { bits32, ..Knobs::default() };
            return Self::parse(&build(Family::Upstream(22), knobs)).unwrap_or_default();
        }
        // What cannot be read LLVM refuses.
        Self::parse(&String::from_utf8_lossy(&text)).unwrap_or_default()
    }

    /// Reads a layout.
    ///
    /// # Errors
    ///
    /// If LLVM could not read it either.
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut layout = Self::default();
        if text.is_empty() {
            return Ok(layout);
        }
        let mut offset = 0;
        for part in text.split('-') {
            layout.part(part).map_err(|message| LayoutError {
                part: part.to_owned(),
                offset,
                message,
            })?;
            offset += part.len() + 1;
        }
        Ok(layout)
    }

    fn part(&mut self, part: &str) -> Result<(), &'static str> {
        let mut chars = part.chars();
        let Some(kind) = chars.next() else { return Err("there is nothing between two dashes") };
        let rest = chars.as_str();
        match kind {
            'e' | 'E' if rest.is_empty() => self.little_endian = kind == 'e',
            'p' => self.pointer(rest)?,
            'i' | 'f' | 'v' => self.scalar(kind, rest)?,
            'a' => self.aggregates(rest)?,
            'n' => match rest.strip_prefix("i:") {
                Some(spaces) => {
                    for space in spaces.split(':') {
                        let n = number(space, "`ni` lists numbers of spaces")?;
                        if n == 0 {
                            return Err("space 0 cannot be non-integral");
                        }
                        self.non_integral.push(n);
                    }
                }
                None => {
                    for bits in rest.split(':') {
                        let n = number(bits, "`n` lists the widths of integers")?;
                        if n == 0 {
                            return Err("an integer has at least one bit");
                        }
                        self.native.push(n);
                    }
                }
            },
            'S' => self.stack = Some(alignment(rest, true)?),
            'P' => self.program_space = number(rest, "`P` is followed by a space")?,
            'G' => self.globals_space = number(rest, "`G` is followed by a space")?,
            'A' => self.alloca_space = number(rest, "`A` is followed by a space")?,
            'F' => {
                let own = match rest.as_bytes().first() {
                    Some(b'i') => false,
                    Some(b'n') => true,
                    _ => return Err("`F` is followed by `i` or `n` and an alignment"),
                };
                self.function_pointer = Some((alignment(&rest[1..], false)?, own));
            }
            'm' => {
                let mut mangling = rest.strip_prefix(':').unwrap_or("").chars();
                match (mangling.next(), mangling.next()) {
                    (Some(c @ ('e' | 'l' | 'o' | 'm' | 'w' | 'x' | 'a')), None) => {
                        self.mangling = Some(c);
                    }
                    _ => return Err("`m:` is followed by one of e, l, o, m, w, x, a"),
                }
            }
            // Old LLVM wrote the alignment of stack objects; nobody reads it any more.
            's' => {}
            _ => return Err("no part of a data layout begins so"),
        }
        Ok(())
    }

    /// `p[space]:size:abi[:preferred[:index]]`
    fn pointer(&mut self, text: &str) -> Result<(), &'static str> {
        let mut fields = text.split(':');
        // Flags for pointers with state of their own may stand before the number.
        let space = fields.next().unwrap_or("").trim_start_matches(['e', 'u']);
        let space = if space.is_empty() { 0 } else { number(space, "a space is a number")? };
        let message = "a pointer has a size and an alignment, in bits";
        let bits = number(fields.next().ok_or(message)?, message)?;
        if bits == 0 {
            return Err("a pointer has at least one bit");
        }
        let abi = alignment(fields.next().ok_or(message)?, false)?;
        let preferred = fields.next().map_or(Ok(abi), |p| alignment(p, false))?;
        let index = fields.next().map_or(Ok(bits), |i| number(i, message))?;
        if preferred < abi {
            return Err("what is preferred is at least what the ABI says");
        }
        if index == 0 || index > bits {
            return Err("an index is as wide as its pointer, or narrower");
        }
        if fields.next().is_some() {
            return Err("a pointer has at most four numbers");
        }
        let spec = PointerSpec { space, bits, abi, preferred, index };
        match self.pointers.iter_mut().find(|p| p.space == space) {
            Some(found) => *found = spec,
            None => self.pointers.push(spec),
        }
        Ok(())
    }

    /// `i32:32[:32]`, and the same for floats and vectors.
    fn scalar(&mut self, kind: char, text: &str) -> Result<(), &'static str> {
        let mut fields = text.split(':');
        let message = "a type has a size and an alignment, in bits";
        let bits = number(fields.next().unwrap_or(""), message)?;
        if bits == 0 {
            return Err("a type has at least one bit");
        }
        let abi = alignment(fields.next().ok_or(message)?, false)?;
        let preferred = fields.next().map_or(Ok(abi), |p| alignment(p, false))?;
        if preferred < abi {
            return Err("what is preferred is at least what the ABI says");
        }
        if kind == 'i' && bits == 8 && abi != 8 {
            return Err("bytes are aligned to bytes");
        }
        if fields.next().is_some() {
            return Err("a type has at most two alignments");
        }
        let specs = match kind {
            'i' => &mut self.integers,
            'f' => &mut self.floats,
            _ => &mut self.vectors,
        };
        let spec = align(bits, abi, preferred);
        match specs.binary_search_by_key(&bits, |s| s.bits) {
            Ok(at) => specs[at] = spec,
            Err(at) => specs.insert(at, spec),
        }
        Ok(())
    }

    /// `a:abi[:preferred]`, or `a0:…` as old LLVM wrote it.
    fn aggregates(&mut self, text: &str) -> Result<(), &'static str> {
        let mut fields = text.split(':');
        if !matches!(fields.next(), Some("" | "0")) {
            return Err("aggregates have no size of their own");
        }
        let message = "aggregates have an alignment, in bits";
        let abi = alignment(fields.next().ok_or(message)?, true)?;
        let preferred = fields.next().map_or(Ok(abi), |p| alignment(p, true))?;
        if preferred < abi {
            return Err("what is preferred is at least what the ABI says");
        }
        self.aggregate = (abi, preferred);
        Ok(())
    }

    /// The pointers of a space: its own, or those of space 0.
    pub fn pointer_spec(&self, space: u32) -> PointerSpec {
        let own = self.pointers.iter().find(|p| p.space == space);
        let default = self.pointers.first().copied();
        let fallback = PointerSpec { space: 0, bits: 64, abi: 64, preferred: 64, index: 64 };
        PointerSpec { space, ..own.copied().or(default).unwrap_or(fallback) }
    }

    /// Whether pointers of this space have entries of their own.
    pub fn names_pointer(&self, space: u32) -> bool {
        self.pointers.iter().any(|p| p.space == space)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> DataLayout {
        DataLayout::parse(text).expect("a layout")
    }

    #[test]
    fn pointers_by_space() {
        let layout = parse("e-p:64:64:64-p3:32:32:32-p7:160:256:256:32-n16:32:64");
        assert_eq!(layout.pointer_spec(0).bits, 64);
        assert_eq!(layout.pointer_spec(3).bits, 32);
        assert_eq!(layout.pointer_spec(1).bits, 64, "as space 0");
        let odd = layout.pointer_spec(7);
        assert_eq!((odd.bits, odd.abi, odd.index), (160, 256, 32));
        assert_eq!(layout.native, [16, 32, 64]);
        assert!(layout.little_endian && !parse("E").little_endian && !parse("").little_endian);
    }

    #[test]
    fn layouts_of_other_targets() {
        let x86 = parse(
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        );
        assert_eq!((x86.mangling, x86.stack), (Some('e'), Some(128)));
        let amd = parse("e-p:64:64-p5:32:32-p7:160:256:256:32-S32-A5-G1-ni:7:8:9");
        assert_eq!((amd.alloca_space, amd.globals_space), (5, 1));
        assert_eq!(amd.non_integral, [7, 8, 9]);
        assert_eq!(parse("E-m:a-Fi32-i64:64").function_pointer, Some((32, false)));
        assert_eq!(parse("e-a:0:32-S64").aggregate, (0, 32));
        assert_eq!(parse("e-a0:0:64-s0:64:64").aggregate, (0, 64));
    }

    #[test]
    fn what_is_no_layout() {
        for (text, part) in [
            ("e--i8:8", ""),
            ("e-q", "q"),
            ("e-p", "p"),
            ("e-p:0:64", "p:0:64"),
            ("e-p:64:63", "p:64:63"),
            ("e-p:64:64:32", "p:64:64:32"),
            ("e-p:64:64:64:128", "p:64:64:64:128"),
            ("e-i32", "i32"),
            ("e-i8:16", "i8:16"),
            ("e-i32:24", "i32:24"),
            ("e-ni:0", "ni:0"),
            ("e-n", "n"),
            ("e-m:z", "m:z"),
            ("e-Fx8", "Fx8"),
            ("e-ex", "ex"),
            ("e-p-1:64:64", "p"),
        ] {
            let error = DataLayout::parse(text).expect_err(text);
            assert_eq!(error.part, part, "{text}");
            assert!(text[error.offset..].starts_with(part), "{text}");
        }
    }
}
