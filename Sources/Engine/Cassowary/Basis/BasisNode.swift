// SPDX-License-Identifier: MIT

/// A variable in the graph of definitions.
struct BasisNode: BitwiseCopyable {
  /// The row in whose equation the variable is basic, or null: then the variable is *free* and keeps its value.
  var definition: RowID = .null
  /// The number of rows of the basis in which the variable is an input.
  var uses: UInt32 = 0
}

/// The role of a row in the basis, in 4 bytes.
struct BasisRole: BitwiseCopyable {
  /// The link, times 8, plus the status.
  private var linkAndStatus: Int32

  @_transparent
  init(_ status: RowStatus, link: Int32 = -1) { linkAndStatus = link << 3 | Int32(status.rawValue) }

  var status: RowStatus {
    @_transparent get { RowStatus(rawValue: UInt8(truncatingIfNeeded: linkAndStatus & 7)).unsafelyUnwrapped }
    @_transparent set { linkAndStatus = linkAndStatus & ~7 | Int32(newValue.rawValue) }
  }

  /// The basic term of a defining row; the tear of a tearing row; otherwise -1.
  var link: Int32 {
    @_transparent get { linkAndStatus >> 3 }
    @_transparent set { linkAndStatus = newValue << 3 | linkAndStatus & 7 }
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

  var isBasic: Bool { @_transparent get { self == .defining || self == .tearing } }
  var isViolated: Bool { @_transparent get { self == .above || self == .below } }
  /// The sign of the residual of a violated row, otherwise zero.
  var side: Double { @_transparent get { self == .above ? 1 : self == .below ? -1 : 0 } }
}

/// Reads the graph of definitions in inner loops.
struct BasisReader: BitwiseCopyable {
  let roles: RecordPointer<RowID, BasisRole>
  let nodes: RecordPointer<VariableID, BasisNode>

  @_transparent
  func status(of row: RowID) -> RowStatus { roles[row].status }

  @_transparent
  func basicTerm(of row: RowID) -> TermID { TermID(roles[row].link) }

  @_transparent
  func tear(of row: RowID) -> TearID { TearID(roles[row].link) }

  @_transparent
  func definition(of variable: VariableID) -> RowID { nodes[variable].definition }

  @_transparent
  func isUnused(_ variable: VariableID) -> Bool { nodes[variable].definition.isNull && nodes[variable].uses == 0 }
}
