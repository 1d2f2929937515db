#!/bin/sh
# Compiles every program in cuda/ to LLVM IR: o2/ is optimised, raw/ is what clang writes before any pass.
# A program that says "// only: o2" has helper functions, which only the optimised build inlines.
# Names on the command line (without .cu) compile just those.
set -eu
cd "$(dirname "$0")"
clang=${CLANG:-clang-22}
mkdir -p o2 raw

compile() { # folder, name, further options
  folder=$1 name=$2
  shift 2
  "$clang" -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib --cuda-feature=+ptx80 \
    -Qn -S -emit-llvm -O2 "$@" "cuda/$name.cu" -o - |
    sed -e '/^; ModuleID/d' -e "s|^source_filename = .*|source_filename = \"$name.cu\"|" >"$folder/$name.ll"
}

if [ $# -eq 0 ]; then
  set -- $(cd cuda && ls *.cu | sed 's/\.cu$//')
fi
for name in "$@"; do
  compile o2 "$name"
  grep -q '^// only: o2' "cuda/$name.cu" || compile raw "$name" -Xclang -disable-llvm-passes
done
