// SPDX-License-Identifier: MIT

/// A button that shows a color, and lets the user choose another from a color picker.
///
/// Source: Apple, `UIColorWell`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The color. The default is `nil`.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title of the color picker. The default is `nil`, for “Colors”.
  open var title: String?
  /// Whether the opacity can be chosen. The default is `true`.
  open var supportsAlpha = true
  /// The brightest color that can be chosen. The default is 0. Stored; has no effect.
  open var maximumLinearExposure: CGFloat = 0

  private lazy var selection = ColorWellSelection(self)

  /// The size: 28 by 28 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// Returns the intrinsic content size for any `size`, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static let ringWidth: CGFloat = 3

  /// Draws a disk in the color, in a ring of all hues.
  open override func draw(_ rect: CGRect) {
    let width = Self.ringWidth
    let side = min(bounds.width, bounds.height)
    let square = bounds.centered(CGSize(width: side, height: side))
    drawRing(in: square.insetBy(dx: width / 2, dy: width / 2))
    (selectedColor ?? .systemFill).setFill()
    UIBezierPath(ovalIn: square.insetBy(dx: width * 1.7, dy: width * 1.7)).fill()
  }

  /// Draws a ring whose middle line is the circle in `square`, in points.
  private func drawRing(in square: CGRect) {
    let (middle, steps) = (CGPoint(x: square.midX, y: square.midY), 36)
    for step in 0..<steps {
      let (start, end) = (CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps))
      let arc = UIBezierPath(
        arcCenter: middle, radius: square.width / 2, startAngle: start * 2 * .pi, endAngle: end * 2 * .pi + 0.02,
        clockwise: true)
      arc.lineWidth = Self.ringWidth
      UIColor(hue: start, saturation: 0.85, brightness: 1, alpha: 1).setStroke()
      arc.stroke()
    }
  }

  /// Presents the color picker if the finger was lifted inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { presentPicker() }
  }

  private func presentPicker() {
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? .black
    picker.delegate = selection
    picker.preferredContentSize = ColorPickerContent.popoverSize
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    picker.popoverPresentationController?.sourceRect = bounds
    nearestController?.present(picker, animated: true)
  }
}

/// Gives a color well the color that is chosen in the picker.
@MainActor
private final class ColorWellSelection: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) { self.well = well }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    well?.selectedColor = color
    well?.sendActions(for: .valueChanged)
  }
}
