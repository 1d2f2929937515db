//! The words of the language: opcodes, predicates, linkages, calling conventions, attributes, metadata.
//!
//! Adding a word is adding a line. Words that older LLVM wrote stay here for good.

use crate::words::words;

words! {
    /// What an instruction does. Debug records stand among the instructions and count as such.
    pub enum Opcode in 256 {
        Load = "load", Store = "store", Call = "call", GetElementPtr = "getelementptr", Br = "br",
        Ret = "ret", Switch = "switch", IndirectBr = "indirectbr", Invoke = "invoke",
        CallBr = "callbr", Resume = "resume", Unreachable = "unreachable",
        CleanupRet = "cleanupret", CatchRet = "catchret", CatchSwitch = "catchswitch",
        FNeg = "fneg",
        Add = "add", FAdd = "fadd", Sub = "sub", FSub = "fsub", Mul = "mul", FMul = "fmul",
        UDiv = "udiv", SDiv = "sdiv", FDiv = "fdiv", URem = "urem", SRem = "srem", FRem = "frem",
        Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or", Xor = "xor",
        ExtractElement = "extractelement", InsertElement = "insertelement",
        ShuffleVector = "shufflevector", ExtractValue = "extractvalue", InsertValue = "insertvalue",
        Alloca = "alloca", Fence = "fence", CmpXchg = "cmpxchg", AtomicRmw = "atomicrmw",
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FpTrunc = "fptrunc", FpExt = "fpext",
        FpToUi = "fptoui", FpToSi = "fptosi", UiToFp = "uitofp", SiToFp = "sitofp",
        PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr", IntToPtr = "inttoptr",
        BitCast = "bitcast", AddrSpaceCast = "addrspacecast",
        ICmp = "icmp", FCmp = "fcmp", Phi = "phi", Select = "select", Freeze = "freeze",
        VaArg = "va_arg", LandingPad = "landingpad", CatchPad = "catchpad", CleanupPad = "cleanuppad",
        DbgValue = "dbg_value", DbgDeclare = "dbg_declare", DbgAssign = "dbg_assign",
        DbgLabel = "dbg_label", DbgDeclareValue = "dbg_declare_value",
    }
}

impl Opcode {
    /// Whether it computes numbers of numbers, or vectors of them of such.
    #[inline]
    pub fn is_arithmetic(self) -> bool {
        use Opcode::*;
        matches!(
            self,
            Add | Sub
                | Mul
                | UDiv
                | SDiv
                | URem
                | SRem
                | Shl
                | LShr
                | AShr
                | And
                | Or
                | Xor
                | FNeg
                | FAdd
                | FSub
                | FMul
                | FDiv
                | FRem
                | Trunc
                | ZExt
                | SExt
                | FpTrunc
                | FpExt
                | FpToUi
                | FpToSi
                | UiToFp
                | SiToFp
                | FCmp
        )
    }

    /// Whether it ends a block.
    #[inline]
    pub fn is_terminator(self) -> bool {
        use Opcode::*;
        matches!(
            self,
            Br | Ret
                | Switch
                | IndirectBr
                | Invoke
                | CallBr
                | Resume
                | Unreachable
                | CleanupRet
                | CatchRet
                | CatchSwitch
        )
    }

    /// Whether it is `add`, `fmul` and the like: two operands and a result of one type.
    pub fn is_binary(self) -> bool {
        (Opcode::Add as u8..=Opcode::Xor as u8).contains(&(self as u8))
    }

    /// Whether it is `trunc`, `bitcast` and the like: a value `to` a type.
    pub fn is_cast(self) -> bool {
        (Opcode::Trunc as u8..=Opcode::AddrSpaceCast as u8).contains(&(self as u8))
    }

    /// Whether it calls: `call`, `invoke` and `callbr`.
    #[inline]
    pub fn is_call(self) -> bool {
        matches!(self, Opcode::Call | Opcode::Invoke | Opcode::CallBr)
    }

