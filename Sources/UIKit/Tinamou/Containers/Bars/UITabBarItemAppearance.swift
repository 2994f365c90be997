// SPDX-License-Identifier: MIT

/// The appearance of tabs.
///
/// Source: Apple, `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The position of a tab's title relative to its image. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Below the image.
    case stacked = 0
    /// Beside the image.
    case inline = 1
    /// Beside the image, in compact height.
    case compactInline = 2
  }

  /// Creates the system's appearance of a style.
  public init(style: Style) { super.init() }

  /// Creates the system's appearance of tabs whose title is below the image.
  public convenience override init() { self.init(style: .stacked) }

  /// The appearance in the normal state.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance in the selected state.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance in the disabled state.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance in the focused state.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Resets the appearance to the system's for a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [:]
      state.iconColor = nil
    }
  }
}
