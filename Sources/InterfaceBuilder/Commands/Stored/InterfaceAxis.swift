// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// An axis of the canvas.
public enum InterfaceAxis: Hashable, Sendable, CaseIterable {
  /// The horizontal axis, in the layout direction.
  case horizontal
  /// The vertical axis, downward.
  case vertical

  /// The attribute of the size along the axis.
  public var size: InterfaceAttribute { self == .horizontal ? .width : .height }

  /// The attribute of the center along the axis.
  public var centre: InterfaceAttribute { self == .horizontal ? .centerX : .centerY }

  /// The other axis.
  public var other: InterfaceAxis { self == .horizontal ? .vertical : .horizontal }

  /// The side at which the axis starts.
  var start: InterfaceSide { self == .horizontal ? .leading : .top }

  /// The side at which the axis ends.
  var end: InterfaceSide { self == .horizontal ? .trailing : .bottom }
}