    /// Which operand is the address of a load, a store or a `getelementptr`: it is the second of what commas
    /// separate.
    pub(crate) fn address(self) -> Option<usize> {
        match self {
            Opcode::Load | Opcode::GetElementPtr => Some(0),
            Opcode::Store => Some(1),
            _ => None,
        }
    }

    /// Whether it is a debug record (`#dbg_value` and the like), not an instruction.
    #[inline]
    pub fn is_debug_record(self) -> bool {
        self as u8 >= Opcode::DbgValue as u8
    }

    /// Whether its operands are floating-point numbers by definition.
    pub(crate) fn is_float_arithmetic(self) -> bool {
        use Opcode::*;
        matches!(self, FNeg | FAdd | FSub | FMul | FDiv | FRem)
    }
}

words! {
    /// The comparisons of `icmp` and `fcmp`.
    pub enum Predicate in 64 {
        Eq = "eq", Ne = "ne", Slt = "slt", Sgt = "sgt", Sle = "sle", Sge = "sge",
        Ult = "ult", Ugt = "ugt", Ule = "ule", Uge = "uge",
        Oeq = "oeq", One = "one", Olt = "olt", Ogt = "ogt", Ole = "ole", Oge = "oge",
        Ord = "ord", Uno = "uno", Ueq = "ueq", Une = "une", True = "true", False = "false",
    }
}

impl Predicate {
    pub(crate) fn fits_integers(self) -> bool {
        self as u8 <= Predicate::Uge as u8
    }

    pub(crate) fn fits_floats(self) -> bool {
        self as u8 >= Predicate::Ult as u8
    }
}

words! {
    /// What `atomicrmw` does.
    pub enum AtomicOp in 64 {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor",
        Max = "max", Min = "min", UMax = "umax", UMin = "umin",
        FAdd = "fadd", FSub = "fsub", FMax = "fmax", FMin = "fmin",
        FMaximum = "fmaximum", FMinimum = "fminimum",
        UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond", USubSat = "usub_sat",
    }
}

