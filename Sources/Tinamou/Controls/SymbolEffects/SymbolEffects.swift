// SPDX-License-Identifier: MIT

/// An effect in which a symbol moves up or down once. It is stored; symbols do not move.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "bounce")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `up`.
  public var up: Self { variant("up") }
  /// The effect, `down`.
  public var down: Self { variant("down") }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect in which a symbol moves up or down once.
  public static var bounce: Self { Self() }
}

/// An effect in which a symbol becomes paler again and again. It is stored; symbols do not move.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "pulse")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect in which a symbol becomes paler again and again.
  public static var pulse: Self { Self() }
}

/// An effect in which a symbol changes the colors of its layers in turn. It is stored; symbols do not move.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "variableColor")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `iterative`.
  public var iterative: Self { variant("iterative") }
  /// The effect, `cumulative`.
  public var cumulative: Self { variant("cumulative") }
  /// The effect, `reversing`.
  public var reversing: Self { variant("reversing") }
  /// The effect, `nonReversing`.
  public var nonReversing: Self { variant("nonReversing") }
  /// The effect, `dimInactiveLayers`.
  public var dimInactiveLayers: Self { variant("dimInactiveLayers") }
  /// The effect, `hideInactiveLayers`.
  public var hideInactiveLayers: Self { variant("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect in which a symbol changes the colors of its layers in turn.
  public static var variableColor: Self { Self() }
}

/// An effect in which a symbol becomes larger or smaller. It is stored; symbols do not move.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "scale")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `up`.
  public var up: Self { variant("up") }
  /// The effect, `down`.
  public var down: Self { variant("down") }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect in which a symbol becomes larger or smaller.
  public static var scale: Self { Self() }
}

/// An effect in which a symbol comes. It is stored; symbols do not move.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "appear")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `up`.
  public var up: Self { variant("up") }
  /// The effect, `down`.
  public var down: Self { variant("down") }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect in which a symbol comes.
  public static var appear: Self { Self() }
}

/// An effect in which a symbol goes. It is stored; symbols do not move.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "disappear")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `up`.
  public var up: Self { variant("up") }
  /// The effect, `down`.
  public var down: Self { variant("down") }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect in which a symbol goes.
  public static var disappear: Self { Self() }
}

/// An effect in which a symbol is replaced by another. It is stored; symbols do not move.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "replace")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `downUp`.
  public var downUp: Self { variant("downUp") }
  /// The effect, `upUp`.
  public var upUp: Self { variant("upUp") }
  /// The effect, `offUp`.
  public var offUp: Self { variant("offUp") }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect in which a symbol is replaced by another.
  public static var replace: Self { Self() }
}

/// An effect in which a symbol changes as the system chooses. It is stored; symbols do not move.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect in which a symbol changes as the system chooses.
  public static var automatic: Self { Self() }
}

/// An effect in which a symbol moves to and fro. It is stored; symbols do not move.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `left`.
  public var left: Self { variant("left") }
  /// The effect, `right`.
  public var right: Self { variant("right") }
  /// The effect, `up`.
  public var up: Self { variant("up") }
  /// The effect, `down`.
  public var down: Self { variant("down") }
  /// The effect, `forward`.
  public var forward: Self { variant("forward") }
  /// The effect, `backward`.
  public var backward: Self { variant("backward") }
  /// The effect, `clockwise`.
  public var clockwise: Self { variant("clockwise") }
  /// The effect, `counterClockwise`.
  public var counterClockwise: Self { variant("counterClockwise") }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect in which a symbol moves to and fro.
  public static var wiggle: Self { Self() }
}

/// An effect in which a symbol turns. It is stored; symbols do not move.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "rotate")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `clockwise`.
  public var clockwise: Self { variant("clockwise") }
  /// The effect, `counterClockwise`.
  public var counterClockwise: Self { variant("counterClockwise") }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect in which a symbol turns.
  public static var rotate: Self { Self() }
}

/// An effect in which a symbol becomes larger and smaller. It is stored; symbols do not move.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect.
  public typealias Configuration = SymbolEffectConfiguration
  /// The kind of the effect.
  public private(set) var configuration = SymbolEffectConfiguration(name: "breathe")

  private func variant(_ name: String) -> Self {
    var copy = self
    copy.configuration = SymbolEffectConfiguration(name: configuration.name + "." + name)
    return copy
  }
  /// The effect, `plain`.
  public var plain: Self { variant("plain") }
  /// The effect, `pulse`.
  public var pulse: Self { variant("pulse") }
  /// The effect, `byLayer`.
  public var byLayer: Self { variant("byLayer") }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { variant("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect in which a symbol becomes larger and smaller.
  public static var breathe: Self { Self() }
}
