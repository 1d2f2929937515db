//! Descriptions: which buffers a program needs, what is in them, and which kernels are launched with them.
//!
//! ```text
//!   // buffer: NAME TYPE[COUNT] CONTENT [scratch]
//!   // launch: KERNEL<<<BLOCKS, THREADS[, SHARED BYTES]>>>(ARGUMENT, …)
//!   // tolerance: NUMBER
//! ```
//!
//! They stand at the head of a program as comments; other lines mean nothing. Buffers marked `scratch` are not compared.
//! An argument is a buffer, a number (with a point: a float; with an `L` behind it: of 64 bits), or a struct of arguments
//! in braces.
//!
//! Invariant: the buffers that a [`Program`] mentions exist.

use std::fmt;

/// What is to be run.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// Its memory.
    pub buffers: Vec<Buffer>,
    /// What is launched, in this order.
    pub launches: Vec<Launch>,
    /// How far floats may differ: by so much times the larger of 1 and the value. Zero: not in a single bit.
    pub tolerance: f64,
}

/// An array in global memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Buffer {
    /// What it is called.
    pub name: String,
    /// What it holds.
    pub element: Element,
    /// How many.
    pub count: usize,
    /// What is in it before the first launch.
    pub content: Content,
    /// Whether what is in it afterwards does not count.
    pub scratch: bool,
}

/// A type of elements.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Element {
    U8,
    I16,
    I32,
    I64,
    F32,
    F64,
    Pointer,
}

impl Element {
    const ALL: [(&'static str, Element, usize); 7] = [
        ("u8", Element::U8, 1),
        ("i16", Element::I16, 2),
        ("i32", Element::I32, 4),
        ("i64", Element::I64, 8),
        ("f32", Element::F32, 4),
        ("f64", Element::F64, 8),
        ("ptr", Element::Pointer, 8),
    ];

    /// Its size in bytes.
    pub fn size(self) -> usize {
        Self::ALL[self as usize].2
    }
}

/// What a buffer holds at first.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Content {
    /// `zero`
    Zero,
    /// `fill X`: the same everywhere.
    Fill(f64),
    /// `iota STEP`: 0, STEP, 2 · STEP …
    Iota(f64),
    /// `random LOW HIGH`: from LOW on, below HIGH; whole if the type is.
    Random(f64, f64),
    /// `whole LOW HIGH`: the same, whole also as floats.
    Whole(f64, f64),
    /// `sorted LOW HIGH`: the same, sorted.
    Sorted(f64, f64),
    /// `into BUFFER STEP`: addresses in that buffer, so many bytes apart, from its start again after its end.
    Into(usize, usize),
}

/// A kernel with its arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Launch {
    /// Its name.
    pub kernel: String,
    /// Blocks, threads in each, and bytes of dynamic shared memory.
    pub shape: [u32; 3],
    /// The arguments.
    pub arguments: Vec<Argument>,
}

/// What is passed to a kernel.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// The address of a buffer.
    Buffer(usize),
    /// A whole number.
    Int(i32),
    /// One of 64 bits.
    Long(i64),
    /// A float.
    Float(f32),
    /// A struct, by value.
    Struct(Vec<Argument>),
}

/// What is wrong with a description, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line, from one; zero for the whole.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// The lines of a program that describe it, without their comment signs.
pub fn description(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text
        .lines()
        .enumerate()
        .map(|(n, line)| (n + 1, line.trim_start_matches("// ").trim_end()));
    let keys = ["buffer: ", "launch: ", "tolerance: "];
    lines.filter(move |(_, line)| keys.iter().any(|key| line.starts_with(key)))
}

