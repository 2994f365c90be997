// SPDX-License-Identifier: MIT

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge, a centre or a size of the frame itself, which neither margins nor text have a part in.
  var isOfFrame: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
    default: false
    }
  }
}

extension NSLayoutConstraint {
  /// How the first side of a constraint stands to the second.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The part of an item that a constraint speaks of.
  public enum Attribute: Int, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// Across or down.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How the views of a visual format are aligned, in which direction it runs, and what its gaps are measured between.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// The options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have the same top.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have the same bottom.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views begin at the same place.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views end at the same place.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views have their middles below each other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views have their middles beside each other.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of all views stand on one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of all views stand on one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits that tell the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Names follow each other in reading direction: how it is to begin with.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Names follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Names follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits that tell the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are measured between edges: how it is to begin with.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances downwards are measured between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits that tell what distances are measured between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

/// The old name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The old name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The old name of `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The old name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The old name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric: CGFloat = -1
