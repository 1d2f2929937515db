//! MLIR as `mlir-opt` prints it, pretty or generic: the `gpu`, `memref`, `nvvm` and `llvm` dialects.
//!
//! What other dialects do is not known here; their operations neither pass pointers on nor access memory. Where a
//! file has `gpu.module`s, only what is in them runs on the device, and only that is looked at.
//!
//! Names are those that `convert-gpu-to-nvvm` will give: memory of a workgroup becomes a variable
//! `__wg_<kernel>_<n>`, dynamic shared memory `__dynamic_shmem__0`.

mod flow;
mod lex;
mod ops;
mod types;

use std::collections::HashMap;
use std::ops::Range;

use spacecast_nvptx::space::Space;

use crate::form::Form;
use crate::graph::Node;
use crate::stage::{Argument, Encoding, Kernel, Object, Says, Stage};
use crate::{Error, shown};
use lex::{Kind, Token};
use ops::Op;
use types::{Aliases, Pointer, first_pointer, parts};

/// Reads a file.
pub(crate) fn read(text: &[u8]) -> Result<Stage, Error> {
    let ops = ops::read(text)?;
    let mut aliases = Aliases::new();
    for op in ops.iter().filter(|op| matches!(op.name.first(), Some(b'#' | b'!'))) {
        if let Some((_, tokens)) = op.tokens.split_first() {
            aliases.insert(op.name, tokens.to_vec());
        }
    }
    let has_modules = ops.iter().any(|op| op.name == b"gpu.module");
    let mut reader = Reader {
        text,
        aliases,
        stage: Stage::new(Form::Mlir),
        variables: HashMap::new(),
        values: HashMap::new(),
        pointers: HashMap::new(),
        functions: HashMap::new(),
        returned: HashMap::new(),
        inserted: HashMap::new(),
        blocks: HashMap::new(),
        branches: Vec::new(),
        calls: Vec::new(),
    };
    // For each operation, whether it is of the device, and the function and kernel that it is in.
    let mut scopes: Vec<Scope> = Vec::new();
    for (index, op) in ops.iter().enumerate() {
        let outer = op.parent.map_or(Scope::default(), |parent| scopes[parent]);
        let mut scope = outer;
        scope.device |= !has_modules || op.name == b"gpu.module";
        if scope.device {
            match op.name {
                b"gpu.func" | b"llvm.func" | b"func.func" => {
                    scope.function = Some(index);
                    let entry = ops.get(index + 1).filter(|next| next.parent == Some(index));
                    scope.kernel = reader.function(index, op, entry);
                }
                b"memref.global" | b"llvm.mlir.global" => reader.global(op),
                _ => {
                    if let Some(function) = outer.function {
                        let parent = op.parent.map(|parent| &ops[parent]);
                        reader.operation(function, outer.kernel, op, parent);
                    }
                }
            }
        }
        scopes.push(scope);
    }
    reader.connect();
    Ok(reader.stage)
}

#[derive(Copy, Clone, Default)]
struct Scope {
    device: bool,
    function: Option<usize>,
    kernel: Option<usize>,
}

/// The function that a value belongs to, and its name.
type Name<'s> = (usize, &'s [u8]);

struct Reader<'s> {
    text: &'s [u8],
    aliases: Aliases<'s>,
    stage: Stage,
    variables: HashMap<String, Node>,
    values: HashMap<Name<'s>, Node>,
    /// The types of values that are pointers.
    pointers: HashMap<Node, Encoding>,
    /// The parameters of functions, and what they return.
    functions: HashMap<String, (Vec<Node>, Node)>,
    returned: HashMap<usize, Node>,
    /// Of a structure: what it was before, what was inserted, and where.
    inserted: HashMap<Node, (Node, Node, Vec<&'s [u8]>)>,
    /// The arguments of blocks.
    blocks: HashMap<Name<'s>, Vec<Node>>,
    branches: Vec<(Name<'s>, Vec<Node>)>,
    calls: Vec<(String, Vec<Node>, Option<Node>)>,
}

/// What follows `name =` in a list of attributes.
fn attribute<'t, 's>(op: &'t Op<'s>, name: &str) -> Option<&'t [Token<'s>]> {
    let at = op.tokens.windows(2).position(|pair| pair[0].is(name) && pair[1].is("="))?;
    Some(&op.tokens[at + 2..])
}

