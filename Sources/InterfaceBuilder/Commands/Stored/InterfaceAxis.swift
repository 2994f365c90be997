// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// A direction on the canvas.
public enum InterfaceAxis: Hashable, Sendable, CaseIterable {
  /// In the reading direction.
  case horizontal
  /// Downwards.
  case vertical

  /// The attribute for the extent along the axis.
  public var size: InterfaceAttribute { self == .horizontal ? .width : .height }

  /// The attribute for the middle along the axis.
  public var centre: InterfaceAttribute { self == .horizontal ? .centerX : .centerY }

  /// The other axis.
  public var other: InterfaceAxis { self == .horizontal ? .vertical : .horizontal }

  /// The side at which the axis begins.
  var start: InterfaceSide { self == .horizontal ? .leading : .top }

  /// The side at which the axis ends.
  var end: InterfaceSide { self == .horizontal ? .trailing : .bottom }
}
