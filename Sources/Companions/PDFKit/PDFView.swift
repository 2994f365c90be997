// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The pages that are shown at a time. Raw values are Apple's.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0
  case singlePageContinuous = 1
  case twoUp = 2
  case twoUpContinuous = 3
}

/// The direction in which pages follow each other. Raw values are Apple's.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0
  case horizontal = 1
}

/// Shows a document.
///
/// Differs from iOS: pages are white sheets of their sizes, with what is on them only for pages from images. Pages cannot be enlarged by
/// fingers, and two pages are never beside each other.
@preconcurrency @MainActor
open class PDFView: UIView {
  private let scrollView = UIScrollView()
  private var sheets: [UIImageView] = []

  /// Creates a view in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The document. The default is `nil`.
  open var document: PDFDocument? {
    didSet {
      index = 0
      showPages()
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  /// The pages that are shown at a time. The default is `singlePageContinuous`.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { showPages() } }
  /// The direction in which pages follow each other. The default is `vertical`.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsLayout() } }
  /// The box of pages that is shown. The default is `cropBox`. Stored; has no effect.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether there is room between pages. The default is `true`.
  open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
  /// The room around pages, in points. The default is 4.75 below and above, and 4 beside.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { setNeedsLayout() } }
  /// Whether pages are from right to left. The default is `false`. Stored; has no effect.
  open var displaysRTL = false
  /// Whether the pages are as wide as the view. The default is `false`.
  open var autoScales = false { didSet { setNeedsLayout() } }
  /// The scale of the pages. The default is 1.
  open var scaleFactor: CGFloat = 1 {
    didSet {
      autoScales = false
      setNeedsLayout()
    }
  }
  /// The least scale. The default is 0.1. Stored; has no effect.
  open var minScaleFactor: CGFloat = 0.1
  /// The greatest scale. The default is 10. Stored; has no effect.
  open var maxScaleFactor: CGFloat = 10
  /// The scale with which the widest page fits the view.
  open var scaleFactorForSizeToFit: CGFloat {
    let widest = sizes.map(\.width).max() ?? 0
    let room = bounds.width - pageBreakMargins.left - pageBreakMargins.right
    return widest > 0 && room > 0 ? room / widest : 1
  }
  /// The object that is told what the user does. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any PDFViewDelegate)?
  /// Whether one page at a time is shown, as by a page view controller. The default is `false`.
  open private(set) var isUsingPageViewController = false
  /// Lets pages be turned by a page view controller: one page at a time is shown.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
    showPages()
  }
  /// The selected text. The default is `nil`. Stored; has no effect.
  open var currentSelection: PDFSelection?
  /// The marked texts. The default is `nil`. Stored; has no effect.
  open var highlightedSelections: [PDFSelection]?
  /// The view with the pages.
  open var documentView: UIView? { scrollView }

  // MARK: Going

  private var index = 0 { didSet { if index != oldValue { goToIndex() } } }
  /// The page that is shown.
  open var currentPage: PDFPage? { document?.page(at: index) }
  /// The pages that are shown.
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  /// The place that is shown.
  open var currentDestination: PDFDestination? { currentPage.map { PDFDestination(page: $0, at: .zero) } }
  /// Whether there is a page after the one that is shown.
  open var canGoToNextPage: Bool { index + 1 < (document?.pageCount ?? 0) }
  /// Whether there is a page before the one that is shown.
  open var canGoToPreviousPage: Bool { index > 0 }
  /// Shows the next page.
  open func goToNextPage(_ sender: Any?) { if canGoToNextPage { index += 1 } }
  /// Shows the page before.
  open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { index -= 1 } }
  /// Shows the first page.
  open func goToFirstPage(_ sender: Any?) { index = 0 }
  /// Shows the last page.
  open func goToLastPage(_ sender: Any?) { index = max(0, (document?.pageCount ?? 0) - 1) }
  /// Shows a page.
  open func go(to page: PDFPage) {
    guard let place = document?.index(for: page), place != NSNotFound else { return }
    index = place
  }
  /// Shows a place.
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
  /// Shows a rectangle of a page. Differs from iOS: shows the page.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  /// Lays the pages out.
  open func layoutDocumentView() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func goToIndex() {
    if isContinuous {
      layoutIfNeeded()
      if sheets.indices.contains(index) {
        let top = sheets[index].frame.minY - pageBreakMargins.top
        scrollView.contentOffset.y = max(0, min(top, scrollView.contentSize.height - scrollView.bounds.height))
      }
    } else {
      showPages()
    }
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }

  // MARK: Pages

  private var isContinuous: Bool {
    !isUsingPageViewController && (displayMode == .singlePageContinuous || displayMode == .twoUpContinuous)
  }

  private var pages: [PDFPage] {
    guard let document else { return [] }
    return isContinuous ? (0..<document.pageCount).compactMap(document.page) : [currentPage].compactMap { $0 }
  }

  private var sizes: [CGSize] { pages.map(\.displaySize) }

  private func prepare() {
    backgroundColor = .secondarySystemBackground
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  private func showPages() {
    for sheet in sheets { sheet.removeFromSuperview() }
    sheets = pages.map { page in
      let sheet = UIImageView(image: page.thumbnail(of: page.displaySize, for: displayBox))
      sheet.backgroundColor = .white
      scrollView.addSubview(sheet)
      return sheet
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let scale = autoScales ? scaleFactorForSizeToFit : scaleFactor
    let margins = displaysPageBreaks ? pageBreakMargins : .zero
    var place = CGPoint(x: margins.left, y: margins.top)
    var size = CGSize.zero
    for (sheet, page) in zip(sheets, sizes) {
      let scaled = CGSize(width: page.width * scale, height: page.height * scale)
      let indent = displayDirection == .vertical ? max(margins.left, (bounds.width - scaled.width) / 2) : place.x
      sheet.frame = CGRect(origin: CGPoint(x: indent, y: place.y), size: scaled)
      size = CGSize(
        width: max(size.width, sheet.frame.maxX + margins.right),
        height: max(size.height, sheet.frame.maxY + margins.bottom))
      if displayDirection == .vertical {
        place.y = sheet.frame.maxY + margins.bottom + margins.top
      } else {
        place.x = sheet.frame.maxX + margins.right + margins.left
      }
    }
    scrollView.contentSize = size
  }
}

/// Methods that are told what the user does. Differs from iOS: never called.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  /// Called when the user taps a link. Has no effect by default.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  /// Called when the user taps a link.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

extension NSNotification.Name {
  /// Posted when a view shows another page.
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  /// Posted when a view shows another document.
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
  /// Posted when a view has another scale. Never posted here.
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  /// Posted when other pages can be seen. Never posted here.
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  /// Posted when something else is selected. Never posted here.
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
}
