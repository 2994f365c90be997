// SPDX-License-Identifier: MIT

/// How buttons in a bar look.
///
/// Source: Apple, `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The system's look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// The system's look of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// The system's look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  /// The look of a button that nothing is done to.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a button that is being pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of a button that a keyboard acts on.
  public let focused = UIBarButtonItemStateAppearance()
}
