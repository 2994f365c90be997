// SPDX-License-Identifier: MIT

/// The options of effects. Stored; has no effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var count: Int?
  private var rate: Double?
  private var isRepeating: Bool?
  /// The standard options.
  public static let `default` = SymbolEffectOptions()
  /// Effects repeat.
  public static let repeating = SymbolEffectOptions().repeating
  /// Effects do not repeat.
  public static let nonRepeating = SymbolEffectOptions().nonRepeating
  /// Effects repeat a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Effects have a speed; 1 is the standard one.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  /// The options with repetition.
  public var repeating: SymbolEffectOptions { changing { $0.isRepeating = true } }
  /// The options without repetition.
  public var nonRepeating: SymbolEffectOptions { changing { $0.isRepeating = false } }
  /// The options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changing { $0.count = count } }
  /// The options with a speed; 1 is the standard one.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changing { $0.rate = speed } }

  private func changing(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The context that is passed to a closure after an effect.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the effect ended without being interrupted. Always `true`.
  public let isFinished: Bool
  /// The image view.
  public let sender: AnyObject?
  /// The name of the effect and its variants.
  public let effect: SymbolEffectConfiguration?
}

/// A closure that is called after an effect.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
