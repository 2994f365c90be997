// SPDX-License-Identifier: MIT

/// The radius of a corner of a view.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The radius, in points.
  let points: CGFloat

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }

  /// A radius that is concentric with the corner of the container.
  ///
  /// Differs from UIKit: it is always the minimum, or 0 if there is none.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(points: minimum ?? 0)
  }

  private init(points: CGFloat) { self.points = points }
  /// A radius in points.
  public init(floatLiteral value: Double) { points = CGFloat(value) }
  /// A radius in points.
  public init(integerLiteral value: Int) { points = CGFloat(value) }
}
