// SPDX-License-Identifier: MIT

import Foundation

/// Random integers from a lowest to a highest value, each with the same probability.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The least value.
  public let lowestValue: Int
  /// The greatest value.
  public let highestValue: Int
  let source: any GKRandom

  /// The number of different values.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Creates a distribution of the numbers of a source. A highest value below the lowest one ends the program.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    precondition(
      lowestValue <= highestValue, "The highest value \(highestValue) is less than the lowest one, \(lowestValue).")
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }

  /// Creates a distribution of the system's random numbers.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates a die with the values from 1 to a number.
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

  /// Creates a die with six sides.
  open class func d6() -> Self { self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6) }

  /// Creates a die with twenty sides.
  open class func d20() -> Self { self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20) }

  /// Returns the next value of the distribution.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Returns the next value that is less than a bound. A bound that no value is below ends the program.
  open func nextInt(upperBound: Int) -> Int {
    precondition(upperBound > lowestValue, "No value of the distribution is less than \(upperBound).")
    while true {
      let value = nextInt()
      if value < upperBound { return value }
    }
  }

  /// Returns the next value as a number from 0, for the lowest, to 1.
  open func nextUniform() -> Float {
    guard numberOfPossibleOutcomes > 1 else { return 1 }
    return Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
  }

  /// Returns whether the next value is in the upper half.
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Random integers of which those near a mean are more frequent.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The mean of the values.
  public let mean: Float
  /// The standard deviation.
  public let deviation: Float

  /// Creates a distribution around a mean. Values farther from it than three deviations do not occur.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  /// Creates a distribution whose values lie within three deviations of the middle.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  open override func nextInt() -> Int {
    guard deviation > 0 else { return lowestValue }
    while true {
      // The method of Box and Muller; the logarithm of 0 is not finite.
      let radius = (-2 * log(1 - Double(source.nextUniform()))).squareRoot()
      let deviate = radius * cos(2 * .pi * Double(source.nextUniform()))
      let value = Int((Double(mean) + Double(deviation) * deviate).rounded())
      if lowestValue...highestValue ~= value { return value }
    }
  }
}

/// Random integers that do not repeat before each has occurred.
open class GKShuffledDistribution: GKRandomDistribution {
  private var pending: [Int] = []

  open override func nextInt() -> Int {
    if pending.isEmpty { pending = Array(lowestValue...highestValue) }
    return pending.remove(at: source.nextInt(upperBound: pending.count))
  }
}
