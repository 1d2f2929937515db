//! What is stated of functions that are not visible, or that others call: the spaces of their pointers.
//!
//! In the IR by attributes, a number for every pointer parameter, 0 for one of which nothing is said:
//!
//! ```text
//!   declare ptr @load(ptr, i32, ptr) "nvvm.as"="3,0" "nvvm.as.return"="1"
//! ```
//!
//! or in a file, a function on a line, with names of spaces for all pointer parameters, `_` for one of which
//! nothing is said:
//!
//! ```text
//!   # what the library does
//!   @load(shared, _) -> global
//!   @hook(_) harmless
//! ```
//!
//! A statement about a parameter holds whoever calls: inside the function, if its body is here, and for the pointer
//! that a call passes, from that call on. `harmless` says that the function stores no address, as `--harmless` does.
//!
//! Invariant: a statement is believed, but for one about a function that is local. What that is passed is seen; and LLVM
//! takes parameters from local functions and gives them others, while the attribute stays as it was.

use std::fmt;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use spacecast_ir::Module;
use spacecast_ir::store::Attr;
use spacecast_ir::value::FuncId;
use spacecast_nvptx::space::{SPACES, Space};

/// The attribute with the spaces of pointer parameters.
pub const PARAMS: &[u8] = b"nvvm.as";
/// The attribute with the space of the result.
pub const RETURN: &[u8] = b"nvvm.as.return";

/// What is stated of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stated {
    /// The spaces of its pointer parameters.
    pub params: Vec<Option<Space>>,
    /// The space of the pointer that it returns.
    pub returns: Option<Space>,
}

/// What is stated of functions, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statements {
    /// The functions, in order.
    pub functions: Vec<(String, Stated)>,
    /// Those that store no address.
    pub harmless: Vec<String>,
}

/// What is wrong with a file of statements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line, from one.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl Statements {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// The first line that cannot be understood, and what it should look like.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut all = Self::default();
        for (at, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let wrong = |message: String| Error { line: at + 1, message };
            all.add(line).map_err(wrong)?;
        }
        Ok(all)
    }

    fn add(&mut self, line: &str) -> Result<(), String> {
        let form = "write `@name(shared, _) -> global`";
        let (name, rest) = line.split_once('(').ok_or_else(|| format!("no parameters; {form}"))?;
        let (params, rest) = rest.split_once(')').ok_or_else(|| format!("no `)`; {form}"))?;
        let name = name.trim();
        let name = name.strip_prefix('@').unwrap_or(name).to_owned();
        if name.is_empty() {
            return Err(format!("no name; {form}"));
        }
        let mut stated = Stated::default();
        for param in params.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            stated.params.push(space(param)?);
        }
        let mut rest = rest.trim();
        if let Some(word) = rest.strip_suffix("harmless") {
            self.harmless.push(name.clone());
            rest = word.trim();
        }
        if let Some(result) = rest.strip_prefix("->") {
            stated.returns = space(result.trim())?;
        } else if !rest.is_empty() {
            return Err(format!("`{rest}` is not understood; {form}"));
        }
        self.functions.push((name, stated));
        Ok(())
    }
}

/// A space that a generic pointer can point to, by name; none for `_`.
fn space(word: &str) -> Result<Option<Space>, String> {
    if word == "_" {
        return Ok(None);
    }
    let row = SPACES.iter().find(|row| row.name == word && is_pointed_to(row.space));
    row.map(|row| Some(row.space)).ok_or_else(|| {
        let names = SPACES.iter().filter(|row| is_pointed_to(row.space)).map(|row| row.name);
        format!("`{word}` is not a space; one of {}, or `_`", names.collect::<Vec<_>>().join(", "))
    })
}

fn is_pointed_to(space: Space) -> bool {
    crate::origins::Origins::of_space(space).is_some()
}

/// What attributes and a file say of the functions of a module.
pub(crate) fn stated(
    module: &Module<'_>,
    statements: &Statements,
) -> HashMap<FuncId, Stated, FxBuildHasher> {
    let mut all: HashMap<FuncId, Stated, FxBuildHasher> = HashMap::default();
    let is_local = |func: FuncId| module.func(func).symbol.linkage().is_local();
    // Most functions have no such attribute.
    let may = module.finds_attr(|store, attr| match attr {
        Attr::Str(key, _) => store.text.raw(key).windows(PARAMS.len()).any(|w| w == PARAMS),
        _ => false,
    });
    for (id, func) in module.functions().filter(|(id, func)| may(func) && !is_local(*id)) {
        let numbers = |key: &[u8]| -> Vec<Option<Space>> {
            let text = module.string_attr(func, key).unwrap_or_default();
            let text = String::from_utf8_lossy(&text).into_owned();
            let number = |word: &str| word.trim().parse().ok().filter(|&n: &u32| n > 0);
            let words = text.split(',').filter(|word| !word.trim().is_empty());
            words.map(|word| number(word).and_then(Space::from_llvm)).collect()
        };
        let returns = numbers(RETURN).first().copied().flatten();
        all.insert(id, Stated { params: numbers(PARAMS), returns });
    }
    for (name, stated) in &statements.functions {
        let func = module.symbol(name.as_bytes()).and_then(|g| module.resolve_function(g));
        if let Some(func) = func.filter(|&func| !is_local(func)) {
            all.insert(func, stated.clone());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file() {
        let text = "# comment\n@f(shared, _) -> global\n\nhook() harmless # why\n@g(_) -> _";
        let all = Statements::parse(text).expect("statements");
        assert_eq!(all.harmless, ["hook"]);
        assert_eq!(all.functions.len(), 3);
        let f = Stated { params: vec![Some(Space::Shared), None], returns: Some(Space::Global) };
        assert_eq!(all.functions[0], ("f".to_owned(), f));
    }

    #[test]
    fn what_is_wrong() {
        let message = |text: &str| Statements::parse(text).expect_err("an error").to_string();
        assert!(message("\n@f").starts_with("line 2: no parameters"), "{}", message("\n@f"));
        assert!(message("@f(shared").contains("no `)`"));
        assert!(message("@f(tensor)").contains("`tensor` is not a space; one of global"));
        assert!(message("@f() => global").contains("is not understood"));
        assert!(message("(shared)").contains("no name"));
    }
}
