// SPDX-License-Identifier: MIT

/// The radii of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case radii(UICornerRadius, UICornerRadius, UICornerRadius, UICornerRadius)
    case capsule(maximum: CGFloat?)
  }

  private let shape: Shape

  /// Corners with the given radii; 0 for those that are `nil`.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .radii(topLeftRadius ?? 0, topRightRadius ?? 0, bottomLeftRadius ?? 0, bottomRightRadius ?? 0))
  }

  /// Corners that are all equal.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .radii(radius, radius, radius, radius))
  }

  /// Corners that are equal at the upper edge, and at the lower one.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .radii(topRadius, topRadius, bottomRadius, bottomRadius))
  }

  /// Corners that are equal at the left edge, and at the right one.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .radii(leftRadius, rightRadius, leftRadius, rightRadius))
  }

  /// Corners with half of the shorter side as their radius, up to a maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  /// The corners in the form that layers use.
  var layerCorners: LayerCorners {
    switch shape {
    case .radii(let topLeft, let topRight, let bottomLeft, let bottomRight):
      .radii(
        topLeft: topLeft.points, topRight: topRight.points, bottomLeft: bottomLeft.points,
        bottomRight: bottomRight.points)
    case .capsule(let maximum): .capsule(maximum: maximum)
    }
  }
}

extension UIView {
  /// The radii of the corners; `nil` if the layer's corner radius applies. The default is `nil`.
  public var cornerConfiguration: UICornerConfiguration? {
    get { storedCornerConfiguration }
    set {
      storedCornerConfiguration = newValue
      layer.corners = newValue?.layerCorners
    }
  }

  /// Returns the radius of a corner for the present bounds, in points; of several corners, the largest radius.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners = layer.corners ?? layer.radiusOfMaskedCorners
    let radii = corners.radii(for: bounds.size)
    let all: [(UIRectCorner, CGFloat)] = [
      (.topLeft, radii.0), (.topRight, radii.1), (.bottomLeft, radii.2), (.bottomRight, radii.3),
    ]
    return all.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }
}

extension CALayer {
  /// The corner radius, for the corners to which it applies.
  fileprivate var radiusOfMaskedCorners: LayerCorners {
    func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
    return .radii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
  }
}
