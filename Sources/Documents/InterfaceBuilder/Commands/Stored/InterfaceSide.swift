// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// A side of a view. The raw values are the words of the command line.
public enum InterfaceSide: String, Hashable, Sendable, CaseIterable {
  case top, leading, trailing, bottom

  /// The axis perpendicular to the side.
  public var axis: LayoutAxis { self == .leading || self == .trailing ? .horizontal : .vertical }

  /// Whether the side is the start of its axis.
  public var isStart: Bool { self == .top || self == .leading }

  /// The opposite side.
  public var opposite: InterfaceSide { isStart ? axis.end : axis.start }

  /// The attribute of the edge.
  public var edge: LayoutAttribute {
    switch self {
    case .top: .top
    case .leading: .leading
    case .trailing: .trailing
    case .bottom: .bottom
    }
  }

  /// The attribute of the margin inside the edge.
  public var margin: LayoutAttribute {
    switch self {
    case .top: .topMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .bottom: .bottomMargin
    }
  }
}

extension LayoutAxis {
  /// The side at which the axis begins, in the reading direction or downward.
  var start: InterfaceSide { self == .horizontal ? .leading : .top }

  /// The side at which the axis ends.
  var end: InterfaceSide { self == .horizontal ? .trailing : .bottom }
}
