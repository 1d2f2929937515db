//! What the host does: buffers of every kind, and launches of all kernels.

use super::kinds::{Class, Func, Kind, Mode, Object, Param};
use super::{Generator, MAIN};
use crate::run::{Arg, Cell, Host, Launch};

/// What is in the buffers.
const DATA: usize = 0;
const CELLS: usize = 1;
const NODES: usize = 2;
const MORE_DATA: usize = 3;

impl Generator<'_> {
    pub(super) fn host(&mut self) -> Host {
        let numbers = |seed: u64| {
            let number = |i: u64| Cell::Number((seed + 2 * i + 1) << 32 | (seed + 2 * i));
            (0..8).map(number).collect::<Vec<Cell>>()
        };
        let cells =
            (0..4).map(|i| self.data(if i % 2 == 0 { DATA } else { MORE_DATA }, 16 * (i % 3)));
        let cells = cells.collect();
        let nodes = [self.node(40, 16), self.node(0, 0)].concat();
        let buffers = vec![numbers(100), cells, nodes, numbers(200)];
        let kernels: Vec<Func> =
            self.funcs.iter().filter(|f| f.class.is_kernel()).cloned().collect();
        // Shared addresses in global memory mean nothing to the next launch.
        let count = if self.flags.escape { 1 } else { kernels.len() };
        let first = self.choices.below(kernels.len());
        let mut launches = Vec::new();
        for n in 0..count {
            let kernel = &kernels[(first + n) % kernels.len()];
            let mut data = 0;
            let mut args: Vec<Arg> = kernel
                .params
                .iter()
                .map(|param| self.argument(param, &mut data, kernel.class))
                .collect();
            args.push(Arg::Number(2));
            launches.push(Launch {
                module: kernel.side,
                kernel: kernel.name.clone(),
                blocks: 1 + u32::from(self.choices.one_in(4)),
                threads: self.choices.pick(&[1, 2, 3]),
                args,
            });
        }
        Host { buffers, launches, ..Host::default() }
    }

    /// A pointer to data: in a buffer, or to a constant.
    fn data(&mut self, buffer: usize, offset: u64) -> Cell {
        let constant = self.flags.constants.then(|| self.constant()).flatten();
        constant.map_or(Cell::Pointer(buffer, offset), Cell::Constant)
    }

    /// A constant that the host can name, sometimes.
    fn constant(&mut self) -> Option<String> {
        let known =
            |o: &&Object| o.kind == Kind::Data && o.space == 4 && !o.local && o.side == MAIN;
        let all: Vec<String> = self.objects.iter().filter(known).map(|o| o.name.clone()).collect();
        let some = !all.is_empty() && self.choices.one_in(2);
        some.then(|| all[self.choices.below(all.len())].clone())
    }

    /// A node, and where the next one is in the buffer of nodes.
    fn node(&mut self, next: u64, data: u64) -> Vec<Cell> {
        let next = if self.flags.nulls { Cell::Number(0) } else { Cell::Pointer(NODES, next) };
        let pointers = [self.data(DATA, data), self.data(MORE_DATA, 0), self.data(MORE_DATA, 16)];
        [&[next][..], &pointers, &[Cell::Number(7 << 32 | data)]].concat()
    }

    fn argument(&mut self, param: &Param, data: &mut usize, class: Class) -> Arg {
        match (param.kind, param.mode) {
            (Kind::Node, Mode::ByVal) => Arg::ByVal(self.node(0, 32)),
            (Kind::Node, _) => Arg::Buffer(NODES, 0),
            (Kind::Cells(_), _) => Arg::Buffer(CELLS, 0),
            _ if param.null && self.choices.one_in(2) => Arg::Number(0),
            _ => {
                if param.fixed
                    && let Some(name) = self.constant()
                {
                    return Arg::Constant(name);
                }
                *data += 1;
                // Restricted parameters do not overlap.
                let buffer = if *data % 2 == 1 { DATA } else { MORE_DATA };
                let far = class == Class::RestrictKernel && *data > 2;
                Arg::Buffer(buffer, if far { 32 } else { 0 })
            }
        }
    }
}
