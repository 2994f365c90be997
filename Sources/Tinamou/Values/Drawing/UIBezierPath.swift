// SPDX-License-Identifier: MIT

import Foundation

/// A path with the line style to draw it by, in points; y points down.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// An empty path.
  public override init() { super.init() }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with rounded corners; a radius too large is made as large as fits.
  ///
  /// Differs from UIKit: the corners are quarter circles; UIKit blends them into the sides over 1.5 radii.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some of its corners rounded.
  ///
  /// Differs from UIKit: both numbers of `cornerRadii` count; UIKit uses the width for both.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    path.storage = DrawingCommand.Path(
      rect: rect, topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
  }

  /// Part of a circle. Angles are radians from the right, clockwise on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path with the steps of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.storage = cgPath.storage
  }

  /// The steps of the path.
  open var cgPath: CGPath {
    get { CGPath(storage: path.storage) }
    set { path.storage = newValue.storage }
  }

  /// How thick lines are, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of open ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How many widths long a mitred corner may get.
  open var miterLimit: CGFloat = 10
  /// How far from the true curve drawing may be, in pixels. Kept only.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule says what is inside; otherwise the winding number does.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds part of a circle. Angles are radians from the right, clockwise on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line back to the start of the subpath.
  open func close() { path.closeSubpath() }

  /// Forgets all steps.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The same outline drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let copy = copyWithStyle()
    copy.path.storage = path.storage.reversed
    return copy
  }

  /// Takes every point through a transform.
  open func apply(_ transform: CGAffineTransform) { path.storage = path.storage.applying(transform) }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that holds the outline; the zero rectangle at infinity, null, for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next line would start.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether `point` is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Lengths of dashes and gaps in turn, in points, and where in them a line starts.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Fills the path with the current context's fill colour.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.recordFill(path.storage, rule: fillRule)
  }

  /// Fills the path, mixed in by a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha, fill) }

  /// Draws along the path with the current context's line colour and the path's own line style.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    context.record(.stroke(path.storage, style: strokeStyle, color: context.state.strokeColor))
  }

  /// Draws along the path, mixed in by a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha, stroke) }

  /// Keeps what follows in the current context inside the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.record(.clip(path.storage, rule: fillRule))
  }

  /// A path of the same steps and the same style.
  public func copy(with zone: NSZone? = nil) -> Any { copyWithStyle() }

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