impl Program {
    /// Reads a description.
    ///
    /// # Errors
    ///
    /// When a line does not have the form above, or there is no launch.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut this = Self { buffers: Vec::new(), launches: Vec::new(), tolerance: 0.0 };
        for (line, text) in description(text) {
            this.line(text).map_err(|message| Error { line, message })?;
        }
        if this.launches.is_empty() {
            return Err(Error { line: 0, message: "nothing is launched".to_owned() });
        }
        Ok(this)
    }

    fn line(&mut self, text: &str) -> Result<(), String> {
        let (key, rest) = text.split_once(": ").unwrap_or((text, ""));
        match key {
            "buffer" => {
                let buffer = self.buffer(rest)?;
                self.buffers.push(buffer);
            }
            "launch" => {
                let launch = self.launch(rest)?;
                self.launches.push(launch);
            }
            _ => self.tolerance = number(rest)?,
        }
        Ok(())
    }

    fn buffer(&self, text: &str) -> Result<Buffer, String> {
        let form = || format!("`{text}` is not `NAME TYPE[COUNT] CONTENT`");
        let (text, scratch) =
            text.strip_suffix(" scratch").map_or((text, false), |text| (text, true));
        let words: Vec<&str> = text.split_whitespace().collect();
        let [name, kind, content @ ..] = &words[..] else { return Err(form()) };
        let (element, count) =
            kind.strip_suffix(']').and_then(|kind| kind.split_once('[')).ok_or_else(form)?;
        let known = Element::ALL.iter().find(|(word, ..)| *word == element);
        let content = match *content {
            ["zero"] => Content::Zero,
            ["fill", x] => Content::Fill(number(x)?),
            ["iota", step] => Content::Iota(number(step)?),
            ["random", low, high] => Content::Random(number(low)?, number(high)?),
            ["whole", low, high] => Content::Whole(number(low)?, number(high)?),
            ["sorted", low, high] => Content::Sorted(number(low)?, number(high)?),
            ["into", other, step] => Content::Into(self.named(other)?, number(step)?),
            _ => return Err(format!("`{}` is no content", content.join(" "))),
        };
        Ok(Buffer {
            name: (*name).to_owned(),
            element: known.ok_or_else(|| format!("there is no type `{element}`"))?.1,
            count: number(count)?,
            content,
            scratch,
        })
    }

    fn named(&self, name: &str) -> Result<usize, String> {
        let found = self.buffers.iter().position(|buffer| buffer.name == name);
        found.ok_or_else(|| format!("there is no buffer `{name}`"))
    }

    fn launch(&self, text: &str) -> Result<Launch, String> {
        let form = || format!("`{text}` is not `KERNEL<<<BLOCKS, THREADS>>>(ARGUMENT, …)`");
        let (kernel, rest) = text.split_once("<<<").ok_or_else(form)?;
        let (shape, rest) = rest.split_once(">>>(").ok_or_else(form)?;
        let arguments = rest.strip_suffix(')').ok_or_else(form)?;
        let shape: Vec<u32> =
            shape.split(',').map(|n| number(n.trim())).collect::<Result<_, _>>()?;
        let shape = match shape[..] {
            [blocks, threads] => [blocks, threads, 0],
            [blocks, threads, shared] => [blocks, threads, shared],
            _ => return Err(form()),
        };
        Ok(Launch { kernel: kernel.to_owned(), shape, arguments: self.arguments(arguments)? })
    }

    fn arguments(&self, text: &str) -> Result<Vec<Argument>, String> {
        let mut arguments = Vec::new();
        let mut rest = text.trim();
        while !rest.is_empty() {
            let in_struct = rest.strip_prefix('{').and_then(|inside| inside.split_once('}'));
            let (argument, after) = match in_struct {
                Some((inside, after)) => (Argument::Struct(self.arguments(inside)?), after),
                None => {
                    let (word, after) =
                        rest.find(',').map_or((rest, ""), |comma| rest.split_at(comma));
                    (self.argument(word.trim())?, after)
                }
            };
            arguments.push(argument);
            let after = after.trim_start();
            rest = match after.strip_prefix(',') {
                Some(more) => more.trim_start(),
                None if after.is_empty() => after,
                None => return Err(format!("a comma is missing before `{after}`")),
            };
        }
        Ok(arguments)
    }

    fn argument(&self, word: &str) -> Result<Argument, String> {
        if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            return match word.strip_suffix('L') {
                Some(long) => number(long).map(Argument::Long),
                None if word.contains('.') => number(word).map(Argument::Float),
                None => number(word).map(Argument::Int),
            };
        }
        self.named(word).map(Argument::Buffer)
    }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("`{text}` is no such number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> String {
        Program::parse(text).expect_err("a fault").to_string()
    }

    #[test]
    fn a_description_is_read_from_comments() {
        let text = "// What it does.\n// buffer: out f32[16] zero\n// buffer: q i64[4] random -1 9 scratch\n\
                    // buffer: p ptr[4] into out 8\n// tolerance: 1e-3\n\
                    // launch: k<<<2, 8, 64>>>({out, q, 3}, -4, 1.5, 7L)\n#include <x>\nint x; // buffer: no\n";
        let program = Program::parse(text).expect("a program");
        assert_eq!(program.tolerance, 1e-3);
        assert_eq!(program.buffers.len(), 3);
        assert_eq!(program.buffers[0].element.size(), 4);
        assert_eq!(program.buffers[1].content, Content::Random(-1.0, 9.0));
        assert_eq!(
            program.buffers.iter().map(|b| b.scratch).collect::<Vec<_>>(),
            [false, true, false]
        );
        assert_eq!(program.buffers[2].content, Content::Into(0, 8));
        let inside = vec![Argument::Buffer(0), Argument::Buffer(1), Argument::Int(3)];
        let numbers = [Argument::Int(-4), Argument::Float(1.5), Argument::Long(7)];
        let arguments = [Argument::Struct(inside)].into_iter().chain(numbers).collect();
        let launch = Launch { kernel: "k".to_owned(), shape: [2, 8, 64], arguments };
        assert_eq!(program.launches, [launch]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        assert_eq!(fault("// nothing"), "line 0: nothing is launched");
        assert_eq!(fault("\nlaunch: k<<<1, 2>>>(a)"), "line 2: there is no buffer `a`");
        assert_eq!(fault("buffer: a i31[2] zero"), "line 1: there is no type `i31`");
        assert_eq!(fault("buffer: a i32[2] one"), "line 1: `one` is no content");
        assert_eq!(fault("buffer: a i32[x] zero"), "line 1: `x` is no such number");
        assert_eq!(
            fault("launch: k<<<1>>>()"),
            "line 1: `k<<<1>>>()` is not `KERNEL<<<BLOCKS, THREADS>>>(ARGUMENT, …)`"
        );
        assert_eq!(fault("launch: k<<<1, 2>>>({1} 2)"), "line 1: a comma is missing before `2`");
    }
}
