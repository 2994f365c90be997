// SPDX-License-Identifier: MIT

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
