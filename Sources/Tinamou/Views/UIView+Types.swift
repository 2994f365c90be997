// SPDX-License-Identifier: MIT

extension UIView {
  /// Which distances and sizes of a view follow its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// The mask of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content of another size is fitted into the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}

/// What a view's content means for its direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of playing, which do not flip.
  case playback = 1
  /// Controls that name a direction in space, which do not flip.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
