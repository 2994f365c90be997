// SPDX-License-Identifier: MIT

/// Which corners a layer rounds. Raw values are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, as Core Animation numbers them.
  public let rawValue: UInt
  /// The set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of rounded corners. Raw values are Core Animation's.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation writes it.
  public let rawValue: String
  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Quarter circles with a smooth transition; drawn as circles.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer fits its contents into its bounds. Raw values are Core Animation's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation writes it.
  public let rawValue: String
  /// The value of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, in the middle across, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, in the middle across, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, in the middle downwards, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, in the middle downwards, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
