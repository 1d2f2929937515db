// A search returns a reference, or none, and the caller writes through another one.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::*;

#[derive(Clone, Copy)]
pub struct Entry {
    key: u32,
    value: u32,
}

#[inline(never)]
fn find(table: &[Entry], key: u32) -> Option<&Entry> {
    table.iter().find(|entry| entry.key == key)
}

#[inline(never)]
fn place<'a>(table: &'a mut [Entry], key: u32) -> Option<&'a mut u32> {
    table.iter_mut().find(|entry| entry.key == key).map(|entry| &mut entry.value)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn kernel(from: *const Entry, to: *mut Entry, n: usize) {
    let (from, to) =
        unsafe { (core::slice::from_raw_parts(from, n), core::slice::from_raw_parts_mut(to, n)) };
    let key = unsafe { _thread_idx_x() } as u32;
    if let (Some(entry), Some(value)) = (find(from, key), place(to, key + 1)) {
        *value = entry.value;
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { trap() }
}
