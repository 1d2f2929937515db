//! PTX: the spaces of parameters and variables, and the accesses that registers come to.
//!
//! Registers have no types that say where they point, so they are followed: from the parameter or variable that
//! they are loaded with, through what computes addresses, to accesses. What a function is passed and returns is in
//! parameters of calls; what is kept at a fixed place of the frame counts as a register.

use std::collections::HashMap;
use std::ops::Range;

use spacecast_nvptx::space::Space;
use spacecast_ptx::listing::{Body, Listing, Parameter, Statement, Variable, Word, is_name};
use spacecast_ptx::{Class, Effect, effect, named_spaces};

use crate::form::Form;
use crate::graph::{Node, Way};
use crate::shown;
use crate::stage::{Argument, Encoding, Kernel, Object, Says, Stage};

/// Reads a file.
pub(crate) fn read(text: &[u8]) -> Stage {
    let listing = Listing::of(text);
    let mut reader = Reader {
        text,
        stage: Stage::new(Form::Ptx),
        globals: HashMap::new(),
        names: HashMap::new(),
        functions: HashMap::new(),
        calls: Vec::new(),
    };
    for variable in &listing.variables {
        let node = reader.stage.graph.node();
        reader.globals.insert(variable.name, node);
        let object = reader.object(variable, node);
        reader.stage.variables.push(object);
    }
    for body in &listing.functions {
        reader.function(body);
    }
    for (name, arguments, results) in std::mem::take(&mut reader.calls) {
        let Some((parameters, returns)) = reader.functions.get(name) else { continue };
        for (&from, &to) in arguments.iter().zip(parameters).chain(returns.iter().zip(&results)) {
            reader.stage.graph.flow(from, to);
        }
    }
    reader.stage
}

struct Reader<'s> {
    text: &'s [u8],
    stage: Stage,
    globals: HashMap<&'s [u8], Node>,
    /// Registers, parameters and variables of the function at hand.
    names: HashMap<Vec<u8>, Node>,
    /// The parameters of functions, and what they return.
    functions: HashMap<&'s [u8], (Vec<Node>, Vec<Node>)>,
    calls: Vec<(&'s [u8], Vec<Node>, Vec<Node>)>,
}

/// The frame of a function, which LLVM calls so.
const FRAMES: [&[u8]; 2] = [b"%SP", b"%SPL"];

impl<'s> Reader<'s> {
    fn object(&self, variable: &Variable<'s>, node: Node) -> Object {
        let name = String::from_utf8_lossy(variable.name).into_owned();
        let text = shown(self.text, variable.at.clone());
        let encoding =
            Encoding { text, says: Says::Space(variable.space), at: variable.at.clone() };
        Object { name, encoding, node }
    }

    fn node(&mut self, name: &[u8]) -> Node {
        if let Some(&node) = self.names.get(name).or_else(|| self.globals.get(name)) {
            return node;
        }
        let node = self.stage.graph.node();
        self.names.insert(name.to_vec(), node);
        node
    }

    /// A node of this name that hides an older one.
    fn declare(&mut self, name: &[u8]) -> Node {
        let node = self.stage.graph.node();
        self.names.insert(name.to_vec(), node);
        node
    }

    fn function(&mut self, body: &Body<'s>) {
        self.names.clear();
        let parameters: Vec<Node> = body.parameters.iter().map(|p| self.declare(p.name)).collect();
        let returns: Vec<Node> = body.returns.iter().map(|p| self.declare(p.name)).collect();
        self.functions.insert(body.name, (parameters.clone(), returns));
        let mut stack = Vec::new();
        for statement in &body.statements {
            match statement {
                Statement::Variable(variable) => {
                    let node = self.declare(variable.name);
                    let object = self.object(variable, node);
                    match variable.space {
                        // Of a call that follows.
                        Space::Param => {}
                        Space::Local => stack.push(object),
                        _ => self.stage.variables.push(object),
                    }
                }
                Statement::Register(name) => {
                    self.declare(name);
                }
                Statement::Instruction { name, operands, at } => {
                    self.instruction(body, name, &split(operands), at);
                }
            }
        }
        if body.kernel {
            let pairs = body.parameters.iter().zip(parameters);
            let arguments = pairs.map(|(parameter, node)| self.argument(parameter, node)).collect();
            let name = String::from_utf8_lossy(body.name).into_owned();
            let at = body.at..body.at + b".entry".len();
            self.stage.kernels.push(Kernel { name, at, arguments, stack });
        }
    }

