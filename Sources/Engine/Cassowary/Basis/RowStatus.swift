// SPDX-License-Identifier: MIT

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
