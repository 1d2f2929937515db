//! The faults: what to put in the place of what, and which trap it falls into.

/// A deliberate bug.
pub struct Fault {
    pub name: &'static str,
    /// What goes wrong.
    pub trap: &'static str,
    /// Under `crates`.
    pub file: &'static str,
    pub from: &'static str,
    pub to: &'static str,
}

macro_rules! faults {
    ($($name:literal: $trap:literal, $file:literal { $from:literal => $to:literal })*) => {
        pub const FAULTS: &[Fault] =
            &[$(Fault { name: $name, trap: $trap, file: $file, from: $from, to: $to }),*];
    };
}

faults! {
    "null-compared-in-a-space": "generic null is not 0 in a space",
    "transform/src/rewrite/plan.rs" {
        "                && !origins.contains(Origins::NULL)\n        };" => "        };"
    }
    "null-through-a-space-and-back": "generic null does not survive a space",
    "transform/src/rewrite/plan.rs" {
        "                origins().contains(Origins::NULL)\n                    ||" => "                false\n                    ||"
    }
    "constant-through-global-memory-and-back": "what the host gave may be a constant: who asks must not be told by a cast",
    "transform/src/rewrite/plan.rs" {
        "            Some(Space::Global) => known.asks && origins()" => "            Some(Space::Global) => false && origins()"
    }
    "nonnull-kept-in-a-space": "nonnull becomes wrong in a space",
    "transform/src/rewrite/writer.rs" { "        if space != Space::Global && self.func" => "        if false && self.func" }
    "nonnull-kept-in-a-recursive-call": "nonnull becomes wrong in a space",
    "transform/src/params.rs" {
        "        drop_null_attributes(func, owner, space);\n        // What" => "        // What"
    }
    "null-arm-is-an-offset": "an offset from null is a number",
    "analysis/src/solve/constants.rs" { "        if null && !indices" => "        if false && !indices" }
    "query-global-of-the-host": "the host may pass the address of a constant",
    "transform/src/fold.rs" {
        "(Origins::GLOBAL | Origins::PARAM, Origins::DEVICE)" =>
        "(Origins::GLOBAL | Origins::PARAM | Origins::DEVICE, Origins::empty())"
    }
    "query-shared-of-the-cluster": "an address of the cluster may be in another block",
    "transform/src/fold.rs" {
        "Query::Shared | Query::SharedCta => (Origins::SHARED, Origins::CLUSTER)" =>
        "Query::Shared | Query::SharedCta => (Origins::SHARED | Origins::CLUSTER, Origins::empty())"
    }
    "query-of-null": "a query on null does not fold",
    "transform/src/fold.rs" { "    if origins.contains(Origins::NULL) {\n        return None;" => "    if false {\n        return None;" }
    "guard-after-the-branches-meet": "code after the branches meet learns nothing",
    "analysis/src/guards.rs" { "if predecessors[target].len() == 1 {" => "if true || predecessors[target].len() == 1 {" }
    "guard-far-from-the-pointer": "a pointer far from the one asked about learns nothing",
    "analysis/src/guards/spread.rs" {
        "Opcode::GetElementPtr => !data.flags.contains(InstFlags::INBOUNDS)," => "Opcode::GetElementPtr => false,"
    }
    "negation-of-a-guard": "the other way of a branch says the opposite",
    "analysis/src/guards.rs" { "let allowed = if truth { yes }" => "let allowed = if truth || true { yes }" }
    "external-function-taken-for-internal": "external functions have callers that are not seen",
    "analysis/src/program.rs" {
        "let all = self.whole_program && linkage != Linkage::AvailableExternally;" => "let all = true;"
    }
    "shown-function-taken-for-internal": "a function whose body is only shown is in another module",
    "analysis/src/program.rs" {
        "let all = self.whole_program && linkage != Linkage::AvailableExternally;" =>
        "let all = self.whole_program;"
    }
    "loaded-pointer-by-value": "what is passed by value may have been loaded, and be what gets out",
    "analysis/src/solve/across.rs" { "fact.origins & Origins::SOMEWHERE" => "fact.origins & Origins::ANYWHERE" }
    "statement-for-others": "what a function says of its parameters holds for the calls that are here",
    "transform/src/memory_space_opt.rs" {
        "        counted.extend(counted_on(&facts, stated.into_iter()));\n" => "        drop(stated);\n"
    }
    "cast-folded-for-others": "casts that fold as long as nobody passes null do not for other callers",
    "transform/src/memory_space_opt.rs" { "rewritten.chain(folded)" => "rewritten.chain(folded.into_iter().take(0))" }
    "stated-pointer-never-null": "a pointer whose space is stated may be null",
    "analysis/src/program.rs" {
        "space => Origins::of_space(space)? | Origins::NULL," => "space => Origins::of_space(space)?,"
    }
    "comparison-behind-a-cast": "an address that left its object in a space is less than others there and not as a generic one",
    "transform/src/rewrite/plan.rs" { "Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze => &operands[..1]," => "Opcode::BitCast | Opcode::Freeze => &operands[..1]," }
    "assembly-that-calls": "what assembly calls is not seen",
    "analysis/src/asm.rs" { "constraints.contains(&b'*') || calls(&code);" => "constraints.contains(&b'*');" }
    "leaks-not-added": "what is loaded and stored in a variable can be what gets out where that is done",
    "analysis/src/rounds.rs" { "*into.entry(key).or_default() |= leaked;" => "*into.entry(key).or_default() |= leaked & Origins::empty();" }
    "copy-of-the-caller-not-followed": "a recursion can be passed the address of its caller's parameter by value",
    "analysis/src/solve/across.rs" {
        "=> self.own_param(n)," => "=> *self.own_params.get(&n)?,"
    }
    "weak-function-trusted": "a weak function may be replaced at link time",
    "analysis/src/program.rs" {
        "            linkage if linkage.is_replaceable() => false," =>
        "            linkage if false && linkage.is_replaceable() => false,"
    }
    "body-that-others-have-too": "the linker may take a body that does what a compiler took out of this one",
    "analysis/src/program.rs" { "Linkage::WeakOdr => self.whole_program," => "Linkage::WeakOdr => true," }
    "counted-on-and-left-to-others": "the linker may take another body than the one that was counted on",
    "transform/src/internalise.rs" {
        "    concerned.extend(below);\n" => "    let _ = below;\n"
    }
    "table-that-others-have-too": "the linker may take a table with other functions in it",
    "analysis/src/program.rs" {
        "        linkage.is_one_of_many() && !var.may_be_own() ||" => "        false && !var.may_be_own() ||"
    }
    "table-left-to-others": "the linker may take a table with other functions in it",
    "transform/src/internalise.rs" { "    while !own.is_empty() {" => "    while false && !own.is_empty() {" }
    "argument-by-value-of-one-of-many": "LLVM inlines a function of which others have another translation, without a copy",
    "analysis/src/solve/objects.rs" {
        "None if !knobs.track_calls || self.program.is_one_of_many(self.id) =>" => "None if !knobs.track_calls =>"
    }
    "slot-with-a-copy-of-what-was-loaded": "LLVM may see that it is a constant, and reads that in the place of the slot",
    "analysis/src/solve/copied_constants.rs" {
        "let loaded = self.program.has_constants && self" => "let loaded = false && self.program.has_constants && self"
    }
    "query-of-a-slot-that-is-replaced": "LLVM answers that a slot is local, and reads a constant in its place",
    "analysis/src/guards.rs" { "        if self.may_be_replaced(pointer) {" => "        if false && self.may_be_replaced(pointer) {" }
    "callees-that-the-linker-decides": "what !callees names is the function that the linker keeps",
    "analysis/src/program.rs" { "            Mention::Metadata(_) => true,\n" => "            Mention::Metadata(_) => false,\n" }
    "recursion-through-what-is-vouched-for": "a function that users vouch for may call back",
    "transform/src/process_restrict/recursion.rs" {
        "        Callee::Known(known) => std::ptr::eq(known, &HARMLESS)," =>
        "        Callee::Known(known) => false && std::ptr::eq(known, &HARMLESS),"
    }
    "kernel-in-a-table": "LLVM inlines a kernel that is called through a table",
    "nvptx/src/kernel.rs" { "    if module.store.symbols().any(" => "    if false && module.store.symbols().any(" }
    "managed-variable-is-seen-whole": "the host writes to managed variables",
    "analysis/src/program.rs" { "for var in managed(self.module) {" => "for var in managed(self.module).into_iter().take(0) {" }
    "call-that-does-not-fit": "what a pointer points to is called, whatever it is passed",
    "analysis/src/solve/targets.rs" { "        misfits |= !found.iter().all(fits);" => "        found.retain(fits);" }
    "operand-bundle-is-nothing": "what is in an operand bundle gets out",
    "analysis/src/escape.rs" { "        if !is_intrinsic && self.func" => "        if !is_intrinsic && false && self.func" }
    "known-by-how-it-begins": "not every function that begins like one of libdevice is one",
    "analysis/src/known.rs" { "Some(prefix) => numbers && name" => "Some(prefix) => (numbers || true) && name" }
    "half-of-a-move": "LLVM makes nothing of a move between a space and none",
    "transform/src/memory_space_opt.rs" { "Some((last, keep)) if last == inst => keep," => "Some((last, keep)) if false && last == inst => keep," }
    "address-taken-function-not-outside": "a function whose address gets out is called by others",
    "analysis/src/rounds/join.rs" {
        "if !known.iter().any(|id| self.instances[id.0 as usize].outside) {" => "if false && known.is_empty() {"
    }
    "call-of-the-wrong-copy": "a call goes to the same function or to its copy for these spaces",
    "transform/src/specialise.rs" {
        "redirect(module, func_of(host), call, made[&to]);" =>
        "redirect(module, func_of(host), call, made.values().copied().min().unwrap_or(made[&to]));"
    }
    "copy-of-noduplicate": "calls that are noduplicate must stay the only ones",
    "transform/src/specialise.rs" { "        && !func.calls().any(only_once)" => "        && (true || !func.calls().any(only_once))" }
    "parameter-in-a-space-of-some-calls": "callers may pass other spaces",
    "transform/src/params.rs" { "(always == Some(space)).then_some(space)" => "Some(space).filter(|_| always != Some(Space::Param))" }
    "parameter-behind-musttail": "musttail needs caller and callee of one type",
    "transform/src/params.rs" { "        !is_must_tail(caller, call)\n            && args" => "        args" }
    "linkonce-given-to-others": "the linker may give a linkonce_odr function to others",
    "transform/src/internalise.rs" {
        "func.symbol.linkage() == Linkage::LinkOnceOdr && counted" =>
        "false && func.symbol.linkage() == Linkage::LinkOnceOdr && counted"
    }
    "indirect-call-to-what-is-seen": "an indirect call can reach every function of a fitting type",
    "analysis/src/solve/targets.rs" {
        "        if self.is_foreign(inst, pointer) {\n            if" =>
        "        if false {\n            if"
    }
    "call-of-what-others-know-leads-nowhere": "memory that others know is like any other, also for calls",
    "analysis/src/solve/targets.rs" {
        "                foreign |= self.objects[object.0 as usize].exposed;" => ""
    }
    "called-back-only-where-it-is-passed": "a harmless function may call what it finds in memory that it is passed",
    "analysis/src/solve/targets.rs" {
        "                foreign |= self.is_foreign(inst, held);" => ""
    }
    "byval-parameter-read-in-place-though-written": "a byval kernel parameter may be a local copy",
    "transform/src/lower_struct_args/uses.rs" {
        "        (Opcode::Store, 1) | (Opcode::AtomicRmw | Opcode::CmpXchg, 0) => {\n            Role::Leaks(\"it is written\")" =>
        "        (Opcode::Store, 1) | (Opcode::AtomicRmw | Opcode::CmpXchg, 0) => {\n            Role::Looks(\"it is written\")"
    }
    "byval-copy-too-short": "a private copy is a copy of all",
    "transform/src/lower_struct_args/rewrite.rs" {
        "func.store.int(Type::I64, size)" => "func.store.int(Type::I64, size.min(memory.size - 1).max(1))"
    }
    "invisible-call-stores-nothing": "a call to a function that is not visible may store addresses of its own",
    "analysis/src/escape.rs" { "(!self.call_writes_nothing(inst)).then_some(anything)" => "None" }
    "stored-address-stays-inside": "a stack slot whose address escapes can be written by others",
    "analysis/src/solve/memory.rs" {
        "        if address.origins.contains(Origins::FOREIGN) {\n            self.expose_all" =>
        "        if false {\n            self.expose_all"
    }
    "memcpy-moves-nothing": "memcpy moves pointers",
    "analysis/src/calls.rs" { "                    self.write(target, at, width, held);\n" => "                    let _ = held;\n" }
    "shared-address-stored-unseen": "an address stored by one thread is read by another",
    "analysis/src/escape.rs" {
        "        self.is_public(address).then_some((EscapeKind::Stored, origins))" =>
        "        (self.is_public(address) && false).then_some((EscapeKind::Stored, origins))"
    }
    "half-a-pointer": "unions and overlapping fields move parts of pointers",
    "analysis/src/solve/memory.rs" { "            if !whole && result.origins" => "            if false && result.origins" }
    "aggregate-forgets-its-parts": "aggregates that contain pointers are pointers too",
    "analysis/src/solve.rs" { "            if inside {\n                let fact = if" => "            if false {\n                let fact = if" }
    "atomic-on-local-memory": "atom has no local form",
    "transform/src/access.rs" { "            Kind::Atomic => data," => "            Kind::Atomic => data | SpaceSet::LOCAL," }
    "volatile-constant": "volatile accesses keep their flag",
    "transform/src/access.rs" {
        "            Kind::Volatile => SpaceSet::GLOBAL | SpaceSet::SHARED | SpaceSet::LOCAL," => "            Kind::Volatile => everywhere,"
    }
    "intrinsic-of-another-name": "name, declaration and call of an intrinsic change together",
    "transform/src/rename.rs" { "format!(\"{before}p{space}{after}\")" => "format!(\"{before}p{}{after}\", space / 2)" }
    "assembly-with-another-operand": "inline assembly keeps the very operand it had",
    "transform/src/rewrite/plan.rs" {
        "            return self.space_of(user.into()) != Some(space);\n        }\n        true" =>
        "            return self.space_of(user.into()) != Some(space);\n        }\n        !data.op.is_call()"
    }
    "two-pointers-added": "integers made of two pointers carry both origins",
    "analysis/src/solve/arithmetic.rs" { "        let fact = self.join_facts(a, b);\n        let origins" => "        let fact = a;\n        let origins" }
    "low-bits-of-a-pointer": "what is masked out of a pointer is a number",
    "analysis/src/solve/arithmetic.rs" { "Opcode::And => constant.is_some_and(|n| (-(1 << 24)..0).contains(&n))," => "Opcode::And => true," }
    "offset-that-wraps": "with short pointers index widths change",
    "transform/src/rewrite/writer.rs" { "                self.func.set_flags(inst, flags.difference(wraps));" => "" }
    "record-of-a-raw-offset": "a debug record never names a raw shared offset",
    "transform/src/rewrite/writer.rs" { "            None if space == Space::Global => return," => "            None if true => return," }
    "loaded-pointer-of-a-leaking-initialiser": "an initialiser lets an address out",
    "analysis/src/program.rs" { "if !self.is_whole(id) && !name.starts_with(b\"llvm.\")" => "if false && !name.starts_with(b\"llvm.\")" }
    "constant-copied-into-a-slot": "LLVM puts a constant in the place of its copy",
    "analysis/src/solve/copied_constants.rs" { "            if own && !found" => "            if false && !found" }
    "copied-slot-passed-as-it-is": "LLVM passes the original in the place of its copy",
    "analysis/src/solve/across.rs" { "                    self.when_passed(fact, copied)\n" => "                    fact\n" }
    "copy-in-a-function-that-is-handed-the-slot": "a copy may be made where the slot is passed to",
    "analysis/src/rounds/join.rs" { "            *known |= origins;\n            if grew {" => "            if false && grew {" }
    "cell-that-is-read": "who reads a cell is concerned by what is put there",
    "analysis/src/solve/across.rs" { "                read.add(at);" => "                read.add(63);" }
    "object-that-is-only-written": "who only writes to an object is concerned by who gets to know it",
    "analysis/src/shared.rs" { "REST: CellSet = CellSet(1 << 63)" => "REST: CellSet = CellSet(0)" }
    "copy-of-parts-of-cells": "a copy of parts of pointers is no copy of pointers",
    "analysis/src/memory.rs" { "        (whole && inside).then(" => "        (whole || inside).then(" }
    "cluster-address-of-null": "null has no number that all spaces agree on",
    "transform/src/cluster.rs" { "Some(Space::Shared) && !origins.contains(Origins::NULL)" => "Some(Space::Shared)" }
    "cluster-address-of-another-block": "an address in another block is not in this one's shared memory",
    "transform/src/cluster.rs" {
        "        origins.space() == Some(Space::Shared)" => "        matches!(origins.space(), Some(Space::Shared | Space::Cluster))"
    }
    "number-of-a-generic-address": "the number of a generic address is none in the cluster",
    "transform/src/cluster.rs" {
        "                let shared = shared(func, &types, inst);\n                let number" =>
        "                let shared = func.operands(inst)[0];\n                let number"
    }
    "shortened-in-view-of-callers": "the linker may give a function to others that was changed in view of its callers",
    "transform/src/memory_space_opt.rs" {
        "                counted.extend(counted_on(&facts, found.iter().map(|(id, _)| *id)));\n" => ""
    }
    "branch-the-wrong-way": "an answer keeps the way that runs",
    "transform/src/dead.rs" {
        "if yes { (then, or_else) } else { (or_else, then) }" => "if yes { (or_else, then) } else { (then, or_else) }"
    }
    "split-the-wrong-way": "each way of a split has its own pointer",
    "transform/src/split.rs" {
        "[0, 1].map(|arm| (operands[1 + arm], split.is_local[arm]))" => "[1, 0].map(|arm| (operands[1 + arm], split.is_local[arm]))"
    }
    "spaces-excluded-that-are-possible": "an access may be where it says it is not",
    "analysis/src/excluded.rs" { "filter(|(_, group)| !origins.intersects(*group))" => "filter(|(_, group)| origins.intersects(*group))" }
    "ambiguous-is-global": "an ambiguous pointer stays generic",
    "analysis/src/origins.rs" {
        "m if m.intersects(device) && device.contains(m) => Some(Space::Global)" =>
        "m if m.intersects(device) => Some(Space::Global)"
    }
    "phi-forgets-an-arm": "every arm of a phi counts",
    "analysis/src/solve.rs" { "            Select => {\n                self.copy(inst, 1);\n                self.copy(inst, 2);" => "            Select => {\n                self.copy(inst, 1);" }
    "result-of-a-call-unknown-to-caller": "what a function returns is what its caller gets",
    "analysis/src/solve/across.rs" { "                all.join(&passed);" => "                let _ = &passed;" }
    "returned-number-was-an-address": "a number that is no longer followed may be anything",
    "analysis/src/solve/across.rs" {
        "        for inst in func.blocks().filter_map(|block| func.terminator(block)) {" => "        for &inst in self.looked_at() {"
    }
    "success-of-an-exchange-is-nothing": "a number of which nothing is said is not nothing",
    "analysis/src/solve.rs" { "            self.join_part(inst.into(), ty, 1, Fact::INTEGER);\n" => "" }
    "scopes-in-a-recursion": "a recursive function comes back to its own pointers",
    "transform/src/process_restrict.rs" { "!old && !recursive[id.as_u32() as usize]" => "!old && (true || !recursive[id.as_u32() as usize])" }
    "slot-for-numbers-that-is-passed-on": "a slot that others know holds more than numbers",
    "analysis/src/scan.rs" {
        "                    && Some(at) != address\n" => "                    && false && Some(at) != address\n"
    }
    "call-that-is-settled-too-early": "what a call is passed may lead to memory that grows",
    "analysis/src/solve.rs" {
        "Call | Invoke | CallBr => self.is_passed_numbers(inst)," => "Call | Invoke | CallBr => true,"
    }
    "stored-where-others-stored-more": "what is put where others look gets out, even if others put more there",
    "analysis/src/shared.rs" { "let given_up = puts && mine.exposed" => "let given_up = growth == Growth::More && mine.exposed" }
    "put-into-what-was-found-not-told": "what a function adds to what others put into an object concerns them",
    "analysis/src/solve/across.rs" {
        "Some(&found) if found == held => SharedFact::default()," => "Some(_) => SharedFact::default(),"
    }
    "call-that-waits-is-forgotten": "a call that passes nothing as far as is known leads somewhere all the same",
    "analysis/src/rounds/join.rs" { "                    self.waiting.push(id);\n" => "" }
    "part-that-grows-behind-another": "who looks at a part of an aggregate must see it grow",
    "analysis/src/solve/aggregates.rs" {
        "            self.nodes[node].history = self.nodes[node].history & SEEN | self.now;\n" => ""
    }
    "assembly-that-stores-nothing": "assembly may store what it is passed",
    "analysis/src/asm.rs" { "traits.set(Traits::STORES, unseen || can_store(&code));" => "" }
    "caller-that-went-is-forgotten": "an answer in view of callers holds for nobody else, also when they are gone",
    "transform/src/memory_space_opt.rs" {
        "                counted.extend(counted_on(&facts, answered[before..].iter().copied()));\n" => "                let _ = before;\n"
    }
    "passed-by-nobody": "what calls pass that still lead somewhere counts there",
    "analysis/src/rounds/narrow.rs" { "from.target(call.inst, call.callee) == Some(id)" => "from.target(call.inst, call.callee) == Some(id) && false" }
    "variables-that-nobody-writes": "only a constant holds what its initialiser says",
    "analysis/src/shared.rs" { "SharedKey::Var(var) => program.is_constant(var)," => "SharedKey::Var(_) => true," }
    "form-without-a-declaration": "the name of an intrinsic says the spaces that it is passed",
    "transform/src/rename.rs" { "        SymbolKind::Undeclared => {" => "        SymbolKind::Undeclared if false => {" }
    "offset-in-an-initialiser": "an initialiser may point to the middle of an object",
    "analysis/src/shared.rs" { "(origins, place.map(|place| place.moved(by)))" => "(origins, place.filter(|_| by.span == 0))" }
    "constant-copied-by-others": "a constant may be copied by a function that is handed the slot",
    "analysis/src/rounds.rs" { "                    && self.constants.insert(key)\n" => "                    && false\n" }
    "index-that-wraps": "what is a multiple in numbers need not be one when it wraps",
    "analysis/src/solve/arithmetic.rs" { "        n => MOST.min(1 << n.trailing_zeros())," => "        n => n," }
    "index-in-32-bits": "an index has a sign, however it is written",
    "analysis/src/distance.rs" { "            Some(bits @ 1..64) => i << (64 - bits) >> (64 - bits)," => "            Some(bits @ 1..64) => i & !(u64::MAX << bits) as i64," }
    "offset-that-may-wrap": "without a flag an offset wraps, in as many bits as addresses of its space have",
    "analysis/src/distance.rs" { "if offsets.wrap && most" => "if false && most" }
    "number-from-one-of-several": "a call through a pointer returns what each of the functions does, also a number",
    "analysis/src/solve/across.rs" { "                number = true;" => "                number |= self.known.results.of(inst).count() == 1;" }
    "number-from-one-that-came-late": "who looks at addresses that a call returns has to know of a number",
    "analysis/src/rounds/join.rs" { "targets.iter().any(|to| matters(returned(to)))" => "matters(returned(&new))" }
    "number-that-is-waited-for": "who waits for what a call returns has to know of a number",
    "analysis/src/rounds/join.rs" { "filter(|caller| !number || waits(caller))" => "filter(|caller| !number || false && waits(caller))" }
    "number-that-was-known-before": "who waits for what a call returns has to know what the callee returned to others",
    "analysis/src/rounds/join.rs" { "if waits { !known.is_nothing() } else { !known.is_number() }" => "waits && !known.is_number()" }
    "number-beside-null": "a field that is zero on one way and a number on another is a number",
    "analysis/src/solve/aggregates.rs" { "if unsaid && self.is_plain_part(ty, at)" => "if false && unsaid && self.is_plain_part(ty, at)" }
    "number-from-what-gets-known": "what a struct held before others knew its memory is not all that it holds then",
    "analysis/src/solve/memory.rs" { "} else if self.part_at(inst.into(), ty, at) != Fact::NOTHING {" => "} else if false && self.part_at(inst.into(), ty, at) != Fact::NOTHING {" }
    "shared-null": "shared address 0 is a real object",
    "analysis/src/solve.rs" { "if space != 1 && fact.origins.contains(Origins::NULL) {" => "if false && fact.origins.contains(Origins::NULL) {" }
    "offset-from-null-in-a-space": "an offset from generic null in a space is a number",
    "analysis/src/solve/constants.rs" { "== Class::Pointer(0) && self.is_zero(from)" => "== Class::Pointer(1) && self.is_zero(from)" }
    "zero-that-becomes-an-address": "zeros are an address of a space, once they are of its type",
    "analysis/src/solve.rs" { "matches!(op, GetElementPtr | BitCast | AddrSpaceCast | Freeze | Phi | Select)" => "matches!(op, GetElementPtr | BitCast | AddrSpaceCast | Freeze | Phi | Select | IntToPtr | Load)" }
    "loaded-pointer-that-is-asked-about-once": "a condition about what is loaded holds of what leaks, too",
    "analysis/src/rounds.rs" { "if self.done[at].asks_of_loaded {" => "if false && self.done[at].asks_of_loaded {" }
    "query-that-is-not-declared": "LLVM answers a query by a cast out of global memory, also of what may be a constant",
    "transform/src/memory_space_opt.rs" { "filter_map(|name| module.symbol(name)).collect();" => "filter_map(|name| module.symbol(name).filter(|&g| matches!(module.symbol_kind(g), spacecast_ir::module::SymbolKind::Func(_)))).collect();" }
    "half-through-assembly": "two numbers that are too small for an address are one in memory",
    "analysis/src/calls.rs" { "Some(_) => return self.passed_through(inst, Passes::Registers)," => "Some(_) if self.result_holds_addresses(inst) => return self.passed_through(inst, Passes::Registers), Some(_) => {}" }
    "half-of-what-is-read": "what a function reads where it is passed an address may come back",
    "analysis/src/calls.rs" { "                fact = self.read_addresses(inst, fact, 0, None);" => "                fact = if fact.places.is_empty() { fact } else { Fact::NOTHING };" }
    "number-of-an-address-in-a-space": "a function may return the generic address of what it is passed in a space",
    "analysis/src/calls.rs" { "(Class::Pointer(_), Passes::All) => true," => "(Class::Pointer(0 | 1), Passes::All) => true," }
    "conversion-into-two-halves": "assembly may return a generic address in parts",
    "analysis/src/calls.rs" { "return self.either(inst, Fact::UNKNOWN, Fact::of(Origins::UNKNOWN | Origins::INTEGER));" => "return self.result(inst, Fact::UNKNOWN);" }
    "mask-of-more-than-a-window": "what a large mask leaves of an address is not near it",
    "analysis/src/solve/arithmetic.rs" { "constant.is_some_and(|n| (-(1 << 24)..0).contains(&n))" => "constant.is_some_and(|n| n < 0)" }
    "far-address-in-a-short-space": "an address that left its object is another one once it had fewer bits",
    "transform/src/rewrite/plan.rs" { "|| (known.narrow)(space) && !stays_inside(func, value)" => "|| false && !stays_inside(func, value)" }
    "argument-in-the-register-of-a-result": "assembly can store an argument under the name of a result",
    "analysis/src/asm.rs" { "values.filter(|(_, arg)| arg.tied || is_value(&text, arg.number))" => "values.filter(|(_, arg)| is_value(&text, arg.number))" }
    "call-that-is-found-late": "a call that is found when less is known leads somewhere as well",
    "analysis/src/rounds/narrow.rs" { "        self.settle(queue);" => "        if !queue.is_empty() { self.settle(queue); }" }
    "chain-of-initialisers": "others reach a variable through the one that holds its address, in whatever order they are written",
    "analysis/src/program.rs" { "                    reached.push(var);\n" => "" }
    "initialiser-that-others-reach-late": "what a variable holds that others reach gets out",
    "analysis/src/program.rs" { "if !self.is_whole(id) && !name.starts_with(b\"llvm.\")" => "if var.symbol.linkage() != spacecast_ir::vocab::Linkage::Internal && !name.starts_with(b\"llvm.\")" }
    "weights-of-a-branch-that-is-none": "a branch that does not choose says nothing of its ways",
    "transform/src/dead.rs" { "matches!(kind, MdKind::Known(Dbg | Loop | Annotation))" => "matches!(kind, MdKind::Known(Dbg | Loop | Annotation | MdKindName::Prof))" }
    "operand-that-is-memory": "LLVM stores the results of assembly that are memory",
    "analysis/src/asm.rs" { "constraints.contains(&b'*') || calls(&code);" => "calls(&code);" }
    "matrix-that-is-stored-by-assembly": "assembly may store without an instruction that begins with st",
    "analysis/src/asm.rs" { "        b\"wmma.store\"," => "        b\"st\"," }
    "cast-before-what-it-casts": "what ends a block cannot be cast at its end",
    "transform/src/rewrite/plan.rs" { "arm[0] == end.into() || " => "" }
    "condition-that-is-about-a-loaded-pointer-late": "a condition about what is loaded holds of what leaks, also where that is known late",
    "analysis/src/rounds/narrow.rs" { "if outcome.asks_of_loaded && leaked != all {" => "if false && leaked != all {" }
    "stated-of-a-local-function": "LLVM gives local functions other parameters",
    "analysis/src/stated.rs" { "|(id, func)| may(func) && !is_local(*id)" => "|(_, func)| may(func)" }
    "stated-and-passed-otherwise": "what is stated of a parameter need not be what is passed",
    "transform/src/params.rs" { "if is_passed && is_only_called" => "if (is_passed || true) && is_only_called" }
    "copy-of-a-copy": "LLVM passes the original where a copy of its copy was passed",
    "analysis/src/solve/copies.rs" { "self.when_passed(other, &found.slots).origins & Origins::SOMEWHERE" => "other.origins & Origins::SOMEWHERE" }
    "copier-that-is-not-told": "who copies a slot has a copy of what that is a copy of",
    "analysis/src/rounds/join.rs" { "next.instances.extend(see.filter(copies));" => "drop(see.filter(copies));" }
    "promise-of-a-caller": "what an argument promises holds where a function is inlined",
    "analysis/src/solve/copied_constants.rs" { "(!self.kernel || own())" => "own()" }
    "promise-of-a-parameter-by-value": "a parameter by value that nobody else knows does not change",
    "analysis/src/program.rs" { "        AttrKind::ByVal,\n        AttrKind::ByRef,\n" => "        AttrKind::ByRef,\n" }
    "variable-that-nobody-writes": "LLVM makes a constant of what nobody writes",
    "analysis/src/program.rs" { "var.constant || var.symbol.linkage().is_local() || self.whole_program" => "var.constant" }
    "handed-on-before-it-is-stored": "what a function wrote may be stored after it was handed on, where LLVM lets the function write",
    "analysis/src/scan.rs" { "if self.writes_early {\n            self.find_travels();" => "if false {\n            self.find_travels();" }
    "argument-of-a-kernel-that-is-writable": "LLVM lets functions write to arguments of kernels, too",
    "analysis/src/early.rs" { "found[id.as_u32() as usize] || has_writable(func) || outside(id) && !kernel(id)" => "!kernel(id) && (found[id.as_u32() as usize] || has_writable(func) || outside(id))" }
    "inlined-where-an-argument-is-writable": "what is inlined where an argument is writable may write early, too",
    "analysis/src/early.rs" { "Some(Some(callees)) => open.extend(callees)," => "Some(Some(callees)) => drop(callees)," }
    "called-where-an-argument-is-writable": "a pointer that is called may lead to any function",
    "analysis/src/early.rs" { "if func.calls().any(is_open) {" => "if false && func.calls().any(is_open) {" }
    "new-memory-at-a-call": "that memory is new may be said at the call alone",
    "analysis/src/early.rs" { "func.any_result_attr(is_new)" => "false && func.any_result_attr(is_new)" }
    "memory-of-malloc": "LLVM knows malloc by its name",
    "analysis/src/early.rs" { "*name == *b\"malloc\"" => "*name == *b\"\"" }
    "new-memory-that-is-handed-on": "LLVM finds out what hands new memory on",
    "analysis/src/early.rs" { "open.extend(callers.get(&id).into_iter().flatten());" => "drop(callers.get(&id));" }
    "new-memory-of-any-function": "who calls a pointer may be handed new memory by it",
    "analysis/src/early.rs" { "filter(|(_, callees)| callees.is_none())" => "filter(|(_, callees)| false && callees.is_none())" }
    "written-early-outside-of-the-module": "code outside of the module may have memory that is written early, too",
    "analysis/src/early.rs" { "|| outside(id) && !kernel(id)\n" => "|| false && outside(id) && !kernel(id)\n" }
    "slot-that-is-inlined-into-a-coroutine": "LLVM inlines into coroutines before it splits them",
    "analysis/src/program.rs" { "self.is_coroutine(func) || self.in_coroutine" => "self.is_coroutine(func) || false && self.in_coroutine" }
    "address-inside-a-parameter-that-is-cast": "of a cast out of parameter space and another behind it LLVM makes one that means nothing",
    "transform/src/rewrite/plan.rs" { "let stays = lost || space == Space::Param;" => "let stays = lost;" }
    "constant-that-is-cast": "a constant can be read in global memory",
    "transform/src/rewrite/plan.rs" { "(space == Space::Constant || space == Space::Global && given())" => "(space == Space::Global && given())" }
    "address-computed-again": "an address that is computed once more is the same",
    "transform/src/lower_struct_args/rewrite.rs" { "let operands = func.operands(inst).to_vec();" => "let mut operands = func.operands(inst).to_vec();\n            operands.truncate(2);" }
    "replaced-by-an-argument": "what LLVM puts in the place of a slot may be in any memory",
    "analysis/src/program.rs" { "if self.has_promises { Origins::ANYWHERE }" => "if false { Origins::ANYWHERE }" }
    "argument-that-is-said-to-be-written": "an argument that is said to be written need not be",
    "analysis/src/program.rs" { "        AttrKind::StructRet,\n    ];" => "    ];" }
    "load-before-its-condition": "LLVM reads before a condition what it knows can be read",
    "analysis/src/guards.rs" { "Load => data.flags.contains(InstFlags::VOLATILE)," => "Load => true," }
    "store-by-its-condition": "LLVM stores to its slots behind a loop, whatever the condition was",
    "analysis/src/guards.rs" {
        "Store => operand == 1 && data.flags.contains(InstFlags::VOLATILE)," => "Store => operand == 1,"
    }
    "copy-by-its-condition": "LLVM makes loads and stores of small copies",
    "analysis/src/guards.rs" { "row.pointer(operand).is_some() && !plain && !hands_on" => "row.pointer(operand).is_some() && !hands_on" }
    "choice-by-its-condition": "LLVM reads both of what is chosen",
    "analysis/src/guards.rs" { "== pointer && self.stays.stays(inst, operand)" => "== pointer" }
    "passed-under-a-condition": "a function is inlined under a condition, and reads before it",
    "analysis/src/guards.rs" { "                _ => false,\n            },\n            _ => false," => "                _ => true,\n            },\n            _ => false," }
    "assumption-that-is-inlined": "a function that assumes something is inlined under a condition",
    "analysis/src/guards.rs" { "self.kernel && self.first" => "self.first" }
    "assumption-under-a-condition": "LLVM makes a pointer before the condition under which something is assumed of it",
    "analysis/src/guards.rs" { ".contains(&inst)\n    }" => ".contains(&inst) || self.kernel\n    }" }
    "assumption-behind-what-may-not-return": "what is assumed later need not hold where LLVM reads",
    "analysis/src/guards.rs" { "is_call() && !returns(inst) {" => "is_call() && !returns(inst) && false {" }
    "linkonce-that-is-compared": "the linker makes one of functions of which addresses are compared",
    "analysis/src/program.rs" { "            && !self.is_told_apart(func);" => "            ;" }
    "assembly-that-names-what-is-here": "assembly may use a symbol by its name",
    "nvptx/src/kernel.rs" { " && !assembly_names_symbols(module)" => "" }
    "constant-round-all-addresses": "short addresses come round",
    "analysis/src/distance.rs" { "if offsets.wrap && offsets.bits < 64 && by != 0 {" => "if false && offsets.wrap && offsets.bits < 64 && by != 0 {" }
    "known-function-writes-nothing": "a function that is known by name may write numbers",
    "analysis/src/calls.rs" { "                    self.write(address, 0, None, Fact::INTEGER);" => "                    let _ = address;" }
    "lanes-that-get-nothing": "a lane gets what another one passes, in other code",
    "analysis/src/program.rs" { "[&b\"llvm.nvvm.shfl.\"[..], " => "[&b\"llvm.nvvm.none.\"[..], " }
    "heap-of-openmp": "LLVM puts memory of the heap on the stack",
    "analysis/src/program.rs" { "program.heap_may_be = Origins::LOCAL;" => "program.heap_may_be = Origins::GLOBAL;" }
    "brackets-of-assembly-that-do-not-match": "where brackets do not match nobody knows what an address is",
    "analysis/src/asm.rs" { "let matching = depth == 0 && deepest == 0;" => "let matching = true || depth == 0 && deepest == 0;" }
    "number-of-an-object-is-handed-on": "whoever gets a number from a lane or a surface makes a pointer of it",
    "analysis/src/calls.rs" { "                    self.expose_all(passed.places);\n" => "                    let _ = passed;\n" }
    "reduction-hands-nothing-on": "redux.sync gives numbers to other lanes",
    "analysis/src/program.rs" { "b\"llvm.nvvm.redux.\", " => "" }
    "memory-that-is-not-accessible-keeps-nothing": "a function may keep what it is passed where others of its kind see it",
    "analysis/src/program.rs" {
        "                    || place == MemoryPlace::ErrnoMem" =>
        "                    || matches!(place, MemoryPlace::ErrnoMem | MemoryPlace::InaccessibleMem)"
    }
    "attributes-behind-a-weak-alias": "the linker may put something else in the place of a weak alias",
    "ir/src/query.rs" {
        "                        && !self.aliases[a].symbol.linkage().is_replaceable() =>" => "                        && true =>"
    }
    "kernel-that-code-calls": "LLVM inlines a kernel that is called, where its arguments are anything",
    "analysis/src/program.rs" {
        "        self.is_launched(func) && self.mentioned_kernels.binary_search(&func).is_err()" =>
        "        self.is_launched(func)"
    }
    "naked-function-is-followed": "assembly finds parameters without being passed them",
    "analysis/src/program.rs" {
        "let followed = self.knobs.track_calls && self.is_what_runs(id) && !self.is_naked(id);" =>
        "let followed = self.knobs.track_calls && self.is_what_runs(id);"
    }
    "frozen-pointer-is-nothing": "a frozen undefined pointer is one address, about which all queries agree",
    "analysis/src/solve.rs" {
        "Freeze if self.class(data.ty) == Class::Pointer(0) && self.is_undefined(inst) =>" =>
        "Freeze if false && self.is_undefined(inst) =>"
    }
    "cast-back-of-a-copied-constant": "LLVM puts a constant in the place of a slot, and takes a cast and one back for nothing",
    "analysis/src/solve.rs" { "                fact.origins |= self.replaced_at(fact);\n" => "                let _ = self.replaced_at(fact);\n" }
    "move-between-spaces": "LLVM makes nothing of a long memmove between two spaces",
    "transform/src/demand.rs" { "                collector.keep_move(inst, wanted);\n" => "                let _ = (wanted, Collector::keep_move);\n" }
    "parameter-as-global-memory": "LLVM makes one cast of two, from parameter to global memory, which means nothing",
    "analysis/src/origins.rs" {
        "m if m.intersects(device) && device.contains(m) =>" =>
        "m if m.intersects(device) && (device | Self::PARAM).contains(m) =>"
    }
    "cast-to-constant-memory-by-way-of-global": "what the host gave may be a constant, and LLVM makes one cast of two",
    "transform/src/rewrite/plan.rs" {
        "(space == Space::Constant || space == Space::Global && given())" => "(space == Space::Constant || false && given())"
    }
    "copy-of-a-function-whose-blocks-others-know": "a block whose address is taken is not in a copy",
    "transform/src/specialise.rs" { "    !with_addresses.contains(&func.global)\n        &&" => "    (true || with_addresses.contains(&func.global))\n        &&" }
    "lowered-without-cvta-param": "without cvta.param LLVM reads a copy of a parameter in parameter space",
    "transform/src/lower_struct_args.rs" { "            _ if cvta != Some(true) && options.optimiser_follows => {" => "            _ if false && options.optimiser_follows => {" }
    "argument-by-value-of-a-kernel-that-code-calls": "a kernel that is inlined is passed what lies on the stack there",
    "transform/src/lower_struct_args.rs" {
        "    planned.retain(|kernel| mentioned.binary_search(&kernel.id).is_err());\n" => "    let _ = &mentioned;\n"
    }
    "cast-back-of-an-argument-by-value": "LLVM inlines a function without a copy of what it is passed by value",
    "analysis/src/solve/copied_constants.rs" {
        "                self.fact_at(n as usize).origins & Origins::ANYWHERE\n" => "                Origins::LOCAL\n"
    }
    "found-there-before-it-got-out": "what others know leads only to what others know",
    "analysis/src/shared.rs" { "            if mine.exposed && growth != Growth::None {" => "            if false && growth != Growth::None {" }
    "moved-where-a-query-was-answered": "what is counted on is the body that runs, also where only addresses moved",
    "transform/src/memory_space_opt.rs" {
        "        let moved = applied.folded > 0 || changed.contains(&applied.id);" => "        let moved = applied.folded > 0;"
    }
    "list-of-arguments-is-not-memory": "va_arg reads a list, moves it on, and leads to anything",
    "analysis/src/solve.rs" { "                self.expose_all(list.places);\n" => "                let _ = list;\n" }
    "list-of-arguments-is-copied": "what a list of arguments leads to is reached by its copies",
    "analysis/src/calls.rs" {
        "                || row.family == Family::Stack && pointer.role != Role::Looks\n" => ""
    }
    "read-into-many-parts": "of a result of many parts nobody knows what it was read from",
    "analysis/src/calls.rs" { "row.family == Family::Async || self.loses_what_it_reads(inst, row)" => "row.family == Family::Async" }
    "mask-that-makes-null": "what is left of an address under a mask may be null",
    "analysis/src/calls.rs" { "                if may_clear(self.func, inst, row) {" => "                if false {" }
    "guessed-of-a-slot-that-is-replaced": "a slot that may be replaced by a constant is no pointer that may be global",
    "transform/src/demand.rs" {
        "            || self.facts.may_be_replaced(self.func.operands(inst)[access.operand])\n" => ""
    }
    "guessed-where-it-cannot-be": "what is local or shared is not guessed to be global",
    "transform/src/demand.rs" { "        if !may_be_global(origins)\n" => "        if false && !may_be_global(origins)\n" }
    "lane-taken-for-an-address": "a lane of a vector that holds an address is only a part of it",
    "analysis/src/solve/arithmetic.rs" {
        "        if self.scan.integers && self.class(ty) == Class::Data && self.loses_bits(ty) {" =>
        "        if false && self.class(ty) == Class::Data {"
    }
    "widened-lanes-taken-for-an-address": "a lane of a vector that holds an address is a part of it, however wide",
    "analysis/src/solve/arithmetic.rs" {
        "if self.program.module.types.scalar(from) != from && self.loses_bits(from) {" => "if false && self.loses_bits(from) {"
    }
    "scopes-without-declarations": "LLVM takes the scopes of one round of a loop for those of another, unless they are declared",
    "transform/src/process_restrict/scopes.rs" {
        "if fits && !known.is_empty() && all_declared {" => "if fits && !known.is_empty() {"
    }
    "guessed-side-of-a-copy": "what is ruled out by both sides of a copy is said at once, not by a second run",
    "transform/src/exclude.rs" {
        "            0 => match becomes.get(&(inst, operand)) {" =>
        "            0 => match becomes.get(&(inst, operand)).filter(|_| false) {"
    }
    "guessed-against-what-is-asked": "a guess contradicts what the program asks or says",
    "transform/src/demand.rs" { "|| !forced && self.is_asserted(inst, access)" => "|| false" }
    "slot-of-a-coroutine": "LLVM moves the slots of a coroutine into a frame that the program allocates",
    "analysis/src/solve/objects.rs" {
        "let here = if self.program.has_frame(self.id) {" => "let here = if false && self.program.has_frame(self.id) {"
    }
    "argument-by-value-of-a-coroutine": "LLVM moves what a coroutine is passed by value into a frame that the program allocates",
    "analysis/src/solve/objects.rs" {
        "(0, _) if self.program.has_frame(self.id) => Origins::UNKNOWN," => "(0, _) if false && self.program.has_frame(self.id) => Origins::UNKNOWN,"
    }
    "address-without-a-variable": "an address in a space is one also where no variable is",
    "analysis/src/scan/integers.rs" {
        "            if !matches!(space(from), Some(0 | 1)) =>" => "            if false && !matches!(space(from), Some(0 | 1)) =>"
    }
    "number-of-an-unknown-intrinsic": "an intrinsic may make numbers of the pointers that it is passed",
    "analysis/src/calls.rs" {
        "                && !matches!(self.callee(inst), Callee::Defined(_))\n" => "                && matches!(self.callee(inst), Callee::Invisible)\n"
    }
    "operand-bundle-of-assembly": "what assembly is given in an operand bundle gets out",
    "analysis/src/scan.rs" {
        "lets_anything_out(asm)\n                    || self.calls().has_pointers(inst)\n                    || self.func.has_open_bundles(inst)" =>
        "lets_anything_out(asm) || self.calls().has_pointers(inst)"
    }
}
