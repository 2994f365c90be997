// SPDX-License-Identifier: MIT

/// The appearance of buttons in a bar.
///
/// Source: Apple, `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Creates the system's appearance of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Creates the system's appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Resets the appearance to the system's for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  /// The appearance in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance in the highlighted state.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance in the disabled state.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance in the focused state.
  open private(set) var focused = UIBarButtonItemStateAppearance()
}
