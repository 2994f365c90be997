// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// Something that a side of a view can be pinned to.
struct PinTarget: Hashable {
  /// What it is.
  var kind: Kind
  /// The edge: of a sibling, of the superview, of a guide.
  var term: InterfaceTerm
  /// The distance from the view's side, in points; negative where the view reaches beyond.
  var gap: Double

  /// The kinds of targets.
  enum Kind: Hashable {
    case sibling
    case superview
    case margin
    case safeArea
    /// Where a controller's bars end.
    case layoutGuide
  }

  /// The distance that Interface Builder calls standard, in points.
  ///
  /// 8 between siblings and to what bars leave free, 20 to a superview's edge, none to a margin, which is one itself.
  func standardDistance(along axis: InterfaceAxis) -> Double {
    switch kind {
    case .sibling, .layoutGuide: 8
    case .superview: 20
    case .safeArea: axis == .horizontal ? 20 : 8
    case .margin: 0
    }
  }

  /// Whether a document can say that the distance is the standard one. Distances to margins are plain numbers.
  var hasSymbolicDistance: Bool { kind != .margin }
}
