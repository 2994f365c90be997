// SPDX-License-Identifier: MIT

/// An effect that lets the blurred content behind a view shine through its own content.
///
/// Differs from UIKit: the content is drawn in its own colors.
///
/// Source: Apple, `UIVibrancyEffect`.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content in a view with a blur effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for content of a kind.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The kind of content that a vibrancy effect is for. Raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}
