//! Operations, as far as their text can be told apart without knowing their dialects.
//!
//! ```text
//!   %0 = memref.load %arg0[%i] : memref<4xf32>      results, a name, tokens
//!   gpu.func @k(…) kernel {                         a region opens: what follows has this as its parent
//!   ^bb1(%1: i32):                                  a block counts as an operation
//!   }                                               it closes: tokens may follow, as in the generic form
//! ```
//!
//! An operation goes on over lines until a line begins with another. A brace opens a region if a line ends behind
//! it or an operation follows; otherwise it opens a list of attributes. So `mlir-opt` prints, in either form.
//!
//! Invariant: a parent stands before its operations, and nothing recurses, however deep regions are.

use super::lex::{Kind, Token, lex};
use crate::Error;

/// An operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Op<'s> {
    /// The name without quotes; the label of a block; the name of an alias.
    pub name: &'s [u8],
    /// Whether it is in the generic form.
    pub generic: bool,
    pub at: usize,
    pub results: Vec<&'s [u8]>,
    /// What follows the name, without what is in regions.
    pub tokens: Vec<Token<'s>>,
    /// The operation whose region it is in.
    pub parent: Option<usize>,
}

/// All operations, blocks and aliases, in order.
pub(super) fn read(text: &[u8]) -> Result<Vec<Op<'_>>, Error> {
    let mut reader = Reader { tokens: lex(text)?, at: 0, ops: Vec::new(), open: Vec::new() };
    while let Some(token) = reader.tokens.get(reader.at) {
        if token.is("}") {
            let Some((op, brackets)) = reader.open.pop() else {
                return error("this brace closes nothing", token.at);
            };
            reader.at += 1;
            reader.rest(op, brackets)?;
        } else {
            let op = reader.begin()?;
            reader.rest(op, Vec::new())?;
        }
    }
    match reader.open.last() {
        Some(&(op, _)) => error("this operation is never closed", reader.ops[op].at),
        None => Ok(reader.ops),
    }
}

fn error<T>(message: &str, at: usize) -> Result<T, Error> {
    Err(Error { message: message.to_owned(), at })
}

struct Reader<'s> {
    tokens: Vec<Token<'s>>,
    at: usize,
    ops: Vec<Op<'s>>,
    /// The operations in whose regions we are, and the brackets that were open there.
    open: Vec<(usize, Vec<Token<'s>>)>,
}

