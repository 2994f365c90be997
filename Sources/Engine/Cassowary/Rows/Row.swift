// SPDX-License-Identifier: MIT

/// A constraint `sum(terms) + constant relation 0`.
///
/// The number of terms, the relation and the scale share one word, so that a row takes 24 bytes.
struct Row: BitwiseCopyable {
  var constant: Double
  /// The creation number; 0 for the implicit bound of a variable, and for a record that is not in use.
  var sequence: UInt32
  var firstTerm: TermID
  var priority: Float
  private var shape: UInt32

  private enum Shape {
    static let relation: UInt32 = 3
    static let vacant: UInt32 = 3
    static let exponentShift: UInt32 = 2
    static let exponent: UInt32 = 0x3ff << exponentShift
    static let exponentBias: UInt32 = 512
    static let countShift: UInt32 = 12
  }

  /// The largest number of terms in a row.
  static var maximumTermCount: Int { Int(UInt32.max >> Shape.countShift) }

  @_transparent
  init(
    constant: Double, sequence: UInt32, firstTerm: TermID, termCount: Int32, priority: Float, relation: Relation
  ) {
    self.constant = constant
    self.sequence = sequence
    self.firstTerm = firstTerm
    self.priority = priority
    shape =
      UInt32(bitPattern: termCount) << Shape.countShift
      | Shape.exponentBias << Shape.exponentShift
      | UInt32(bitPattern: Int32(truncatingIfNeeded: relation.rawValue) &+ 1)
  }

  var termCount: Int32 { @_transparent get { Int32(bitPattern: shape >> Shape.countShift) } }

  var relation: Relation {
    @_transparent get {
      Relation(rawValue: Int(truncatingIfNeeded: Int32(bitPattern: shape & Shape.relation) &- 1)).unsafelyUnwrapped
    }
  }

  /// The power of two by which the row was multiplied such that its largest coefficient lies in 1..<2.
  ///
  /// Residuals of all rows are then in the units of their variables, and pivots and tolerances are comparable for every
  /// form of a constraint. Powers of two cause no rounding.
  var scale: Double {
    @_transparent get { Row.power((shape & Shape.exponent) >> Shape.exponentShift) }
  }

  /// The cost of violating the scaled row by one: the violation of the original constraint.
  var unit: Double {
    @_transparent get { Row.power(2 &* Shape.exponentBias &- (shape & Shape.exponent) >> Shape.exponentShift) }
  }

  /// Records that the row was multiplied by 2 to the power of `exponent`.
  mutating func setScale(exponent: Int) {
    let biased = UInt32(exponent + Int(Shape.exponentBias))
    shape = shape & ~Shape.exponent | biased << Shape.exponentShift
  }

  /// The largest power of two by which rows are multiplied or divided: coefficients beyond it stay as they are.
  static var maximumExponent: Int { 80 }

  @_transparent
  private static func power(_ biasedExponent: UInt32) -> Double {
    // The bias of a floating-point number's exponent is 1023.
    Double(bitPattern: UInt64(biasedExponent &- Shape.exponentBias &+ 1023) << 52)
  }

  /// Moves the row to another run of terms.
  mutating func setTerms(first: TermID, count: Int32) {
    firstTerm = first
    shape = shape & (1 << Shape.countShift &- 1) | UInt32(bitPattern: count) << Shape.countShift
  }

  /// Marks the record as one that may be used for another row.
  mutating func vacate() {
    shape |= Shape.vacant
    sequence = 0
  }

  /// Whether the record does not belong to a row.
  var isVacant: Bool { @_transparent get { shape & Shape.relation == Shape.vacant } }
  /// Whether the row is the implicit `variable >= 0` of its only variable. Bounds are as old as their variables, so no
  /// constraint was created before them.
  var isBound: Bool { @_transparent get { sequence == 0 && !isVacant } }
  var isRequired: Bool { @_transparent get { priority >= 1000 } }
  var isEquality: Bool { @_transparent get { shape & Shape.relation == 1 } }
  /// The terms, side by side.
  var terms: IdentityRange<TermID> {
    @_transparent get { IdentityRange(from: firstTerm.rawValue, to: firstTerm.rawValue &+ termCount) }
  }
  /// Whether its reduced cost is kept. That of a required equality has no bound, so no step depends on it.
  var hasMultiplier: Bool { @_transparent get { !(isRequired && isEquality) } }
  /// The level of the priority. Positive floating-point numbers are ordered as their bit patterns are.
  var level: Int32 { @_transparent get { Int32(bitPattern: priority.bitPattern) } }
}
