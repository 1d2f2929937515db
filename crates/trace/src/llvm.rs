//! LLVM IR: types of arguments and variables, and the accesses that pointers come to.
//!
//! Pointers are followed through values, calls of functions that are here, and slots of the stack that are loaded and
//! stored as a whole, as in code that was not optimised.

use std::collections::HashMap;
use std::ops::Range;

use spacecast_ir::function::Function;
use spacecast_ir::types::Type;
use spacecast_ir::value::{FuncId, Global, Inst, Value, ValueKind};
use spacecast_ir::vocab::{AttrKind, Opcode};
use spacecast_ir::{Module, type_string};
use spacecast_nvptx::intrinsics::{Family, Intrinsic, Returned, Role};
use spacecast_nvptx::kernel::kernels;
use spacecast_nvptx::space::Space;

use crate::Error;
use crate::form::Form;
use crate::graph::{Node, Way};
use crate::stage::{Argument, Encoding, Kernel, Object, Says, Stage};

/// Reads a module.
pub(crate) fn read(text: &[u8], nesting: u32) -> Result<Stage, Error> {
    let module = spacecast_ir::parse_nested(text, nesting)
        .map_err(|error| Error { message: error.message().to_owned(), at: error.offset() })?;
    let mut reader = Reader {
        module: &module,
        stage: Stage::new(Form::Llvm),
        globals: HashMap::new(),
        functions: HashMap::new(),
    };
    reader.variables();
    let graph = &mut reader.stage.graph;
    for (id, func) in module.functions() {
        let params = func.params().iter().map(|_| graph.node()).collect();
        reader.functions.insert(id, (params, graph.node()));
    }
    let kernels = kernels(&module);
    for (id, func) in module.functions().filter(|(_, func)| !func.is_declaration()) {
        let stack = Body::follow(&mut reader, id, func);
        if kernels.contains(&id) {
            reader.kernel(id, func, stack);
        }
    }
    Ok(reader.stage)
}

struct Reader<'m, 's> {
    module: &'m Module<'s>,
    stage: Stage,
    globals: HashMap<Global, Node>,
    /// The parameters of functions, and what they return.
    functions: HashMap<FuncId, (Vec<Node>, Node)>,
}

/// A space where generic is written: of a variable LLVM makes it global memory, of the stack local memory.
fn placed(number: u32, unless: Space) -> Says {
    if number == 0 { Says::Space(unless) } else { Says::number(number) }
}

impl Reader<'_, '_> {
    fn name(&self, global: Global) -> String {
        let name = self.module.symbol_name(global);
        name.map_or(String::new(), |name| String::from_utf8_lossy(&name).into_owned())
    }

    fn type_text(&self, ty: Type) -> String {
        type_string(&self.module.types, ty)
    }

    fn variables(&mut self) {
        for (_, variable) in self.module.variables() {
            let node = self.stage.graph.node();
            self.globals.insert(variable.global, node);
            let name = self.name(variable.global);
            // Lists such as `llvm.used` are not in memory.
            if name.is_empty() || name.starts_with("llvm.") {
                continue;
            }
            let text =
                variable.addrspace.map_or("no addrspace".to_owned(), |n| format!("addrspace({n})"));
            let says = placed(variable.addrspace.unwrap_or(0), Space::Global);
            let at = variable.source_range().unwrap_or_default();
            let encoding = Encoding { text, says, at };
            self.stage.variables.push(Object { name, encoding, node });
        }
    }

    fn kernel(&mut self, id: FuncId, func: &Function<'_>, stack: Vec<Object>) {
        let header = func.header_range().unwrap_or_default();
        let places = parameters(self.module.source(), &header);
        let arguments = func.params().iter().enumerate().map(|(n, param)| {
            let at = places.get(n).cloned().unwrap_or_else(|| header.clone());
            let text = self.type_text(param.ty);
            let number = self.module.types.addrspace(param.ty);
            let byval = func.store.attrs(param.attrs).any(|a| a.kind() == Some(AttrKind::ByVal));
            let encoding = number.map(|number| {
                let says = if byval { Says::Space(Space::Param) } else { Says::number(number) };
                let text = if byval { format!("{text} byval") } else { text.clone() };
                Encoding { text, says, at: at.clone() }
            });
            let pointers = 0..usize::from(encoding.is_some());
            let node = self.functions[&id].0[n];
            Argument { at, text, encoding, node, parameters: 1, pointers }
        });
        let arguments = arguments.collect();
        let name = self.name(func.global);
        self.stage.kernels.push(Kernel { name, at: header, arguments, stack });
    }
}

