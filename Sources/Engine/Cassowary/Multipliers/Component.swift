// SPDX-License-Identifier: MIT

/// One component of a lexicographic vector, whose components are sorted by level, highest first.
struct Component: BitwiseCopyable {
  var value: Double
  /// The largest summand of the value. A much smaller value is a rounding error.
  var magnitude: Float
  var level: Int32

  @inline(__always)
  init(level: Int32, value: Double, magnitude: Float) {
    self.value = value
    self.magnitude = magnitude
    self.level = level
  }

  /// A component that is not a sum.
  @inline(__always)
  init(level: Int32, value: Double) {
    self.init(level: level, value: value, magnitude: Float(abs(value)))
  }

  /// Whether the value is zero up to rounding.
  var isNegligible: Bool {
    @inline(__always) get { abs(value) <= Tolerances.multiplier(level: level) * Double(magnitude) }
  }

  /// Whether the value is so much smaller than a summand that its rounding error matters. Ties do not.
  var isUncertain: Bool {
    @inline(__always) get {
      level != 0 && value != 0 && abs(value) <= Tolerances.uncertain * Double(magnitude)
    }
  }

  @inline(__always)
  func multiplied(by factor: Double) -> Component {
    Component(level: level, value: factor * value, magnitude: Float(abs(factor)) * magnitude)
  }

  /// Adds `factor` times another component of the same level.
  @inline(__always)
  mutating func add(_ other: Component, times factor: Double) {
    value += factor * other.value
    magnitude = max(magnitude, Float(abs(factor)) * other.magnitude)
  }
}
