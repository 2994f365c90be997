// SPDX-License-Identifier: MIT

/// A side or a corner of a rectangle, in terms of the reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// The middle of the top.
  case top = 1
  /// The upper leading corner.
  case topLeading = 2
  /// The middle of the leading side.
  case leading = 3
  /// The lower leading corner.
  case bottomLeading = 4
  /// The middle of the bottom.
  case bottom = 5
  /// The lower trailing corner.
  case bottomTrailing = 6
  /// The middle of the trailing side.
  case trailing = 7
  /// The upper trailing corner.
  case topTrailing = 8

  /// The edges that the side or corner lies at.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
