// SPDX-License-Identifier: MIT

// The type has the name of a function, which Swift allows for declarations of two modules only. The function is in FoundationAdditions.

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The ratio of the clock's unit to a nanosecond.
public struct mach_timebase_info: Sendable {
  /// The numerator. Stored; has no effect, because only programs read it.
  public var numer: UInt32
  /// The denominator. Stored; has no effect, because only programs read it.
  public var denom: UInt32

  /// Creates a ratio of 0 to 0.
  public init() { self.init(numer: 0, denom: 0) }
  /// Creates a ratio.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The ratio of the clock's unit to a nanosecond.
public typealias mach_timebase_info_data_t = mach_timebase_info
