// SPDX-License-Identifier: MIT

/// A view that applies an effect to the content behind it. Its own content belongs in ``contentView``.
///
/// Differs from UIKit: nothing is blurred or refracted; a translucent layer in the effect's color is drawn, and glass with its edge and
/// shadow.
///
/// Source: Apple, `UIVisualEffectView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for content. It fills the effect view.
  open private(set) var contentView = UIView()

  /// Creates a view with an effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUpEffect()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a view without an
  /// effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEffect()
  }

  /// The effect applied to the content behind the view. The default is `nil`.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  private let glassView = GlassView(frame: .zero)

  private func showEffect() {
    backgroundColor = (effect as? UIBlurEffect)?.overlayColor
    guard let glass = effect as? UIGlassEffect else { return glassView.removeFromSuperview() }
    (glassView.kind, glassView.tint) = (glass.style == .clear ? .clear : .regular, glass.tintColor)
    if glassView.superview == nil { insertSubview(glassView, at: 0) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard glassView.superview === self else { return }
    glassView.frame = bounds
    // Glass is a capsule unless the view has corners of its own.
    let hasCorners = storedCornerConfiguration != nil || layer.cornerRadius > 0
    glassView.radius = hasCorners ? effectiveRadius(corner: .topLeft) : nil
  }

  private func setUpEffect() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
    isOpaque = false
  }
}

/// An effect that blurs the content behind a view.
///
/// Source: Apple, `UIBlurEffect`.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur effect. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur effect of the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var values: [AnyHashable?] { [style] }

  /// The translucent color that is drawn for the effect.
  var overlayColor: UIColor {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      UIColor(white: 0.11, alpha: opacity)
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      UIColor(white: 0.97, alpha: opacity)
    default: .systemBackground.withAlphaComponent(opacity)
    }
  }

  private var opacity: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.65
    case .light, .regular, .dark: 0.75
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.8
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent: 0.88
    default: 0.93
    }
  }
}

/// An effect that lets the blurred content behind a view shine through its own content.
///
/// Differs from UIKit: the content is drawn in its own colors.
///
/// Source: Apple, `UIVibrancyEffect`.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle?

  private init(_ blurEffect: UIBlurEffect, _ style: UIVibrancyEffectStyle?) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Creates an effect for content in a view with a blur effect.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect, nil) }
  /// Creates an effect for content of a kind.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect, style) }

  override var values: [AnyHashable?] { [blurEffect, style] }
}

/// The kind of content that a vibrancy effect is for. Raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}
