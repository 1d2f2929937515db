//! Counts of accesses by function, and every generic one with its place.

use memchr::memchr_iter;
use spacecast_nvptx::space::Space;

use crate::instruction::{Class, Effect, effect};
use crate::scan::{Event, Scanner};

/// Where in the program's source something comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Source<'s> {
    /// The file.
    pub file: &'s [u8],
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// A generic access.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site<'s> {
    /// The line in the PTX, from one.
    pub line: usize,
    /// The name of the instruction.
    pub instruction: &'s [u8],
    /// Its class.
    pub class: Class,
    /// Where it comes from, if the PTX says so.
    pub source: Option<Source<'s>>,
    /// Whether it was written by hand, as inline assembly.
    pub assembly: bool,
}

/// How often what happens.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Accesses, by class and space.
    pub accesses: [[u64; 10]; 8],
    /// Casts to generic, by the space they come from.
    pub to_generic: [u64; 10],
    /// Casts from generic, by the space they lead to.
    pub from_generic: [u64; 10],
    /// Queries, by the space they ask for.
    pub queries: [u64; 10],
    /// Generic accesses in inline assembly, which no compiler can resolve.
    pub generic_in_assembly: u64,
    /// All instructions.
    pub instructions: u64,
}

impl Counts {
    /// Accesses to a space.
    pub fn in_space(&self, space: Space) -> u64 {
        self.accesses.iter().map(|class| class[space as usize]).sum()
    }

    /// Accesses of a class to a space.
    pub fn of(&self, class: Class, space: Space) -> u64 {
        self.accesses[class as usize][space as usize]
    }

    /// Generic accesses.
    pub fn generic(&self) -> u64 {
        self.in_space(Space::Generic)
    }

    /// Casts in either direction.
    pub fn casts(&self) -> u64 {
        self.to_generic.iter().chain(&self.from_generic).sum()
    }

    /// Adds other counts.
    pub fn add(&mut self, other: &Counts) {
        let sum = |mine: &mut [u64; 10], theirs: &[u64; 10]| {
            for (a, b) in mine.iter_mut().zip(theirs) {
                *a += b;
            }
        };
        for (mine, theirs) in self.accesses.iter_mut().zip(&other.accesses) {
            sum(mine, theirs);
        }
        sum(&mut self.to_generic, &other.to_generic);
        sum(&mut self.from_generic, &other.from_generic);
        sum(&mut self.queries, &other.queries);
        self.generic_in_assembly += other.generic_in_assembly;
        self.instructions += other.instructions;
    }
}

/// A function that is defined in the PTX.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function<'s> {
    /// Its name.
    pub name: &'s [u8],
    /// Whether it is a kernel.
    pub kernel: bool,
    /// The line where it begins, from one.
    pub line: usize,
    /// What it does.
    pub counts: Counts,
    /// Its generic accesses, in order.
    pub generic: Vec<Site<'s>>,
}

/// What a PTX file does to memory.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit<'s> {
    /// The version of the language, if the file says so.
    pub version: Option<&'s [u8]>,
    /// What it is for, such as `sm_90`.
    pub target: Option<&'s [u8]>,
    /// The functions that are defined, in order.
    pub functions: Vec<Function<'s>>,
    /// Whether the text ends in the middle of something.
    pub cut: bool,
}

impl<'s> Audit<'s> {
    /// Reads PTX.
    pub fn of(text: &'s [u8]) -> Self {
        let mut this = Self::default();
        let mut state = State::default();
        let mut scanner = Scanner::new(text);
        for event in scanner.by_ref() {
            match event {
                Event::Version(version) => this.version = Some(version),
                Event::Target(target) => this.target = Some(target),
                Event::File(number, name) => state.files.push((number, name)),
                Event::Location(file, line, column) => state.location = Some((file, line, column)),
                Event::Assembly(inside) => state.assembly = inside,
                Event::Begin { name, kernel, at, .. } => {
                    (state.location, state.assembly) = (None, false);
                    let (counts, generic) = (Counts::default(), Vec::new());
                    this.functions.push(Function { name, kernel, line: at, counts, generic });
                    state.inside = true;
                }
                Event::End => state.inside = false,
                Event::Variables(_) => {}
                Event::Instruction { name, at, .. } => {
                    if let Some(function) = this.functions.last_mut().filter(|_| state.inside) {
                        state.instruction(function, name, at);
                    }
                }
            }
        }
        this.cut = scanner.is_cut();
        state.name_sources(&mut this.functions);
        this.number_lines(text);
        this
    }

    /// Everything together.
    pub fn total(&self) -> Counts {
        let mut total = Counts::default();
        for function in &self.functions {
            total.add(&function.counts);
        }
        total
    }

    /// Turns offsets into lines, in one pass: they come in order.
    fn number_lines(&mut self, text: &[u8]) {
        let mut ends = memchr_iter(b'\n', text).peekable();
        let mut line = 1;
        let mut number = |at: usize| {
            while ends.next_if(|&end| end < at).is_some() {
                line += 1;
            }
            line
        };
        for function in &mut self.functions {
            function.line = number(function.line);
            for site in &mut function.generic {
                site.line = number(site.line);
            }
        }
    }
}

#[derive(Default)]
struct State<'s> {
    files: Vec<(u32, &'s [u8])>,
    location: Option<Location>,
    assembly: bool,
    inside: bool,
    /// Where the generic accesses come from, in order. Files may be named after all functions.
    sources: Vec<Option<Location>>,
}