/// The body of a function.
struct Body<'r, 'm, 's> {
    reader: &'r mut Reader<'m, 's>,
    func: &'m Function<'s>,
    values: HashMap<Value, Node>,
    /// What slots of the stack hold.
    slots: HashMap<Value, Node>,
    returned: Node,
}

impl<'r, 'm, 's> Body<'r, 'm, 's> {
    /// Follows all values; the objects on the stack.
    fn follow(reader: &'r mut Reader<'m, 's>, id: FuncId, func: &'m Function<'s>) -> Vec<Object> {
        let (params, returned) = &reader.functions[&id];
        let params = (0..).map(Value::arg).zip(params.iter().copied());
        let (values, returned) = (params.collect(), *returned);
        let mut body = Self { reader, func, values, slots: HashMap::new(), returned };
        let mut stack = Vec::new();
        for inst in func.insts().filter(|&inst| !func.inst(inst).op.is_debug_record()) {
            body.instruction(inst);
            if func.inst(inst).op == Opcode::Alloca {
                let ty = func.inst(inst).ty;
                let number = body.reader.module.types.addrspace(ty).unwrap_or(0);
                let text = format!("alloca {}", body.reader.type_text(ty));
                let encoding =
                    Encoding { text, says: placed(number, Space::Local), at: body.at(inst) };
                let node = body.node(inst.into());
                stack.push(Object { name: String::new(), encoding, node });
            }
        }
        stack
    }

    fn at(&self, inst: Inst) -> Range<usize> {
        self.func.inst(inst).source_range().unwrap_or_default()
    }

    fn node(&mut self, value: Value) -> Node {
        let graph = &mut self.reader.stage.graph;
        if let ValueKind::Const(constant) = value.kind() {
            let node = graph.node();
            self.func.store.for_each_global(constant, &mut |global| {
                if let Some(&variable) = self.reader.globals.get(&global) {
                    graph.flow(variable, node);
                }
            });
            return node;
        }
        *self.values.entry(value).or_insert_with(|| graph.node())
    }

    fn flow(&mut self, from: Value, to: Value) {
        let (from, to) = (self.node(from), self.node(to));
        self.reader.stage.graph.flow(from, to);
    }

    fn go(&mut self, from: Value, to: Inst, way: Way) {
        let (from, to) = (self.node(from), self.node(to.into()));
        self.reader.stage.graph.go(from, to, way);
    }

    fn access(&mut self, inst: Inst, address: Value) {
        let types = &self.reader.module.types;
        let ty = types.scalar(self.func.type_of(address));
        let Some(number) = types.addrspace(ty) else { return };
        let called = self.func.called_symbol(inst).map(|callee| self.reader.name(callee));
        let what = called.unwrap_or_else(|| self.func.inst(inst).op.as_str().to_owned());
        let text = format!("{what} {}", self.reader.type_text(ty));
        let encoding = Encoding { text, says: Says::number(number), at: self.at(inst) };
        let address = self.node(address);
        self.reader.stage.graph.access(address, encoding);
    }

    /// What a slot of the stack holds, if the address is that of one.
    fn slot(&mut self, address: Value) -> Option<Node> {
        let inst = address.as_inst()?;
        let graph = &mut self.reader.stage.graph;
        let is_slot = self.func.inst(inst).op == Opcode::Alloca;
        is_slot.then(|| *self.slots.entry(address).or_insert_with(|| graph.node()))
    }

