// SPDX-License-Identifier: MIT

/// The radii of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The corners in the form that layers use.
  let layerCorners: LayerCorners

  private init(_ layerCorners: LayerCorners) { self.layerCorners = layerCorners }

  /// Corners with the given radii; 0 for those that are `nil`.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    func radius(_ radius: UICornerRadius?) -> LayerCorners.Radius { radius?.radius ?? .fixed(0) }
    return UICornerConfiguration(
      .radii(
        topLeft: radius(topLeftRadius), topRight: radius(topRightRadius), bottomLeft: radius(bottomLeftRadius),
        bottomRight: radius(bottomRightRadius)))
  }

  /// Corners that each have the radius. Concentric radii may differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// Corners that are all equal.
  ///
  /// Differs from UIKit: concentric radii are computed for each corner.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

  /// Corners that are equal at the upper edge, and at the lower one.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// Corners that are equal at the left edge, and at the right one.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  /// Corners that are equal at the upper edge.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  /// Corners that are equal at the lower edge.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// Corners that are equal at the left edge.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  /// Corners that are equal at the right edge.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius)
  }

  /// Corners with half of the shorter side as their radius, up to a maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// Corners without a radius.
  static let unspecified = corners(
    topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
}

extension UIView {
  /// The radii of the corners, which replace the layer's corner radius. The default has no radii, and that of the layer applies; `nil`
  /// returns to it.
  public var cornerConfiguration: UICornerConfiguration! {
    get { storedCornerConfiguration ?? .unspecified }
    set {
      storedCornerConfiguration = newValue
      layer.corners = newValue?.layerCorners
    }
  }

  /// Returns the radius of a corner for the present bounds, in points; of several corners, the largest radius.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = layer.radii(of: bounds)
    let all: [(UIRectCorner, CGFloat)] = [
      (.topLeft, radii.topLeft), (.topRight, radii.topRight), (.bottomLeft, radii.bottomLeft),
      (.bottomRight, radii.bottomRight),
    ]
    return all.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }
}
