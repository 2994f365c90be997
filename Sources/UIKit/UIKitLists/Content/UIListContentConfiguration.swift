// SPDX-License-Identifier: MIT

/// The content of a list item: an image, a text and a secondary text.
///
/// Differs from UIKit: Apple does not document margins and spacings; these values reproduce the heights recorded for
/// cells with labels.
///
/// Source: Apple, `UIListContentConfiguration`.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image; `nil` for none. The default is `nil`.
  public var image: UIImage?
  /// The appearance of the image. The default is `ImageProperties()`.
  public var imageProperties = ImageProperties()
  /// The text; `nil` for none. The default is `nil`.
  public var text: String?
  /// The attributed text, which replaces ``text``. The default is `nil`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text; `nil` for none. The default is `nil`.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces ``secondaryText``. The default is `nil`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes on which larger margins of the content view apply. The default is `.horizontal`.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is beside the text when both fit. The default is `false`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points. The default is `15`.
  public var imageToTextPadding: CGFloat = 15
  /// The minimum space between texts side by side, in points. The default is `6`.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between stacked texts, in points. The default is `3`.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The minimum height of the content, in points.
  var minimumHeight: CGFloat = 0
  var alpha: CGFloat = 1
  /// The part of a list whose style the configuration takes; `nil` for a style of its own.
  var adaptivePart: ListPart?

  init(
    _ style: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle, _ secondaryColor: UIColor,
    top: CGFloat, bottom: CGFloat, leading: CGFloat = 8
  ) {
    textProperties = TextProperties(style, color)
    secondaryTextProperties = TextProperties(secondary, secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
  }

  /// Returns a new view with the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration for a state. Disabled content is dimmed.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = adapted(to: state.traitCollection.listEnvironment)
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
    result.alpha = isDisabled == true ? 0.5 : 1
    return result
  }

  // MARK: List properties

  /// Returns a configuration with one text.
  public static func cell() -> UIListContentConfiguration {
    let lists = CellMetrics.current
    var result = UIListContentConfiguration(
      .body, .label, secondary: lists.subtitleStyle, .secondaryLabel, top: lists.configurationMargin,
      bottom: lists.configurationMargin)
    result.minimumHeight = lists.configuredRow
    return result
  }

  /// Returns a configuration with a text and a smaller text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    var result = cell()
    result.directionalLayoutMargins.top = CellMetrics.current.subtitleConfigurationMargin
    result.directionalLayoutMargins.bottom = CellMetrics.current.subtitleConfigurationMargin
    return result
  }

  /// Returns a configuration with a text and a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var result = cell()
    result.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Returns a configuration for headers, in the style of the list that shows them.
  public static func header() -> UIListContentConfiguration {
    var result = plainHeader()
    result.adaptivePart = .header
    return result
  }

  /// Returns a configuration for footers, in the style of the list that shows them.
  public static func footer() -> UIListContentConfiguration {
    var result = plainFooter()
    result.adaptivePart = .footer
    return result
  }

  /// Returns a configuration for headers of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .headline, .label, secondary: .footnote, .secondaryLabel, top: 3.5, bottom: 3.5)
    result.minimumHeight = CellMetrics.plainHeaderHeight
    return result
  }

  /// Returns a configuration for footers of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .secondaryLabel, secondary: .footnote, .secondaryLabel, top: 3.5, bottom: 3.5)
  }

  /// Returns a configuration for headers of a grouped list, in uppercase before iOS 26.
  public static func groupedHeader() -> UIListContentConfiguration {
    let lists = CellMetrics.current
    var result = UIListContentConfiguration(
      lists.hasProminentHeaders ? .headline : .footnote, lists.hasProminentHeaders ? .label : .secondaryLabel,
      secondary: .footnote, .secondaryLabel, top: lists.headerTop, bottom: lists.headerBottom)
    if !lists.hasProminentHeaders { result.textProperties.transform = .uppercase }
    return result
  }

  /// Returns a configuration for footers of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel, top: CellMetrics.current.footerTop,
      bottom: CellMetrics.current.footerBottom)
  }

  /// Returns a configuration for prominent headers of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .label, secondary: .footnote, .secondaryLabel, top: 13, bottom: 6)
  }

  /// Returns a configuration for extra prominent headers of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = prominentInsetGroupedHeader()
    result.textProperties.font = .preferredFont(forTextStyle: .title3)
    return result
  }

  /// Returns a configuration with one text, for a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns a configuration with a text and a smaller text below it, for a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns a configuration with one text, for an accompanied sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns a configuration with a text and a smaller text below it, for an accompanied sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// Returns a configuration for headers of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
}

extension UIBackgroundConfiguration {
  /// Returns the background for a state. That of a row has another color while the row is highlighted or selected, unless the app has
  /// set the color.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    return colored(isChosen: state.isHighlighted || state.isSelected)
  }
}
