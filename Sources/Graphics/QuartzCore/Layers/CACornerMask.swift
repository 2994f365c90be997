// SPDX-License-Identifier: MIT

/// The corners of a layer that are rounded. Raw values are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, as in Core Animation.
  public let rawValue: UInt
  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper-left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of rounded corners. Raw values are Core Animation's.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Quarter circles with a smooth transition. Drawn as quarter circles.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The position and scale of a layer's contents in its bounds. Raw values are Core Animation's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centered horizontally at the top, unscaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centered horizontally at the bottom, unscaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centered vertically at the left, unscaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centered vertically at the right, unscaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper-left corner, unscaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper-right corner, unscaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower-left corner, unscaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower-right corner, unscaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to the bounds without preserving the aspect ratio.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit in the bounds, preserving the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, preserving the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The edges of a layer that are antialiased. Raw values are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a set from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The edge at the least x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge at the greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge at the least y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge at the greatest y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
