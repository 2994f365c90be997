// SPDX-License-Identifier: MIT

/// How much one variable moves when the constant of a row grows by one.
struct Gain: BitwiseCopyable {
  var amount: Double
  var variable: Int32
}

/// How much the residual of a row outside the vertex moves when the constant of a tight row grows by one.
struct Slope: BitwiseCopyable {
  var amount: Double
  var row: Int32
}

/// The response of the solution to the constant of one tight row, for as long as the vertex stays what it is.
///
/// It is what a tableau would have as the column of the row's marker, computed only for rows that are edited again and again:
/// the window's size, the constant of an animation.
struct Column: BitwiseCopyable {
  /// The version of the vertex for which the row was last edited.
  var version: Int = -1
  /// Whether the gains are those for `version`.
  var isBuilt = false
  /// Edits since the values were last computed from their definitions.
  var uses: Int32 = 0
  var gains: UnsafeMutablePointer<Gain>
  var gainCount: Int32 = 0
  var gainCapacity: Int32 = 0
  /// How many of the gains, the first ones, are those of variables with a bound that has no row.
  var boundedCount: Int32 = 0
  var slopes: UnsafeMutablePointer<Slope>
  var slopeCount: Int32 = 0
  var slopeCapacity: Int32 = 0
  /// The constants for which no row outside the vertex gets the wrong sign, and the state of the values for which
  /// that was found.
  var lowerConstant = 0.0
  var upperConstant = 0.0
  var valueVersion = -1

  init() {
    gains = .allocate(capacity: 0)
    slopes = .allocate(capacity: 0)
  }

  func deallocate() {
    gains.deallocate()
    slopes.deallocate()
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
