#!/bin/sh
# Compiles every program in rust/ to LLVM IR: o2/ is optimised, raw/ is what rustc writes before any pass. What a panic would
# print is left out, and the rest of Rust's core library with it.
# Needs the component rust-src, for the core library of the target. Names on the command line (without .rs) compile just those.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$work/target"
mkdir -p o2 raw

compile() { # folder, name, further options
  folder=$1 name=$2
  mkdir -p "$work/$name/src"
  cp "rust/$name.rs" "$work/$name/src/lib.rs"
  cat >"$work/$name/Cargo.toml" <<END
[package]
name = "kernel"
version = "0.0.0"
edition = "2024"
[profile.release]
opt-level = 3
codegen-units = 1
[workspace]
END
  (
    cd "$work/$name"
    RUSTFLAGS="-C target-cpu=sm_90 -Zunstable-options -Cpanic=immediate-abort --emit=llvm-ir $3" \
      cargo build -q --release --target nvptx64-nvidia-cuda -Zbuild-std=core
  )
  output=$(ls "$work"/target/nvptx64-nvidia-cuda/*/deps/kernel-*.ll)
  sed -e '/^; ModuleID/d' -e "s|^source_filename = .*|source_filename = \"$name.rs\"|" \
    -e '/^!llvm.ident/d' "$output" >"$folder/$name.ll"
  rm "$output"
}

if [ $# -eq 0 ]; then
  set -- $(cd rust && ls *.rs | sed 's/\.rs$//')
fi
for name in "$@"; do
  compile o2 "$name" ""
  compile raw "$name" "-C no-prepopulate-passes"
done
