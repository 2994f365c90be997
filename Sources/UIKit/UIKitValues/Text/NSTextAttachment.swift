// SPDX-License-Identifier: MIT

/// An image in text, in place of the character U+FFFC.
///
/// Differs from UIKit: only images are shown; file contents are stored.
///
/// Source: Apple, `NSTextAttachment`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  /// The character that represents an attachment.
  public static let character = 0xFFFC

  /// The image. The default is `nil`.
  open var image: UIImage?
  /// The frame of the image relative to the current position on the baseline, in points, with y pointing up. An empty
  /// size means the size of the image. The default is `CGRect.zero`.
  open var bounds = CGRect.zero
  /// The contents of the attached file; `nil`, the default, for none.
  /// Stored; has no effect, as only the image is shown.
  open var contents: Data?
  /// The type of ``contents``; `nil`, the default, for none. Stored; has no effect, as only the image is shown.
  open var fileType: String?

  /// Creates an attachment of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment that shows `image`.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the image that is drawn. Returns ``image``, or that of ``contents``, by default.
  ///
  /// - Parameters:
  ///   - imageBounds: The frame of the image, in points.
  ///   - textContainer: The area of the text; `nil` outside of one.
  ///   - charIndex: The position of the attachment in the text.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? contents.flatMap(UIImage.init(data:))
  }

  /// Returns the frame of the image relative to the current position on the baseline, in points, with y pointing up. Returns
  /// ``bounds``, or the size of ``image`` if they are empty, by default.
  ///
  /// Differs from UIKit: the container is `nil`, and the line and the positions are zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// The frame of the image relative to the current position on the baseline, in points, with y pointing up.
  var placement: CGRect {
    attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
  }

  /// The space at both sides in a line, in points. The default is 0. Stored; has no effect.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may take the place of the image. The default is `true`. Stored; has no effect.
  open var allowsTextAttachmentView = true
  /// Whether a view takes the place of the image. Always `false`.
  open var usesTextAttachmentView: Bool { false }
}

extension NSAttributedString {
  /// Creates a string of the character U+FFFC with `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