words! {
    /// The memory ordering of an atomic access.
    pub enum Ordering in 16 {
        Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire", Release = "release",
        AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
}

words! {
    /// Who can see a symbol when modules are linked.
    pub enum Linkage in 32 {
        External = "external", Private = "private", Internal = "internal",
        AvailableExternally = "available_externally", LinkOnce = "linkonce",
        LinkOnceOdr = "linkonce_odr", Weak = "weak", WeakOdr = "weak_odr", Appending = "appending",
        Common = "common", ExternWeak = "extern_weak",
    }
}

impl Linkage {
    /// Whether the symbol is not seen outside its module.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }

    /// Whether the linker may put something else in its place.
    pub fn is_replaceable(self) -> bool {
        use Linkage::*;
        matches!(self, LinkOnce | Weak | ExternWeak | Common)
    }

    /// Whether the linker may put another translation of the same source in the place of a function: one that does what
    /// this one does not do any more, because a compiler found that nobody could expect it.
    pub fn is_one_of_many(self) -> bool {
        use Linkage::*;
        matches!(self, LinkOnceOdr | WeakOdr | AvailableExternally)
    }
}

words! {
    /// Whether a symbol leaves its shared object.
    pub enum Visibility in 8 { Default = "default", Hidden = "hidden", Protected = "protected" }
}

words! {
    /// Windows import and export.
    pub enum DllStorage in 4 { Import = "dllimport", Export = "dllexport" }
}

words! {
    /// Whether the address of a symbol matters.
    pub enum UnnamedAddr in 4 { Global = "unnamed_addr", Local = "local_unnamed_addr" }
}

words! {
    /// How a thread-local variable is found.
    pub enum TlsModel in 8 {
        LocalDynamic = "localdynamic", InitialExec = "initialexec", LocalExec = "localexec",
    }
}

words! {
    /// How the linker chooses among comdats of one name.
    pub enum Selection in 16 {
        Any = "any", ExactMatch = "exactmatch", Largest = "largest",
        NoDeduplicate = "nodeduplicate", NoDuplicates = "noduplicates", SameSize = "samesize",
    }
}

words! {
    /// Words after a global variable that concern sanitizers.
    pub enum Sanitizer in 16 {
        NoAddress = "no_sanitize_address", NoHwAddress = "no_sanitize_hwaddress",
        MemTag = "sanitize_memtag", DynInit = "sanitize_address_dyninit",
    }
}

words! {
    /// The code model of a global variable; written in quotes.
    pub enum CodeModel in 16 {
        Tiny = "tiny", Small = "small", Kernel = "kernel", Medium = "medium", Large = "large",
    }
}

words! {
    /// Calling conventions that have a name.
    pub enum CallConvName in 256 {
        C = "ccc", Fast = "fastcc", Cold = "coldcc", CfGuardCheck = "cfguard_checkcc",
        X86StdCall = "x86_stdcallcc", X86FastCall = "x86_fastcallcc", X86ThisCall = "x86_thiscallcc",
        X86VectorCall = "x86_vectorcallcc", ArmApcs = "arm_apcscc", ArmAapcs = "arm_aapcscc",
        ArmAapcsVfp = "arm_aapcs_vfpcc", AArch64VectorPcs = "aarch64_vector_pcs",
        AArch64SveVectorPcs = "aarch64_sve_vector_pcs",
        AArch64SmeFromX0 = "aarch64_sme_preservemost_from_x0",
        AArch64SmeFromX1 = "aarch64_sme_preservemost_from_x1",
        AArch64SmeFromX2 = "aarch64_sme_preservemost_from_x2",
        Msp430Intr = "msp430_intrcc", AvrIntr = "avr_intrcc", AvrSignal = "avr_signalcc",
        PtxKernel = "ptx_kernel", PtxDevice = "ptx_device", SpirKernel = "spir_kernel",
        SpirFunc = "spir_func", IntelOclBi = "intel_ocl_bicc", X8664SysV = "x86_64_sysvcc",
        Win64 = "win64cc", X86RegCall = "x86_regcallcc", WebKitJs = "webkit_jscc",
        Swift = "swiftcc", SwiftTail = "swifttailcc", AnyReg = "anyregcc",
        PreserveMost = "preserve_mostcc", PreserveAll = "preserve_allcc",
        PreserveNone = "preserve_nonecc", Ghc = "ghccc", X86Intr = "x86_intrcc", Hhvm = "hhvmcc",
        HhvmC = "hhvm_ccc", CxxFastTls = "cxx_fast_tlscc", AmdGpuVs = "amdgpu_vs",
        AmdGpuLs = "amdgpu_ls", AmdGpuHs = "amdgpu_hs", AmdGpuEs = "amdgpu_es",
        AmdGpuGs = "amdgpu_gs", AmdGpuPs = "amdgpu_ps", AmdGpuCs = "amdgpu_cs",
        AmdGpuCsChain = "amdgpu_cs_chain", AmdGpuCsChainPreserve = "amdgpu_cs_chain_preserve",
        AmdGpuKernel = "amdgpu_kernel", AmdGpuGfx = "amdgpu_gfx",
        AmdGpuGfxWholeWave = "amdgpu_gfx_whole_wave", Tail = "tailcc", M68kRtd = "m68k_rtdcc",
        Graal = "graalcc", RiscvVector = "riscv_vector_cc", RiscvVls = "riscv_vls_cc",
        CheriotCall = "cheriot_compartmentcallcc", CheriotCallee = "cheriot_compartmentcalleecc",
        CheriotLibrary = "cheriot_librarycallcc",
    }
}

/// A calling convention, as it was written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum CallConv {
    /// Not written: the C convention.
    #[default]
    Default,
    /// By name; `riscv_vls_cc` may give the vector length in parentheses.
    Named(CallConvName, Option<u32>),
    /// `cc N`
    Number(u32),
}

impl CallConv {
    /// Whether this is the convention `name`, written by name or by its number in LLVM.
    pub fn is(self, name: CallConvName) -> bool {
        match self {
            CallConv::Default => name == CallConvName::C,
            CallConv::Named(n, _) => n == name,
            CallConv::Number(n) => name.number() == Some(n),
        }
    }
}

