//! Checks that trust nobody: the verifier of what the target demands of memory spaces.

pub mod verify;
