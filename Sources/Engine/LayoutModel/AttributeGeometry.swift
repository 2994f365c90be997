// SPDX-License-Identifier: MIT

/// The geometric meaning of an attribute: a position or a length, as a linear function of a rectangle.
///
/// On its axis, an attribute is the near edge of the rectangle (unless it is a size), plus a share of the length, plus an
/// offset that follows from the item's metrics:
///
///     value = near edge + lengthFactor × length + offset
///
/// The near edge is the left or the top one in both reading directions.
public struct AttributeGeometry: Hashable, Sendable {
  /// The part of a rectangle along the axis.
  public enum Part: Sendable {
    /// The left or the top edge.
    case near
    /// The midpoint.
    case center
    /// The right or the bottom edge.
    case far
    /// The width or the height.
    case size
  }

  /// The source of the distance from the frame.
  public enum Reference: Sendable {
    /// The edges of the alignment rectangle.
    case alignmentRectangle
    /// The layout margins.
    case margins
    /// A baseline, measured from the alignment rectangle's top for the first line and from its bottom for the last.
    case baseline
  }

  /// The meaning of an attribute of a scroll view for an item inside it.
  public enum ScrollArea: Sendable {
    /// An edge of the scrollable content.
    case content
    /// The center of the scroll view's frame, or of its margins, while the content is not scrolled. Pinning a view to both edges
    /// and to the center therefore makes it as wide as the scroll view.
    ///
    /// Source: recorded documents of Interface Builder with such constraints (Facts, “Recorded documents”).
    case frameAtRest
    /// The size of the scroll view's frame.
    case frame
  }

  /// The axis on which the attribute lies.
  public let axis: LayoutAxis
  /// The part that the attribute names: an edge, the center or the size.
  public let part: Part
  /// The source of the offset from the frame.
  public let reference: Reference

  init(_ axis: LayoutAxis, _ part: Part, _ reference: Reference = .alignmentRectangle) {
    self.axis = axis
    self.part = part
    self.reference = reference
  }

  /// The meaning of `attribute` where text is read in `direction`; nil for ``LayoutAttribute/notAnAttribute``.
  public init?(_ attribute: LayoutAttribute, in direction: LayoutDirection) {
    switch attribute.resolved(in: direction) {
    case .left: self.init(.horizontal, .near)
    case .right: self.init(.horizontal, .far)
    case .centerX: self.init(.horizontal, .center)
    case .width: self.init(.horizontal, .size)
    case .top: self.init(.vertical, .near)
    case .bottom: self.init(.vertical, .far)
    case .centerY: self.init(.vertical, .center)
    case .height: self.init(.vertical, .size)
    case .leftMargin: self.init(.horizontal, .near, .margins)
    case .rightMargin: self.init(.horizontal, .far, .margins)
    case .centerXWithinMargins: self.init(.horizontal, .center, .margins)
    case .topMargin: self.init(.vertical, .near, .margins)
    case .bottomMargin: self.init(.vertical, .far, .margins)
    case .centerYWithinMargins: self.init(.vertical, .center, .margins)
    case .firstBaseline: self.init(.vertical, .near, .baseline)
    case .lastBaseline: self.init(.vertical, .far, .baseline)
    // `resolved(in:)` leaves no directional attribute.
    case .notAnAttribute, .leading, .trailing, .leadingMargin, .trailingMargin: return nil
    }
  }

  /// Whether the value moves with the near edge of the rectangle; a size does not.
  public var isPosition: Bool { part != .size }

  /// The fraction of the rectangle's length that is added.
  public var lengthFactor: Double {
    switch part {
    case .near: 0
    case .center: 0.5
    case .far, .size: 1
    }
  }

  /// The fraction of the rectangle's length that is added for an item with the given metrics. Centered text has its
  /// baselines at a fixed distance from the center.
  public func lengthFactor(_ metrics: ItemMetrics) -> Double {
    guard reference == .baseline else { return lengthFactor }
    return part == .near ? metrics.firstBaselineShare : 1 - metrics.lastBaselineShare
  }

  /// The distance in points to be added to the frame's edge, center or size.
  public func offset(_ metrics: ItemMetrics) -> Double {
    let insets = reference == .margins ? metrics.margins : metrics.alignmentInsets
    let near = insets.near(axis)
    let far = insets.far(axis)
    switch part {
    case .near: return reference == .baseline ? near + metrics.firstBaseline : near
    case .far: return reference == .baseline ? -far - metrics.lastBaseline : -far
    case .center: return (near - far) / 2
    case .size: return -near - far
    }
  }

  /// The value of the attribute for an item with the frame `frame`, in the coordinates of that frame.
  public func value(in frame: Rectangle, _ metrics: ItemMetrics) -> Double {
    (isPosition ? frame.origin(along: axis) : 0) + lengthFactor(metrics) * frame.length(along: axis)
      + offset(metrics)
  }

  /// The meaning of the attribute of a scroll view for an item inside it.
  public var scrollArea: ScrollArea {
    switch (part, reference) {
    case (.size, _): .frame
    case (.center, _): .frameAtRest
    default: .content
    }
  }
}
