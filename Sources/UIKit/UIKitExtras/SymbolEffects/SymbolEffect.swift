// SPDX-License-Identifier: MIT

/// An effect of a symbol. Stored; has no effect: symbols are not animated.
///
/// Source: Apple, `SymbolEffect` of the framework Symbols, which UIKit exports.
public protocol SymbolEffect: Sendable {
  /// The name of the effect and its variants.
  associatedtype Configuration
  /// The name of the effect and its variants.
  var configuration: SymbolEffectConfiguration { get }
}

/// The name of an effect and its variants. Stored; has no effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
}

/// An effect that continues until it is removed. Stored; has no effect.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that is played a number of times. Stored; has no effect.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect with which a symbol appears or disappears. Stored; has no effect.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which a symbol replaces another one. Stored; has no effect.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect that makes a symbol appear. Stored; has no effect: symbols are not animated.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, VariantSymbolEffect, Hashable {
  /// The name of the effect and its variants.
  public typealias Configuration = SymbolEffectConfiguration
  /// The name of the effect and its variants.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "appear")

  /// The effect, with the symbol growing.
  public var up: Self { variant("up") }
  /// The effect, with the symbol shrinking.
  public var down: Self { variant("down") }
  /// The effect, applied to each layer in turn.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, applied to all layers at once.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes a symbol appear. Stored; has no effect.
  public static var appear: Self { Self() }
}

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

/// An effect that has variants, each of which is part of its configuration.
protocol VariantSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension VariantSymbolEffect {
  /// The effect with one more variant.
  func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
}

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
