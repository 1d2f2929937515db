//! What operations do with pointers: pass them on, or access memory through them.

use spacecast_nvptx::space::Space;

use super::lex::Kind;
use super::ops::Op;
use super::types::parts;
use super::{Reader, declared, range, symbol};
use crate::MAX_INSERTS;
use crate::graph::{Node, Path, Way};
use crate::stage::{Encoding, Object, Says};

/// Operations whose first result points to where their first operand does.
const PASS: &[&str] = &[
    "builtin.unrealized_conversion_cast",
    "llvm.addrspacecast",
    "llvm.bitcast",
    "llvm.freeze",
    "llvm.getelementptr",
    "llvm.inttoptr",
    "llvm.ptrtoint",
    "memref.assume_alignment",
    "memref.cast",
    "memref.collapse_shape",
    "memref.expand_shape",
    "memref.extract_aligned_pointer_as_index",
    "memref.extract_strided_metadata",
    "memref.memory_space_cast",
    "memref.reinterpret_cast",
    "memref.subview",
    "memref.transpose",
    "memref.view",
    "nvvm.mapa",
    "vector.type_cast",
];

/// Operations that access memory, and which of their operands are addresses.
const ACCESS: &[(&str, &[usize])] = &[
    ("affine.load", &[0]),
    ("affine.store", &[1]),
    ("affine.vector_load", &[0]),
    ("affine.vector_store", &[1]),
    ("gpu.subgroup_mma_load_matrix", &[0]),
    ("gpu.subgroup_mma_store_matrix", &[1]),
    ("llvm.atomicrmw", &[0]),
    ("llvm.cmpxchg", &[0]),
    ("llvm.intr.memcpy", &[0, 1]),
    ("llvm.intr.memmove", &[0, 1]),
    ("llvm.intr.memset", &[0]),
    ("llvm.load", &[0]),
    ("llvm.store", &[1]),
    ("memref.atomic_rmw", &[1]),
    ("memref.copy", &[0, 1]),
    ("memref.generic_atomic_rmw", &[0]),
    ("memref.load", &[0]),
    ("memref.prefetch", &[0]),
    ("memref.store", &[1]),
    ("vector.gather", &[0]),
    ("vector.load", &[0]),
    ("vector.maskedload", &[0]),
    ("vector.maskedstore", &[0]),
    ("vector.scatter", &[0]),
    ("vector.store", &[1]),
    ("vector.transfer_read", &[0]),
    ("vector.transfer_write", &[1]),
];

