// SPDX-License-Identifier: MIT

/// A variable in the graph of definitions.
struct BasisNode: BitwiseCopyable {
  /// The row in whose equation the variable is basic, or null: then the variable is *free* and keeps its value.
  var definition: RowID = .null
  /// The number of rows of the basis in which the variable is an input.
  var uses: UInt32 = 0
}

/// The role of a row in the basis, in 4 bytes.
///
/// The optimizer inlines its accessors. As transparent ones, which debug builds inline as well, they cost an optimized solver 3 to
/// 7 % more instructions.
struct BasisRole: BitwiseCopyable {
  /// The link, times 8, plus the status.
  private var linkAndStatus: Int32

  @inline(__always)
  init(_ status: RowStatus, link: Int32 = -1) { linkAndStatus = link << 3 | Int32(status.rawValue) }

  var status: RowStatus {
    @inline(__always) get { RowStatus(rawValue: UInt8(truncatingIfNeeded: linkAndStatus & 7)).unsafelyUnwrapped }
    @inline(__always) set { linkAndStatus = linkAndStatus & ~7 | Int32(newValue.rawValue) }
  }

  /// The basic term of a defining row; the tear of a tearing row; otherwise -1.
  var link: Int32 {
    @inline(__always) get { linkAndStatus >> 3 }
    @inline(__always) set { linkAndStatus = newValue << 3 | linkAndStatus & 7 }
  }
}

/// The status of a row at the present vertex.
enum RowStatus: UInt8, BitwiseCopyable {
  /// There is no such row.
  case vacant
  /// Outside the basis, at no cost: a satisfied inequality, a redundant equality, or a row that has not been examined
  /// yet. Its reduced cost is zero.
  case inactive
  /// In the basis: its residual is zero, and it determines its basic variable from its other variables.
  case defining
  /// In the basis: it closes a cycle of definitions and determines the variable of its tear implicitly.
  case tearing
  /// Outside the basis: an optional row with a positive residual that costs. Its reduced cost is its whole weight.
  case above
  /// Outside the basis: an optional row with a negative residual that costs. Its reduced cost is minus its whole weight.
  case below
  /// A required row that contradicts older ones and is not enforced.
  case relaxed

  var isBasic: Bool { @inline(__always) get { self == .defining || self == .tearing } }
  var isViolated: Bool { @inline(__always) get { self == .above || self == .below } }
  /// The sign of the residual of a violated row, otherwise zero.
  var side: Double { @inline(__always) get { self == .above ? 1 : self == .below ? -1 : 0 } }
}

/// Reads the graph of definitions in inner loops.
struct BasisReader: BitwiseCopyable {
  let roles: RecordPointer<RowID, BasisRole>
  let nodes: RecordPointer<VariableID, BasisNode>

  @inline(__always)
  func status(of row: RowID) -> RowStatus { roles[row].status }

  @inline(__always)
  func basicTerm(of row: RowID) -> TermID { TermID(roles[row].link) }

  @inline(__always)
  func tear(of row: RowID) -> TearID { TearID(roles[row].link) }

  @inline(__always)
  func definition(of variable: VariableID) -> RowID { nodes[variable].definition }

  @inline(__always)
  func isUnused(_ variable: VariableID) -> Bool { nodes[variable].definition.isNull && nodes[variable].uses == 0 }
}
