// SPDX-License-Identifier: MIT

/// What a closure knows that is called after an effect.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the effect has ended by itself. Always `true`.
  public let isFinished: Bool
  /// The view or the button.
  public let sender: AnyObject?
  /// The kind of the effect.
  public let effect: SymbolEffectConfiguration?
}

/// A closure that is called after an effect.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Attaches an effect to the symbol. Symbols do not move; `completion` is called at once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { finish(effect.configuration, completion) }

  /// Attaches an effect to the symbol. Symbols do not move; `completion` is called at once.
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { finish(effect.configuration, completion) }

  /// Removes effects of a kind. Does nothing: none is shown.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { finish(effect.configuration, completion) }

  /// Removes all effects. Does nothing: none is shown.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// Replaces the symbol, without an effect.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    finish(contentTransition.configuration, completion)
  }

  private func finish(_ effect: SymbolEffectConfiguration, _ completion: UISymbolEffectCompletion?) {
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
  }
}
