//! A PTX file as functions, parameters, variables and statements, each with its place.
//!
//! ```text
//!   .visible .entry k ( .param .u64 .ptr .shared .align 4 k_param_0 ) {   parameters
//!     .shared .align 4 .b8 tile[64];                                      variables
//!     ld.shared.u32 %r1, [%rd1+4];                                        instructions: a name and its operands
//!   }
//! ```
//!
//! Invariant: every place is an offset into the text that was read.

use std::ops::Range;

use spacecast_nvptx::space::Space;

use crate::instruction::space;
use crate::scan::{Event, Scanner};

/// A word, a number, or a single byte such as `[`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Word<'s> {
    /// Its text.
    pub text: &'s [u8],
    /// Its offset.
    pub at: usize,
}

/// The words of a text that begins at `base`, without comments.
pub fn words(text: &[u8], base: usize) -> Vec<Word<'_>> {
    let is_word = |b: &u8| b.is_ascii_alphanumeric() || b"_$%.".contains(b);
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let rest = &text[at..];
        let until =
            |end: &[u8]| memchr::memmem::find(rest, end).map_or(rest.len(), |n| n + end.len());
        if rest.starts_with(b"//") {
            at += until(b"\n");
        } else if rest.starts_with(b"/*") {
            at += until(b"*/");
        } else if byte.is_ascii_whitespace() {
            at += 1;
        } else {
            let len = rest.iter().take_while(|b| is_word(b)).count().max(1);
            words.push(Word { text: &rest[..len], at: base + at });
            at += len;
        }
    }
    words
}

/// A parameter of a function, or what it returns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter<'s> {
    /// Its name.
    pub name: &'s [u8],
    /// Its declaration.
    pub at: Range<usize>,
    /// Whether it says `.ptr`, and where that points; generic if it does not say.
    pub pointer: Option<Space>,
    /// Whether it is an array, such as a structure that is passed by value.
    pub array: bool,
}

/// A variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable<'s> {
    /// Its name.
    pub name: &'s [u8],
    /// Its state space.
    pub space: Space,
    /// Its declaration, up to its initialiser.
    pub at: Range<usize>,
}

/// What stands in a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement<'s> {
    /// An instruction.
    Instruction {
        /// Its name.
        name: &'s [u8],
        /// The words behind it.
        operands: Vec<Word<'s>>,
        /// Where it stands.
        at: Range<usize>,
    },
    /// A variable, or a parameter of a call.
    Variable(Variable<'s>),
    /// A register, which may hide another of its name until a brace closes.
    Register(&'s [u8]),
}

/// A function that is defined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Body<'s> {
    /// Its name.
    pub name: &'s [u8],
    /// Whether it is a kernel.
    pub kernel: bool,
    /// The offset where it begins.
    pub at: usize,
    /// What it returns.
    pub returns: Vec<Parameter<'s>>,
    /// Its parameters.
    pub parameters: Vec<Parameter<'s>>,
    /// What stands in it, in order.
    pub statements: Vec<Statement<'s>>,
}

/// A PTX file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing<'s> {
    /// The variables outside of functions.
    pub variables: Vec<Variable<'s>>,
    /// The functions that are defined, in order.
    pub functions: Vec<Body<'s>>,
}

impl<'s> Listing<'s> {
    /// Reads PTX.
    pub fn of(text: &'s [u8]) -> Self {
        let mut this = Self::default();
        let mut inside = false;
        let words = |range: Range<usize>| words(&text[range.clone()], range.start);
        for event in Scanner::new(text) {
            let mut body = this.functions.last_mut().filter(|_| inside);
            match event {
                Event::Begin { name, kernel, at, returns, params } => {
                    inside = true;
                    this.functions.push(Body {
                        name,
                        kernel,
                        at,
                        returns: parameters(&words(returns)),
                        parameters: parameters(&words(params)),
                        statements: Vec::new(),
                    });
                }
                Event::End => inside = false,
                Event::Variables(range) => {
                    let words = words(range);
                    let start = words.first().map_or(0, |word| word.at);
                    let space = words.first().and_then(|w| space(w.text.strip_prefix(b".")?));
                    for word in names(&words) {
                        let (name, at) = (word.text, start..end(word));
                        let variable = space.map(|space| Variable { name, space, at });
                        match (body.as_deref_mut(), variable) {
                            (None, variable) => this.variables.extend(variable),
                            (Some(body), variable) => body.statements.push(
                                variable.map_or(Statement::Register(name), Statement::Variable),
                            ),
                        }
                    }
                }
                Event::Instruction { name, at, operands } => {
                    if let Some(body) = body {
                        let at = at..operands.end;
                        let operands = words(operands);
                        body.statements.push(Statement::Instruction { name, operands, at });
                    }
                }
                _ => {}
            }
        }
        this
    }
}

