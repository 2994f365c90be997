// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// A box of a page. Raw values are Apple's.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox = 0
  case cropBox = 1
  case bleedBox = 2
  case trimBox = 3
  case artBox = 4
}

/// A page of a document.
///
/// Differs from iOS: its size is known, and what is on it is not, unless it was made from an image.
open class PDFPage: NSObject {
  private var box: CGRect
  private let image: UIImage?
  /// The document. The default is `nil`.
  open internal(set) weak var document: PDFDocument?
  /// The rotation, in degrees. The default is 0.
  open var rotation: Int
  /// The annotations on the page. The default is empty. Stored; has no effect.
  open private(set) var annotations: [PDFAnnotation] = []

  /// Creates a page of the size of a letter.
  public override init() {
    (box, image, rotation) = (CGRect(x: 0, y: 0, width: 612, height: 792), nil, 0)
    super.init()
  }

  /// Creates a page with an image.
  public init?(image: UIImage) {
    (box, self.image, rotation) = (CGRect(origin: .zero, size: image.size), image, 0)
    super.init()
  }

  init(_ page: PageBoxes.Page) {
    (box, image, rotation) = (CGRect(origin: .zero, size: page.size), nil, page.rotation)
    super.init()
  }

  /// The number of the page as a text, counted from 1.
  open var label: String? { document.map { String($0.index(for: self) + 1) } }
  /// The text. Always `nil`.
  open var string: String? { nil }
  /// The number of characters. Always 0.
  open var numberOfCharacters: Int { 0 }
  /// Returns a box of the page, in points. All are the media box.
  open func bounds(for box: PDFDisplayBox) -> CGRect { self.box }
  /// Sets a box of the page. Differs from iOS: all boxes are the media box.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { self.box = bounds }
  /// Adds something that lies on the page. Has no effect on pictures.
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  /// Removes something that lies on the page. Has no effect on pictures.
  open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }

  /// The size with the rotation.
  var displaySize: CGSize {
    rotation % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
  }

  /// Returns a picture of the page that fits a size: a white sheet with the image of the page, if it has one.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let scale = min(size.width / max(displaySize.width, 1), size.height / max(displaySize.height, 1))
    let sheet = CGRect(x: 0, y: 0, width: displaySize.width * scale, height: displaySize.height * scale)
    return UIGraphicsImageRenderer(size: sheet.size).image { context in
      UIColor.white.setFill()
      context.fill(sheet)
      image?.draw(in: sheet)
    }
  }
}

/// Something that lies on a page. Has no effect: it is not drawn.
open class PDFAnnotation: NSObject {
  /// The frame on the page, in points from the bottom left.
  open var bounds: CGRect
  /// The kind. The default is that of the initializer.
  open var type: String?
  /// The text. The default is `nil`.
  open var contents: String?
  /// The color. The default is yellow.
  open var color = UIColor.yellow
  /// The page. The default is `nil`.
  open weak var page: PDFPage?
  /// Creates an annotation. Differs from iOS: the properties are ignored.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = annotationType.rawValue
  }
}

/// The kind of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Marked text.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// Lines.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A text.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A link.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// A stamp.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// A part of a form.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
