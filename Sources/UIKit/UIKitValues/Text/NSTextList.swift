// SPDX-License-Identifier: MIT

/// The markers of the items of a list in a text.
///
/// Differs from UIKit: markers are not drawn.
///
/// Source: Apple, `NSTextList`.
open class NSTextList: NSObject, @unchecked Sendable {
  /// The kind of mark, such as a number.
  open private(set) var markerFormat: MarkerFormat
  /// The options.
  open private(set) var listOptions: Options
  /// The number of the first item. The default is 1.
  /// Stored; has no effect, because lists are typed with their markers.
  open var startingItemNumber = 1

  /// Creates a list.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)), startingItemNumber: 1)
  }

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Whether the items are numbered.
  open var isOrdered: Bool {
    let kinds: [MarkerFormat] = [
      .decimal, .octal, .hexadecimal, .lowercaseHexadecimal, .uppercaseHexadecimal, .lowercaseAlpha, .uppercaseAlpha,
      .lowercaseLatin, .uppercaseLatin, .lowercaseRoman, .uppercaseRoman,
    ]
    return kinds.contains { markerFormat.rawValue.contains($0.rawValue) }
  }

  /// The mark of an item, such as `3.`, without the text around the format.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}") else { return format }
    let kind = MarkerFormat(rawValue: String(format[start...end]))
    return format[..<start] + Self.mark(kind, itemNumber) + format[format.index(after: end)...]
  }

  private static func mark(_ kind: MarkerFormat, _ number: Int) -> String {
    switch kind {
    case .disc: "•"
    case .circle: "◦"
    case .square: "▪"
    case .box: "□"
    case .check: "✓"
    case .diamond: "◆"
    case .hyphen: "⁃"
    case .octal: String(number, radix: 8)
    case .hexadecimal, .lowercaseHexadecimal: String(number, radix: 16)
    case .uppercaseHexadecimal: String(number, radix: 16, uppercase: true)
    case .lowercaseAlpha, .lowercaseLatin: letters(number)
    case .uppercaseAlpha, .uppercaseLatin: letters(number).uppercased()
    case .lowercaseRoman: roman(number)
    case .uppercaseRoman: roman(number).uppercased()
    default: String(number)
    }
  }

  private static func letters(_ number: Int) -> String {
    var text = "", rest = number
    while rest > 0 {
      let digit = (rest - 1) % 26
      text = String(UnicodeScalar(UInt8(97 + digit))) + text
      rest = (rest - 1) / 26
    }
    return text.isEmpty ? String(number) : text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let parts = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    return parts.reduce(into: "") { text, part in
      while rest >= part.0 {
        text += part.1
        rest -= part.0
      }
    }
  }

  /// The kind of a mark.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The raw value, such as `{decimal}.`.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An empty box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A square.
    public static let square = MarkerFormat("{square}")
    /// A lowercase hexadecimal number.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// An uppercase hexadecimal number.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// A hexadecimal number.
    public static let hexadecimal = MarkerFormat("{hexadecimal}")
    /// An octal number.
    public static let octal = MarkerFormat("{octal}")
    /// Lowercase letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Uppercase letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Lowercase Latin letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Uppercase Latin letters.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// A lowercase Roman number.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// An uppercase Roman number.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// A number.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// The options of a list. Raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The mark of the enclosing list comes before that of the item.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }
}
