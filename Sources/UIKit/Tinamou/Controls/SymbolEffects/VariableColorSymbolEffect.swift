// SPDX-License-Identifier: MIT

/// An effect that highlights the layers of a symbol in sequence. Stored; has no effect: symbols are not animated.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "variableColor")

  /// The effect, with one layer highlighted at a time.
  public var iterative: Self { variant("iterative") }
  /// The effect, with highlighted layers that stay highlighted.
  public var cumulative: Self { variant("cumulative") }
  /// The effect, played backward after each repetition.
  public var reversing: Self { variant("reversing") }
  /// The effect, started again after each repetition.
  public var nonReversing: Self { variant("nonReversing") }
  /// The effect, with reduced opacity for layers that are not highlighted.
  public var dimInactiveLayers: Self { variant("dimInactiveLayers") }
  /// The effect, without the layers that are not highlighted.
  public var hideInactiveLayers: Self { variant("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that highlights the layers of a symbol in sequence. Stored; has no effect.
  public static var variableColor: Self { Self() }
}
