// SPDX-License-Identifier: MIT

/// The label of a button: it tells the button when what it shows has another size.
@MainActor
final class UIButtonLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}
