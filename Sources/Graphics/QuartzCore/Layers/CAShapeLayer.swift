// SPDX-License-Identifier: MIT

import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates. Setting it copies it. The default is `nil`.
  open var path: CGPath? { didSet { if path is CGMutablePath { path = path?.copy() } } }
  /// The fill color of the path; `nil` for no fill. The default is opaque black.
  open var fillColor: CGColor? = .black {
    didSet { note("fillColor", .color(oldValue ?? .clear), .color(fillColor ?? .clear)) }
  }
  /// The rule that determines the inside of the path. The default is `.nonZero`.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The stroke color of the path; `nil`, the default, for no stroke.
  open var strokeColor: CGColor? {
    didSet { note("strokeColor", .color(oldValue ?? .clear), .color(strokeColor ?? .clear)) }
  }
  /// The start of the stroke, as a fraction of the path's length. The default is 0.
  open var strokeStart: CGFloat = 0 {
    didSet { note("strokeStart", .number(oldValue), .number(strokeStart)) }
  }
  /// The end of the stroke, as a fraction of the path's length. The default is 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { note("strokeEnd", .number(oldValue), .number(strokeEnd)) }
  }
  /// The width of the stroke, in points. The default is 1.
  open var lineWidth: CGFloat = 1 {
    didSet { note("lineWidth", .number(oldValue), .number(lineWidth)) }
  }
  /// The maximum length of a mitered corner, in line widths. The default is 10.
  open var miterLimit: CGFloat = 10 {
    didSet { note("miterLimit", .number(oldValue), .number(miterLimit)) }
  }
  /// The shape of open ends. The default is `.butt`.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The shape of corners. The default is `.miter`.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The offset into the dash pattern at which the stroke starts, in points. The default is 0.
  open var lineDashPhase: CGFloat = 0 {
    didSet { note("lineDashPhase", .number(oldValue), .number(lineDashPhase)) }
  }
  /// The lengths of alternating dashes and gaps, in points; `nil`, the default, for a solid line.
  open var lineDashPattern: [NSNumber]?

  override func takeValues(of other: CALayer) {
    super.takeValues(of: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (strokeStart, strokeEnd, lineWidth) = (other.strokeStart, other.strokeEnd, other.lineWidth)
    (miterLimit, lineCap, lineJoin) = (other.miterLimit, other.lineCap, other.lineJoin)
    (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
  }

  override var animatedProperties: [String: AnimatedProperty] {
    super.animatedProperties.merging(AnimatedProperty.ofShapes) { $1 }
  }

  override func drawKind(in context: CGContext) {
    guard let path, !path.isEmpty else { return }
    if let fillColor {
      context.record(.fill(path.storage, rule: fillRule == .evenOdd ? .evenOdd : .winding, color: fillColor))
    }
    guard let strokeColor, lineWidth > 0, strokeStart < strokeEnd else { return }
    context.record(
      .stroke(path.storage.stretch(from: strokeStart, to: strokeEnd), style: strokeStyle, color: strokeColor))
  }

  private var strokeStyle: DrawingCommand.StrokeStyle {
    let cap: CGLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    let join: CGLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    return DrawingCommand.StrokeStyle(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashPhase: lineDashPhase,
      dashLengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
  }
}

/// The rule that determines the inside of a shape layer's path. Raw values are Core Animation's.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if its winding number is not 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the open ends of a shape layer's stroke. Raw values are Core Animation's.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The stroke ends at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The stroke ends in a semicircle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The stroke extends half its width beyond the end of the path.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's stroke. Raw values are Core Animation's.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sharp corners.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Beveled corners.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
