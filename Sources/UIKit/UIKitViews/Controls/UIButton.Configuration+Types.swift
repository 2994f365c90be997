// SPDX-License-Identifier: MIT

extension UIButton.Configuration {
  /// The style that determines the configuration's colors.
  package enum Style: Sendable {
    case plain, gray, tinted, filled, glass, prominentGlass, clearGlass, prominentClearGlass

    /// The glass of the style; `nil` for none.
    var glass: GlassView.Kind? {
      switch self {
      case .plain, .gray, .tinted, .filled: nil
      case .glass, .prominentGlass: .regular
      case .clearGlass, .prominentClearGlass: .clear
      }
    }

    /// Whether the style has white text on the tint color.
    var isProminent: Bool { self == .filled || self == .prominentGlass || self == .prominentClearGlass }
  }

  /// The size of a button. Raw values are UIKit's.
  public enum Size: Int, Sendable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3

    /// The default content insets, in points. Those of the medium size are recorded; the others are approximate.
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

  /// The alignment of title and subtitle relative to each other. Raw values are UIKit's.
  public enum TitleAlignment: Int, Sendable {
    /// Follows the content alignment of the button.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// The corner style of a button. Raw values are UIKit's.
  public enum CornerStyle: Int, Sendable {
    /// The corner radius of the background configuration, in points.
    case fixed = -1
    /// The corner radius that the system determines.
    case dynamic = 0
    case small = 1
    case medium = 2
    case large = 3
    /// Half of the shorter side, so that the shorter sides are semicircles.
    case capsule = 4
  }
}

extension UIButton.Configuration {
  private static var areCapsules: Bool { InterfaceGeneration.current.metrics.controls.areCapsules }

  /// Returns the corner radius for a background of `size`, in points.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    return switch cornerStyle {
    case .fixed: min(background.cornerRadius, half)
    case .dynamic:
      min(
        background.cornerRadius > 0 ? background.cornerRadius : Self.areCapsules || style.glass != nil ? half : 6, half)
    case .small: min(4, half)
    case .medium: min(8, half)
    case .large: min(12, half)
    case .capsule: half
    }
  }

  /// Returns the color of text and image.
  func foregroundColor(tint: UIColor, _ state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (style.isProminent ? .white : style.glass == nil ? tint : .label)
    return state.contains(.highlighted) ? color.withAlphaComponent(0.75) : color
  }

  /// Returns the color of the background; `nil` for none.
  func backgroundColor(tint: UIColor, _ state: UIControl.State) -> UIColor? {
    if let own = background.backgroundColor { return background.backgroundColorTransformer?(own) ?? own }
    let isDisabled = state.contains(.disabled)
    let color: UIColor? =
      switch style {
      case .plain: baseBackgroundColor
      case .gray: isDisabled ? .tertiarySystemFill : baseBackgroundColor ?? .secondarySystemFill
      case .tinted: isDisabled ? .tertiarySystemFill : (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: isDisabled ? .tertiarySystemFill : baseBackgroundColor ?? tint
      case .glass, .clearGlass: baseBackgroundColor
      case .prominentGlass: isDisabled ? .tertiarySystemFill : baseBackgroundColor ?? tint
      case .prominentClearGlass:
        isDisabled ? .tertiarySystemFill : (baseBackgroundColor ?? tint).withAlphaComponent(0.6)
      }
    guard let color else { return nil }
    let shown = state.contains(.highlighted) && style.isProminent ? color.withAlphaComponent(0.75) : color
    return background.backgroundColorTransformer?(shown) ?? shown
  }

  /// Returns the title with its resolved attributes; `nil` without a title.
  func shownTitle(color: UIColor, _ traits: UITraitCollection) -> NSAttributedString? {
    shown(attributedTitle, buttonSize.titleStyle, titleTextAttributesTransformer, color, traits)
  }

  /// Returns the subtitle with its resolved attributes; `nil` without a subtitle.
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

extension UIButton.Configuration.Size: NamedCases {
  package static var kindOfValue: String { "a button size" }
  package static var namedCases: [(name: String, value: UIButton.Configuration.Size)] {
    [("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large)]
  }
}

extension UIButton.Configuration.CornerStyle: NamedCases {
  package static var kindOfValue: String { "a corner style" }
  package static var namedCases: [(name: String, value: UIButton.Configuration.CornerStyle)] {
    [
      ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium), ("large", .large),
      ("capsule", .capsule),
    ]
  }
}
