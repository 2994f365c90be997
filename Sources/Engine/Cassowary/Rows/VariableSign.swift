// SPDX-License-Identifier: MIT

/// The implicit bound of a variable.
enum VariableSign: UInt8, BitwiseCopyable {
  /// Any value.
  case any = 0
  /// It has an implicit `variable >= 0` without a row, because none has been needed yet.
  case nonNegative = 1
  /// It has an implicit `variable >= 0` with a row.
  case nonNegativeByRow = 2
  /// The record does not belong to a variable.
  case vacant = 3

  var isNonNegative: Bool { @inline(__always) get { self == .nonNegative || self == .nonNegativeByRow } }
}
