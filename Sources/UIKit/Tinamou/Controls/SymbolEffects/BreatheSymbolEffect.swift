// SPDX-License-Identifier: MIT

/// An effect that enlarges and shrinks a symbol repeatedly. Stored; has no effect: symbols are not animated.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "breathe")

  /// The effect, without a change of opacity.
  public var plain: Self { variant("plain") }
  /// The effect, with a change of opacity.
  public var pulse: Self { variant("pulse") }
  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that enlarges and shrinks a symbol repeatedly. Stored; has no effect.
  public static var breathe: Self { Self() }
}
