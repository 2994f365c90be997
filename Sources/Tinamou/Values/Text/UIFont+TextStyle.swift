// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// A role that text plays, with a font for every size that a reader can choose.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: String

    /// The value that UIKit has for `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a whole screen; 34 points at the standard size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first rank; 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second rank; 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third rank; 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading; 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A lesser heading; 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text; 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout; 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote; 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption; 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A lesser caption; 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style as the table of sizes knows it; an unknown one counts as body.
    var textStyle: SystemFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }

    /// The size of the style's own font for a reader's choice, in points.
    func size(for category: UIContentSizeCategory) -> CGFloat {
      CGFloat(textStyle.size(at: category.textSizeCategory))
    }
  }
}

extension UIContentSizeCategory {
  /// The category as the table of sizes knows it; an unspecified one counts as the standard size.
  var textSizeCategory: TextSizeCategory {
    UIContentSizeCategory.ascending.firstIndex(of: self).flatMap(TextSizeCategory.init) ?? .large
  }
}
