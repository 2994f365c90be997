// SPDX-License-Identifier: MIT

/// An effect that changes the opacity of a symbol. Stored; has no effect: symbols are not animated.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "pulse")

  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that changes the opacity of a symbol. Stored; has no effect.
  public static var pulse: Self { Self() }
}
