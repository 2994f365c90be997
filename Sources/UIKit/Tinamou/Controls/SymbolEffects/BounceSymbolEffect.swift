// SPDX-License-Identifier: MIT

/// An effect that moves a symbol up or down once. Stored; has no effect: symbols are not animated.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "bounce")

  /// The effect, upward.
  public var up: Self { variant("up") }
  /// The effect, downward.
  public var down: Self { variant("down") }
  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that moves a symbol up or down once. Stored; has no effect.
  public static var bounce: Self { Self() }
}
