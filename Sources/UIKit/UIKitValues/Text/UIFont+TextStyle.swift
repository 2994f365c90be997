// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// The role of a text, with a font for each content size category.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String

    /// Creates a style from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A title larger than a large title. Differs from UIKit: has the size of ``largeTitle``.
    public static let extraLargeTitle = largeTitle
    /// A title larger than ``extraLargeTitle``. Differs from UIKit: has the size of ``largeTitle``.
    public static let extraLargeTitle2 = largeTitle
    /// A large title; 34 points at the default content size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level heading; 28 points at the default content size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level heading; 22 points at the default content size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level heading; 20 points at the default content size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline; 17 points, semibold, at the default content size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheadline; 15 points at the default content size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text; 17 points at the default content size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout; 16 points at the default content size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote; 13 points at the default content size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A standard caption; 12 points at the default content size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// An alternate caption; 11 points at the default content size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The corresponding style in the table of sizes; body for an unknown style.
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

    /// Returns the font size of the style for a content size category, in points.
    func size(for category: UIContentSizeCategory) -> CGFloat {
      CGFloat(textStyle.size(at: category.textSizeCategory))
    }
  }
}

extension UIContentSizeCategory {
  /// The corresponding category in the table of sizes; the default for an unspecified category.
  var textSizeCategory: TextSizeCategory {
    UIContentSizeCategory.ascending.firstIndex(of: self).flatMap(TextSizeCategory.init) ?? .large
  }
}

/// An object whose text can adapt to the user's preferred text size.
///
/// Source: Apple, `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts created for a text style or by ``UIFontMetrics`` are updated when the content size category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// An object whose image can grow with the accessibility text sizes.
///
/// Source: Apple, `UIAccessibilityContentSizeCategoryImageAdjusting`.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows at accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// The position of text that was reduced to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline has its position at full size.
  case alignBaselines = 0
  /// The text is centered.
  case alignCenters = 1
  /// The upper-left corner has its position at full size.
  case none = 2
}

extension UIBaselineAdjustment: NamedCases {
  package static var kindOfValue: String { "a baseline adjustment" }
  package static var namedCases: [(name: String, value: UIBaselineAdjustment)] {
    [("alignBaselines", .alignBaselines), ("alignCenters", .alignCenters), ("none", .none)]
  }
}

extension UIFont.TextStyle: NamedCases {
  package static var kindOfValue: String { "a text style" }
  package static var namedCases: [(name: String, value: UIFont.TextStyle)] {
    [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
      ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]
  }
}