    fn instruction(&mut self, inst: Inst) {
        use Opcode::*;
        let operands = self.func.operands(inst);
        let passed: &[Value] = match (self.func.inst(inst).op, operands) {
            (GetElementPtr | Sub | ExtractElement, [first, ..]) => std::slice::from_ref(first),
            (BitCast | AddrSpaceCast | Freeze | IntToPtr | PtrToInt | PtrToAddr, _) => operands,
            (Add | And | Or, _) => operands,
            (InsertElement | ShuffleVector, [first, second, ..]) => &[*first, *second],
            (Select, [_, arms @ ..]) => arms,
            (Phi, _) => {
                operands.iter().step_by(2).for_each(|&value| self.flow(value, inst.into()));
                return;
            }
            (InsertValue, &[whole, part]) => {
                let path = self.func.indices(inst);
                self.go(whole, inst, Way::Beside(path.to_vec()));
                return self.go(part, inst, Way::Into(path.to_vec()));
            }
            (ExtractValue, &[whole]) => {
                return self.go(whole, inst, Way::OutOf(self.func.indices(inst).to_vec()));
            }
            (Load, &[address]) => {
                self.access(inst, address);
                if let Some(slot) = self.slot(address) {
                    let to = self.node(inst.into());
                    self.reader.stage.graph.flow(slot, to);
                }
                return;
            }
            (Store, &[value, address]) => {
                self.access(inst, address);
                if let Some(slot) = self.slot(address) {
                    let from = self.node(value);
                    self.reader.stage.graph.flow(from, slot);
                }
                return;
            }
            (AtomicRmw | CmpXchg, &[address, ..]) => return self.access(inst, address),
            (Ret, &[value]) => {
                let from = self.node(value);
                self.reader.stage.graph.flow(from, self.returned);
                return;
            }
            (op, _) if op.is_call() => return self.call(inst),
            _ => return,
        };
        for &value in passed {
            self.flow(value, inst.into());
        }
    }

    fn call(&mut self, inst: Inst) {
        let Some(callee) = self.func.called_symbol(inst) else { return };
        let module = self.reader.module;
        let args = self.func.args(inst);
        if let Some(row) = module.symbol_name(callee).and_then(|name| Intrinsic::named(&name)) {
            for pointer in row.pointers.iter().filter(|pointer| pointer.role != Role::Looks) {
                if let Some(&address) = args.get(pointer.operand as usize) {
                    self.access(inst, address);
                }
            }
            let passed = match (row.returns, row.family) {
                (Returned::Derived(n) | Returned::Cast(n), _) => args.get(n as usize),
                (_, Family::Map) => args.first(),
                _ => None,
            };
            if let Some(&from) = passed {
                self.flow(from, inst.into());
            }
            return;
        }
        let known = module.resolve_function(callee).and_then(|id| self.reader.functions.get(&id));
        let Some((params, returned)) = known.cloned() else { return };
        for (&from, to) in args.iter().zip(params) {
            let from = self.node(from);
            self.reader.stage.graph.flow(from, to);
        }
        let result = self.node(inst.into());
        self.reader.stage.graph.flow(returned, result);
    }
}

/// Where the parameters of a function are in its header.
fn parameters(source: &[u8], header: &Range<usize>) -> Vec<Range<usize>> {
    let text = source.get(header.clone()).unwrap_or_default();
    let (mut found, mut depth, mut quoted, mut named, mut start) = (Vec::new(), 0, false, false, 0);
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'@' => named = true,
            _ if !named => {}
            b'(' | b'[' | b'{' | b'<' => {
                depth += 1;
                if depth == 1 {
                    start = at + 1;
                }
            }
            b',' | b')' if depth == 1 => {
                let part = &text[start..at];
                let blank = part.len() - part.trim_ascii_start().len();
                let first = header.start + start + blank;
                found.push(first..(header.start + at).max(first));
                start = at + 1;
                if byte == b')' {
                    return found;
                }
            }
            b')' | b']' | b'}' | b'>' => depth -= 1,
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_have_places() {
        let text = b"define ptx_kernel void @\"a(\\22,\"(ptr addrspace(1) %0, { i32, i32 } %x,\n  ptr byval({ i32, ptr }) %p) #0 {";
        let found: Vec<_> = parameters(text, &(0..text.len()))
            .into_iter()
            .map(|range| String::from_utf8_lossy(&text[range]).into_owned())
            .collect();
        assert_eq!(found, ["ptr addrspace(1) %0", "{ i32, i32 } %x", "ptr byval({ i32, ptr }) %p"]);
    }
}
