// SPDX-License-Identifier: MIT

/// Prints a view.
///
/// Source: Apple, `UIViewPrintFormatter`.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  init(view: UIView) {
    self.view = view
    super.init()
  }
  /// The view.
  open private(set) var view: UIView
}
