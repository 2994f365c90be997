// SPDX-License-Identifier: MIT

/// A number that describes a view along one axis.
struct CanvasLength: Hashable {
  enum Kind: Int8 {
    /// The minimum coordinate of the view, in the coordinates of the scene.
    case position
    /// The width or height.
    case length
    /// The difference of the length from the content size.
    case deviation
  }

  /// The index of the view in the tree of the scene's top-level view.
  let view: Int
  let kind: Kind
}
