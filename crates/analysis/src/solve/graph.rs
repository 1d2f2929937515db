//! The solution as a graph: what each value and each cell was made of.

use spacecast_nvptx::intrinsics::{Family, Returned, Role};

use super::*;
use crate::calls::may_clear;
use crate::explain::{Edge, Flow, From, Graph, Source, Want};
use crate::program::Callee;

impl Solver<'_, '_, '_> {
    /// The graph of a solution.
    pub fn graph(&mut self) -> Graph {
        let mut graph = Graph::default();
        for n in 0..self.num_args {
            self.argument_edges(n, &mut graph);
        }
        let insts: Vec<Inst> = self.func.insts().collect();
        for inst in insts {
            self.instruction_edges(inst, &mut graph);
        }
        for c in self.func.store.consts() {
            let origins = self.const_fact(c).origins;
            let flow = match self.class(self.func.store.const_type(c)) {
                Class::Data => Source::Number,
                _ => Source::Constant,
            };
            graph.values.insert(c.into(), vec![source(None, origins, flow)]);
        }
        for at in 0..self.objects.len() {
            let key = self.key_of(Object(at as u32));
            if let Some(inst) = self.objects[at].exposed_by {
                graph.exposed.insert(key, inst);
            }
            let outside = self.known.inputs.is_none();
            if let (ObjectKind::Param(_), true) = (self.objects[at].kind, outside) {
                let edge = if self.kernel {
                    source(None, Origins::BYTES, Source::KernelMemory)
                } else {
                    source(None, Origins::UNKNOWN | Origins::INTEGER, Source::OutsideMemory)
                };
                for cell in 0..self.objects[at].cells.count {
                    graph.cells.entry((key, cell)).or_default().push(edge);
                }
            }
        }
        graph
    }

    fn argument_edges(&mut self, n: usize, graph: &mut Graph) {
        let param = self.func.params()[n];
        let by_value = ArgEffects::default().with(&self.func.store, param.attrs).by_value;
        let origins = self.fact_at(n).origins;
        let from = match self.class(param.ty) {
            Class::Pointer(_) if by_value => Source::ByValue,
            Class::Pointer(space) if space != 0 => Source::Typed,
            _ if self.known.inputs.is_some() => return,
            Class::Pointer(_) if self.kernel => Source::KernelArgument,
            Class::Aggregate if self.kernel => Source::KernelMemory,
            Class::Pointer(_) | Class::Aggregate => Source::OutsideArgument,
            _ => Source::Number,
        };
        graph.values.insert(Value::arg(n as u32), vec![source(None, origins, from)]);
    }

    fn instruction_edges(&mut self, inst: Inst, graph: &mut Graph) {
        use Opcode::*;
        let func = self.func;
        let data = func.inst(inst);
        let mut edges = Vec::new();
        match data.op {
            op if op.is_debug_record() => return,
            Alloca => {
                edges.push(source(Some(inst), Origins::LOCAL, Source::Stack));
                let elsewhere = self.fact(inst.into()).origins & Origins::ANYWHERE;
                let elsewhere = elsewhere.difference(Origins::LOCAL);
                edges.push(source(Some(inst), elsewhere, Source::CopyOfConstant));
            }
            _ if matches!(self.class(data.ty), Class::Pointer(s) if s != 0) => {
                let origins = self.fact(inst.into()).origins;
                edges.push(source(Some(inst), origins, Source::Typed));
            }
            GetElementPtr | BitCast | Freeze | AddrSpaceCast | ExtractElement => {
                self.operand_edge(inst, 0, &mut edges);
            }
            Phi => {
                for at in (0..func.operands(inst).len()).step_by(2) {
                    self.operand_edge(inst, at, &mut edges);
                }
            }
            Select => {
                self.operand_edge(inst, 1, &mut edges);
                self.operand_edge(inst, 2, &mut edges);
            }
            Load => self.load_edges(inst, 0, &mut edges),
            Store => {
                self.store_edges(inst, 1, func.operands(inst)[0], graph);
                return;
            }
            AtomicRmw | CmpXchg => {
                let value = *func.operands(inst).last().unwrap_or(&func.operands(inst)[0]);
                self.store_edges(inst, 0, value, graph);
                self.load_edges(inst, 0, &mut edges);
            }
            Call | Invoke | CallBr => self.call_edges(inst, &mut edges, graph),
            Ret => {
                if let Some(&value) = func.operands(inst).first() {
                    let origins = self.operand(inst, 0).origins;
                    let flow = Flow::Returned;
                    let from = From::Value(value);
                    graph.returned.push(Edge { from, inst: Some(inst), origins, flow });
                }
                return;
            }
            IntToPtr => {
                self.operand_edge(inst, 0, &mut edges);
                let number = self.operand(inst, 0).origins;
                if number.intersects(Origins::INTEGER) || !self.program.knobs.track_int2ptr {
                    edges.push(source(Some(inst), Origins::UNKNOWN, Source::Number));
                }
            }
            op if op.is_terminator() => return,
            VaArg | LandingPad | CatchPad | CleanupPad => {
                edges.push(source(Some(inst), Origins::UNKNOWN, Source::Unknown));
            }
            _ => {
                for at in 0..func.operands(inst).len() {
                    self.operand_edge(inst, at, &mut edges);
                }
            }
        }
        if data.ty != Type::VOID {
            self.made_here(inst, &mut edges);
            graph.values.insert(inst.into(), edges);
        }
    }

    /// Adds what an instruction makes that none of its sources is.
    fn made_here(&mut self, inst: Inst, edges: &mut Vec<Edge>) {
        let made = self.fact(inst.into()).origins;
        let made = self.or_number(inst.into(), made);
        let is_known = |edge: &Edge| Want::Unknown.is_in(edge.origins);
        if Want::Unknown.is_in(made) {
            if !edges.iter().any(is_known) {
                let from = match self.func.inst(inst).op {
                    Opcode::Load => Source::Parts,
                    Opcode::GetElementPtr => Source::Number,
                    op if op.is_call() && self.class(self.func.inst(inst).ty) == Class::Data => {
                        Source::Number
                    }
                    _ => Source::Unknown,
                };
                edges.push(source(Some(inst), made, from));
            }
            return;
        }
        let known = edges.iter().filter(|edge| !is_known(edge));
        let known = known.fold(Origins::empty(), |all, edge| all | edge.origins);
        let more = (made & Origins::ANYWHERE).difference(known);
        if more == Origins::LOCAL && self.func.inst(inst).op == Opcode::AddrSpaceCast {
            edges.push(source(Some(inst), more, Source::CopyOfParam));
        } else if !more.is_empty() && !known.intersects(Origins::BYTES) {
            edges.push(source(Some(inst), more, Source::Unknown));
        }
    }

    fn operand_edge(&mut self, inst: Inst, operand: usize, edges: &mut Vec<Edge>) {
        let value = self.func.operands(inst)[operand];
        if value.as_block().is_some() {
            return;
        }
        let origins = self.operand(inst, operand).origins;
        let origins = self.or_number(value, origins);
        edges.push(Edge { from: From::Value(value), inst: Some(inst), origins, flow: Flow::Made });
    }

    /// Where a value comes from; data of which nothing is known is a number.
    fn or_number(&self, value: Value, origins: Origins) -> Origins {
        let data = self.class(self.func.type_of(value)) == Class::Data;
        if data && origins.is_empty() { Origins::INTEGER } else { origins }
    }

    /// The cells that an address leads to.
    fn cells_at(&mut self, address: Fact, width: Option<u64>) -> Vec<(SharedKey, u32, u32)> {
        self.load_all(address);
        let mut found = Vec::new();
        for place in self.places.get(address.places) {
            let cells = self.objects[place.object.0 as usize].cells;
            let key = self.key_of(place.object);
            found.extend(cells.touched(*place, width).map(|c| (key, c - cells.first, c)));
        }
        found
    }

    fn load_edges(&mut self, inst: Inst, operand: usize, edges: &mut Vec<Edge>) {
        let known = self.known;
        if let Some(stores) = known.reaching.stores(inst) {
            for &store in stores {
                let value = self.func.operands(store)[0];
                let origins = self.operand(store, 0).origins;
                let origins = self.or_number(value, origins);
                let flow = Flow::Stored;
                edges.push(Edge { from: From::Value(value), inst: Some(store), origins, flow });
            }
            return;
        }
        let width = self.width(self.func.inst(inst).ty);
        let address = self.operand(inst, operand);
        self.edges_at(inst, address, width, Flow::Loaded, edges);
    }

    /// Edges from what is where an address leads.
    fn edges_at(
        &mut self,
        inst: Inst,
        address: Fact,
        width: Option<u64>,
        flow: Flow,
        edges: &mut Vec<Edge>,
    ) {
        if address.origins.contains(Origins::FOREIGN) {
            let origins = self.foreign_at(address.origins).origins.as_pointer();
            let host = Origins::DEVICE | Origins::LOADED | Origins::FOREIGN;
            edges.push(source(Some(inst), origins & host, Source::Memory));
            if origins.difference(host).intersects(Origins::ANYWHERE) {
                edges.push(source(Some(inst), origins.difference(Origins::DEVICE), Source::Leak));
                if origins.is_unknown() {
                    edges.push(source(Some(inst), origins, Source::Leak));
                }
            }
        }
        for (key, cell, node) in self.cells_at(address, width) {
            let origins = self.cell(node).origins;
            edges.push(Edge { from: From::Cell(key, cell), inst: Some(inst), origins, flow });
        }
    }

    fn store_edges(&mut self, inst: Inst, address: usize, value: Value, graph: &mut Graph) {
        let width = self.width(self.func.type_of(value));
        let address = self.operand(inst, address);
        let origins = self.fact(value).origins;
        let origins = self.or_number(value, origins);
        for (key, cell, node) in self.cells_at(address, width) {
            let from = From::Value(value);
            let edge = Edge { from, inst: Some(inst), origins, flow: Flow::Stored };
            let edges = graph.cells.entry((key, cell)).or_default();
            edges.push(edge);
            if self.is_stored_in_parts(address, width, node) {
                edges.push(source(Some(inst), Origins::INTEGER, Source::Parts));
            }
        }
    }

    /// Whether a cell gets only a part of what is stored there.
    fn is_stored_in_parts(&self, address: Fact, width: Option<u64>, node: u32) -> bool {
        self.places.get(address.places).iter().any(|&place| {
            let cells = self.objects[place.object.0 as usize].cells;
            !cells.are_whole(place, width) && cells.touched(place, width).any(|cell| cell == node)
        })
    }

    fn call_edges(&mut self, inst: Inst, edges: &mut Vec<Edge>, graph: &mut Graph) {
        let result = self.fact(inst.into()).origins;
        let result = self.or_number(inst.into(), result);
        match self.callee(inst) {
            Callee::Query(_) => edges.push(source(Some(inst), result, Source::Number)),
            Callee::Row(row) => {
                if row.family == Family::Copy && row.name.starts_with("llvm.mem") {
                    return self.copy_edges(inst, graph);
                }
                match row.returns {
                    Returned::Derived(operand) | Returned::Cast(operand) => {
                        self.operand_edge(inst, operand as usize, edges);
                        if may_clear(self.func, inst, row) {
                            edges.push(source(Some(inst), Origins::NULL, Source::Number));
                        }
                    }
                    Returned::In(_) => edges.push(source(Some(inst), result, Source::Known)),
                    Returned::Loaded => {
                        let reads = row.pointers.iter().filter(|p| p.role != Role::Writes);
                        for pointer in reads {
                            let address = self.operand(inst, pointer.operand as usize);
                            self.edges_at(inst, address, None, Flow::Loaded, edges);
                        }
                    }
                    Returned::Plain => {
                        for arg in 0..self.func.args(inst).len() {
                            self.operand_edge(inst, arg, edges);
                        }
                        edges.push(source(Some(inst), Origins::INTEGER, Source::Number));
                    }
                }
            }
            Callee::Known(_) => {
                edges.push(source(Some(inst), result, Source::Known));
                for address in self.written_by_known(inst) {
                    let number = source(Some(inst), Origins::INTEGER, Source::Number);
                    for (key, cell, _) in self.cells_at(address, None) {
                        graph.cells.entry((key, cell)).or_default().push(number);
                    }
                }
            }
            _ => {
                if self.targets(inst).known().is_none() {
                    edges.push(source(Some(inst), result, Source::Invisible));
                    return;
                }
                let from = From::Result(inst);
                let flow = Flow::Made;
                edges.push(Edge { from, inst: Some(inst), origins: result, flow });
                for arg in 0..self.func.args(inst).len() {
                    let address = self.operand(inst, arg);
                    let cells = self.cells_at(address, None);
                    let held = |node| self.cell(node).origins;
                    let cells =
                        cells.into_iter().map(|(key, at, node)| (key, at, held(node))).collect();
                    graph.by_value.insert((inst, arg as u32), cells);
                }
            }
        }
    }

    /// `memcpy` and `memmove`: every cell of the one may come from every cell of the other.
    fn copy_edges(&mut self, inst: Inst, graph: &mut Graph) {
        let target = self.operand(inst, 0);
        let mut edges = Vec::new();
        if self.func.args(inst).len() > 1 && !self.is_plain_operand(inst, 1) {
            let from = self.operand(inst, 1);
            self.edges_at(inst, from, None, Flow::Copied, &mut edges);
            let length = self.program.length(self.func, inst);
            if self.is_in_parts(from, length) || self.is_in_parts(target, length) {
                edges.push(source(Some(inst), Origins::INTEGER, Source::Parts));
            }
        } else {
            let zero = Origins::INTEGER | Origins::NULL;
            edges.push(source(Some(inst), zero, Source::Number));
        }
        for (key, cell, _) in self.cells_at(target, None) {
            graph.cells.entry((key, cell)).or_default().extend(edges.iter().copied());
        }
    }

    /// Whether so many bytes at an address are not all of some cells.
    fn is_in_parts(&self, address: Fact, bytes: Option<u64>) -> bool {
        self.places.get(address.places).iter().any(|&place| {
            let cells = self.objects[place.object.0 as usize].cells;
            !cells.are_whole(place, bytes)
        })
    }

    fn is_plain_operand(&self, inst: Inst, operand: usize) -> bool {
        self.program.is_plain(self.func.type_of(self.func.operands(inst)[operand]))
    }
}

fn source(inst: Option<Inst>, origins: Origins, source: Source) -> Edge {
    Edge { from: From::Source(0), inst, origins, flow: Flow::Source(source) }
}
