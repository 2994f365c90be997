// SPDX-License-Identifier: MIT

/// An effect that makes a symbol disappear. Stored; has no effect: symbols are not animated.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "disappear")

  /// The effect, with the symbol growing.
  public var up: Self { variant("up") }
  /// The effect, with the symbol shrinking.
  public var down: Self { variant("down") }
  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes a symbol disappear. Stored; has no effect.
  public static var disappear: Self { Self() }
}
