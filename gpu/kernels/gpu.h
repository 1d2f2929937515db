// The little of CUDA that the programs here need, for a clang without CUDA's headers. nvcc has all of it.
// As in CUDA's own headers, atomics and shuffles are small functions that take plain pointers.
//
// Programs do not initialise structs with nothing but addresses of shared memory and numbers: clang makes a constant of
// that, and PTX has no such constants.
#ifndef GPU_H
#define GPU_H

#define KERNEL extern "C" __global__ void
#define DEVICE __device__ __noinline__
#define INLINE static __device__ __forceinline__

#ifndef __NVCC__

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))

struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; };
struct __align__(8) float2 { float x, y; };
struct __align__(16) float4 { float x, y, z, w; };

#include <__clang_cuda_builtin_vars.h>

#define sqrtf(x) __builtin_sqrtf(x)
#define rsqrtf(x) __nvvm_rsqrt_approx_f(x)
#define fabsf(x) __builtin_fabsf(x)
#define fminf(x, y) __builtin_fminf(x, y)
#define fmaxf(x, y) __builtin_fmaxf(x, y)
#define __popc(x) __builtin_popcount(x)

INLINE int min(int a, int b) { return a < b ? a : b; }
INLINE int max(int a, int b) { return a > b ? a : b; }

// What CUDA's atomics are: relaxed, among the threads of the device.
INLINE int atomicAdd(int *p, int v) { return __scoped_atomic_fetch_add(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
INLINE int atomicMin(int *p, int v) { return __scoped_atomic_fetch_min(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
INLINE int atomicMax(int *p, int v) { return __scoped_atomic_fetch_max(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
INLINE int atomicOr(int *p, int v) { return __scoped_atomic_fetch_or(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
INLINE int atomicExch(int *p, int v) { return __scoped_atomic_exchange_n(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
INLINE int atomicCAS(int *p, int old, int v) {
  __scoped_atomic_compare_exchange_n(p, &old, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  return old;
}

INLINE int __shfl_down_sync(unsigned mask, int v, int by) { return __nvvm_shfl_sync_down_i32(mask, v, by, 31); }
INLINE float __shfl_down_sync(unsigned mask, float v, int by) { return __nvvm_shfl_sync_down_f32(mask, v, by, 31); }
INLINE int __shfl_up_sync(unsigned mask, int v, int by) { return __nvvm_shfl_sync_up_i32(mask, v, by, 0); }
INLINE int __shfl_sync(unsigned mask, int v, int lane) { return __nvvm_shfl_sync_idx_i32(mask, v, lane, 31); }
INLINE unsigned __ballot_sync(unsigned mask, bool v) { return __nvvm_vote_ballot_sync(mask, v); }
INLINE void __syncwarp() { __nvvm_bar_warp_sync(~0u); }

#endif
#endif
