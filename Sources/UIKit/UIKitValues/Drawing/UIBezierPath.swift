// SPDX-License-Identifier: MIT

import Foundation

/// A path with a line style, in points. The y axis points down.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners. A radius that is too large is reduced to fit.
  ///
  /// Differs from UIKit: the corners are quarter circles; UIKit's have a smooth transition over 1.5 radii.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with some corners rounded.
  ///
  /// Differs from UIKit: both dimensions of `cornerRadii` are used; UIKit uses the width for both.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    path.storage = DrawingCommand.Path(
      rect: rect, topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
  }

  /// Creates an arc of a circle. Angles are in radians from the right, clockwise on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the elements of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.storage = cgPath.storage
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(storage: path.storage) }
    set { path.storage = newValue.storage }
  }

  /// The line width, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of open ends. The default is `.butt`.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of corners. The default is `.miter`.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a mitered corner, in line widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The maximum distance of drawn lines from the exact curve, in pixels. The default is 0.6. Stored; has no effect.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the inside, instead of the winding number. The default is `false`.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path.storage == other.path.storage && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }
  open override var hash: Int { hashOfClass }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle. Angles are in radians from the right, clockwise on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Returns the path in the reverse direction.
  open func reversing() -> UIBezierPath {
    let copy = copyWithStyle()
    copy.path.storage = path.storage.reversed
    return copy
  }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) { path.storage = path.storage.applying(transform) }

  /// Whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the path; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The current point, where the next line starts.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether the path contains `point`.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Sets the lengths of alternating dashes and gaps and the offset at which a line starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Fills the path with the current fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.recordFill(path.storage, rule: fillRule)
  }

  /// Fills the path with a blend mode and an opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha, fill) }

  /// Strokes the path with the current stroke color and the path's line style.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    context.record(.stroke(path.storage, style: strokeStyle, color: context.state.strokeColor))
  }

  /// Strokes the path with a blend mode and an opacity from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha, stroke) }

  /// Intersects the clipping area of the current context with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.record(.clip(path.storage, rule: fillRule))
  }

  /// Returns a copy of the path and its line style.
  open func copy(with zone: NSZone? = nil) -> Any { copyWithStyle() }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var strokeStyle: DrawingCommand.StrokeStyle {
    DrawingCommand.StrokeStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dashPhase: dash.phase,
      dashLengths: dash.lengths)
  }

  private func copyWithStyle() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}