    fn argument(&self, parameter: &Parameter<'s>, node: Node) -> Argument {
        let (text, at) = (shown(self.text, parameter.at.clone()), parameter.at.clone());
        // Without the name, which says nothing; only the size of an array can follow it.
        let name = String::from_utf8_lossy(parameter.name);
        let text =
            text.rsplit_once(&*name).map_or(text.clone(), |(ty, size)| format!("{ty}{size}"));
        let text = text.trim_end().to_owned();
        let says = match (parameter.pointer, parameter.array) {
            (Some(space), _) => Some(Says::Space(space)),
            // A structure is where the parameter is.
            (None, true) => Some(Says::Space(Space::Param)),
            (None, false) => {
                let may_be = [".u64", ".b64", ".s64", ".u32", ".b32", ".s32"];
                may_be.iter().any(|ty| text.contains(ty)).then_some(Says::Nothing)
            }
        };
        let encoding = says.map(|says| Encoding { text: text.clone(), says, at: at.clone() });
        let pointers = 0..usize::from(encoding.is_some());
        Argument { at, text, encoding, node, parameters: 1, pointers }
    }

    fn instruction(
        &mut self,
        body: &Body<'s>,
        name: &'s [u8],
        operands: &[Operand<'_, 's>],
        at: &Range<usize>,
    ) {
        let base = name.split(|&b| b == b'.').next().unwrap_or_default();
        if base == b"call" {
            return self.call(operands);
        }
        match effect(name) {
            Effect::Access(class, spaces) => {
                let addresses: Vec<Operand<'_, 's>> = operands
                    .iter()
                    .copied()
                    .filter(|o| o.first().is_some_and(|w| w.text == b"["))
                    .collect();
                if spaces.has(Space::Param) && self.parameter(body, name, operands) {
                    return;
                }
                self.slot(class, operands);
                // A copy names its spaces in the order of its addresses; others have one address that matters.
                let named: Vec<Space> = match class {
                    Class::Copy => named_spaces(name).collect(),
                    _ => spaces.spaces().collect(),
                };
                for (address, space) in addresses.into_iter().zip(named) {
                    let Some(word) = address.iter().find(|word| is_name(word.text)) else {
                        continue;
                    };
                    // With a tensor map, whose address is generic, come coordinates in the tensor, whose space is named.
                    let is_map = class == Class::Copy && address.iter().any(|w| w.text == b"{");
                    let space = if is_map { Space::Generic } else { space };
                    let node = self.node(word.text);
                    let text = String::from_utf8_lossy(name).into_owned();
                    let encoding = Encoding { text, says: Says::Space(space), at: at.clone() };
                    self.stage.graph.access(node, encoding);
                }
            }
            _ => {
                let Some((&to, from)) = operands.split_first() else { return };
                let from = match base {
                    b"mov" | b"cvta" | b"cvt" | b"add" | b"and" | b"or" => from,
                    b"sub" | b"mapa" => &from[..from.len().min(1)],
                    b"selp" => &from[..from.len().min(2)],
                    // The product is an index.
                    b"mad" => from.get(2..).unwrap_or_default(),
                    _ => return,
                };
                self.flow(from, to);
            }
        }
    }

