// SPDX-License-Identifier: MIT

/// An effect that enlarges or shrinks a symbol. Stored; has no effect: symbols are not animated.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "scale")

  /// The effect that enlarges the symbol.
  public var up: Self { variant("up") }
  /// The effect that shrinks the symbol.
  public var down: Self { variant("down") }
  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that enlarges or shrinks a symbol. Stored; has no effect.
  public static var scale: Self { Self() }
}
