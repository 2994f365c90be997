// SPDX-License-Identifier: MIT

import Foundation

/// A source with the algorithm ARC4, whose seed is any data.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed.
  open private(set) var seed: Data
  private var state: [UInt8]
  private var (i, j): (UInt8, UInt8) = (0, 0)

  /// Creates a source with a seed. An empty one is a zero.
  public init(seed: Data) {
    self.seed = seed
    let key = seed.isEmpty ? [0] : [UInt8](seed)
    state = Array(0...255)
    var position: UInt8 = 0
    for index in 0..<256 {
      position = position &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(position))
    }
    super.init()
  }

  /// Creates a source with a seed of the system.
  public convenience override init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) }))
  }

  override func nextBits() -> UInt64 {
    (0..<8).reduce(0) { bits, _ in
      i &+= 1
      j = j &+ state[Int(i)]
      state.swapAt(Int(i), Int(j))
      return bits << 8 | UInt64(state[Int(state[Int(i)] &+ state[Int(j)])])
    }
  }

  /// Leaves out the next numbers. The first 768 tell about the seed.
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextBits() } }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    (copy.state, copy.i, copy.j) = (state, i, j)
    return copy
  }
}

/// A quick source, whose numbers are a linear function of those before.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed, which is the state: that of a later source continues the numbers.
  open var seed: UInt64

  /// Creates a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }

  /// Creates a source with a seed of the system.
  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

  // Constants: Knuth, The Art of Computer Programming 2, section 3.3.4 (MMIX). The lower bits have short periods, so the upper halves of
  // two numbers are joined.
  override func nextBits() -> UInt64 {
    func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 32
    }
    return next() << 32 | next()
  }

  open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }
}

/// A slow source with a very long period.
///
/// Source: M. Matsumoto, T. Nishimura, Mersenne Twister, ACM TOMACS 8 (1998), in its variant for 64 bits.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed. A new one begins the numbers anew.
  open var seed: UInt64 { didSet { begin() } }
  private var state: [UInt64] = []
  private var position = GKMersenneTwisterRandomSource.count

  private static let count = 312
  private static let offset = 156

  /// Creates a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }

  /// Creates a source with a seed of the system.
  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

  private func begin() {
    state = [seed]
    for index in 1..<UInt64(Self.count) {
      let last = state[Int(index) - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ index)
    }
    position = Self.count
  }

  override func nextBits() -> UInt64 {
    if position == Self.count { twist() }
    var bits = state[position]
    position += 1
    bits ^= (bits >> 29) & 0x5555_5555_5555_5555
    bits ^= (bits << 17) & 0x71D6_7FFF_EDA6_0000
    bits ^= (bits << 37) & 0xFFF7_EEE0_0000_0000
    return bits ^ (bits >> 43)
  }

  private func twist() {
    for index in 0..<Self.count {
      let upper = state[index] & 0xFFFF_FFFF_8000_0000
      let bits = upper | (state[(index + 1) % Self.count] & 0x7FFF_FFFF)
      let mask: UInt64 = bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9
      state[index] = state[(index + Self.offset) % Self.count] ^ (bits >> 1) ^ mask
    }
    position = 0
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    (copy.state, copy.position) = (state, position)
    return copy
  }
}
