//! Loads and stores.

use super::*;

impl Solver<'_, '_, '_> {
    /// What memory that is not seen whole holds, by where it is.
    pub(super) fn foreign_at(&mut self, address: Origins) -> Fact {
        let knobs = self.program.knobs;
        if !knobs.track_indir_load {
            return Fact::of(Origins::UNKNOWN | Origins::INTEGER);
        }
        let spaces = address & Origins::ANYWHERE;
        // Nothing that runs on the device writes there, and nothing else but the host filled it.
        let host = if knobs.strong_global_assumptions && !self.program.leaking_constant {
            Origins::CONSTANT | Origins::PARAM
        } else {
            Origins::PARAM
        };
        if !spaces.is_empty() && host.contains(spaces) {
            return Self::from_host();
        }
        if spaces == Origins::CONSTANT && !knobs.strong_global_assumptions {
            return Fact::of(Origins::UNKNOWN | Origins::INTEGER);
        }
        Fact::of(self.known.foreign)
    }

    /// What a read of `width` bytes returns, as bytes; everything the objects hold without a width.
    pub fn read(&mut self, inst: Inst, address: Fact, by: u64, width: Option<u64>) -> Fact {
        for at in 0..self.places.get(address.places).len() {
            let object = self.places.get(address.places)[at].object;
            self.objects[object.0 as usize].numbers_matter = true;
        }
        self.read_addresses(inst, address, by, width)
    }

    /// The same for a reader that takes what is no address for a number, whether that is known or not.
    pub fn read_addresses(
        &mut self,
        inst: Inst,
        address: Fact,
        by: u64,
        width: Option<u64>,
    ) -> Fact {
        let mut result = Fact::NOTHING;
        if address.origins.contains(Origins::FOREIGN) {
            result = self.foreign_at(address.origins);
        }
        for at in 0..self.places.get(address.places).len() {
            let place = self.places.get(address.places)[at].moved(Step::by(by as i64));
            self.load_object(place.object);
            self.note_reader(place.object, inst);
            let ObjectData { exposed, cells, .. } = self.objects[place.object.0 as usize];
            let key = self.key_of(place.object);
            let by_value = matches!(key, SharedKey::Param(..));
            if exposed && !by_value && !key.is_fixed(self.program) {
                // What others know is memory like any other: what was put there got out.
                let held = self.foreign_at(address.origins);
                result = self.join_facts(result, held);
                continue;
            }
            let whole = cells.are_whole(place, width);
            for cell in cells.touched(place, width) {
                let held = self.look(cell as usize);
                result = self.join_facts(result, held);
            }
            if !whole && result.origins.intersects(Origins::ANYWHERE | Origins::NULL) {
                // Parts of several pointers make a number; what the host left is as good as before.
                result.origins |= Origins::INTEGER;
            }
        }
        result
    }

    /// Copies whole cells of one object into another, if that is all that a copy does.
    pub fn copies_cells(&mut self, inst: Inst, target: Fact, source: Fact, length: u64) -> bool {
        let (&[to], &[from]) = (self.places.get(target.places), self.places.get(source.places))
        else {
            return false;
        };
        if (target.origins | source.origins).contains(Origins::FOREIGN) {
            return false;
        }
        self.load_object(to.object);
        self.load_object(from.object);
        if self.key_of(to.object).is_fixed(self.program) {
            return false;
        }
        let whole = |place: Place| {
            let data = &self.objects[place.object.0 as usize];
            data.cells.all_of(place, length).filter(|_| !data.exposed)
        };
        let (Some(into), Some(cells)) = (whole(to), whole(from)) else { return false };
        self.objects[from.object.0 as usize].numbers_matter = true;
        self.note_reader(from.object, inst);
        for (cell, into) in cells.zip(into) {
            let held = self.look(cell as usize);
            let data = &mut self.objects[to.object.0 as usize];
            data.keeps_loaded |= held.origins.contains(Origins::LOADED);
            if self.join_node(into as usize, held) {
                self.object_grew(to.object);
            }
        }
        true
    }

    /// An instruction depends on what an object holds, and on who knows it.
    pub(super) fn note_reader(&mut self, object: Object, inst: Inst) {
        let readers = &mut self.objects[object.0 as usize].readers;
        if self.listing && readers.last() != Some(&inst) {
            readers.push(inst);
        }
    }

    pub fn join_facts(&mut self, a: Fact, b: Fact) -> Fact {
        match self.places.join(a.places, b.places) {
            Some(places) => Fact { origins: a.origins | b.origins, places },
            None => {
                self.expose_all(a.places);
                self.expose_all(b.places);
                let origins = a.origins | b.origins | Origins::FOREIGN;
                Fact { origins, places: PlaceSet::EMPTY }
            }
        }
    }

    /// Stores bytes. What holds what its initialiser says cannot be written: the address is another one then.
    pub fn write(&mut self, address: Fact, by: u64, width: Option<u64>, fact: Fact) {
        if address.origins.contains(Origins::FOREIGN) {
            self.expose_all(fact.places);
        }
        for at in 0..self.places.get(address.places).len() {
            let place = self.places.get(address.places)[at].moved(Step::by(by as i64));
            self.load_object(place.object);
            let data = &mut self.objects[place.object.0 as usize];
            data.keeps_loaded |= fact.origins.contains(Origins::LOADED);
            let cells = data.cells;
            if data.exposed {
                self.expose_all(fact.places);
            }
            if self.key_of(place.object).is_fixed(self.program) {
                continue;
            }
            let mut fact = fact;
            if !cells.are_whole(place, width) && fact.origins != Origins::BYTES {
                fact.origins |= Origins::INTEGER;
            }
            for cell in cells.touched(place, width) {
                if self.join_node(cell as usize, fact) {
                    self.object_grew(place.object);
                }
            }
        }
    }

    pub(super) fn object_grew(&mut self, object: Object) {
        self.objects[object.0 as usize].grown = self.now;
        if self.listing {
            self.touched.push(object);
        }
    }

    /// Loads every object that an address leads to.
    pub fn load_all(&mut self, address: Fact) {
        for at in 0..self.places.get(address.places).len() {
            self.load_object(self.places.get(address.places)[at].object);
        }
    }

    pub fn write_all(&mut self, object: Object, fact: Fact) {
        let cells = self.objects[object.0 as usize].cells;
        for at in 0..cells.count {
            if self.join_node((cells.first + at) as usize, fact) {
                self.object_grew(object);
            }
        }
    }

    /// Stores a value of any type.
    pub fn write_value(&mut self, address: Fact, value: Value) {
        let ty = self.func.type_of(value);
        if address.places.is_empty() && !address.origins.contains(Origins::FOREIGN) {
            return;
        }
        if self.class(ty) != Class::Aggregate {
            let width = self.width(ty);
            let fact = self.fact(value);
            let fact = self.bytes_of(value, fact);
            self.write(address, 0, width, fact);
            return;
        }
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        for (at, leaf) in shape.leaves.iter().enumerate() {
            let fact = self.part(value, ty, at);
            let fact = self.leaf_bytes(leaf.ty, fact);
            self.write(address, leaf.offset, leaf.size, fact);
        }
    }

    pub(super) fn leaf_bytes(&self, ty: Option<Type>, fact: Fact) -> Fact {
        match ty.map(|ty| self.class(ty)) {
            Some(Class::Pointer(0 | 1)) => fact,
            Some(Class::Pointer(_)) => Fact { origins: Origins::INTEGER, ..fact },
            _ if fact.origins.is_empty() => Fact::INTEGER,
            _ => fact,
        }
    }

    pub(super) fn all_exposed(&mut self, address: Fact) -> bool {
        self.load_all(address);
        let places = self.places.get(address.places);
        places.iter().all(|p| self.objects[p.object.0 as usize].exposed)
    }

    /// Loads a value of any type into the result of an instruction.
    pub fn load(&mut self, inst: Inst, address: Fact) {
        let ty = self.func.inst(inst).ty;
        let plain = !self.scan.integers && self.program.is_plain(ty);
        if plain && address.places.is_empty() {
            return;
        }
        if self.class(ty) != Class::Aggregate {
            let width = self.width(ty);
            let fact = if plain {
                self.read_addresses(inst, address, 0, width)
            } else {
                self.read(inst, address, 0, width)
            };
            if matches!(self.class(ty), Class::Pointer(_)) {
                self.note_number(address, fact);
            }
            if !(plain && self.got_out(address, fact)) {
                self.define(inst, fact);
            }
            return;
        }
        let shape = self.shapes.of(&mut self.sizes, &self.program.module.types, ty);
        for (at, leaf) in shape.leaves.iter().enumerate() {
            let fact = self.read(inst, address, leaf.offset, leaf.size);
            let plain = !self.scan.integers && leaf.ty.is_some_and(|ty| self.program.is_plain(ty));
            if !(plain && self.got_out(address, fact)) {
                self.join_part(inst.into(), ty, at, fact);
            } else if self.part_at(inst.into(), ty, at) != Fact::NOTHING {
                // Others did not know the memory at first: beside what it held then, a number has to be said.
                self.join_part(inst.into(), ty, at, Fact::INTEGER);
            }
        }
    }

    /// Notes that a pointer can be any number, by what is in objects that are seen whole. If others can write to them after
    /// all, what they put there is worth more: that is found out once it is known from the start.
    fn note_number(&mut self, address: Fact, loaded: Fact) {
        let is_number = loaded.origins.contains(Origins::INTEGER);
        if !is_number || self.known.foreign.contains(Origins::INTEGER) {
            return;
        }
        for at in 0..self.places.get(address.places).len() {
            let object = self.places.get(address.places)[at].object;
            let data = &mut self.objects[object.0 as usize];
            data.read_number |= !data.exposed;
        }
    }

    /// Whether others know all that a number can be that was loaded: whoever put it there let it out.
    fn got_out(&mut self, address: Fact, loaded: Fact) -> bool {
        loaded.places.is_empty() && self.all_exposed(address)
    }
}
