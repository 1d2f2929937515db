//! Any bytes are audited as PTX: nothing is assumed about them.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    let audit = spacecast_ptx::Audit::of(text);
    let total = audit.total();
    assert!(total.generic_in_assembly <= total.generic());
});
