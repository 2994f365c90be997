// SPDX-License-Identifier: MIT

extension UIButton.Configuration {
  /// Where colours come from.
  enum Style: Sendable { case plain, gray, tinted, filled }

  /// How large a button is. Raw values are UIKit's.
  public enum Size: Int, Sendable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3

    /// The room around the content, in points. Medium as recorded; the others approximate.
    var contentInsets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var titleStyle: UIFont.TextStyle { self == .medium || self == .large ? .body : .subheadline }
    var subtitleStyle: UIFont.TextStyle { self == .medium || self == .large ? .footnote : .caption1 }
  }

  /// How title and subtitle lie above each other. Raw values are UIKit's.
  public enum TitleAlignment: Int, Sendable {
    /// As the button's content is aligned.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// How corners are rounded. Raw values are UIKit's.
  public enum CornerStyle: Int, Sendable {
    /// As the background says, in points.
    case fixed = -1
    /// As the system has it.
    case dynamic = 0
    case small = 1
    case medium = 2
    case large = 3
    /// Half circles at the shorter sides.
    case capsule = 4
  }
}

extension UIButton.Configuration {
  /// How far the corners of a background of `size` points are rounded, in points.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    return switch cornerStyle {
    case .fixed: min(background.cornerRadius, half)
    case .dynamic: min(background.cornerRadius > 0 ? background.cornerRadius : 6, half)
    case .small: min(4, half)
    case .medium: min(8, half)
    case .large: min(12, half)
    case .capsule: half
    }
  }

  /// The colour of text and image.
  func foregroundColor(tint: UIColor, _ state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (style == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.withAlphaComponent(0.75) : color
  }

  /// The colour of the background; nil for none.
  func backgroundColor(tint: UIColor, _ state: UIControl.State) -> UIColor? {
    if let own = background.backgroundColor { return background.backgroundColorTransformer?(own) ?? own }
    let isDisabled = state.contains(.disabled)
    let color: UIColor? =
      switch style {
      case .plain: baseBackgroundColor
      case .gray: isDisabled ? .tertiarySystemFill : baseBackgroundColor ?? .secondarySystemFill
      case .tinted: isDisabled ? .tertiarySystemFill : (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: isDisabled ? .tertiarySystemFill : baseBackgroundColor ?? tint
      }
    guard let color else { return nil }
    let shown = state.contains(.highlighted) && style == .filled ? color.withAlphaComponent(0.75) : color
    return background.backgroundColorTransformer?(shown) ?? shown
  }

  /// The title as it is drawn.
  func shownTitle(color: UIColor, _ traits: UITraitCollection) -> NSAttributedString? {
    shown(attributedTitle, buttonSize.titleStyle, titleTextAttributesTransformer, color, traits)
  }

  /// The subtitle as it is drawn.
  func shownSubtitle(color: UIColor, _ traits: UITraitCollection) -> NSAttributedString? {
    shown(attributedSubtitle, buttonSize.subtitleStyle, subtitleTextAttributesTransformer, color, traits)
  }

  private func shown(
    _ text: AttributedString?, _ style: UIFont.TextStyle, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ color: UIColor, _ traits: UITraitCollection
  ) -> NSAttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    var attributes = AttributeContainer()
    attributes.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
    attributes.foregroundColor = color
    return NSAttributedString(text, defaults: transformer?(attributes) ?? attributes)
  }
}
