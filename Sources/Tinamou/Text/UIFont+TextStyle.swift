// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// A role that text plays, with a font for every size that a reader can choose.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
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