impl<'s> Reader<'s> {
    fn peek(&self, ahead: usize) -> Option<&Token<'s>> {
        self.tokens.get(self.at + ahead)
    }

    /// The results and the name of an operation.
    fn begin(&mut self) -> Result<usize, Error> {
        let mut results = Vec::new();
        let start = self.at;
        while let Some(token) = self.peek(0).filter(|_| self.tokens[start].kind == Kind::Value) {
            if token.kind == Kind::Value {
                results.push(token.text);
            }
            let end = token.is("=");
            self.at += 1;
            if end {
                break;
            }
        }
        let names = [Kind::Word, Kind::Text, Kind::Block, Kind::Attribute, Kind::Type];
        let Some(token) = self.peek(0).filter(|token| names.contains(&token.kind)) else {
            let at = self.peek(0).unwrap_or(&self.tokens[start]).at;
            return error("an operation is expected here", at);
        };
        let generic = token.kind == Kind::Text;
        let name = if generic { &token.text[1..token.text.len() - 1] } else { token.text };
        let parent = self.open.last().map(|&(op, _)| op);
        let op = Op { name, generic, at: token.at, results, tokens: Vec::new(), parent };
        self.ops.push(op);
        self.at += 1;
        Ok(self.ops.len() - 1)
    }

    /// What follows the name of an operation, up to its end or to where a region opens.
    fn rest(&mut self, op: usize, mut brackets: Vec<Token<'s>>) -> Result<(), Error> {
        while let Some(token) = self.peek(0).cloned() {
            if brackets.is_empty() && (token.is("}") || token.first && self.starts()) {
                return Ok(());
            }
            match token.text {
                b"{" if self.opens_region() => {
                    self.at += 1;
                    self.open.push((op, brackets));
                    return Ok(());
                }
                b"(" | b"[" | b"{" => brackets.push(token.clone()),
                b")" | b"]" | b"}" => {
                    let opened = brackets.pop().map(|bracket| bracket.text);
                    let fits = matches!(
                        (opened, token.text),
                        (Some(b"("), b")") | (Some(b"["), b"]") | (Some(b"{"), b"}")
                    );
                    if !fits {
                        return error("this bracket closes nothing", token.at);
                    }
                }
                _ => {}
            }
            self.ops[op].tokens.push(token);
            self.at += 1;
        }
        match brackets.last() {
            Some(bracket) => error("this bracket is never closed", bracket.at),
            None => Ok(()),
        }
    }

    /// Whether an operation, a block or an alias begins here.
    fn starts(&self) -> bool {
        let Some(token) = self.peek(0) else { return true };
        let next =
            |texts: &[&str]| self.peek(1).is_some_and(|t| texts.iter().any(|text| t.is(text)));
        match token.kind {
            Kind::Block => true,
            // Names have a dot, but for those that need not name their dialect.
            Kind::Word => {
                token.text.contains(&b'.')
                    || [&b"module"[..], b"return", b"call"].contains(&token.text)
            }
            Kind::Text => next(&["("]),
            Kind::Value => self.results_end(),
            Kind::Attribute | Kind::Type => next(&["="]),
            _ => false,
        }
    }

    /// Whether `%0, %1:2 =` stands here: results, not operands that go on.
    fn results_end(&self) -> bool {
        // Nobody has more; a file of nothing but commas should not be read again for every line.
        let mut rest = self.tokens[self.at..].iter().take(1000).peekable();
        while rest.next_if(|token| token.kind == Kind::Value).is_some() {
            if rest.next_if(|token| token.is(":")).is_some() {
                rest.next_if(|token| token.kind == Kind::Number);
            }
            match rest.next() {
                Some(token) if token.is("=") => return true,
                Some(token) if token.is(",") => {}
                _ => return false,
            }
        }
        false
    }

    /// Whether the brace here opens a region.
    fn opens_region(&self) -> bool {
        let before = self.at.checked_sub(1).map(|at| &self.tokens[at]);
        if before.is_some_and(|token| token.is("attributes") || token.is("<")) {
            return false;
        }
        let Some(inside) = self.peek(1) else { return true };
        let then =
            |texts: &[&str]| self.peek(2).is_some_and(|t| texts.iter().any(|text| t.is(text)));
        inside.first
            || match inside.kind {
                Kind::Value | Kind::Block => true,
                Kind::Text => then(&["("]),
                Kind::Word => !then(&["=", ",", "}"]),
                _ => false,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<(String, Option<usize>)> {
        let ops = read(text.as_bytes()).expect("operations");
        ops.iter().map(|op| (String::from_utf8_lossy(op.name).into_owned(), op.parent)).collect()
    }

    #[test]
    fn regions_nest_in_both_forms() {
        let pretty = "#map = affine_map<(d0) -> (d0)>
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<4xf32> {llvm.noalias})
        workgroup(%t : memref<4xf32, 3>) kernel {
      %0:2, %1 = scf.if %c -> (f32) {
        scf.yield %a : f32
      } else {
        scf.yield %b : f32
      } {attr = 1 : i32}
      llvm.store %a,
        %b : f32, !llvm.ptr
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      gpu.return
    }
  }
}
{-# dialect_resources: { } #-}
";
        let expected = [
            ("#map", None),
            ("module", None),
            ("gpu.module", Some(1)),
            ("gpu.func", Some(2)),
            ("scf.if", Some(3)),
            ("scf.yield", Some(4)),
            ("scf.yield", Some(4)),
            ("llvm.store", Some(3)),
            ("cf.br", Some(3)),
            ("^bb1", Some(3)),
            ("gpu.return", Some(3)),
        ];
        let found = names(pretty);
        assert_eq!(found, expected.map(|(name, parent)| (name.to_owned(), parent)));
        let ops = read(pretty.as_bytes()).expect("operations");
        assert_eq!(ops[4].results, [&b"%0"[..], b"%1"]);
        assert!(ops[4].tokens.iter().any(|token| token.is("attr")));

        let generic = "\"builtin.module\"() ({
  \"gpu.func\"() <{function_type = () -> ()}> ({
  ^bb0(%arg0: i32):
    \"gpu.return\"() : () -> ()
  }) {gpu.kernel, sym_name = \"k\"} : () -> () loc(#loc)
}) : () -> ()
#loc = loc(\"a.mlir\":1:1)
";
        let expected = [
            ("builtin.module", None),
            ("gpu.func", Some(0)),
            ("^bb0", Some(1)),
            ("gpu.return", Some(1)),
            ("#loc", None),
        ];
        assert_eq!(names(generic), expected.map(|(name, parent)| (name.to_owned(), parent)));
        let ops = read(generic.as_bytes()).expect("operations");
        assert!(ops[1].generic && ops[1].tokens.iter().any(|token| token.is("sym_name")));
    }

    #[test]
    fn faults_have_places() {
        let fault = |text: &str| read(text.as_bytes()).err().map(|error| (error.message, error.at));
        let expected = |message: &str, at| Some((message.to_owned(), at));
        assert_eq!(fault("module {\n"), expected("this operation is never closed", 0));
        assert_eq!(fault("a.b(\n"), expected("this bracket is never closed", 3));
        assert_eq!(fault("a.b (]"), expected("this bracket closes nothing", 5));
        assert_eq!(fault("a.b\n}"), expected("this brace closes nothing", 4));
        assert_eq!(fault("%0 = ="), expected("an operation is expected here", 5));
        assert_eq!(fault("%0, %1"), expected("an operation is expected here", 0));
        assert_eq!(fault("a.b \"c"), expected("this string is never closed", 4));
    }
}
