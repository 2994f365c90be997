// SPDX-License-Identifier: MIT

/// An effect that moves a symbol back and forth. Stored; has no effect: symbols are not animated.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

  /// The effect, to the left.
  public var left: Self { variant("left") }
  /// The effect, to the right.
  public var right: Self { variant("right") }
  /// The effect, upward.
  public var up: Self { variant("up") }
  /// The effect, downward.
  public var down: Self { variant("down") }
  /// The effect, toward the trailing edge.
  public var forward: Self { variant("forward") }
  /// The effect, toward the leading edge.
  public var backward: Self { variant("backward") }
  /// The effect, clockwise.
  public var clockwise: Self { variant("clockwise") }
  /// The effect, counterclockwise.
  public var counterClockwise: Self { variant("counterClockwise") }
  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth. Stored; has no effect.
  public static var wiggle: Self { Self() }
}
