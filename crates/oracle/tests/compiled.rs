//! Programs of which LLVM makes something that our passes have to be prepared for.

use spacecast_analysis::knobs::Profile;
use spacecast_llvm::Llvm;
use spacecast_oracle::check::{Program, Setup, Verdict};
use spacecast_oracle::compile::check;
use spacecast_oracle::run::{Arg, Cell, Host, Launch, STEPS};
use spacecast_transform::pipeline::{Options, Pipeline};

#[track_caller]
fn does_the_same(text: &str) {
    let llvm = Llvm::find(None).expect("LLVM");
    let mut options = Options::of(Profile::Sound);
    // LLVM could not pass a pointer of another type.
    options.resolve.retype_params = false;
    let pipeline = Pipeline::of(&options);
    let setup = Setup { name: String::new(), pipeline, options, others_first: false };
    let args = vec![Arg::Buffer(0, 0), Arg::Buffer(1, 0)];
    let launch = Launch { module: 0, kernel: "k".to_owned(), blocks: 1, threads: 1, args };
    let buffers = vec![vec![Cell::Number(3); 4], vec![Cell::Number(0); 4]];
    let host = Host { buffers, launches: vec![launch], ..Host::default() };
    let program = Program { text: text.to_owned(), outside: String::new(), host, steps: STEPS };
    let verdict = check(&llvm, &program, &setup);
    assert!(matches!(verdict, Verdict::Same(_)), "{verdict:?}");
}

/// LLVM passes the buffer in place of the slot that it is copied to.
#[test]
fn the_original_of_a_copy_is_passed() {
    does_the_same(
        "target triple = \"nvptx64-nvidia-cuda\"
define internal i32 @read(ptr noalias readonly captures(none) %p) noinline {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
define ptx_kernel void @k(ptr %in, ptr %out) {
  %slot = alloca [8 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %slot, ptr align 16 %in, i64 32, i1 false)
  %x = call i32 @read(ptr %slot)
  store i32 %x, ptr %out, align 4
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
",
    );
}
