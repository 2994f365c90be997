// SPDX-License-Identifier: MIT

import Foundation

extension CGContext {
  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    recordFill(takePath(), rule: rule)
  }

  /// Strokes the current path and clears it.
  public func strokePath() { recordStroke(takePath()) }

  /// Fills, strokes or does both with the current path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: recordFill(path, rule: .winding)
    case .eoFill, .eoFillStroke: recordFill(path, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: recordStroke(path)
    case .fill, .eoFill: break
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { recordFill(DrawingCommand.Path(rect: rect), rule: .winding) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    recordFill(DrawingCommand.Path(rects.flatMap { DrawingCommand.Path(rect: $0).elements }), rule: .winding)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { recordStroke(DrawingCommand.Path(rect: rect)) }

  /// Strokes a rectangle with a line width of `width` points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.strokeStyle
    style.width = width
    record(.stroke(DrawingCommand.Path(rect: rect), style: style, color: state.strokeColor))
  }

  /// Clears a rectangle to transparent.
  public func clear(_ rect: CGRect) { record(.clear(rect)) }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) { recordFill(DrawingCommand.Path(ellipseIn: rect), rule: .winding) }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) { recordStroke(DrawingCommand.Path(ellipseIn: rect)) }

  /// Strokes the line segments between the 1st and 2nd point, the 3rd and 4th, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    recordStroke(
      DrawingCommand.Path(
        points.indices.dropLast(points.count % 2).map { $0 % 2 == 0 ? .move(points[$0]) : .line(points[$0]) }))
  }

  /// Intersects the clipping area with the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    guard !path.elements.isEmpty else { return }
    record(.clip(path, rule: rule))
  }

  /// Intersects the clipping area with a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    record(.clip(DrawingCommand.Path(rect: rect), rule: .winding))
  }

  /// Intersects the clipping area with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    record(.clip(DrawingCommand.Path(rects.flatMap { DrawingCommand.Path(rect: $0).elements }), rule: .winding))
  }

  /// Fills the clipping area with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    record(.linearGradient(gradient, start: start, end: end, options: options))
  }

  /// Fills the clipping area with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    record(
      .radialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
        options: options))
  }

  /// Draws an image into a rectangle with its top at the greatest y. It is upside down where y points down, as in Core
  /// Graphics.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    record(.image(DrawingCommand.Image(content: image.content, size: rect.size), in: rect))
    restoreGState()
  }

  package func recordFill(_ path: DrawingCommand.Path, rule: CGPathFillRule) {
    guard !path.elements.isEmpty else { return }
    record(.fill(path, rule: rule, color: state.fillColor))
  }

  func recordStroke(_ path: DrawingCommand.Path) {
    guard !path.elements.isEmpty else { return }
    record(.stroke(path, style: state.strokeStyle, color: state.strokeColor))
  }

  private func takePath() -> DrawingCommand.Path {
    defer { beginPath() }
    return currentPath.storage
  }
}

/// The quality of scaled images. Raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
