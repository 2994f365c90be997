// SPDX-License-Identifier: MIT

import Foundation

/// A layer that draws a color gradient.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor` or a `UIColor`. The default is `nil`.
  open var colors: [Any]? {
    didSet { note("colors", .colors(Self.solid(oldValue)), .colors(solidColors)) }
  }
  /// The location of each color, from 0 to 1; `nil`, the default, for evenly spaced locations.
  open var locations: [NSNumber]?
  /// The start point, in fractions of the bounds. The default is (0.5, 0), the center of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { note("startPoint", .point(oldValue), .point(startPoint)) }
  }
  /// The end point, in fractions of the bounds. The default is (0.5, 1), the center of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { note("endPoint", .point(oldValue), .point(endPoint)) }
  }
  /// The style of the gradient. The default is `.axial`.
  open var type: CAGradientLayerType = .axial

  override func takeValues(of other: CALayer) {
    super.takeValues(of: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  override var animatedProperties: [String: AnimatedProperty] {
    super.animatedProperties.merging(AnimatedProperty.ofGradients) { $1 }
  }

  /// ``colors`` as `CGColor` values.
  var solidColors: [CGColor] { Self.solid(colors) }

  private static func solid(_ colors: [Any]?) -> [CGColor] {
    (colors ?? []).compactMap { ($0 as? any CGColorConvertible)?.cgColor ?? $0 as? CGColor }
  }

  override func drawKind(in context: CGContext) {
    guard let gradient = CGGradient(colors: solidColors, locations: locations?.map { CGFloat($0.doubleValue) }) else {
      return
    }
    let box = bounds
    guard box.width > 0, box.height > 0 else { return }
    context.saveGState()
    context.record(.clip(outline(of: box), rule: .winding))
    switch type {
    case .radial: drawRadial(gradient, in: context)
    case .conic: drawConic(gradient, in: context)
    default:
      context.drawLinearGradient(
        gradient, start: pointInBounds(startPoint), end: pointInBounds(endPoint),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
  }

  private func pointInBounds(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  /// Draws ellipses around the start point. The end point is a corner of the rectangle around the last one.
  private func drawRadial(_ gradient: CGGradient, in context: CGContext) {
    let center = pointInBounds(startPoint), corner = pointInBounds(endPoint)
    let (rx, ry) = (abs(corner.x - center.x), abs(corner.y - center.y))
    guard rx > 0, ry > 0 else { return }
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: rx, y: ry)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  /// Draws narrow wedges that sweep clockwise around the start point, beginning in the direction of the end point.
  private func drawConic(_ gradient: CGGradient, in context: CGContext) {
    let center = pointInBounds(startPoint), towards = pointInBounds(endPoint)
    let start = atan2(towards.y - center.y, towards.x - center.x)
    let reach = hypot(bounds.width, bounds.height) + hypot(center.x - bounds.midX, center.y - bounds.midY)
    let count = 240
    for i in 0..<count {
      let a = start + 2 * .pi * CGFloat(i) / CGFloat(count)
      // Each wedge extends under the next one, so that no background is visible between them.
      let b = a + 2 * .pi * (i == count - 1 ? 1 : 2) / CGFloat(count)
      let wedge = DrawingCommand.Path([
        .move(center), .line(CGPoint(x: center.x + reach * cos(a), y: center.y + reach * sin(a))),
        .line(CGPoint(x: center.x + reach * cos(b), y: center.y + reach * sin(b))), .close,
      ])
      context.record(.fill(wedge, rule: .winding, color: gradient.color(at: (CGFloat(i) + 0.5) / CGFloat(count))))
    }
  }
}

/// The style of a gradient layer. Raw values are Core Animation's.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The gradient runs along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The gradient runs in ellipses around the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The gradient sweeps around the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
