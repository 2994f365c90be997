// SPDX-License-Identifier: MIT

@_exported import Foundation
import FoundationAdditions

/// A source of random numbers, or a distribution of them.
public protocol GKRandom: AnyObject {
  /// Returns the next integer.
  func nextInt() -> Int
  /// Returns the next integer from 0 to less than `upperBound`, which is greater than 0.
  func nextInt(upperBound: Int) -> Int
  /// Returns the next number from 0 to 1.
  func nextUniform() -> Float
  /// Returns the next truth value.
  func nextBool() -> Bool
}

/// A source of random numbers of the system. Its subclasses return the same numbers for the same seed.
///
/// Differs from GameplayKit: the numbers of a seed are not those that Apple's framework returns for it.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
  // Unchecked: as in GameplayKit, a source belongs to one thread, and only the shared one, which has no state, is used by all.
  private static let shared = GKRandomSource()

  /// Creates a source with a seed of the system.
  public override init() { super.init() }

  /// The source of the system.
  open class func sharedRandom() -> GKRandomSource { shared }

  /// The next 64 random bits.
  func nextBits() -> UInt64 { .random(in: .min ... .max) }

  /// Returns the next integer with 32 bits, which may be negative.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

  /// Returns the next integer from 0 to less than `upperBound`. A bound less than 1 ends the program.
  open func nextInt(upperBound: Int) -> Int {
    var generator = Generator(source: self)
    return Int.random(in: 0..<upperBound, using: &generator)
  }

  /// Returns the next number from 0 to less than 1.
  open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24) }

  /// Returns the next truth value, both with the same probability.
  open func nextBool() -> Bool { nextBits() >> 63 == 1 }

  /// Returns the elements of an array in a random order, each order with the same probability.
  ///
  /// - Complexity: Linear in the number of elements.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var generator = Generator(source: self)
    return array.shuffled(using: &generator)
  }

  /// Returns a source with the same state, which returns the same numbers from now on.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }

  /// A source as a generator of Swift.
  private struct Generator: RandomNumberGenerator {
    let source: GKRandomSource
    func next() -> UInt64 { source.nextBits() }
  }
}

extension NSArray {
  /// Returns the elements in a random order of a source.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: Array(self))
  }

  /// Returns the elements in a random order.
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
