// SPDX-License-Identifier: MIT

/// The axis along which views are distributed.
public enum MASAxisType: UInt, Sendable {
  case horizontal
  case vertical

  /// The attributes of the edge at which the axis starts, of the edge at which it ends, and of the length.
  var attributes: (near: MASAttribute, far: MASAttribute, length: MASAttribute) {
    switch self {
    case .horizontal: (.left, .right, .width)
    case .vertical: (.top, .bottom, .height)
    }
  }
}
