//! The list of seeded faults fits the source. To try them all takes a quarter of an hour (`examples/faults`); that a row has
//! lost its place should not come out only then.

use std::fs;
use std::path::Path;

#[path = "../examples/faults/list.rs"]
mod list;

#[test]
fn every_fault_has_its_place() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for fault in list::FAULTS {
        let text = fs::read_to_string(crates.join(fault.file)).unwrap_or_default();
        let (name, trap) = (fault.name, fault.trap);
        assert_eq!(text.matches(fault.from).count(), 1, "{name} ({trap}) in {}", fault.file);
        assert_ne!(fault.from, fault.to, "{name} changes nothing");
    }
}