impl<'s> Reader<'s> {
    /// What an operation of a function does, if that is known. `kernel` is the position of the kernel it is in.
    pub(super) fn operation(
        &mut self,
        function: usize,
        kernel: Option<usize>,
        op: &Op<'s>,
        parent: Option<&Op<'s>>,
    ) {
        let name = String::from_utf8_lossy(op.name).into_owned();
        let values = op.tokens.iter().filter(|token| token.kind == Kind::Value);
        let operands: Vec<Node> = values.map(|token| self.value(function, token.text)).collect();
        if op.name.first() == Some(&b'^') {
            let list = declared(&op.tokens, 0);
            let nodes = list.iter().map(|value| self.declare(function, value).0).collect();
            self.blocks.insert((function, op.name), nodes);
            return;
        }
        self.branches(function, op, &operands);
        self.loops(function, op);
        let result = op.results.first().map(|name| self.value(function, name));
        if name.ends_with(".yield") {
            let results = parent.map_or(&[][..], |parent| &parent.results);
            for (n, &from) in operands.iter().enumerate() {
                // `%0:2` names several results at once.
                let Some(to) = results.get(n).or(results.last()) else { continue };
                let to = self.value(function, to);
                self.stage.graph.flow(from, to);
            }
            return;
        }
        match name.as_str() {
            "func.call" | "llvm.call" | "call" => {
                if let Some(callee) = called(op) {
                    self.calls.push((callee, operands, result));
                }
                return;
            }
            "func.return" | "llvm.return" | "gpu.return" | "return" => {
                if let Some(&returned) = self.returned.get(&function) {
                    operands.iter().for_each(|&operand| self.stage.graph.flow(operand, returned));
                }
                return;
            }
            _ => {}
        }
        let Some(result) = result else {
            self.access(op, &name, &operands);
            return;
        };
        self.result_type(op, result);
        match name.as_str() {
            "memref.get_global" | "llvm.mlir.addressof" => {
                let named = op.tokens.iter().find(|token| token.kind == Kind::Symbol);
                if let Some(named) = named {
                    let variable = self.variable(&named.name());
                    self.stage.graph.flow(variable, result);
                }
            }
            "gpu.dynamic_shared_memory" => {
                let name = "__dynamic_shmem__0";
                let variable = self.variable(name);
                self.stage.graph.flow(variable, result);
                let is_new = self.stage.variables.iter().all(|object| object.name != name);
                if let Some(encoding) = self.pointers.get(&result).filter(|_| is_new) {
                    let (name, encoding) = (name.to_owned(), encoding.clone());
                    self.stage.variables.push(Object { name, encoding, node: variable });
                }
            }
            "memref.alloca" | "llvm.alloca" => self.on_stack(kernel, op, &name, result),
            "arith.select" | "llvm.select" => {
                for &operand in operands.iter().skip(1) {
                    self.stage.graph.flow(operand, result);
                }
            }
            "llvm.insertvalue" => self.insert(op, &operands, result),
            "llvm.extractvalue" => {
                if let Some(&whole) = operands.first() {
                    self.stage.graph.go(whole, result, Way::OutOf(numbers(&path(op))));
                    let from = self.extract(whole, &path(op));
                    if let Some(encoding) = self.pointers.get(&from).cloned() {
                        self.pointers.insert(result, encoding);
                    }
                }
            }
            name if PASS.contains(&name) => {
                if let Some(&operand) = operands.first() {
                    self.stage.graph.flow(operand, result);
                }
            }
            _ => self.access(op, &name, &operands),
        }
    }

    /// `cf.br ^bb1(%a, %b : f32, memref<4xf32>)`, also among other successors.
    fn branches(&mut self, function: usize, op: &Op<'s>, operands: &[Node]) {
        let is_label = |&at: &usize| op.tokens[at].kind == Kind::Block;
        let labels: Vec<usize> = (0..op.tokens.len()).filter(is_label).collect();
        // The generic form has all operands in one list: the condition first, then those of each successor.
        let mut rest = operands.iter().copied();
        let sizes = segments(op, labels.len(), operands.len());
        rest.by_ref().take(sizes[0]).for_each(drop);
        for (&at, &size) in labels.iter().zip(&sizes[1..]) {
            let nodes = if op.generic {
                rest.by_ref().take(size).collect()
            } else if op.tokens.get(at + 1).is_some_and(|token| token.is("(")) {
                let end = parts(&op.tokens, at + 1).1;
                let values = op.tokens[at..end].iter().filter(|token| token.kind == Kind::Value);
                values.map(|token| self.value(function, token.text)).collect()
            } else {
                Vec::new()
            };
            self.branches.push(((function, op.tokens[at].text), nodes));
        }
    }

    /// `iter_args(%a = %b)`
    fn loops(&mut self, function: usize, op: &Op<'s>) {
        for triple in op.tokens.windows(3) {
            if let [to, equals, from] = triple
                && (to.kind, from.kind) == (Kind::Value, Kind::Value)
                && equals.is("=")
            {
                let (to, from) = (self.value(function, to.text), self.value(function, from.text));
                self.stage.graph.flow(from, to);
            }
        }
    }

    /// Notes the type of a result: what follows the last arrow or `to`, or else the colon.
    fn result_type(&mut self, op: &Op<'s>, result: Node) {
        let last = |text: &str| op.tokens.iter().rposition(|token| token.is(text));
        let start = last("->").or_else(|| last("to"));
        let start = start.or_else(|| op.tokens.iter().position(|token| token.is(":")));
        let ty = start.and_then(|at| self.pointer(&op.tokens[at..]));
        if let Some(ty) = ty {
            self.pointers.insert(result, ty.encoding);
        }
    }

