// SPDX-License-Identifier: MIT

/// The values from which a view's margins are computed.
struct MarginState {
  /// The margins that were set, or the default of 8 points on all sides.
  enum Raw: Equatable {
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var raw = Raw.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// Whether the side margins grow until the area between them has a readable width.
  var followsReadableWidth = false
  /// Whether the view is the root view of a view controller, whose margins the system sets.
  var isControllerRoot = false
  /// The insets of the safe area, in points.
  var safeArea = UIEdgeInsets.zero
  /// Of a window: the number of changes under way after which safe areas are computed; see ``UIView/holdingSafeArea(_:)``.
  var safeAreaHolds = 0
  /// The margins last reported to the engine and to `layoutMarginsDidChange`, in points.
  var announced = standardAnnounced
  var systemGuides: [SystemGuideKind: UILayoutGuide]?

  /// The initial margins of every view, in points.
  static let standardAnnounced = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Whether the margins depend on this view alone.
  var isPlain: Bool { !preservesSuperview && safeArea == .zero && !isControllerRoot && !followsReadableWidth }
}
