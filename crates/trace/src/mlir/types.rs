//! Types that point somewhere, and what they say: memrefs, and the pointers of the `llvm` and `ptr` dialects.

use std::collections::HashMap;
use std::ops::Range;

use spacecast_nvptx::space::Space;

use super::lex::{Kind, Token};
use crate::shown;
use crate::stage::{Encoding, Says};

/// Names for attributes and types: `#smem = #gpu.address_space<workgroup>`.
pub(super) type Aliases<'s> = HashMap<&'s [u8], Vec<Token<'s>>>;

/// A type of a pointer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pointer {
    pub encoding: Encoding,
    /// The parameters that an argument of the type becomes when it is lowered, and which of them are its pointers.
    pub parameters: usize,
    pub pointers: Range<usize>,
}

/// What is between a bracket and the one that closes it: the parts between commas, and the position behind.
pub(super) fn parts<'t, 's>(tokens: &'t [Token<'s>], open: usize) -> (Vec<&'t [Token<'s>]>, usize) {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, open + 1);
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.text {
            b"(" | b"[" | b"{" | b"<" => depth += 1,
            b")" | b"]" | b"}" | b">" => depth -= 1,
            b"," if depth == 1 => {
                parts.push(&tokens[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        if depth <= 0 {
            if at > start || !parts.is_empty() {
                parts.push(&tokens[start.min(at)..at]);
            }
            return (parts, at + 1);
        }
    }
    (parts, tokens.len())
}

/// Where a type that begins here ends.
fn type_end(tokens: &[Token<'_>], at: usize) -> usize {
    let bracket = tokens.get(at + 1).is_some_and(|token| token.is("<"));
    if bracket { parts(tokens, at + 1).1 } else { at + 1 }
}

/// The first type of a pointer among tokens.
pub(super) fn first_pointer(
    text: &[u8],
    aliases: &Aliases<'_>,
    tokens: &[Token<'_>],
) -> Option<Pointer> {
    let mut at = 0;
    while at < tokens.len() {
        // Lists are looked into; other types, such as structures, are not.
        if !matches!(tokens[at].kind, Kind::Word | Kind::Type | Kind::Attribute) {
            at += 1;
            continue;
        }
        let end = type_end(tokens, at);
        if let Some(pointer) = pointer(text, aliases, &tokens[at..end]) {
            return Some(pointer);
        }
        at = end;
    }
    None
}

/// The type that these tokens are, if it is one of a pointer.
fn pointer(text: &[u8], aliases: &Aliases<'_>, tokens: &[Token<'_>]) -> Option<Pointer> {
    let (first, last) = (tokens.first()?, tokens.last()?);
    let at = first.at..last.range().end;
    let meant = meant(aliases, tokens);
    let first = meant.first()?;
    let inside = || parts(meant, 1).0;
    let (says, parameters, pointers) = if first.is("memref") && meant.len() > 1 {
        let parts = inside();
        let says = parts.iter().skip(1).find_map(|part| space(aliases, part));
        let says = says.unwrap_or(Says::Space(Space::Generic));
        let shape: Vec<&[u8]> = parts.first()?.iter().map(|token| token.text).collect();
        match rank(&shape.concat()) {
            // An allocated and an aligned pointer, an offset, sizes and strides.
            Some(rank) => (says, 3 + 2 * rank, 0..2),
            // A rank, and a pointer to all that, wherever it is.
            None => (says, 2, 0..0),
        }
    } else if first.is("!llvm.ptr") || first.is("!ptr.ptr") {
        let says = if meant.len() > 1 {
            inside().iter().find_map(|part| space(aliases, part))
        } else {
            None
        };
        (says.unwrap_or(Says::Space(Space::Generic)), 1, 0..1)
    } else {
        return None;
    };
    let encoding = Encoding { text: shown(text, at.clone()), says, at };
    Some(Pointer { encoding, parameters, pointers })
}

/// What tokens stand for, if they are an alias.
fn meant<'t, 's>(aliases: &'t Aliases<'s>, mut tokens: &'t [Token<'s>]) -> &'t [Token<'s>] {
    // An alias may be one of another; eight are more than anyone writes, and end a circle.
    for _ in 0..8 {
        match tokens {
            [one] if aliases.contains_key(one.text) => tokens = &aliases[one.text],
            _ => break,
        }
    }
    tokens
}

/// The space that an attribute of a type says; `None` if it is a layout.
fn space(aliases: &Aliases<'_>, tokens: &[Token<'_>]) -> Option<Says> {
    let tokens = meant(aliases, tokens);
    let first = tokens.first()?;
    let number = |token: &Token<'_>| {
        let number = String::from_utf8_lossy(token.text).parse().ok();
        number.map_or(Says::Unknown, Says::number)
    };
    match first.kind {
        Kind::Number => Some(number(first)),
        Kind::Attribute if first.is("#llvm.address_space") => tokens.get(2).map(number),
        Kind::Attribute if first.text.contains(&b'.') => {
            let text: String =
                tokens.iter().map(|token| String::from_utf8_lossy(token.text)).collect();
            Some(Space::from_mlir(&text).map_or(Says::Unknown, Says::Space))
        }
        Kind::Text => Some(Says::Unknown),
        _ => None,
    }
}

