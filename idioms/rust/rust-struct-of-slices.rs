// A struct of slices on the stack, and methods that are not inlined: Rust makes the struct of bytes.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

pub struct View<'a> {
    from: &'a [f32],
    to: &'a mut [f32],
    width: usize,
}

impl View<'_> {
    #[inline(never)]
    fn row(&self, at: usize) -> &[f32] {
        &self.from[at * self.width..][..self.width]
    }

    #[inline(never)]
    fn put(&mut self, at: usize, value: f32) {
        self.to[at] = value;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn kernel(x: *const f32, y: *mut f32, n: usize, width: usize) {
    let (from, to) =
        unsafe { (core::slice::from_raw_parts(x, n), core::slice::from_raw_parts_mut(y, n)) };
    let mut view = View { from, to, width };
    let at = unsafe { _thread_idx_x() } as usize;
    if (at + 2) * width > n {
        return;
    }
    let sum = view.row(at).iter().zip(view.row(at + 1)).map(|(a, b)| a * b).sum();
    view.put(at, sum);
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
