// SPDX-License-Identifier: MIT

/// A lexicographic vector: a run of components among the distances of ``Multipliers``.
struct LexicographicVector: BitwiseCopyable {
  var first: Int32
  var end: Int32

  /// The zero vector.
  static let zero = LexicographicVector(first: 0, end: 0)
}

/// One component of a lexicographic vector, whose components are sorted by level, highest first.
struct Component: BitwiseCopyable {
  var value: Double
  /// The largest summand of the value. A much smaller value is a rounding error.
  var magnitude: Float
  var level: Int32

  @_transparent
  init(level: Int32, value: Double, magnitude: Float) {
    self.value = value
    self.magnitude = magnitude
    self.level = level
  }

  /// A component that is not a sum.
  @_transparent
  init(level: Int32, value: Double) {
    self.init(level: level, value: value, magnitude: Float(abs(value)))
  }

  /// Whether the value is zero up to rounding.
  var isNegligible: Bool {
    @_transparent get { abs(value) <= Tolerances.multiplier(level: level) * Double(magnitude) }
  }

  /// Whether the value is so much smaller than a summand that its rounding error matters. Ties do not.
  var isUncertain: Bool {
    @_transparent get {
      level != 0 && value != 0 && abs(value) <= Tolerances.uncertain * Double(magnitude)
    }
  }

  @_transparent
  func multiplied(by factor: Double) -> Component {
    Component(level: level, value: factor * value, magnitude: Float(abs(factor)) * magnitude)
  }

  /// Adds `factor` times another component of the same level.
  @_transparent
  mutating func add(_ other: Component, times factor: Double) {
    value += factor * other.value
    magnitude = max(magnitude, Float(abs(factor)) * other.magnitude)
  }
}

/// The cost of violating a row by one: its unit at the level of its priority, and, to resolve ties, minus its creation
/// number times its unit at level 0.
struct RowWeight: BitwiseCopyable {
  var level: Int32
  var unit: Double
  var tie: Double

  @_transparent
  init(_ row: Row) {
    level = row.level
    unit = row.unit
    tie = -Double(row.sequence) * unit
  }
}

/// The bound of the reduced cost of a basic row on one side.
enum MultiplierBound {
  /// Zero, for an inequality in the direction in which it holds.
  case zero
  /// The weight of an optional row.
  case weight
  /// None, for a required row.
  case infinite

  /// The bound on the reduced cost of `row` when it grows (`direction` +1) or shrinks (−1).
  @_transparent
  init(of row: Row, direction: Int) {
    if row.isEquality || (row.relation == .lessThanOrEqual) == (direction > 0) {
      self = row.isRequired ? .infinite : .weight
    } else {
      self = .zero
    }
  }
}
