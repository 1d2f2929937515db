// Trait objects on the stack, called through their tables.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

trait Step {
    fn go(&mut self, value: f32) -> f32;
}

struct Scale<'a> {
    by: &'a [f32],
    last: f32,
}

struct Count {
    calls: u32,
}

impl Step for Scale<'_> {
    fn go(&mut self, value: f32) -> f32 {
        self.last = value * self.by[0];
        self.last
    }
}

impl Step for Count {
    fn go(&mut self, value: f32) -> f32 {
        self.calls += 1;
        value + self.calls as f32
    }
}

#[inline(never)]
fn run(step: &mut dyn Step, value: f32) -> f32 {
    let next = step.go(value);
    step.go(next)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn kernel(x: *const f32, n: usize, y: *mut f32) {
    let by = unsafe { core::slice::from_raw_parts(x, n) };
    let mut scale = Scale { by, last: 0.0 };
    let mut count = Count { calls: 0 };
    let at = unsafe { _thread_idx_x() } as usize;
    let value = run(&mut scale, at as f32) + run(&mut count, 1.0);
    unsafe { *y.add(at) = value + scale.last };
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
