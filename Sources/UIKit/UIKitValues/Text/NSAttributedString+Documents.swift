// SPDX-License-Identifier: MIT

extension NSAttributedString {
  /// The type of a text file.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a type from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text. It cannot be read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files. It cannot be read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A fact about a text file.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the file.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of characters.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text without its own.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// The options for reading a text file.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the file.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of characters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text without its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The location of other files. Has no effect.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Reads a text file: HTML or plain text.
  ///
  /// Differs from UIKit: of HTML, the common tags are read: paragraphs, line breaks, headings, lists, links, bold, italic,
  /// underlined and struck through text, and the attributes `color` and `size` of `font`; style sheets are not.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding =
      (options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue)
      .map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = options[.documentType] as? DocumentType
    let isMarkup = type == .html || (type == nil && text.range(of: "<[a-zA-Z!]", options: .regularExpression) != nil)
    guard isMarkup else {
      self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
      return
    }
    var reader = MarkupReader(text)
    self.init(attributedString: reader.read())
  }

  /// Reads a text file: HTML or plain text.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns the text of a range as a file: plain text in UTF-8, for every type.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    Data((string as NSString).substring(with: range).utf8)
  }
}
