// SPDX-License-Identifier: MIT

/// A button that shows a color and lets the user choose another.
///
/// Differs from UIKit: the color is not chosen; tests set it and send `.valueChanged`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The color. The default is `nil`.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title of the choice. The default is `nil`. Stored; has no effect.
  open var title: String?
  /// Whether the opacity can be chosen. The default is `true`. Stored; has no effect.
  open var supportsAlpha = true
  /// The brightest color that can be chosen. The default is 0. Stored; has no effect.
  open var maximumLinearExposure: CGFloat = 0

  /// The size: 28 by 28 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// Draws a circle in the color.
  open override func draw(_ rect: CGRect) {
    (selectedColor ?? .systemFill).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
  }
}