/// The name of a symbol that an operation defines.
fn symbol(op: &Op<'_>) -> Option<String> {
    let token = if op.generic {
        attribute(op, "sym_name")?.first()?
    } else {
        op.tokens.iter().find(|token| token.kind == Kind::Symbol)?
    };
    Some(token.name())
}

/// `%name : type`, with what follows the type.
struct Declared<'t, 's> {
    name: &'s [u8],
    tokens: &'t [Token<'s>],
}

/// The list behind a bracket, as far as it declares values.
fn declared<'t, 's>(tokens: &'t [Token<'s>], open: usize) -> Vec<Declared<'t, 's>> {
    let declaration = |part: &&'t [Token<'s>]| {
        let name = part.first().filter(|token| token.kind == Kind::Value)?;
        Some(Declared { name: name.text, tokens: part })
    };
    parts(tokens, open).0.iter().filter_map(declaration).collect()
}

impl<'s> Reader<'s> {
    fn value(&mut self, function: usize, name: &'s [u8]) -> Node {
        let graph = &mut self.stage.graph;
        *self.values.entry((function, name)).or_insert_with(|| graph.node())
    }

    fn variable(&mut self, name: &str) -> Node {
        let graph = &mut self.stage.graph;
        *self.variables.entry(name.to_owned()).or_insert_with(|| graph.node())
    }

