// SPDX-License-Identifier: MIT

/// Draws pages of a PDF.
///
/// Differs from UIKit: the module for drawing makes PDF files; here pages are drawn and the file is empty.
///
/// Source: Apple, `UIGraphicsPDFRenderer`.
open class UIGraphicsPDFRenderer: NSObject {
  /// The size of a page, in points.
  public let bounds: CGRect
  /// Facts about the document.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer of pages of a size, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Draws pages, and returns an empty file.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: bounds)
    context.begin()
    actions(context)
    context.end()
    return Data()
  }

  /// Draws pages, and writes an empty file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// Facts about a PDF.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// Creates a format.
  public override init() { super.init() }
  /// The title, author and the like. The default is empty. Stored; has no effect.
  open var documentInfo: [String: Any] = [:]
}

/// The pages of a PDF while they are drawn.
open class UIGraphicsPDFRendererContext: NSObject {
  /// The page, in points.
  public private(set) var pdfContextBounds: CGRect
  /// The context in which the pages are drawn.
  public let cgContext = CGContext()
  /// The number of pages.
  public private(set) var pageCount = 0

  init(bounds: CGRect) {
    pdfContextBounds = bounds
    super.init()
  }

  func begin() { UIGraphicsPushContext(cgContext) }
  func end() { UIGraphicsPopContext() }

  /// Begins a page.
  open func beginPage() { pageCount += 1 }
  /// Begins a page of a size, in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    pageCount += 1
  }
}

/// Begins a PDF in memory. Pages are drawn; no bytes are added to `data`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  UIGraphicsPushContext(CGContext())
}
/// Begins a PDF in a file. Pages are drawn; no file is written. Returns `true`.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
  -> Bool
{
  UIGraphicsPushContext(CGContext())
  return true
}
/// Begins a page. Has no effect: pages are drawn over each other.
public func UIGraphicsBeginPDFPage() {}
/// Begins a page of a size, in points. Has no effect: pages are drawn over each other.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}
/// Ends a PDF.
public func UIGraphicsEndPDFContext() { UIGraphicsPopContext() }
