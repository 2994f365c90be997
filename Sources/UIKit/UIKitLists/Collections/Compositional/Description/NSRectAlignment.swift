// SPDX-License-Identifier: MIT

/// An edge or a corner of a rectangle, in leading and trailing terms.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none = 0
  /// The center of the top edge.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The center of the leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The center of the bottom edge.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The center of the trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8

  /// The edges of the alignment.
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
