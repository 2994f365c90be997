// SPDX-License-Identifier: MIT

/// How a toolbar looks.
///
/// Source: Apple, `UIToolbarAppearance`.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The look of buttons that end the work.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }

  override func takeAll(_ other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
