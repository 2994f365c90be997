// SPDX-License-Identifier: MIT

/// A picture in text, in the place of the letter U+FFFC.
///
/// Differs from UIKit: an attachment shows an image; file contents are kept but not shown.
///
/// Source: Apple, `NSTextAttachment`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The letter that an attachment stands in the place of.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// Where the picture lies, in points: the origin from the pen, y upwards from the baseline; an empty size means the
  /// picture's own.
  open var bounds = CGRect.zero
  /// The attached file.
  open var contents: Data?
  /// The kind of ``contents``.
  open var fileType: String?

  /// An attachment of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment that shows `image`.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The room the picture takes, in points; y is upwards from the baseline.
  var placement: CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// The letter U+FFFC with `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
