// SPDX-License-Identifier: MIT

/// Draws the parts of a control into the current graphics context, with colors resolved for the control's traits.
@MainActor
package struct ControlCanvas {
  /// The opacity of a disabled control.
  static let dimmedAlpha: CGFloat = 0.5

  let context: CGContext
  private let traits: UITraitCollection

  /// Creates a canvas for `view`, or returns `nil` when there is no current graphics context.
  package init?(for view: UIView) {
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    self.context = context
    traits = view.traitCollection
  }

  package func fill(_ path: UIBezierPath, _ color: UIColor) {
    context.setFillColor(resolved(color))
    path.fill()
  }

  package func fillOval(_ rect: CGRect, _ color: UIColor) { fill(UIBezierPath(ovalIn: rect), color) }

  /// Fills a rectangle whose shorter sides are semicircles.
  func fillCapsule(_ rect: CGRect, _ color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2), color)
  }

  func fillRounded(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(UIBezierPath(roundedRect: rect, cornerRadius: min(radius, min(rect.width, rect.height) / 2)), color)
  }

  /// Fills a rectangle with round corners of `radius` points, or a capsule in the systems whose controls are capsules.
  func fillBody(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
    let isCapsule = InterfaceGeneration.current.metrics.controls.areCapsules
    if isCapsule { fillCapsule(rect, color) } else { fillRounded(rect, radius: radius, color) }
  }

  package func stroke(_ path: UIBezierPath, _ color: UIColor) {
    context.setStrokeColor(resolved(color))
    path.stroke()
  }

  /// Strokes a straight line with round ends.
  package func line(from start: CGPoint, to end: CGPoint, width: CGFloat, _ color: UIColor) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = width
    path.lineCapStyle = .round
    stroke(path, color)
  }

  /// Draws with a soft shadow below, for parts that appear raised.
  func raised(_ draw: () -> Void) {
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: CGColor(gray: 0, alpha: 0.2))
    draw()
    context.restoreGState()
  }

  /// Performs `draw` in one transparency layer, which is faded unless `isEnabled` is `true`.
  func dimmed(unless isEnabled: Bool, _ draw: () -> Void) {
    guard !isEnabled else { return draw() }
    context.saveGState()
    context.setAlpha(ControlCanvas.dimmedAlpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Draws with left and right swapped in `bounds` when `isMirrored` is `true`.
  package func mirrored(_ isMirrored: Bool, in bounds: CGRect, _ draw: () -> Void) {
    guard isMirrored else { return draw() }
    context.saveGState()
    context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0))
    draw()
    context.restoreGState()
  }

  /// Draws one line of text centered in `rect`, truncated at its end when it does not fit.
  package func text(_ string: String, _ font: UIFont, _ color: UIColor, in rect: CGRect, of view: UIView) {
    text(NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color]), in: rect, of: view)
  }

  /// Draws one line of text centered in `rect`, truncated at its end when it does not fit.
  func text(_ string: NSAttributedString, in rect: CGRect, of view: UIView) {
    var options = TextLayout.Options()
    options.size = CGSize(width: max(1, rect.width), height: .infinity)
    options.lineLimit = 1
    options.lineBreakMode = .byTruncatingTail
    options.alignment = .center
    options.interfaceDirection = view.effectiveUserInterfaceLayoutDirection
    let layout = TextLayout(string, options: options)
    layout.draw(
      at: CGPoint(x: rect.minX, y: rect.midY - layout.size.height / 2), in: context,
      style: TextLayout.Style(traits: traits, scale: view.displayScale))
  }

  /// Draws glass as views show it: a body in the color of `tint`, or a translucent one with an edge if it is `nil`.
  func fillGlass(_ rect: CGRect, radius: CGFloat, _ kind: GlassView.Kind, tint: UIColor?) {
    raised { fillRounded(rect, radius: radius, tint ?? kind.body) }
    guard tint == nil else { return }
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: max(0, radius - 0.25))
    path.lineWidth = 0.5
    stroke(path, GlassView.edge)
  }

  func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
}

extension CGRect {
  /// Returns a rectangle of the given size with the same center.
  package func centered(_ size: CGSize) -> CGRect {
    CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle mirrored horizontally within `bounds`.
  package func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
