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
