//! The solution for those who compare pointers: what each can point to, and who knows the objects.

use super::*;
use crate::alias::pointed::{Pointed, SeenObject};

impl Solver<'_, '_, '_> {
    /// What every pointer of the function can point to.
    pub fn pointed(mut self, held: &Keys) -> Pointed {
        for c in self.func.store.consts() {
            if matches!(self.class(self.func.store.const_type(c)), Class::Pointer(_)) {
                self.const_fact(c);
            }
        }
        // What others did with objects counts: what they put there, and whom they told. That may lead to more of them.
        let mut next = 0;
        while next < self.objects.len() {
            self.load_object(Object(next as u32));
            next += 1;
        }
        let objects = (0..self.objects.len() as u32).map(Object).map(|object| {
            let data = &self.objects[object.0 as usize];
            let key = self.key_of(object);
            let cells = data.cells.first..data.cells.first + data.cells.count;
            let content = cells.flat_map(|cell| self.places.get(self.cell(cell).places));
            let mut reaches: Vec<Object> = content.map(|place| place.object).collect();
            reaches.sort_unstable();
            reaches.dedup();
            SeenObject {
                exposed: data.exposed,
                own: matches!(data.kind, ObjectKind::Stack(_) | ObjectKind::Param(_)),
                held: held.contains(&key),
                reaches,
            }
        });
        let objects = objects.collect();
        let nodes = self.num_args + self.func.num_insts();
        Pointed {
            num_args: self.num_args,
            facts: self.nodes[..nodes].iter().map(|node| node.fact).collect(),
            consts: self.consts,
            places: self.places,
            objects,
            ..Pointed::default()
        }
    }
}
