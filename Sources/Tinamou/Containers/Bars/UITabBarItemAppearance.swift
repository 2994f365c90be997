// SPDX-License-Identifier: MIT

/// How tabs look.
///
/// Source: Apple, `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How a tab's title stands to its picture. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Below it.
    case stacked = 0
    /// Beside it, in a wide bar.
    case inline = 1
    /// Beside it, in the low bar of a phone on its side.
    case compactInline = 2
  }

  /// The system's look of a style.
  public init(style: Style) { super.init() }

  /// The system's look of tabs with the title below the picture.
  public convenience override init() { self.init(style: .stacked) }

  /// The look of a tab that is not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the tab that is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// The look of a tab that cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of a tab that a keyboard acts on.
  public let focused = UITabBarItemStateAppearance()

  /// The system's look of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [:]
      state.iconColor = nil
    }
  }
}
