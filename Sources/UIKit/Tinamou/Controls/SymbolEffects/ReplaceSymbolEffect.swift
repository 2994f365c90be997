// SPDX-License-Identifier: MIT

/// An effect that replaces a symbol with another one. Stored; has no effect: symbols are not animated.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "replace")

  /// The effect, with the old symbol moving down and the new one moving up.
  public var downUp: Self { variant("downUp") }
  /// The effect, with both symbols moving up.
  public var upUp: Self { variant("upUp") }
  /// The effect, with the old symbol disappearing at once and the new one moving up.
  public var offUp: Self { variant("offUp") }
  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol with another one. Stored; has no effect.
  public static var replace: Self { Self() }
}
