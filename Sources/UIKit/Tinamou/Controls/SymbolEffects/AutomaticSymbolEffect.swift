// SPDX-License-Identifier: MIT

/// An effect that changes a symbol in the way that the system selects. Stored; has no effect: symbols are not animated.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public let configuration = SymbolEffectConfiguration(name: "automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect that changes a symbol in the way that the system selects. Stored; has no effect.
  public static var automatic: Self { Self() }
}