    /// An object on the stack, which is local memory unless its type says otherwise.
    fn on_stack(&mut self, kernel: Option<usize>, op: &Op<'s>, name: &str, result: Node) {
        let (Some(kernel), Some(encoding)) = (kernel, self.pointers.get(&result)) else { return };
        let local = Says::Space(Space::Local);
        let says = if encoding.says == Says::Space(Space::Generic) { local } else { encoding.says };
        let text = format!("{name} {}", encoding.text);
        let encoding = Encoding { text, says, at: range(op) };
        let object = Object { name: String::new(), encoding, node: result };
        self.stage.kernels[kernel].stack.push(object);
    }

    fn insert(&mut self, op: &Op<'s>, operands: &[Node], result: Node) {
        let &[first, second, ..] = operands else { return };
        let (value, whole) = if op.generic { (second, first) } else { (first, second) };
        let part = numbers(&path(op));
        self.stage.graph.go(whole, result, Way::Beside(part.clone()));
        self.stage.graph.go(value, result, Way::Into(part));
        self.inserted.insert(result, (whole, value, path(op)));
    }

    /// The value in a part of a structure; the structure where that cannot be told.
    fn extract(&self, mut whole: Node, path: &[&[u8]]) -> Node {
        // Nothing keeps a file from making a structure of itself.
        for _ in 0..MAX_INSERTS {
            let Some((before, value, at)) = self.inserted.get(&whole) else { break };
            if at == path {
                return *value;
            }
            if at.starts_with(path) || path.starts_with(at) {
                break;
            }
            whole = *before;
        }
        whole
    }

    /// The accesses of an operation: those of the table, and whatever pointers instructions of the target take.
    fn access(&mut self, op: &Op<'s>, name: &str, operands: &[Node]) {
        let row = ACCESS.iter().find(|row| row.0 == name);
        let of_target = name.starts_with("nvvm.") || name.starts_with("nvgpu.");
        for (position, &operand) in operands.iter().enumerate() {
            if !row.map_or(of_target, |row| row.1.contains(&position)) {
                continue;
            }
            let written = || self.pointer(&op.tokens).map(|pointer| pointer.encoding);
            let ty = self
                .pointers
                .get(&operand)
                .cloned()
                .or_else(|| written().filter(|_| row.is_some()));
            if let Some(ty) = ty {
                let text = format!("{name} {}", ty.text);
                self.stage.graph.access(operand, Encoding { text, says: ty.says, at: range(op) });
            }
        }
    }
}

/// How many operands are no successor's, and how many each successor has, in the generic form.
fn segments(op: &Op<'_>, successors: usize, operands: usize) -> Vec<usize> {
    let sizes = op.tokens.iter().skip_while(|token| !token.is("operandSegmentSizes"));
    let sizes = sizes.take_while(|token| !token.is(">")).filter(|token| token.kind == Kind::Number);
    let sizes: Vec<usize> =
        sizes.filter_map(|token| String::from_utf8_lossy(token.text).parse().ok()).collect();
    if sizes.len() == successors + 1 {
        return sizes;
    }
    // One successor has them all; of several nothing is known.
    let mut sizes = vec![0; successors + 1];
    if successors == 1 {
        sizes[1] = operands;
    }
    sizes
}

/// The function that a call calls.
fn called(op: &Op<'_>) -> Option<String> {
    if op.generic {
        let at = op.tokens.windows(2).position(|pair| pair[0].is("callee") && pair[1].is("="))?;
        return op.tokens.get(at + 2).map(|token| token.name());
    }
    symbol(op)
}

/// The numbers in `[3, 0]`, or in `position = array<i64: 3, 0>`.
fn path<'s>(op: &Op<'s>) -> Vec<&'s [u8]> {
    let start = if op.generic { "position" } else { "[" };
    let end = if op.generic { ">" } else { "]" };
    let tokens =
        op.tokens.iter().skip_while(|token| !token.is(start)).take_while(|token| !token.is(end));
    tokens.filter(|token| token.kind == Kind::Number).map(|token| token.text).collect()
}

/// The same as numbers.
fn numbers(path: &[&[u8]]) -> Path {
    let number = |text: &&[u8]| std::str::from_utf8(text).ok()?.parse().ok();
    path.iter().map_while(number).collect()
}
