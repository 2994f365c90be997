// SPDX-License-Identifier: MIT

/// An image, a text and a second text, as lists show them.
///
/// Differs from UIKit: margins and gaps are those that give the heights recorded for cells with labels; Apple does not say
/// its own.
///
/// Source: Apple, `UIListContentConfiguration`.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// A text with attributes, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
  /// A text with attributes, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// Along which axes the margins of the cell's content view count where they are larger.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Room around everything, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands beside the first where both have room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// From the image to the texts, in points.
  public var imageToTextPadding: CGFloat = 15
  /// Between texts beside each other, at least, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// What the content is at least high, in points.
  var minimumHeight: CGFloat = 0
  var alpha: CGFloat = 1

  init(
    _ style: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle, _ secondaryColor: UIColor,
    top: CGFloat, bottom: CGFloat, leading: CGFloat = 8
  ) {
    textProperties = TextProperties(style, color)
    secondaryTextProperties = TextProperties(secondary, secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
  }

  /// A view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Disabled content is fainter.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
    result.alpha = isDisabled == true ? 0.5 : 1
    return result
  }

  // MARK: What lists have

  /// One text.
  public static func cell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .body, .label, secondary: .caption1, .secondaryLabel, top: 11, bottom: 11)
    result.minimumHeight = CellMetrics.standardHeight
    return result
  }

  /// A text and a smaller one below.
  public static func subtitleCell() -> UIListContentConfiguration {
    var result = cell()
    result.directionalLayoutMargins.top = 8.5
    result.directionalLayoutMargins.bottom = 8.5
    return result
  }

  /// A text and a value at the other side.
  public static func valueCell() -> UIListContentConfiguration {
    var result = cell()
    result.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// The header of a section in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .headline, .label, secondary: .footnote, .secondaryLabel, top: 3.5, bottom: 3.5)
    result.minimumHeight = CellMetrics.plainHeaderHeight
    return result
  }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .secondaryLabel, secondary: .footnote, .secondaryLabel, top: 3.5, bottom: 3.5)
  }

  /// The header of a group, in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel, top: 16, bottom: 6)
    result.textProperties.transform = .uppercase
    return result
  }

  /// The footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel, top: 7, bottom: 7.5)
  }

  /// A header of a group that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .label, secondary: .footnote, .secondaryLabel, top: 13, bottom: 6)
  }

  /// A header of a group that stands out still more.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = prominentInsetGroupedHeader()
    result.textProperties.font = .preferredFont(forTextStyle: .title3)
    return result
  }

  /// One text, in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A text and a smaller one below, in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// One text, in a sidebar beside another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A text and a smaller one below, in a sidebar beside another list.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
}

/// Directions on the screen. Raw values are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The value as UIKit has it.
  public let rawValue: UInt
  /// The value that UIKit has for `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// In both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
