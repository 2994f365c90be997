// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// An edge that a side of a view can be pinned to.
struct PinTarget: Hashable {
  /// The kind of the target.
  var kind: Kind
  /// The edge of the sibling, superview or guide.
  var term: InterfaceTerm
  /// The distance from the view's side, in points; negative if the view extends beyond.
  var gap: Double

  /// The kinds of targets.
  enum Kind: Hashable {
    case sibling
    case superview
    case margin
    case safeArea
    /// The end of a controller's bars.
    case layoutGuide
  }

  /// Returns Interface Builder's standard distance, in points.
  ///
  /// The distance is 8 between siblings and to the area free of bars, 20 to a superview's edge, and 0 to a margin,
  /// because a margin is itself a distance.
  func standardDistance(along axis: LayoutAxis) -> Double {
    switch kind {
    case .sibling, .layoutGuide: 8
    case .superview: 20
    case .safeArea: axis == .horizontal ? 20 : 8
    case .margin: 0
    }
  }

  /// Whether a document can mark the distance as standard. Distances to margins are always plain numbers, and a standard
  /// distance to the safe area is 0.
  var hasSymbolicDistance: Bool { kind != .margin && kind != .safeArea }
}
