// A closure that holds references is passed to a function that is not inlined.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[inline(never)]
fn each(count: usize, mut body: impl FnMut(usize)) {
    for at in 0..count {
        body(at);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn kernel(x: *const f32, y: *mut f32, n: usize) {
    let (from, to) =
        unsafe { (core::slice::from_raw_parts(x, n), core::slice::from_raw_parts_mut(y, n)) };
    let first = unsafe { _thread_idx_x() } as usize;
    if first + 8 > n {
        return;
    }
    let mut most = 0.0;
    let mut window = [0.0; 8];
    each(8, |at| {
        window[at] = from[first + at];
        if from[first + at] > most {
            most = from[first + at];
        }
    });
    each(8, |at| to[first + at] = window[7 - at] / most);
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