    fn pointer(&self, tokens: &[Token<'_>]) -> Option<Pointer> {
        first_pointer(self.text, &self.aliases, tokens)
    }

    /// A value with its type: an argument of a function or of a block.
    fn declare(&mut self, function: usize, declared: &Declared<'_, 's>) -> (Node, Option<Pointer>) {
        let node = self.value(function, declared.name);
        // The first type is its own; others are in attributes behind it.
        let ty = &declared.tokens[2.min(declared.tokens.len())..];
        let end = ty.iter().position(|token| token.is("{") || token.is("loc")).unwrap_or(ty.len());
        let pointer = self.pointer(&ty[..end]);
        if let Some(pointer) = &pointer {
            self.pointers.insert(node, pointer.encoding.clone());
        }
        (node, pointer)
    }

    fn argument(
        &mut self,
        function: usize,
        declared: &Declared<'_, 's>,
        attributes: &[Token<'_>],
    ) -> Argument {
        let (node, pointer) = self.declare(function, declared);
        let range = |tokens: &[Token<'_>]| {
            let ends = tokens.first().zip(tokens.last());
            ends.map_or(0..0, |(first, last)| first.at..last.range().end)
        };
        let at = range(declared.tokens);
        let text = shown(self.text, range(declared.tokens.get(2..).unwrap_or_default()));
        let Some(Pointer { mut encoding, parameters, pointers }) = pointer else {
            return Argument { at, text, encoding: None, node, parameters: 1, pointers: 0..0 };
        };
        // The pointer of an argument by value is to the parameter itself.
        if declared.tokens.iter().chain(attributes).any(|token| token.is("llvm.byval")) {
            encoding.says = Says::Space(Space::Param);
            encoding.text += " {llvm.byval}";
        }
        Argument { at, text, encoding: Some(encoding), node, parameters, pointers }
    }

    /// A function; its position among the kernels if it is one. The entry block of the generic form has its arguments.
    fn function(&mut self, index: usize, op: &Op<'s>, entry: Option<&Op<'s>>) -> Option<usize> {
        let name = symbol(op)?;
        let bracket = |tokens: &[Token<'_>], from: usize| {
            tokens.iter().skip(from).position(|token| token.is("(")).map(|at| from + at)
        };
        let (mut arguments, shared, private);
        if op.generic {
            let block = entry.filter(|entry| entry.name.first() == Some(&b'^'));
            arguments = block.map_or(Vec::new(), |block| declared(&block.tokens, 0));
            // Memory of the workgroup comes behind the arguments, and private memory last.
            let is_gpu = op.name == b"gpu.func";
            let types = attribute(op, "function_type").filter(|_| is_gpu);
            let count = types.map_or(arguments.len(), |types| parts(types, 0).0.len());
            let mut rest = arguments.split_off(count.min(arguments.len()));
            let groups = attribute(op, "workgroup_attributions").and_then(|tokens| tokens.first());
            let groups =
                groups.and_then(|n| String::from_utf8_lossy(n.text).parse().ok()).unwrap_or(0);
            private = rest.split_off(rest.len().min(groups));
            shared = rest;
        } else {
            let named = op.tokens.iter().position(|token| token.kind == Kind::Symbol)?;
            arguments = declared(&op.tokens, bracket(&op.tokens, named)?);
            let list = |word: &str| {
                let at = op.tokens.windows(2).position(|pair| pair[0].is(word) && pair[1].is("("));
                at.map_or(Vec::new(), |at| declared(&op.tokens, at + 1))
            };
            (shared, private) = (list("workgroup"), list("private"));
        }
        // Each argument has its attributes behind its type, or in the generic form in a list of all.
        let listed = attribute(op, "arg_attrs").filter(|_| op.generic);
        let listed = listed.map_or(Vec::new(), |tokens| parts(tokens, 0).0);
        let nothing: &[Token<'_>] = &[];
        let attributes = listed.into_iter().chain(std::iter::repeat(nothing));
        let pairs = arguments.iter().zip(attributes);
        let arguments: Vec<Argument> = pairs
            .map(|(argument, attributes)| self.argument(index, argument, attributes))
            .collect();
        let returned = self.stage.graph.node();
        self.returned.insert(index, returned);
        let nodes = arguments.iter().map(|argument| argument.node).collect();
        self.functions.insert(name.clone(), (nodes, returned));
        let marks = ["gpu.kernel", "nvvm.kernel", "ptx_kernelcc"];
        let is_kernel = op.tokens.iter().any(|token| {
            marks.iter().any(|mark| token.is(mark)) || op.name == b"gpu.func" && token.is("kernel")
        });
        if !is_kernel {
            return None;
        }
        for (n, memory) in shared.iter().enumerate() {
            let (node, pointer) = self.declare(index, memory);
            let name = format!("__wg_{name}_{n}");
            self.variables.insert(name.clone(), node);
            if let Some(Pointer { mut encoding, .. }) = pointer {
                encoding.text = format!("workgroup {}", encoding.text);
                self.stage.variables.push(Object { name, encoding, node });
            }
        }
        let mut stack = Vec::new();
        for memory in &private {
            let (node, pointer) = self.declare(index, memory);
            if let Some(Pointer { mut encoding, .. }) = pointer {
                encoding.text = format!("private {}", encoding.text);
                stack.push(Object { name: String::new(), encoding, node });
            }
        }
        let at = op.at..op.at + op.name.len();
        self.stage.kernels.push(Kernel { name, at, arguments, stack });
        Some(self.stage.kernels.len() - 1)
    }

    /// A variable. One without a space in the `llvm` dialect goes to global memory, as LLVM decides.
    fn global(&mut self, op: &Op<'s>) {
        let Some(name) = symbol(op) else { return };
        let encoding = if op.name == b"memref.global" {
            self.pointer(&op.tokens).map(|pointer| pointer.encoding)
        } else {
            let number = attribute(op, "addr_space").and_then(|tokens| tokens.first());
            let says = number.map_or(Says::Space(Space::Generic), |token| {
                let number = String::from_utf8_lossy(token.text).parse().ok();
                number.map_or(Says::Unknown, Says::number)
            });
            let text = number.map_or("no addr_space".to_owned(), |token| {
                format!("addr_space = {}", String::from_utf8_lossy(token.text))
            });
            let at = number.map_or(op.at..op.at + op.name.len(), Token::range);
            Some(Encoding { text, says: in_global(says), at })
        };
        let node = self.variable(&name);
        if let Some(encoding) = encoding {
            self.stage.variables.push(Object { name, encoding, node });
        }
    }

    /// Calls and branches, once everything has been seen.
    fn connect(&mut self) {
        for (name, nodes) in std::mem::take(&mut self.branches) {
            for (&from, &to) in nodes.iter().zip(self.blocks.get(&name).into_iter().flatten()) {
                self.stage.graph.flow(from, to);
            }
        }
        for (name, nodes, result) in std::mem::take(&mut self.calls) {
            let Some((parameters, returned)) = self.functions.get(&name) else { continue };
            for (&from, &to) in nodes.iter().zip(parameters) {
                self.stage.graph.flow(from, to);
            }
            if let Some(result) = result {
                self.stage.graph.flow(*returned, result);
            }
        }
    }
}

/// What a variable's space says where generic is written: LLVM puts it into global memory.
fn in_global(says: Says) -> Says {
    if says == Says::Space(Space::Generic) { Says::Space(Space::Global) } else { says }
}

/// The text of an operation, for places.
fn range(op: &Op<'_>) -> Range<usize> {
    op.at..op.tokens.last().map_or(op.at + op.name.len(), |token| token.range().end)
}
