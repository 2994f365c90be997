// SPDX-License-Identifier: MIT

/// The response of the solution to the constant of one row of the basis, as long as the vertex does not change.
///
/// It corresponds to the column of the row's slack variable in a simplex tableau, and is computed only for rows that
/// are edited repeatedly, such as the size of a window or an animated constant.
struct ResponseColumn: BitwiseCopyable {
  /// The version of the vertex for which the row was last edited.
  var version = -1
  /// Whether the gains are those for `version`.
  var isBuilt = false
  /// Edits since the values were last computed from their definitions.
  var uses: Int32 = 0
  var gains: UnsafeMutablePointer<Gain>
  var gainCount: Int32 = 0
  private var gainCapacity: Int32 = 0
  /// The number of gains, at the beginning, of variables with a bound that has no row.
  var boundedCount: Int32 = 0
  var slopes: UnsafeMutablePointer<Slope>
  var slopeCount: Int32 = 0
  private var slopeCapacity: Int32 = 0
  /// The constants for which no row outside the basis gets the wrong sign, and the version of the values for which that was
  /// found.
  var range = ConstantRange()
  var valueVersion = -1

  init() {
    gains = .allocate(capacity: 0)
    slopes = .allocate(capacity: 0)
  }

  func deallocate() {
    gains.deallocate()
    slopes.deallocate()
  }

  /// Whether everything has to be computed from its definition, so that rounding errors do not add up: after 256
  /// additions they can reach 3·10⁻¹⁴ of a value.
  var needsRecomputation: Bool { @_transparent get { uses % 256 == 255 } }

  /// The number of gains and slopes for which it has memory.
  var capacity: Int { Int(gainCapacity) + Int(slopeCapacity) }

  /// Forgets the gains and slopes and keeps their memory.
  mutating func removeAll() {
    gainCount = 0
    slopeCount = 0
  }

  mutating func appendGain(_ gain: Gain) {
    if gainCount == gainCapacity {
      gainCapacity = max(8, 2 * gainCapacity)
      let moved = UnsafeMutablePointer<Gain>.allocate(capacity: Int(gainCapacity))
      moved.update(from: gains, count: Int(gainCount))
      gains.deallocate()
      gains = moved
    }
    (gains + Int(gainCount)).initialize(to: gain)
    gainCount += 1
  }

  mutating func appendSlope(_ slope: Slope) {
    if slopeCount == slopeCapacity {
      slopeCapacity = max(8, 2 * slopeCapacity)
      let moved = UnsafeMutablePointer<Slope>.allocate(capacity: Int(slopeCapacity))
      moved.update(from: slopes, count: Int(slopeCount))
      slopes.deallocate()
      slopes = moved
    }
    (slopes + Int(slopeCount)).initialize(to: slope)
    slopeCount += 1
  }
}

/// The identity of a response column.
struct ColumnID: Identity {
  let rawValue: Int32

  @_transparent
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The constants of a row for which no row outside the basis gets the wrong sign.
struct ConstantRange: BitwiseCopyable {
  var lower = -Double.infinity
  var upper = Double.infinity

  @_transparent
  func contains(_ constant: Double) -> Bool { constant >= lower && constant <= upper }

  /// Limits the constant to one side of a number.
  @_transparent
  mutating func limit(to bound: Double, fromAbove: Bool) {
    if fromAbove { upper = min(upper, bound) } else { lower = max(lower, bound) }
  }
}

/// The change of one variable when the constant of a row grows by one.
struct Gain: BitwiseCopyable {
  var amount: Double
  var variable: VariableID
}

/// The change of the residual of a row outside the basis when the constant of a basic row grows by one.
struct Slope: BitwiseCopyable {
  var amount: Double
  var row: RowID
}
