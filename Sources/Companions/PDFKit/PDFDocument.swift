// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// A document in PDF.
///
/// Differs from iOS: the number and the sizes of its pages are read where they are not compressed; what is on the pages is not.
open class PDFDocument: NSObject {
  private let data: Data
  private var pages: [PDFPage]
  /// The address of the file; `nil` for a document from bytes.
  public let documentURL: URL?
  /// The object that is told about a search. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// The title, the author and the like, by keys of `PDFDocumentAttribute`. The default is `nil`. Stored; has no effect.
  open var documentAttributes: [AnyHashable: Any]?

  /// Creates a document without pages.
  public override init() {
    (data, pages, documentURL) = (Data(), [], nil)
    super.init()
  }

  /// Creates a document from bytes; `nil` if they are no document in PDF.
  public convenience init?(data: Data) { self.init(data, at: nil) }

  /// Creates a document from a file; `nil` if it cannot be read or is no document in PDF.
  public convenience init?(url: URL) {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    self.init(data, at: url)
  }

  private init?(_ data: Data, at url: URL?) {
    guard let file = PageBoxes(data) else { return nil }
    (self.data, documentURL) = (data, url)
    pages = file.pages.map(PDFPage.init)
    super.init()
    for page in pages { page.document = self }
  }

  /// The number of pages.
  open var pageCount: Int { pages.count }
  /// Returns the page at an index; `nil` beyond the last.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// Returns the index of a page; `NSNotFound` for one of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// Inserts a page.
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: index)
  }
  /// Removes a page.
  open func removePage(at index: Int) { pages.remove(at: index).document = nil }
  /// The text. Always `nil`.
  open var string: String? { nil }
  /// Whether a password is needed. Always `false`.
  open var isLocked: Bool { false }
  /// Whether the document is encrypted. Always `false`.
  open var isEncrypted: Bool { false }
  /// Enters a password. Always `true`: no document is locked.
  open func unlock(withPassword password: String) -> Bool { true }
  /// Whether the document may be printed. Always `true`.
  open var allowsPrinting: Bool { true }
  /// Whether texts may be copied. Always `true`.
  open var allowsCopying: Bool { true }
  /// The table of contents. The default is `nil`. Stored; has no effect.
  open var outlineRoot: PDFOutline?
  /// Returns the bytes as they were read.
  open func dataRepresentation() -> Data? { data.isEmpty ? nil : data }
  /// Writes the bytes as they were read. Returns whether that was possible.
  @discardableResult
  open func write(to url: URL) -> Bool { FileManager.default.createFile(atPath: url.path, contents: data) }
  /// Writes the bytes as they were read. Returns whether that was possible.
  @discardableResult
  open func write(toFile path: String) -> Bool { FileManager.default.createFile(atPath: path, contents: data) }
  /// Searches for a text. Finds nothing, because texts are not read.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions) -> [PDFSelection] { [] }
}

/// Methods that are told about a search. Differs from iOS: never called.
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// Called with each place that was found. Has no effect by default.
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  /// Called with each place that was found.
  public func didMatchString(_ instance: PDFSelection) {}
}

/// A key of what is known of a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The author.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The subject.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The program that made it.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
}

/// An entry of a table of contents.
open class PDFOutline: NSObject {
  /// Creates an entry.
  public override init() { super.init() }
  /// The text. The default is `nil`. Stored; has no effect.
  open var label: String?
  /// The place. The default is `nil`. Stored; has no effect.
  open var destination: PDFDestination?
  /// The number of entries below. Always 0.
  open var numberOfChildren: Int { 0 }
  /// Returns an entry below. Always `nil`.
  open func child(at index: Int) -> PDFOutline? { nil }
}

/// A place in a document.
open class PDFDestination: NSObject {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The point on the page, in points from the bottom left.
  public let point: CGPoint
  /// Creates a place.
  public init(page: PDFPage, at point: CGPoint) {
    self.point = point
    super.init()
    self.page = page
  }
}

/// A part of the text of a document. Differs from iOS: there is none.
open class PDFSelection: NSObject {
  /// Creates an empty part.
  public init(document: PDFDocument) {}
  /// The text. Always `nil`.
  open var string: String? { nil }
  /// The pages. Always empty.
  open var pages: [PDFPage] { [] }
  /// The color. The default is `nil`. Stored; has no effect.
  open var color: UIColor?
}
