//! What is in memory before a kernel runs: initialisers, and what the host writes.

use super::host::{Arg, Cell, Host};
use super::link::{ALIGN, Target, Variable};
use super::machine::Machine;
use super::memory::{Object, Region};
use super::value::Val;
use super::{Result, undefined};

impl Machine<'_> {
    /// Fills memory: all of it before the first launch; what the host can reach before others.
    pub(super) fn prepare(&mut self, host: &Host) -> Result<()> {
        let variables: Vec<Variable> = self.linked.variables.clone();
        for variable in variables.iter().filter(|v| v.region != Region::Shared) {
            let var = self.module(variable.code).var(variable.id);
            if self.launch == 0 || !var.symbol.linkage().is_local() {
                self.fill(variable)?;
            }
        }
        for (name, cells) in &host.variables {
            self.write_variable(name, cells)?;
        }
        for (n, cells) in host.buffers.iter().enumerate() {
            let bytes = self.cells(cells)?;
            let mut object = Object::new(self.buffers[n], bytes.len() as u64);
            object.bytes = bytes;
            object.defined.fill(true);
            self.global.put(object);
        }
        Ok(())
    }

    /// Lets the host write a variable.
    fn write_variable(&mut self, name: &str, cells: &[Cell]) -> Result<()> {
        let module = self.module(0);
        let symbol = module.symbol(name.as_bytes());
        let Some(Target::Var(start)) = symbol.map(|symbol| self.target(0, symbol)) else {
            return undefined("there is no such variable");
        };
        let bytes = self.cells(cells)?;
        for memory in [&mut self.global, &mut self.constant] {
            if let Some((at, 0)) = memory.find(start, 0) {
                let object = memory.object_mut(at);
                let size = object.bytes.len().min(bytes.len());
                object.bytes[..size].copy_from_slice(&bytes[..size]);
                object.defined[..size].fill(true);
            }
        }
        Ok(())
    }

    /// What the host writes, as bytes.
    fn cells(&self, cells: &[Cell]) -> Result<Vec<u8>> {
        let mut bytes = Vec::with_capacity(8 * cells.len());
        for cell in cells {
            let bits = match cell {
                Cell::Number(n) => *n,
                Cell::Pointer(buffer, offset) => self.buffers[*buffer] + offset,
                Cell::Constant(name) => self.constant_address(name)?,
            };
            bytes.extend(bits.to_le_bytes());
        }
        Ok(bytes)
    }

    /// The generic address of a variable in constant memory.
    fn constant_address(&self, name: &str) -> Result<u64> {
        let symbol = self.module(0).symbol(name.as_bytes());
        match symbol.map(|symbol| self.target(0, symbol)) {
            Some(Target::Var(own)) => Ok(Region::Constant.generic(own, 0)),
            _ => undefined("there is no such constant"),
        }
    }

    /// Makes a variable what its initialiser says.
    pub(super) fn fill(&mut self, variable: &Variable) -> Result<()> {
        let module = self.module(variable.code);
        let var = module.var(variable.id);
        let value = match var.init {
            // Of what is there for its ODR definitions alone, most is for nobody.
            Some(init) if variable.code >= 2 => {
                self.constant(variable.code, &module.store, init).unwrap_or(Val::Poison)
            }
            Some(init) => self.constant(variable.code, &module.store, init)?,
            // What is only declared the host has filled.
            None if variable.region == Region::Shared => Val::Poison,
            None => self.zero(variable.code, var.ty),
        };
        let mut object = Object::new(variable.start, variable.size);
        object.local = var.symbol.linkage().is_local();
        (object.bytes, object.defined) = self.encoded(variable.code, var.ty, &value)?;
        object.bytes.resize(variable.size as usize, 0);
        object.defined.resize(variable.size as usize, false);
        object.writable = !var.constant && variable.region != Region::Constant;
        let memory = match variable.region {
            Region::Shared => &mut self.shared,
            Region::Constant => &mut self.constant,
            _ => &mut self.global,
        };
        memory.put(object);
        Ok(())
    }

    /// An argument that the host passes.
    pub(super) fn argument(&mut self, arg: &Arg) -> Result<Val> {
        Ok(match arg {
            Arg::Number(n) => Val::Bits(*n),
            Arg::Buffer(buffer, offset) => Val::Bits((self.buffers[*buffer] + offset).into()),
            Arg::Constant(name) => Val::Bits(self.constant_address(name)?.into()),
            Arg::ByVal(cells) => {
                let bytes = self.cells(cells)?;
                let mut object = Object::new(self.param.free(0, ALIGN), bytes.len() as u64);
                let address = Region::ByVal.generic(object.start, self.launch);
                object.bytes = bytes;
                object.defined.fill(true);
                object.writable = false;
                self.param.put(object);
                Val::Bits(address.into())
            }
        })
    }
}
