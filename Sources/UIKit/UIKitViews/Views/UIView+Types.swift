// SPDX-License-Identifier: MIT

extension UIView {
  /// The margins and dimensions of a view that follow its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The position and scale of content whose size differs from the view's bounds.
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

extension UIView {
  /// The dimming of the tint color. Raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}

/// A semantic description of a view's content, which determines whether it flips in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Playback controls, which do not flip.
  case playback = 1
  /// Controls for a direction in space, which do not flip.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The name of ``UIView/layoutFittingCompressedSize`` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// The name of ``UIView/layoutFittingExpandedSize`` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// Whether a control behaves as on an iPad or on a Mac. Raw values are UIKit's.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
