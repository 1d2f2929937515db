//! The specialised metadata nodes: which fields each has, what they hold, and which must be there.
//!
//! Fields that only older LLVM wrote are listed as well, so that its text is read.

use crate::words::words;

words! {
    /// The kind of a metadata node.
    pub enum NodeKind in 128 {
        /// `!{ … }`
        Tuple = "",
        /// `{ … }` as the operands of a `!GenericDINode`.
        List = "{}",
        /// `!DIArgList( … )`
        DiArgList = "DIArgList",
        /// `!DIExpression( … )`
        DiExpression = "DIExpression",
        DiLocation = "DILocation", DiAssignId = "DIAssignID", GenericDiNode = "GenericDINode",
        DiSubrange = "DISubrange", DiSubrangeType = "DISubrangeType",
        DiGenericSubrange = "DIGenericSubrange", DiEnumerator = "DIEnumerator",
        DiBasicType = "DIBasicType", DiFixedPointType = "DIFixedPointType",
        DiStringType = "DIStringType", DiDerivedType = "DIDerivedType",
        DiCompositeType = "DICompositeType", DiSubroutineType = "DISubroutineType",
        DiFile = "DIFile", DiCompileUnit = "DICompileUnit", DiSubprogram = "DISubprogram",
        DiLexicalBlock = "DILexicalBlock", DiLexicalBlockFile = "DILexicalBlockFile",
        DiCommonBlock = "DICommonBlock", DiNamespace = "DINamespace", DiMacro = "DIMacro",
        DiMacroFile = "DIMacroFile", DiModule = "DIModule",
        DiTemplateTypeParameter = "DITemplateTypeParameter",
        DiTemplateValueParameter = "DITemplateValueParameter",
        DiGlobalVariable = "DIGlobalVariable", DiLocalVariable = "DILocalVariable",
        DiLabel = "DILabel", DiGlobalVariableExpression = "DIGlobalVariableExpression",
        DiObjCProperty = "DIObjCProperty", DiImportedEntity = "DIImportedEntity",
    }
}

words! {
    /// The name of a field of a specialised node.
    pub enum Field in 512 {
        /// A position instead of a name: tuples, expressions and lists.
        Positional = "",
        Line = "line", Column = "column", Scope = "scope", InlinedAt = "inlinedAt",
        IsImplicitCode = "isImplicitCode", AtomGroup = "atomGroup", AtomRank = "atomRank",
        Tag = "tag", Header = "header", Operands = "operands", Name = "name", File = "file",
        BaseType = "baseType", Size = "size", Align = "align", Flags = "flags",
        LowerBound = "lowerBound", UpperBound = "upperBound", Stride = "stride", Bias = "bias",
        Count = "count", Value = "value", IsUnsigned = "isUnsigned", Encoding = "encoding",
        NumExtraInhabitants = "num_extra_inhabitants", DataSizeInBits = "dataSize",
        Kind = "kind", Factor = "factor", Numerator = "numerator", Denominator = "denominator",
        StringLength = "stringLength", StringLengthExpression = "stringLengthExpression",
        StringLocationExpression = "stringLocationExpression", Offset = "offset",
        ExtraData = "extraData", DwarfAddressSpace = "dwarfAddressSpace",
        Annotations = "annotations", PtrAuthKey = "ptrAuthKey",
        PtrAuthIsAddressDiscriminated = "ptrAuthIsAddressDiscriminated",
        PtrAuthExtraDiscriminator = "ptrAuthExtraDiscriminator",
        PtrAuthIsaPointer = "ptrAuthIsaPointer",
        PtrAuthAuthenticatesNullValues = "ptrAuthAuthenticatesNullValues", Elements = "elements",
        RuntimeLang = "runtimeLang", EnumKind = "enumKind", VtableHolder = "vtableHolder",
        TemplateParams = "templateParams", Identifier = "identifier",
        Discriminator = "discriminator", DataLocation = "dataLocation", Associated = "associated",
        Allocated = "allocated", Rank = "rank", Specification = "specification",
        BitStride = "bitStride", Cc = "cc", Types = "types", Filename = "filename",
        Directory = "directory", ChecksumKind = "checksumkind", Checksum = "checksum",
        Source = "source", Language = "language", SourceLanguageName = "sourceLanguageName",
        SourceLanguageVersion = "sourceLanguageVersion", Producer = "producer",
        IsOptimized = "isOptimized", RuntimeVersion = "runtimeVersion",
        SplitDebugFilename = "splitDebugFilename", EmissionKind = "emissionKind",
        Enums = "enums", RetainedTypes = "retainedTypes", Globals = "globals",
        Imports = "imports", Macros = "macros", DwoId = "dwoId",
        SplitDebugInlining = "splitDebugInlining",
        DebugInfoForProfiling = "debugInfoForProfiling", NameTableKind = "nameTableKind",
        GnuPubnames = "gnuPubnames", RangesBaseAddress = "rangesBaseAddress",
        Sysroot = "sysroot", Sdk = "sdk", LinkageName = "linkageName", Type = "type",
        IsLocal = "isLocal", IsDefinition = "isDefinition", ScopeLine = "scopeLine",
        ContainingType = "containingType", Virtuality = "virtuality",
        VirtualIndex = "virtualIndex", ThisAdjustment = "thisAdjustment", SpFlags = "spFlags",
        Unit = "unit", Declaration = "declaration", RetainedNodes = "retainedNodes",
        Variables = "variables", ThrownTypes = "thrownTypes", TargetFuncName = "targetFuncName",
        KeyInstructions = "keyInstructions", ExportSymbols = "exportSymbols", Nodes = "nodes",
        ConfigMacros = "configMacros", IncludePath = "includePath", ApiNotes = "apinotes",
        Isysroot = "isysroot", IsDecl = "isDecl", Defaulted = "defaulted", Arg = "arg",
        IsArtificial = "isArtificial", CoroSuspendIdx = "coroSuspendIdx", Var = "var",
        Expr = "expr", Setter = "setter", Getter = "getter", Attributes = "attributes",
        Entity = "entity",
    }
}