impl CallConvName {
    /// The number LLVM gives the convention, for those that are also seen as `cc N`.
    pub fn number(self) -> Option<u32> {
        Some(match self {
            Self::C => 0,
            Self::Fast => 8,
            Self::Cold => 9,
            Self::Ghc => 10,
            Self::PtxKernel => 71,
            Self::PtxDevice => 72,
            Self::SpirFunc => 75,
            Self::SpirKernel => 76,
            Self::AmdGpuKernel => 91,
            _ => return None,
        })
    }
}

words! {
    /// Attributes of functions, parameters and return values.
    pub enum AttrKind in 512 {
        Align = "align", AllocAlign = "allocalign", AllocKind = "allockind", AllocPtr = "allocptr",
        AllocSize = "allocsize", AlwaysInline = "alwaysinline", ArgMemOnly = "argmemonly",
        Builtin = "builtin", ByRef = "byref", ByVal = "byval", Captures = "captures", Cold = "cold",
        Convergent = "convergent", CoroElideSafe = "coro_elide_safe",
        CoroOnlyDestroyWhenComplete = "coro_only_destroy_when_complete",
        DeadOnReturn = "dead_on_return", DeadOnUnwind = "dead_on_unwind",
        Dereferenceable = "dereferenceable", DereferenceableOrNull = "dereferenceable_or_null",
        DisableSanitizerInstrumentation = "disable_sanitizer_instrumentation",
        ElementType = "elementtype", FnRetThunkExtern = "fn_ret_thunk_extern", Hot = "hot",
        HybridPatchable = "hybrid_patchable", ImmArg = "immarg", InAlloca = "inalloca",
        InaccessibleMemOnly = "inaccessiblememonly",
        InaccessibleMemOrArgMemOnly = "inaccessiblemem_or_argmemonly",
        InReg = "inreg", Initializes = "initializes", InlineHint = "inlinehint",
        JumpTable = "jumptable", Memory = "memory", MinSize = "minsize",
        MustProgress = "mustprogress", Naked = "naked", Nest = "nest", NoAlias = "noalias",
        NoBuiltin = "nobuiltin", NoCallback = "nocallback", NoCapture = "nocapture",
        NoCfCheck = "nocf_check", NoCreateUndefOrPoison = "nocreateundeforpoison",
        NoDivergenceSource = "nodivergencesource", NoDuplicate = "noduplicate", NoExt = "noext",
        NoFPClass = "nofpclass", NoFree = "nofree", NoImplicitFloat = "noimplicitfloat",
        NoInline = "noinline", NoMerge = "nomerge", NoProfile = "noprofile",
        NoRecurse = "norecurse", NoRedZone = "noredzone", NoReturn = "noreturn",
        NoSanitizeBounds = "nosanitize_bounds", NoSanitizeCoverage = "nosanitize_coverage",
        NoSync = "nosync", NoUndef = "noundef", NoUnwind = "nounwind", NonLazyBind = "nonlazybind",
        NonNull = "nonnull", NullPointerIsValid = "null_pointer_is_valid", OptDebug = "optdebug",
        OptForFuzzing = "optforfuzzing", OptNone = "optnone", OptSize = "optsize",
        Preallocated = "preallocated", PresplitCoroutine = "presplitcoroutine", Range = "range",
        ReadNone = "readnone", ReadOnly = "readonly", Returned = "returned",
        ReturnsTwice = "returns_twice", SafeStack = "safestack",
        SanitizeAddress = "sanitize_address", SanitizeAllocToken = "sanitize_alloc_token",
        SanitizeHwAddress = "sanitize_hwaddress", SanitizeMemTag = "sanitize_memtag",
        SanitizeMemory = "sanitize_memory",
        SanitizeNumericalStability = "sanitize_numerical_stability",
        SanitizeRealtime = "sanitize_realtime",
        SanitizeRealtimeBlocking = "sanitize_realtime_blocking",
        SanitizeRealtimeUnsafe = "sanitize_realtime_unsafe", SanitizeThread = "sanitize_thread",
        SanitizeType = "sanitize_type", ShadowCallStack = "shadowcallstack", SignExt = "signext",
        SkipProfile = "skipprofile", Speculatable = "speculatable",
        SpeculativeLoadHardening = "speculative_load_hardening", StackAlign = "alignstack",
        StackProtect = "ssp", StackProtectReq = "sspreq", StackProtectStrong = "sspstrong",
        StrictFp = "strictfp", StructRet = "sret", SwiftAsync = "swiftasync",
        SwiftError = "swifterror", SwiftSelf = "swiftself", UwTable = "uwtable",
        VScaleRange = "vscale_range", WillReturn = "willreturn", Writable = "writable",
        WriteOnly = "writeonly", ZeroExt = "zeroext",
    }
}

