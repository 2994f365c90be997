// SPDX-License-Identifier: MIT

/// A number that describes a view along one axis.
struct CanvasLength: Hashable {
  enum Kind {
    /// The minimum coordinate of the view, in the coordinates of the scene.
    case position
    /// The width or height.
    case length
    /// The difference of the length from the content size.
    case deviation
  }

  /// The identifier of the view.
  let view: String
  let kind: Kind
}