/// What a field holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Holds {
    /// A number from zero to this one.
    Unsigned(u64),
    /// A number within 64 bits, and its sign.
    Signed,
    /// A number of any size.
    BigInt,
    /// `true` or `false`.
    Bool,
    /// A string in quotes.
    Str,
    /// A string in quotes that is not empty.
    NonEmptyStr,
    /// A node, a string or a typed value; or `null` where that is allowed.
    Md {
        /// Whether `null` is allowed.
        null: bool,
    },
    /// A signed number, or a node; or `null` where that is allowed.
    SignedOrMd {
        /// Whether `null` is allowed.
        null: bool,
    },
    /// An unsigned number, or a node.
    UnsignedOrMd,
    /// A word with this prefix, or a number up to this one.
    Word(&'static str, u64),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// Words with this prefix joined by `|`, or numbers.
    Flags(&'static str),
    /// `{ … }`
    MdList,
}

/// A field of a node.
#[derive(Copy, Clone, Debug)]
pub struct FieldSpec {
    /// Its name.
    pub field: Field,
    /// What it holds.
    pub holds: Holds,
    /// Whether the node is wrong without it.
    pub required: bool,
}

macro_rules! holds {
    (md) => {
        Holds::Md { null: true }
    };
    (node) => {
        Holds::Md { null: false }
    };
    (str) => {
        Holds::Str
    };
    (bool) => {
        Holds::Bool
    };
    (u8) => {
        Holds::Unsigned(u8::MAX as u64)
    };
    (u16) => {
        Holds::Unsigned(u16::MAX as u64)
    };
    (u32) => {
        Holds::Unsigned(u32::MAX as u64)
    };
    (u64) => {
        Holds::Unsigned(u64::MAX)
    };
    (u64md) => {
        Holds::UnsignedOrMd
    };
    (i64) => {
        Holds::Signed
    };
    (i64md) => {
        Holds::SignedOrMd { null: true }
    };
    (i64node) => {
        Holds::SignedOrMd { null: false }
    };
    (name) => {
        Holds::NonEmptyStr
    };
    (big) => {
        Holds::BigInt
    };
    (tag) => {
        Holds::Word("DW_TAG_", 0xFFFF)
    };
    (ate) => {
        Holds::Word("DW_ATE_", 0xFF)
    };
    (lang) => {
        Holds::Word("DW_LANG_", 0xFFFF)
    };
    (lname) => {
        Holds::Word("DW_LNAME_", 0xFFFF)
    };
    (cc) => {
        Holds::Word("DW_CC_", 0xFF)
    };
    (virtuality) => {
        Holds::Word("DW_VIRTUALITY_", 2)
    };
    (macinfo) => {
        Holds::Word("DW_MACINFO_", 0xFF)
    };
    (enumkind) => {
        Holds::Word("DW_APPLE_ENUM_KIND_", 1)
    };
    (emission) => {
        Holds::OneOf(&["NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"])
    };
    (nametable) => {
        Holds::OneOf(&["Default", "GNU", "None", "Apple"])
    };
    (fixedpoint) => {
        Holds::OneOf(&["Binary", "Decimal", "Rational"])
    };
    (checksum) => {
        Holds::OneOf(&["CSK_MD5", "CSK_SHA1", "CSK_SHA256"])
    };
    (flags) => {
        Holds::Flags("DIFlag")
    };
    (spflags) => {
        Holds::Flags("DISPFlag")
    };
    (list) => {
        Holds::MdList
    };
}

macro_rules! required {
    (!) => {
        true
    };
    () => {
        false
    };
}

const fn mask(bits: &[bool]) -> u64 {
    let mut mask = 0;
    let mut i = 0;
    while i < bits.len() {
        mask |= (bits[i] as u64) << i;
        i += 1;
    }
    mask
}

macro_rules! schema {
    ($($kind:ident { $($field:ident: $holds:ident $(: $req:tt)?),* $(,)? })*) => {
        /// The fields of a specialised node; nothing for tuples, expressions and lists.
        pub fn fields(kind: NodeKind) -> &'static [FieldSpec] {
            match kind {
                $(NodeKind::$kind => &[$(FieldSpec {
                    field: Field::$field,
                    holds: holds!($holds),
                    required: required!($($req)?),
                }),*],)*
                NodeKind::Tuple | NodeKind::List | NodeKind::DiArgList | NodeKind::DiExpression => &[],
            }
        }

        /// The required fields of a node: a bit for each position in [`fields`].
        pub(crate) fn required(kind: NodeKind) -> u64 {
            match kind {
                $(NodeKind::$kind => const { mask(&[$(required!($($req)?)),*]) },)*
                NodeKind::Tuple | NodeKind::List | NodeKind::DiArgList | NodeKind::DiExpression => 0,
            }
        }
    };
}

