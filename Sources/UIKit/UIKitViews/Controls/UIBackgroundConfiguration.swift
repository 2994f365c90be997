// SPDX-License-Identifier: MIT

/// The background of a button, cell or header: its color, outline and corner radius.
///
/// Source: Apple, `UIBackgroundConfiguration`.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// Returns a configuration without a background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  /// Returns the background of a row in a list.
  public static func listCell() -> UIBackgroundConfiguration {
    filled(.systemBackground, chosen: .systemGray4)
  }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground, chosen: .systemGray4)
  }
  /// Returns the background of a row in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = filled(.clear, chosen: .systemFill)
    configuration.cornerRadius = sidebarRadius
    return configuration
  }
  /// Returns the background of a row beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    filled(.clear, chosen: .systemFill)
  }
  /// Returns the background of a header in a list.
  public static func listHeader() -> UIBackgroundConfiguration { filled(.clear) }
  /// Returns the background of a footer in a list.
  public static func listFooter() -> UIBackgroundConfiguration { filled(.clear) }
  /// Returns the background of a header in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// Returns the background of a header in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { filled(.clear) }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { filled(.clear) }

  /// The corner radius of a row in a sidebar, in points. Not recorded.
  private static let sidebarRadius: CGFloat = 10

  private static func filled(_ color: UIColor, chosen: UIColor? = nil) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    configuration.stateColors = chosen.map { (color, $0) }
    return configuration
  }

  /// The colors of a row that is not chosen, and of one that is highlighted or selected; `nil` for the same color in all states. They
  /// approximate UIKit's, which are not documented.
  private var stateColors: (atRest: UIColor, chosen: UIColor)?

  /// Returns the background of a row that is highlighted or selected, or of one that is not. A color of the app stays.
  package func colored(isChosen: Bool) -> UIBackgroundConfiguration {
    guard let stateColors, backgroundColor == stateColors.atRest || backgroundColor == stateColors.chosen else {
      return self
    }
    var result = self
    result.backgroundColor = isChosen ? stateColors.chosen : stateColors.atRest
    return result
  }

  /// A view that fills the background of a cell, header or footer. The default is `nil`. Has no effect on buttons.
  public var customView: UIView?
  /// The effect on the content behind a cell, header or footer. The default is `nil`. Has no effect on buttons.
  public var visualEffect: UIVisualEffect?
  /// The edges at which the layout margins of a cell, header or footer are added to the insets. The default is none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The background color; `nil` for the color of the style, `clear` for no color. The default is `nil`.
  public var backgroundColor: UIColor?
  /// A transformer for the background color. The default is `nil`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The corner radius, in points. The default is `0`.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of the view, in points. A negative value extends it beyond the
  /// view. The default is zero.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The outline color; `nil` for the tint color. The default is `nil`.
  public var strokeColor: UIColor?
  /// The width of the outline, in points. The default is `0`.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline outside the edge of the background, in points. The default is `0`.
  public var strokeOutset: CGFloat = 0
  /// The image drawn on the background. The default is `nil`.
  public var image: UIImage?
  /// The content mode of the image. The default is `.scaleToFill`.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// Returns the background color for a tint color: ``backgroundColor``, or the tint color if that is
  /// `nil`, transformed by ``backgroundColorTransformer``.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the outline color for a tint color: ``strokeColor``, or the tint color if that is `nil`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
