// SPDX-License-Identifier: MIT

/// The label of a button. It notifies the button when its content changes size.
@MainActor
final class UIButtonLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}
