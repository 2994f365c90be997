// SPDX-License-Identifier: MIT

/// An effect that rotates a symbol. Stored; has no effect: symbols are not animated.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "rotate")

  /// The effect, clockwise.
  public var clockwise: Self { variant("clockwise") }
  /// The effect, counterclockwise.
  public var counterClockwise: Self { variant("counterClockwise") }
  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol. Stored; has no effect.
  public static var rotate: Self { Self() }
}
