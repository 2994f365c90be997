// SPDX-License-Identifier: MIT

/// The roles of text, each with a size for every ``TextSizeCategory``.
public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The font size of the style at `category`, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Dynamic Type sizes.
  public func size(at category: TextSizeCategory) -> Double {
    sizes[category.rawValue]
  }

  /// The font weight of the style.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The distance between baselines in a paragraph of the style at `category`, in points.
  public func lineSpacing(at category: TextSizeCategory) -> Double {
    let own = Self.ownSpacings.first { $0.style == self && $0.category == category }
    return own?.spacing ?? Self.lineSpacing(ofSize: size(at: category))
  }

  /// The distance between baselines in a paragraph whose text style has the font size `size`, both in points. With few
  /// exceptions, every style has the same distance at the same size; between the sizes of styles it is interpolated.
  ///
  /// Source: Apple, Human Interface Guidelines, Dynamic Type sizes.
  public static func lineSpacing(ofSize size: Double) -> Double {
    guard let upper = spacings.firstIndex(where: { $0.size >= size }), upper > 0 else {
      let nearest = size <= spacings[0].size ? spacings[0] : spacings[spacings.count - 1]
      return nearest.spacing * size / nearest.size
    }
    let (low, high) = (spacings[upper - 1], spacings[upper])
    return low.spacing + (high.spacing - low.spacing) * (size - low.size) / (high.size - low.size)
  }

  private static let spacings: [(size: Double, spacing: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
    (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38), (32, 39),
    (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56),
    (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]

  /// The distances that differ from those of other styles with the same size.
  ///
  /// Source: values that `UIFontMetrics` scaled on iOS 26.1 (Facts, “Recorded fonts”). Earlier versions are not recorded and
  /// have the same ones here.
  private static let ownSpacings: [(style: TextStyle, category: TextSizeCategory, spacing: Double)] = [
    (.title1, .extraLarge, 36), (.title1, .extraExtraLarge, 38), (.title1, .accessibilityExtraExtraLarge, 61),
    (.headline, .accessibilityExtraExtraLarge, 51), (.subheadline, .accessibilityLarge, 36),
    (.caption1, .accessibilityMedium, 27), (.caption2, .accessibilityLarge, 29),
  ]

  /// The sizes from `extraSmall`, in points.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

/// The text size that the user prefers, smallest first. The last five are the accessibility sizes.
public enum TextSizeCategory: Int, CaseIterable, Hashable, Comparable, Sendable {
  case extraSmall, small, medium
  /// The default size.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether `left` is smaller than `right`.
  public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool { left.rawValue < right.rawValue }
}
