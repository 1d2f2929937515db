//! Which language a text is in, by its first words.

use crate::Error;

/// A language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// MLIR, as text.
    Mlir,
    /// LLVM IR, as text.
    Llvm,
    /// PTX.
    Ptx,
}

/// Binary files that begin so, and what makes text of them.
const BINARIES: &[(&[u8], &str)] = &[
    (b"BC\xC0\xDE", "this is LLVM bitcode; `llvm-dis` makes text of it"),
    (b"ML\xEFR", "this is MLIR bytecode; `mlir-opt` makes text of it"),
    (b"\x7FELF", "this is a binary; `cuobjdump -ptx` takes the PTX out of it"),
    (b"\x50\xED\x55\xBA", "this is a binary; `cuobjdump -ptx` takes the PTX out of it"),
];

impl Form {
    /// How it is called.
    pub fn name(self) -> &'static str {
        match self {
            Form::Mlir => "MLIR",
            Form::Llvm => "LLVM IR",
            Form::Ptx => "PTX",
        }
    }

    /// The language of a text.
    ///
    /// # Errors
    ///
    /// If there is nothing to read, or the file is binary.
    pub fn of(text: &[u8]) -> Result<Self, Error> {
        if let Some((_, message)) = BINARIES.iter().find(|(magic, _)| text.starts_with(magic)) {
            return Err(Error { message: (*message).to_owned(), at: 0 });
        }
        let mut rest = text.trim_ascii_start();
        // What begins with `;` is a comment in LLVM IR only.
        while rest.starts_with(b"//") || rest.starts_with(b"/*") {
            let end: &[u8] = if rest.starts_with(b"//") { b"\n" } else { b"*/" };
            let found = rest.windows(end.len()).position(|window| window == end);
            rest = found.map_or(&[][..], |n| &rest[n + end.len()..]).trim_ascii_start();
        }
        let is_word = |b: &u8| b.is_ascii_alphanumeric() || b"_.$-".contains(b);
        let len = rest.iter().skip(1).take_while(|b| is_word(b)).count() + 1;
        let word = &rest[..len.min(rest.len())];
        let then = rest[word.len()..].trim_ascii_start();
        let is_metadata = || {
            let value = then.strip_prefix(b"=").unwrap_or(then).trim_ascii_start();
            [&b"!{"[..], b"!DI", b"distinct", b"!\"", b"!GenericDI"]
                .iter()
                .any(|w| value.starts_with(w))
        };
        match word.first() {
            None => Err(Error { message: "there is nothing to read here".to_owned(), at: 0 }),
            Some(b'.') => Ok(Form::Ptx),
            Some(b'#' | b'"' | b'{') => Ok(Form::Mlir),
            Some(b'!') if !is_metadata() => Ok(Form::Mlir),
            // Operations have a dot in their names, which no word of LLVM's has.
            Some(b'a'..=b'z') if word.contains(&b'.') => Ok(Form::Mlir),
            Some(_) if word == b"module" && !then.starts_with(b"asm") => Ok(Form::Mlir),
            _ => Ok(Form::Llvm),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_words_tell() {
        let mlir = [
            "module {",
            "// a comment\n\nmodule attributes {gpu.container_module} {",
            "#map = affine_map<(d0) -> (d0)>",
            "!tile = memref<4xf32, 3>",
            "!p = !llvm.ptr<3>",
            "\"builtin.module\"() ({",
            "gpu.module @kernels {",
            "llvm.func @f()",
        ];
        let llvm = [
            "; ModuleID = 'x'\n",
            "source_filename = \"a.b\"",
            "target triple = \"nvptx64\"",
            "define void @f() {",
            "@x = global i32 0",
            "%t = type { i32 }",
            "!llvm.module.flags = !{!0}",
            "!0 = distinct !{}",
            "!0 = !DIFile()",
            "module asm \".globl x\"",
            "$c = comdat any",
        ];
        let ptx =
            [".version 8.0", "//\n// Generated\n//\n\n.version 8.0", "/* a */ // b\n.version 7.8"];
        let all = [(&mlir[..], Form::Mlir), (&llvm, Form::Llvm), (&ptx, Form::Ptx)];
        for (texts, form) in all {
            for text in texts {
                assert_eq!(Form::of(text.as_bytes()), Ok(form), "{text}");
            }
        }
    }

    #[test]
    fn what_is_no_text_is_an_error() {
        for text in
            [&b""[..], b" \n", b"// only a comment", b"/*", b"BC\xC0\xDE\x35", b"\x7FELF\x02"]
        {
            assert!(Form::of(text).is_err(), "{text:?}");
        }
    }
}
