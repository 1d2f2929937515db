#!/bin/sh
# Compiles every program in kernels/ to LLVM IR in ir/, as clang writes it before any pass.
# Names on the command line (without .cu) compile just those.
set -eu
cd "$(dirname "$0")"
clang=${CLANG:-clang-22}
mkdir -p ir

if [ $# -eq 0 ]; then
  set -- $(cd kernels && ls *.cu | sed 's/\.cu$//')
fi
for name in "$@"; do
  "$clang" -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib --cuda-feature=+ptx80 -Wno-parentheses \
    -Qn -S -emit-llvm -O2 -Xclang -disable-llvm-passes "kernels/$name.cu" -o - |
    sed -e '/^; ModuleID/d' -e "s|^source_filename = .*|source_filename = \"$name.cu\"|" >"ir/$name.ll"
done
