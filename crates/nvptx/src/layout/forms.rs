//! The layouts of NVPTX, built from the knobs that change them.

/// Whose layouts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Family {
    /// cicc's, with every alignment spelled out.
    Cicc,
    /// LLVM's, by its release: they grew `i128` in 17, tensor memory and `i256` in 21.
    Upstream(u32),
}

/// What changes the layout.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Knobs {
    /// 32-bit mode.
    pub bits32: bool,
    /// `nvptx-short-ptr`
    pub nvptx_short_ptr: bool,
    /// `nvptx-32-bit-smem`, another name for it.
    pub nvptx_32_bit_smem: bool,
    /// The target feature `sharedmem32bitptr`, yet another.
    pub sharedmem32bitptr: bool,
}

impl Knobs {
    /// Whether shared pointers have 32 bits in 64-bit mode: any of the three knobs says so.
    pub fn short_pointers(self) -> bool {
        self.nvptx_short_ptr || self.nvptx_32_bit_smem || self.sharedmem32bitptr
    }
}

const CICC_REST: &str = "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-\
                         f64:64:64-v16:16:16-v32:32:32-n16:32:64";

/// The layout.
pub fn build(family: Family, knobs: Knobs) -> String {
    match family {
        Family::Cicc => {
            let pointers = match (knobs.bits32, knobs.short_pointers()) {
                (true, _) => "e-p:32:32:32",
                (false, true) => "e-p:64:64:64-p3:32:32:32",
                (false, false) => "e-p:64:64:64",
            };
            format!("{pointers}{CICC_REST}")
        }
        Family::Upstream(release) => {
            let tensor = release >= 21;
            let pointers = match (knobs.bits32, knobs.short_pointers(), tensor) {
                (true, _, true) => "-p:32:32-p6:32:32-p7:32:32",
                (true, _, false) => "-p:32:32",
                (false, true, true) => "-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32",
                (false, true, false) => "-p3:32:32-p4:32:32-p5:32:32",
                (false, false, true) => "-p6:32:32",
                (false, false, false) => "",
            };
            let i128 = if release >= 17 { "-i128:128" } else { "" };
            let i256 = if tensor { "-i256:256" } else { "" };
            format!("e{pointers}-i64:64{i128}{i256}-v16:16-v32:32-n16:32:64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::DataLayout;

    #[test]
    fn the_three_documented_forms() {
        let rest = "i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-\
                    f64:64:64-v16:16:16-v32:32:32-n16:32:64";
        let cicc = |knobs| build(Family::Cicc, knobs);
        assert_eq!(cicc(Knobs::default()), format!("e-p:64:64:64-{rest}"));
        assert_eq!(
            cicc(Knobs { bits32: true, ..Knobs::default() }),
            format!("e-p:32:32:32-{rest}")
        );
        let short = format!("e-p:64:64:64-p3:32:32:32-{rest}");
        for knobs in [
            Knobs { nvptx_short_ptr: true, ..Knobs::default() },
            Knobs { nvptx_32_bit_smem: true, ..Knobs::default() },
            Knobs { sharedmem32bitptr: true, ..Knobs::default() },
        ] {
            assert_eq!(cicc(knobs), short);
        }
    }

    #[test]
    fn upstream_by_release() {
        let form = |release, knobs| build(Family::Upstream(release), knobs);
        let (long, mode32) = (Knobs::default(), Knobs { bits32: true, ..Knobs::default() });
        let short = Knobs { nvptx_short_ptr: true, ..Knobs::default() };
        assert_eq!(form(14, long), "e-i64:64-v16:16-v32:32-n16:32:64");
        assert_eq!(form(20, long), "e-i64:64-i128:128-v16:16-v32:32-n16:32:64");
        let rest = "i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";
        assert_eq!(form(22, long), format!("e-p6:32:32-{rest}"));
        assert_eq!(form(22, mode32), format!("e-p:32:32-p6:32:32-p7:32:32-{rest}"));
        let pointers = "p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32";
        assert_eq!(form(22, short), format!("e-{pointers}-{rest}"));
    }

    #[test]
    fn every_form_can_be_read() {
        for family in
            [Family::Cicc, Family::Upstream(14), Family::Upstream(20), Family::Upstream(22)]
        {
            for bits in 0..16 {
                let knobs = Knobs {
                    bits32: bits & 1 != 0,
                    nvptx_short_ptr: bits & 2 != 0,
                    nvptx_32_bit_smem: bits & 4 != 0,
                    sharedmem32bitptr: bits & 8 != 0,
                };
                let layout = DataLayout::parse(&build(family, knobs)).expect("a form");
                let wide = if knobs.bits32 { 32 } else { 64 };
                let shared = if knobs.short_pointers() { 32 } else { wide };
                assert_eq!(layout.pointer_spec(0).bits, wide);
                assert_eq!(layout.pointer_spec(3).bits, shared);
            }
        }
    }
}
