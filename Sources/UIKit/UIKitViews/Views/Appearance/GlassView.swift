// SPDX-License-Identifier: MIT

/// A piece of glass behind bar buttons, tabs and alerts, as they have it from iOS 26.
///
/// Nothing is blurred or refracted: a translucent body, an edge and a shadow are drawn.
package final class GlassView: UIView {
  /// The corner radius, in points; `nil` for half of the shorter side. The default is `nil`.
  package var radius: CGFloat? { didSet { setNeedsLayout() } }
  /// The color of the glass of a prominent button; `nil` for clear glass. The default is `nil`.
  package var tint: UIColor? { didSet { update() } }

  /// The clarity of glass.
  package enum Kind: Sendable {
    case regular, clear

    /// The color of the body.
    var body: UIColor {
      UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        return switch self {
        case .regular: isDark ? UIColor(white: 0.16, alpha: 0.82) : UIColor(white: 1, alpha: 0.78)
        case .clear: isDark ? UIColor(white: 0.3, alpha: 0.35) : UIColor(white: 1, alpha: 0.35)
        }
      }
    }
  }

  /// The clarity of the glass. The default is `regular`.
  package var kind = Kind.regular { didSet { update() } }

  /// Creates a piece of glass.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 6
    layer.shadowOpacity = 0.1
    update()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The width by which the edge surrounds opaque content, in points.
  static let edgeWidth: CGFloat = 0.5
  static let edge = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.08)
  }

  private func update() {
    backgroundColor = tint ?? kind.body
    layer.borderColor = tint == nil ? GlassView.edge.resolvedColor(with: traitCollection).cgColor : nil
    layer.borderWidth = tint == nil ? 1 / max(1, displayScale) : 0
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = radius ?? min(bounds.width, bounds.height) / 2
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }
}
