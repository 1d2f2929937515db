// The little of CUDA that the programs here need. Everything is a macro or a type, so that no helper
// function stands in the unoptimised IR. nvcc has most of it already.
#pragma once

#define KERNEL extern "C" __global__ void
#define DEVICE extern "C" __device__ __noinline__

using uintptr_t = unsigned long long;

#ifdef __NVCC__

#define threadIdx_x ((int)threadIdx.x)
#define blockIdx_x ((int)blockIdx.x)
#define blockDim_x ((int)blockDim.x)

#define atomicAddFloat(p, v) atomicAdd((float *)(p), v)
#define atomicExch64(p, v) ((long long)atomicExch((unsigned long long *)(p), (unsigned long long)(v)))
#define __nvvm_atom_add_gen_i(p, v) atomicAdd(p, v)

#else

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))

using size_t = decltype(sizeof(0));

struct __align__(8) float2 { float x, y; };
struct __align__(16) float4 { float x, y, z, w; };
struct __align__(16) int4 { int x, y, z, w; };

#define threadIdx_x ((int)__nvvm_read_ptx_sreg_tid_x())
#define blockIdx_x ((int)__nvvm_read_ptx_sreg_ctaid_x())
#define blockDim_x ((int)__nvvm_read_ptx_sreg_ntid_x())

#define atomicAdd(p, v) __nvvm_atom_add_gen_i(p, v)
#define atomicAddFloat(p, v) __nvvm_atom_add_gen_f(p, v)
#define atomicMin(p, v) __nvvm_atom_min_gen_i(p, v)
#define atomicMax(p, v) __nvvm_atom_max_gen_i(p, v)
#define atomicInc(p, v) __nvvm_atom_inc_gen_ui(p, v)
#define atomicExch(p, v) __nvvm_atom_xchg_gen_i(p, v)
#define atomicExch64(p, v) __nvvm_atom_xchg_gen_ll(p, v)
#define atomicCAS(p, c, v) __nvvm_atom_cas_gen_i(p, c, v)

#define __isShared(p) __nvvm_isspacep_shared(p)
#define __isGlobal(p) __nvvm_isspacep_global(p)
#define __isLocal(p) __nvvm_isspacep_local(p)
#define __isConstant(p) __nvvm_isspacep_const(p)

#define memcpy(d, s, n) __builtin_memcpy(d, s, n)
#define memset(d, c, n) __builtin_memset(d, c, n)

#endif
