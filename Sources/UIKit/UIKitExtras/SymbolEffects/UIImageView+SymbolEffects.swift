// SPDX-License-Identifier: MIT

extension UIImageView {
  /// Adds an effect to the symbol. Has no effect: `completion` is called at once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { finish(effect.configuration, completion) }

  /// Adds an effect to the symbol. Has no effect: `completion` is called at once.
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { finish(effect.configuration, completion) }

  /// Removes the effects of a type. Has no effect: `completion` is called at once.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { finish(effect.configuration, completion) }

  /// Removes all effects. Has no effect.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

  /// Replaces the symbol.
  ///
  /// Differs from UIKit: the symbol changes at once, without a transition, and `completion` is called at once.
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
