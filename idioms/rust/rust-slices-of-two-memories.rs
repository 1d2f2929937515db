// The same function sums a slice of global memory and an array on the stack.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[inline(never)]
fn sum(values: &[f32]) -> f32 {
    values.iter().fold(0.0, |all, one| all + one)
}

#[inline(never)]
fn reverse(values: &mut [f32]) {
    let count = values.len();
    for at in 0..count / 2 {
        values.swap(at, count - 1 - at);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn kernel(x: *const f32, n: usize, y: *mut f32) {
    let at = unsafe { _block_idx_x() } as usize;
    let slice = unsafe { core::slice::from_raw_parts(x.add(at * n), n) };
    let mut own = [0.0; 32];
    for (to, from) in own.iter_mut().zip(slice) {
        *to = *from;
    }
    reverse(&mut own);
    let out = unsafe { core::slice::from_raw_parts_mut(y, n) };
    out[at] = sum(slice) + sum(&own);
    reverse(out);
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