/// Where an attribute may stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AttrPlace {
    /// On a function, a call, or in a group.
    Function,
    /// On a parameter or an argument.
    Param,
    /// On a result.
    Return,
}

impl AttrKind {
    /// Whether LLVM, of any version, allows the attribute there.
    #[inline]
    pub fn fits(self, place: AttrPlace) -> bool {
        use AttrKind::*;
        match self {
            Align
            | InReg
            | NoAlias
            | NoExt
            | NoFPClass
            | NoUndef
            | NonNull
            | Dereferenceable
            | DereferenceableOrNull
            | Range
            | SignExt
            | ZeroExt => place != AttrPlace::Function || self == Align,
            AllocAlign | AllocPtr | ByRef | ByVal | Captures | DeadOnReturn | DeadOnUnwind
            | ElementType | ImmArg | InAlloca | Initializes | Nest | NoCapture | Returned
            | StructRet | SwiftAsync | SwiftError | SwiftSelf | Writable => {
                place == AttrPlace::Param
            }
            NoFree | Preallocated | ReadNone | ReadOnly | WriteOnly => place != AttrPlace::Return,
            StackAlign => true,
            _ => place == AttrPlace::Function,
        }
    }
}

words! {
    /// The attachments that LLVM knows by name, and the ones that NVIDIA's frontends write.
    pub enum MdKindName in 128 {
        Dbg = "dbg", Tbaa = "tbaa", Prof = "prof", FpMath = "fpmath", Range = "range",
        TbaaStruct = "tbaa.struct", InvariantLoad = "invariant.load", AliasScope = "alias.scope",
        NoAlias = "noalias", NonTemporal = "nontemporal",
        ParallelLoopAccess = "llvm.mem.parallel_loop_access", NonNull = "nonnull",
        Dereferenceable = "dereferenceable", DereferenceableOrNull = "dereferenceable_or_null",
        MakeImplicit = "make.implicit", Unpredictable = "unpredictable",
        InvariantGroup = "invariant.group", Align = "align", Loop = "llvm.loop", Type = "type",
        SectionPrefix = "section_prefix", AbsoluteSymbol = "absolute_symbol",
        Associated = "associated", Callees = "callees", IrrLoop = "irr_loop",
        AccessGroup = "llvm.access.group", Callback = "callback",
        PreserveAccessIndex = "llvm.preserve.access.index", VCallVisibility = "vcall_visibility",
        NoUndef = "noundef", Annotation = "annotation", NoSanitize = "nosanitize",
        FuncSanitize = "func_sanitize", Exclude = "exclude", MemProf = "memprof",
        CallSite = "callsite", KcfiType = "kcfi_type", PcSections = "pcsections",
        DiAssignId = "DIAssignID", CoroOutsideFrame = "coro.outside.frame", Mmra = "mmra",
        NoAliasAddrSpace = "noalias.addrspace", CalleeType = "callee_type", NoFree = "nofree",
        Captures = "captures", AllocToken = "alloc_token", ImplicitRef = "implicit.ref",
        SrcLoc = "srcloc",
    }
}