/// The number of dimensions that a shape begins with, as in `?x4xf32`; `None` if it has no rank.
fn rank(mut shape: &[u8]) -> Option<usize> {
    if shape.starts_with(b"*") {
        return None;
    }
    let mut rank = 0;
    loop {
        let size = shape.iter().take_while(|b| b.is_ascii_digit() || **b == b'?').count();
        if size == 0 || shape.get(size) != Some(&b'x') {
            return Some(rank);
        }
        shape = &shape[size + 1..];
        rank += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::super::lex::lex;
    use super::*;

    #[test]
    fn types_say_spaces() {
        let alias = lex(b"#gpu.address_space<workgroup>").expect("tokens");
        let tile = lex(b"memref<4xf32, #smem>").expect("tokens");
        let aliases = HashMap::from([(&b"#smem"[..], alias), (b"!tile", tile)]);
        let generic = Says::Space(Space::Generic);
        let (shared, local) = (Says::Space(Space::Shared), Says::Space(Space::Local));
        let expected = [
            ("memref<f32>", generic, 3, 0..2),
            ("memref<?x4xf32, 3>", shared, 7, 0..2),
            ("memref<?x4xvector<4xf32>, strided<[?, 1], offset: ?>, 3 : i32>", shared, 7, 0..2),
            (
                "memref<4xf32, affine_map<(d0) -> (d0)>, #gpu.address_space<private>>",
                local,
                5,
                0..2,
            ),
            ("memref<4x4xf32, #map>", generic, 7, 0..2),
            ("memref<4xf32, #map, #smem>", shared, 5, 0..2),
            ("!tile", shared, 5, 0..2),
            ("memref<*xf32, 3>", shared, 2, 0..0),
            ("memref<4xf32, #spirv.storage_class<Workgroup>>", Says::Unknown, 5, 0..2),
            ("memref<4xf32, \"shared\">", Says::Unknown, 5, 0..2),
            ("!llvm.ptr", generic, 1, 0..1),
            ("!llvm.ptr<3>", shared, 1, 0..1),
            ("!llvm.ptr<2>", Says::Unknown, 1, 0..1),
            ("!ptr.ptr<#llvm.address_space<5>>", local, 1, 0..1),
            ("!ptr.ptr<#nvvm.memory_space<shared>>", shared, 1, 0..1),
            ("(i64, !llvm.ptr<3>) -> f32", shared, 1, 0..1),
        ];
        for (text, says, parameters, pointers) in expected {
            let tokens = lex(text.as_bytes()).expect("tokens");
            let found = first_pointer(text.as_bytes(), &aliases, &tokens).expect("a pointer");
            assert_eq!(
                (found.encoding.says, found.parameters, found.pointers),
                (says, parameters, pointers),
                "{text}"
            );
        }
        for text in [
            "f32",
            "vector<4xf32>",
            "!llvm.struct<(ptr<3>, !llvm.ptr)>",
            "tensor<4x!llvm.ptr>",
            "memref",
        ] {
            let tokens = lex(text.as_bytes()).expect("tokens");
            assert_eq!(first_pointer(text.as_bytes(), &aliases, &tokens), None, "{text}");
        }
    }
}