schema! {
    DiLocation { Line: u32, Column: u16, Scope: node: !, InlinedAt: md, IsImplicitCode: bool,
        AtomGroup: u64, AtomRank: u8 }
    DiAssignId {}
    GenericDiNode { Tag: tag: !, Header: str, Operands: list }
    DiSubrangeType { Name: str, File: md, Line: u32, Scope: md, BaseType: md, Size: u64md,
        Align: u32, Flags: flags, LowerBound: i64md, UpperBound: i64md, Stride: i64md, Bias: i64md }
    DiSubrange { Count: i64node, LowerBound: i64md, UpperBound: i64md, Stride: i64md }
    DiGenericSubrange { Count: i64md, LowerBound: i64md, UpperBound: i64md, Stride: i64md }
    DiEnumerator { Name: str: !, Value: big: !, IsUnsigned: bool }
    DiBasicType { Tag: tag, Name: str, File: md, Line: u32, Scope: md, Size: u64md, Align: u32,
        Encoding: ate, NumExtraInhabitants: u32, DataSizeInBits: u32, Flags: flags }
    DiFixedPointType { Tag: tag, Name: str, File: md, Line: u32, Scope: md, Size: u64md,
        Align: u32, Encoding: ate, Flags: flags, Kind: fixedpoint, Factor: i64, Numerator: big,
        Denominator: big }
    DiStringType { Tag: tag, Name: str, StringLength: md, StringLengthExpression: md,
        StringLocationExpression: md, Size: u64md, Align: u32, Encoding: ate }
    DiDerivedType { Tag: tag: !, Name: str, File: md, Line: u32, Scope: md, BaseType: md: !,
        Size: u64md, Align: u32, Offset: u64md, Flags: flags, ExtraData: md,
        DwarfAddressSpace: u32, Annotations: md, PtrAuthKey: u32,
        PtrAuthIsAddressDiscriminated: bool, PtrAuthExtraDiscriminator: u16,
        PtrAuthIsaPointer: bool, PtrAuthAuthenticatesNullValues: bool }
    DiCompositeType { Tag: tag: !, Name: str, File: md, Line: u32, Scope: md, BaseType: md,
        Size: u64md, Align: u32, Offset: u64md, Flags: flags, Elements: md, RuntimeLang: lang,
        EnumKind: enumkind, VtableHolder: md, TemplateParams: md, Identifier: str,
        Discriminator: md, DataLocation: md, Associated: md, Allocated: md, Rank: i64md,
        Annotations: md, NumExtraInhabitants: u32, Specification: md, BitStride: md }
    DiSubroutineType { Flags: flags, Cc: cc, Types: md: ! }
    DiFile { Filename: str: !, Directory: str: !, ChecksumKind: checksum, Checksum: str, Source: str }
    DiCompileUnit { Language: lang, SourceLanguageName: lname, SourceLanguageVersion: u32,
        File: node: !, Producer: str, IsOptimized: bool, Flags: str, RuntimeVersion: u32,
        SplitDebugFilename: str, EmissionKind: emission, Enums: md, RetainedTypes: md, Globals: md,
        Imports: md, Macros: md, DwoId: u64, SplitDebugInlining: bool, DebugInfoForProfiling: bool,
        NameTableKind: nametable, GnuPubnames: bool, RangesBaseAddress: bool, Sysroot: str, Sdk: str }
    DiSubprogram { Scope: md, Name: str, LinkageName: str, File: md, Line: u32, Type: md,
        IsLocal: bool, IsDefinition: bool, ScopeLine: u32, ContainingType: md,
        Virtuality: virtuality, VirtualIndex: u32, ThisAdjustment: i64, Flags: flags,
        SpFlags: spflags, IsOptimized: bool, Unit: md, TemplateParams: md, Declaration: md,
        RetainedNodes: md, Variables: md, ThrownTypes: md, Annotations: md, TargetFuncName: str,
        KeyInstructions: bool }
    DiLexicalBlock { Scope: node: !, File: md, Line: u32, Column: u16 }
    DiLexicalBlockFile { Scope: node: !, File: md, Discriminator: u32: ! }
    DiCommonBlock { Scope: md: !, Declaration: md, Name: str, File: md, Line: u32 }
    DiNamespace { Scope: md: !, Name: str, ExportSymbols: bool, File: md, Line: u32 }
    DiMacro { Type: macinfo: !, Line: u32, Name: str: !, Value: str }
    DiMacroFile { Type: macinfo, Line: u32, File: md: !, Nodes: md }
    DiModule { Scope: md: !, Name: str: !, ConfigMacros: str, IncludePath: str, ApiNotes: str,
        Isysroot: str, Sysroot: str, File: md, Line: u32, IsDecl: bool }
    DiTemplateTypeParameter { Name: str, Type: md: !, Defaulted: bool }
    DiTemplateValueParameter { Tag: tag, Name: str, Type: md, Defaulted: bool, Value: md: ! }
    DiGlobalVariable { Name: name, Scope: md, LinkageName: str, File: md, Line: u32, Type: md,
        IsLocal: bool, IsDefinition: bool, TemplateParams: md, Declaration: md, Align: u32,
        Annotations: md }
    DiLocalVariable { Scope: node: !, Name: str, Arg: u16, File: md, Line: u32, Type: md,
        Flags: flags, Align: u32, Annotations: md }
    DiLabel { Scope: node: !, Name: str: !, File: md: !, Line: u32: !, Column: u16,
        IsArtificial: bool, CoroSuspendIdx: u32 }
    DiGlobalVariableExpression { Var: md: !, Expr: md: ! }
    DiObjCProperty { Name: str, File: md, Line: u32, Setter: str, Getter: str, Attributes: u32,
        Type: md }
    DiImportedEntity { Tag: tag: !, Scope: md: !, Entity: md, File: md, Line: u32, Name: str,
        Elements: md }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_listed_once() {
        for &kind in NodeKind::ALL {
            let specs = fields(kind);
            for (i, spec) in specs.iter().enumerate() {
                assert!(specs[..i].iter().all(|s| s.field != spec.field), "{kind:?} {spec:?}");
            }
            assert!(specs.len() <= 64, "the reader keeps the fields it saw in 64 bits");
        }
    }
}
