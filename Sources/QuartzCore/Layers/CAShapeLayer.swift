// SPDX-License-Identifier: MIT

import Foundation

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates.
  open var path: CGPath?
  /// What the path is filled with; opaque black by default, nil for nothing.
  open var fillColor: CGColor? = .black {
    didSet { note("fillColor", .color(oldValue ?? .clear), .color(fillColor ?? .clear)) }
  }
  /// What counts as inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the line along the path; none by default.
  open var strokeColor: CGColor? {
    didSet { note("strokeColor", .color(oldValue ?? .clear), .color(strokeColor ?? .clear)) }
  }
  /// Where the line starts, in fractions of the path's length.
  open var strokeStart: CGFloat = 0 {
    didSet { note("strokeStart", .number(oldValue), .number(strokeStart)) }
  }
  /// Where the line ends, in fractions of the path's length.
  open var strokeEnd: CGFloat = 1 {
    didSet { note("strokeEnd", .number(oldValue), .number(strokeEnd)) }
  }
  /// How thick the line is, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { note("lineWidth", .number(oldValue), .number(lineWidth)) }
  }
  /// How many widths long a mitred corner may get.
  open var miterLimit: CGFloat = 10 {
    didSet { note("miterLimit", .number(oldValue), .number(miterLimit)) }
  }
  /// The shape of open ends.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The shape of corners.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Where in the dash pattern the line starts, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { note("lineDashPhase", .number(oldValue), .number(lineDashPhase)) }
  }
  /// Lengths of dashes and gaps in turn, in points; nil for an unbroken line.
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

/// What counts as inside of a shape layer's path. Raw values are Core Animation's.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation writes it.
  public let rawValue: String
  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is what the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what is reached over an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of open ends of a shape layer's line. Raw values are Core Animation's.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation writes it.
  public let rawValue: String
  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines end where the path does.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Lines end in half a disc.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Lines end half their width after the path.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of corners of a shape layer's line. Raw values are Core Animation's.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation writes it.
  public let rawValue: String
  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners are sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Corners are round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