    /// Says that addresses get from operands to an operand.
    fn flow(&mut self, from: &[Operand<'_, 's>], to: Operand<'_, 's>) {
        let names = |operand: Operand<'_, 's>| -> Vec<&'s [u8]> {
            operand.iter().map(|word| word.text).filter(|word| is_name(word)).collect()
        };
        for &operand in from {
            for source in names(operand) {
                for target in names(to) {
                    let (source, target) = (self.node(source), self.node(target));
                    self.stage.graph.flow(source, target);
                }
            }
        }
    }

    /// A load or store of a parameter by its name moves what it holds; whether it is one. Structures of a kernel are
    /// accessed.
    fn parameter(&mut self, body: &Body<'s>, name: &[u8], operands: &[Operand<'_, 's>]) -> bool {
        let &[first, second] = operands else { return false };
        let stores = first.first().is_some_and(|word| word.text == b"[");
        let (held, value) = if stores { (first, second) } else { (second, first) };
        let Some(base) = held.iter().find(|word| is_name(word.text)) else { return false };
        let is_held = |p: &Parameter<'_>| p.array && base.text == p.name;
        let is_register = base.text.starts_with(b"%");
        if is_register || body.kernel && body.parameters.iter().any(is_held) {
            return false;
        }
        let values = value.split(|word| word.text == b",");
        for (value, part) in values.zip((offset(held)..).step_by(size(name))) {
            let Some(value) = value.iter().map(|word| word.text).find(|word| is_name(word)) else {
                continue;
            };
            let (parameter, value) = (self.node(base.text), self.node(value));
            let graph = &mut self.stage.graph;
            if stores {
                graph.go(value, parameter, Way::Into(vec![part]));
            } else {
                graph.go(parameter, value, Way::OutOf(vec![part]));
            }
        }
        true
    }

    /// A load or store at a fixed place of the frame: what is kept there counts as a register.
    fn slot(&mut self, class: Class, operands: &[Operand<'_, 's>]) {
        let [first, second] = operands else { return };
        let (address, value) =
            if class == Class::Store { (first, second) } else { (second, first) };
        let words: Vec<&[u8]> = address.iter().map(|word| word.text).collect();
        let (Some(value), [b"[", base, ..]) = (value.iter().find(|w| is_name(w.text)), &words[..])
        else {
            return;
        };
        if !FRAMES.contains(base) || !matches!(class, Class::Load | Class::Store) {
            return;
        }
        let (slot, value) = (self.node(&words[2..].concat()), self.node(value.text));
        let (from, to) = if class == Class::Store { (value, slot) } else { (slot, value) };
        self.stage.graph.flow(from, to);
    }

    /// `call (retval0), f, (param0, param1)`, or without results.
    fn call(&mut self, operands: &[Operand<'_, 's>]) {
        let is_list = |operand: &Operand<'_, 's>| operand.first().is_some_and(|w| w.text == b"(");
        let Some(named) = operands.iter().position(|operand| !is_list(operand)) else { return };
        let Some(callee) = operands[named].first() else { return };
        let mut nodes = |operand: Option<&Operand<'_, 's>>| -> Vec<Node> {
            let words = operand.copied().unwrap_or_default().iter();
            words.filter(|w| is_name(w.text)).map(|w| self.node(w.text)).collect()
        };
        let results = nodes(operands[..named].first());
        let arguments = nodes(operands.get(named + 1).filter(|operand| is_list(operand)));
        self.calls.push((callee.text, arguments, results));
    }
}

/// How many bytes an access moves to each register, by the type that its name ends with.
fn size(name: &[u8]) -> usize {
    let bits = name.rsplit(|b| !b.is_ascii_digit()).next().unwrap_or_default();
    std::str::from_utf8(bits).ok().and_then(|bits| bits.parse().ok()).unwrap_or(0).max(8) / 8
}

/// The offset in `[param0+8]`.
fn offset(address: Operand<'_, '_>) -> u32 {
    let number = address.iter().skip_while(|word| word.text != b"+").nth(1);
    let number = number.and_then(|word| std::str::from_utf8(word.text).ok());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The words of one operand.
type Operand<'w, 's> = &'w [Word<'s>];

/// Operands, which commas separate.
fn split<'w, 's>(words: &'w [Word<'s>]) -> Vec<Operand<'w, 's>> {
    let mut depth = 0;
    words
        .split(|word| {
            match word.text {
                b"(" | b"[" | b"{" => depth += 1,
                b")" | b"]" | b"}" => depth -= 1,
                _ => {}
            }
            depth == 0 && word.text == b","
        })
        .collect()
}
