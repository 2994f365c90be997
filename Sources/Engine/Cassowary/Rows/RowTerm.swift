// SPDX-License-Identifier: MIT

/// One term of a row, linked into the list of its variable's occurrences.
///
/// The terms of a row lie side by side. The term by which a row defines its basic variable is not in any list, so that walks
/// from a variable find only what depends on it, in rows and terms at even distances, which the processor fetches ahead.
struct RowTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: VariableID
  var row: RowID
  /// The next occurrence of the variable.
  var next: TermID
  var previous: TermID
}

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

  var isNonNegative: Bool { @_transparent get { self == .nonNegative || self == .nonNegativeByRow } }
}

/// A variable in the ``RowStore``, in 8 bytes.
struct VariableRecord: BitwiseCopyable {
  /// The head of the list of the terms that contain the variable, except the one by which a row defines it.
  var firstTerm: TermID = .null
  /// The stamp of the handle, times 4, plus the sign.
  private var stampAndSign: UInt32

  private enum Bits {
    static let sign: UInt32 = 3
    static let stampShift: UInt32 = 2
  }

  @_transparent
  init(stamp: UInt32, sign: VariableSign) {
    stampAndSign = stamp << Bits.stampShift | UInt32(sign.rawValue)
  }

  /// A number that distinguishes this variable from earlier and later ones with the same index.
  var stamp: UInt32 { @_transparent get { stampAndSign >> Bits.stampShift } }

  var sign: VariableSign {
    @_transparent get { VariableSign(rawValue: UInt8(stampAndSign & Bits.sign)).unsafelyUnwrapped }
    @_transparent set { stampAndSign = stampAndSign & ~Bits.sign | UInt32(newValue.rawValue) }
  }
}

/// Reads rows and terms in inner loops.
struct RowReader: BitwiseCopyable {
  let variables: RecordPointer<VariableID, VariableRecord>
  let rows: RecordPointer<RowID, Row>
  let terms: RecordPointer<TermID, RowTerm>

  subscript(row: RowID) -> Row { @_transparent get { rows[row] } }
  subscript(term: TermID) -> RowTerm { @_transparent get { terms[term] } }

  @_transparent
  func firstOccurrence(of variable: VariableID) -> TermID { variables[variable].firstTerm }
}
