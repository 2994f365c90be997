// SPDX-License-Identifier: MIT

/// The radius of a corner of a view.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let radius: LayerCorners.Radius

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius: .fixed(radius)) }

  /// A radius that makes the corner concentric with that of the nearest ancestor with round corners: the radius there, less the
  /// distance from its edges, and at least `minimum`.
  ///
  /// Source: Facts, “Corners”.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(radius: .concentric(minimum: minimum ?? 0))
  }

  private init(radius: LayerCorners.Radius) { self.radius = radius }
  /// A radius in points.
  public init(floatLiteral value: Double) { radius = .fixed(CGFloat(value)) }
  /// A radius in points.
  public init(integerLiteral value: Int) { radius = .fixed(CGFloat(value)) }
}
