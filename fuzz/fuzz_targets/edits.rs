//! Any edits keep a module consistent, and its text says what the model says.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| spacecast_ir_testing::fuzz_edits(data));
