//! An oracle for the passes: runs modules before and after, and compares what they do.
//!
//! [`run`] interprets LLVM IR on a GPU that exists only here: memory in separate spaces, generic pointers as windows into
//! them, threads that wait for each other. What is undefined ends a run, and an access that names a space where it is not
//! is undefined.

pub mod run;
