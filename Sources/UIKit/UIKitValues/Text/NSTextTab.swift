// SPDX-License-Identifier: MIT

import SystemFont

/// A position to which a tab advances the text after it.
///
/// Source: Apple, `NSTextTab`.
open class NSTextTab: NSObject, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  /// The alignment of the text between the tab and the next one, or the end of the line: text that begins, is centered, or
  /// ends at the stop.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  open private(set) var location: CGFloat
  /// The options of the stop.
  open private(set) var options: [OptionKey: Any]

  /// A key of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The characters, a `CharacterSet`, before the first of which the aligned text ends. Those of decimal numbers are
    /// ``NSTextTab/columnTerminators(for:)``.
    public static let columnTerminators = OptionKey("NSTabColumnTerminatorsAttributeName")
  }

  /// Creates a tab stop at `loc` points.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the decimal separator of a locale, or of the user's, at which a right-aligned stop aligns numbers.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location && terminators == other.terminators
  }

  open override var hash: Int { location.hashValue }

  /// The stops of a paragraph style that specifies none.
  static let standardStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * CGFloat(TabStops.standardInterval))
  }

  /// Returns the stop as the line breaker needs it, for the characters of `text`.
  func stop(in text: StyledText) -> TabStops.Stop {
    let alignment: TabStops.Alignment =
      switch alignment {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    let ends = terminators.map { set in Set(text.scalars.filter { set.contains($0) }) } ?? []
    return TabStops.Stop(Double(location), alignment, terminators: ends)
  }
}
