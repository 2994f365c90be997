// SPDX-License-Identifier: MIT

/// Lays out something on pages. Its values are stored.
///
/// Source: Apple, `UIPrintFormatter`.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// Creates a formatter.
  public override init() { super.init() }
  /// The insets of the content from the page, in points. The default is zero.
  /// Stored; has no effect, because there is no printer.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The insets of the whole content, in points. The default is zero.
  /// Stored; has no effect, because there is no printer.
  open var contentInsets = UIEdgeInsets.zero
  /// The greatest height of the content on a page, in points; 0, the default, for no limit.
  /// Stored; has no effect, because there is no printer.
  open var maximumContentHeight: CGFloat = 0
  /// The greatest width of the content on a page, in points; 0, the default, for no limit.
  /// Stored; has no effect, because there is no printer.
  open var maximumContentWidth: CGFloat = 0
  /// The first page. The default is 0.
  open var startPage = 0
  /// The number of pages. Always 1: nothing is divided into pages.
  open var pageCount: Int { 1 }
  /// Draws the content in a rectangle. The default implementation does nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

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