/// The number of a file, a line and a column.
type Location = (u32, u32, u32);

impl<'s> State<'s> {
    /// Says where the generic accesses come from.
    fn name_sources(&self, functions: &mut [Function<'s>]) {
        let sites = functions.iter_mut().flat_map(|function| &mut function.generic);
        for (site, location) in sites.zip(&self.sources) {
            site.source = location.and_then(|(file, line, column)| {
                let file = self.files.iter().find(|(number, _)| *number == file)?.1;
                Some(Source { file, line, column })
            });
        }
    }

    fn instruction(&mut self, function: &mut Function<'s>, name: &'s [u8], at: usize) {
        let counts = &mut function.counts;
        counts.instructions += 1;
        match effect(name) {
            Effect::None => {}
            Effect::ToGeneric(space) => counts.to_generic[space as usize] += 1,
            Effect::FromGeneric(space) => counts.from_generic[space as usize] += 1,
            Effect::Query(space) => counts.queries[space as usize] += 1,
            Effect::Access(class, spaces) => {
                for space in spaces.spaces() {
                    counts.accesses[class as usize][space as usize] += 1;
                }
                if spaces.has(Space::Generic) {
                    counts.generic_in_assembly += u64::from(self.assembly);
                    self.sources.push(self.location);
                    function.generic.push(Site {
                        line: at,
                        instruction: name,
                        class,
                        source: None,
                        assembly: self.assembly,
                    });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_in_the_middle() {
        let whole = b".version 8.0\n.func f()\n{ /* { */\n  st.u32 [%rd1], %r1;\n}\n// end\n\0";
        assert!(!Audit::of(whole).cut);
        let from = whole.windows(5).position(|w| w == b".func").expect("a function");
        let to = whole.iter().rposition(|&b| b == b'}').expect("its end");
        for end in from + 5..=to {
            let text = String::from_utf8_lossy(&whole[..end]);
            assert!(Audit::of(&whole[..end]).cut, "{text}");
        }
    }

    const PTX: &[u8] = br#"//
// Generated by hand
.version 8.0
.target sm_90, debug
.address_size 64
.extern .func (.param .b32 r) vprintf (.param .b64 a, .param .b64 b);
.global .align 4 .b8 text[4] = {59, 123, 125, 0};
.visible .entry k(
  .param .u64 .ptr k_param_0 /* ( ; { */
)
.maxntid 256, 1, 1
{
  .reg .pred %p<2>; .reg .b32 %r<9>;
  .pragma "nounroll; {";
  .loc 1 12 5
$L__BB0_1: // a label; not a statement
  @!%p1 ld.global.v2.u32 {%r1, %r2}, [%rd1];
  ld.u32 %r3, [%rd2]; st.shared.u32 [%r4], %r3;
  // begin inline asm
  { .reg .b32 t; atom.add.u32 t, [%rd3], 1; }
  // end inline asm
  cvta.to.global.u64 %rd4, %rd5;
  call.uni (retval0), vprintf, (param0, param1);
  ret;
}
.func helper(.param .b64 p)
{
  .loc 2 7 1, function_name $L__info_string0, inlined_at 1 3 4
  st.b32 [%rd1], 1;
  isspacep.shared %p1, %rd1;
}
.file 1 "a.cu"
.file 2 "b.cuh", 123, 456
.section .debug_abbrev { .b8 1 .b8 2 }
"#;

    #[test]
    fn functions_have_their_counts_and_places() {
        let audit = Audit::of(PTX);
        assert_eq!(audit.version, Some(&b"8.0"[..]));
        assert_eq!(audit.target, Some(&b"sm_90, debug"[..]));
        let [k, helper] = &audit.functions[..] else { panic!("{audit:?}") };
        assert_eq!((k.name, k.kernel, k.line), (&b"k"[..], true, 8));
        assert_eq!(k.counts.of(Class::Load, Space::Global), 1);
        assert_eq!(k.counts.of(Class::Store, Space::Shared), 1);
        assert_eq!(k.counts.generic(), 2);
        assert_eq!(k.counts.generic_in_assembly, 1);
        assert_eq!(k.counts.casts(), 1);
        assert_eq!(k.counts.instructions, 7);
        let site = &k.generic[0];
        assert_eq!((site.line, site.instruction, site.class), (18, &b"ld.u32"[..], Class::Load));
        assert_eq!(site.source, Some(Source { file: b"a.cu", line: 12, column: 5 }));
        assert!(!site.assembly && k.generic[1].assembly);
        assert_eq!((helper.name, helper.kernel, helper.line), (&b"helper"[..], false, 26));
        assert_eq!(helper.counts.queries[Space::Shared as usize], 1);
        assert_eq!(helper.generic[0].source.map(|s| s.file), Some(&b"b.cuh"[..]));
        assert_eq!(audit.total().generic(), 3);
    }

    #[test]
    fn anything_can_be_read() {
        for end in 0..PTX.len() {
            Audit::of(&PTX[..end]);
            Audit::of(&PTX[end..]);
        }
        Audit::of(b"/* never closed");
        Audit::of(b".section {");
        Audit::of(b".func (");
        Audit::of(&[0, 255, b'.', b':', b':', b'@']);
    }
}
