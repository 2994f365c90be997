// SPDX-License-Identifier: MIT

/// Draws pages.
///
/// Source: Apple, `UIPrintPageRenderer`.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// Creates a renderer without pages.
  public override init() { super.init() }
  /// The height of the header, in points. The default is 0.
  open var headerHeight: CGFloat = 0
  /// The height of the footer, in points. The default is 0.
  open var footerHeight: CGFloat = 0
  /// The size of the paper, in points. Zero by default.
  open var paperRect: CGRect { .zero }
  /// The part of the paper that can be printed, in points. Zero by default.
  open var printableRect: CGRect { paperRect }
  /// The number of pages: that of the formatters.
  open var numberOfPages: Int { printFormatters?.count ?? 0 }
  /// The formatters. The default is `nil`.
  open var printFormatters: [UIPrintFormatter]?
  /// Adds a formatter.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Prepares pages. The default implementation does nothing.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: header, content and footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
    drawHeaderForPage(at: pageIndex, in: header)
    drawContentForPage(at: pageIndex, in: content)
    drawFooterForPage(at: pageIndex, in: footer)
  }
  /// Draws the header of a page. The default implementation does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page: that of the formatters.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    for formatter in printFormatters ?? [] { formatter.draw(in: contentRect, forPageAt: pageIndex) }
  }
  /// Draws the footer of a page. The default implementation does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
