//! Any bytes are read, or refused with a place; what is read comes back.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| spacecast_ir_testing::check_round_trip(text));