fn end(word: &Word<'_>) -> usize {
    word.at + word.text.len()
}

/// `.param .u64 .ptr .global .align 4 p, .param .align 8 .b8 q[16]`
fn parameters<'s>(words: &[Word<'s>]) -> Vec<Parameter<'s>> {
    let parameter = |words: &[Word<'s>]| {
        let name = words.iter().find(|w| is_name(w.text))?;
        let mut qualifiers = words.iter().skip_while(|w| w.text != b".ptr");
        let pointer = qualifiers.next().map(|_| {
            let named = qualifiers.find_map(|w| space(w.text.strip_prefix(b".")?));
            named.unwrap_or(Space::Generic)
        });
        let array = words.iter().any(|w| w.text == b"[");
        let at = words.first()?.at..words.last().map(end)?;
        Some(Parameter { name: name.text, at, pointer, array })
    };
    words.split(|w| w.text == b",").filter_map(parameter).collect()
}

/// What is declared in `.shared .align 4 .b8 a[64], b[4] = {1, 2}`.
fn names<'w, 's>(words: &'w [Word<'s>]) -> impl Iterator<Item = &'w Word<'s>> {
    let (mut depth, mut initialiser) = (0_i32, false);
    words.iter().filter(move |word| {
        match word.text {
            b"{" | b"[" | b"(" => depth += 1,
            b"}" | b"]" | b")" => depth -= 1,
            b"=" => initialiser = true,
            b"," if depth == 0 => initialiser = false,
            _ => {}
        }
        depth == 0 && !initialiser && is_name(word.text)
    })
}

/// Whether a word is neither a directive nor a number nor punctuation.
pub fn is_name(word: &[u8]) -> bool {
    word.first().is_some_and(|b| b.is_ascii_alphabetic() || b"_$%".contains(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PTX: &[u8] = b".version 8.0
.extern .shared .align 16 .b8 dynamic[];
.const .align 4 .u32 a[2] = {1, generic(b)}, b = 7;
.visible .entry k(
  .param .u64 .ptr .shared .align 4 k_param_0, // comment, with a comma
  .param .u64 .ptr .align 1 k_param_1,
  .param .align 8 .b8 k_param_2[16], .param .u32 k_param_3 )
{
  .reg .b32 %r<3>;
  .local .align 4 .b8 stack[8];
  @%p1 ld.shared.v2.u32 {%r1, %r2}, [%rd1+4];
}
.func (.param .b64 result) helper(.param .b64 p) { ret; }
";

    #[test]
    fn everything_is_found_with_its_place() {
        let text = |range: &Range<usize>| String::from_utf8_lossy(&PTX[range.clone()]).into_owned();
        let listing = Listing::of(PTX);
        let variables: Vec<_> = listing.variables.iter().map(|v| (v.name, v.space)).collect();
        let (shared, constant) = (Space::Shared, Space::Constant);
        assert_eq!(variables, [(&b"dynamic"[..], shared), (b"a", constant), (b"b", constant)]);
        assert_eq!(text(&listing.variables[0].at), ".shared .align 16 .b8 dynamic");
        let [k, helper] = &listing.functions[..] else { panic!("{listing:?}") };
        let parameters: Vec<_> =
            k.parameters.iter().map(|p| (p.name, p.pointer, p.array)).collect();
        let expected = [
            (&b"k_param_0"[..], Some(Space::Shared), false),
            (b"k_param_1", Some(Space::Generic), false),
            (b"k_param_2", None, true),
            (b"k_param_3", None, false),
        ];
        assert_eq!(parameters, expected);
        assert_eq!(text(&k.parameters[2].at), ".param .align 8 .b8 k_param_2[16]");
        let [
            Statement::Register(b"%r"),
            Statement::Variable(stack),
            Statement::Instruction { name, operands, at },
        ] = &k.statements[..]
        else {
            panic!("{k:?}")
        };
        assert_eq!((stack.name, stack.space), (&b"stack"[..], Space::Local));
        assert_eq!(
            (*name, text(at)),
            (&b"ld.shared.v2.u32"[..], "ld.shared.v2.u32 {%r1, %r2}, [%rd1+4]".into())
        );
        assert_eq!(
            operands.iter().map(|w| w.text).collect::<Vec<_>>().concat(),
            b"{%r1,%r2},[%rd1+4]"
        );
        assert_eq!((helper.kernel, helper.returns[0].name), (false, &b"result"[..]));
    }

    #[test]
    fn anything_can_be_read() {
        for end in 0..PTX.len() {
            Listing::of(&PTX[..end]);
            Listing::of(&PTX[end..]);
        }
    }
}
