// SPDX-License-Identifier: MIT

/// What a view knows of its margins.
struct MarginState {
  /// What was set, or the default of 8 on all sides.
  enum Raw: Equatable {
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var raw = Raw.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// Whether the view is a controller's own, whose margins the system sets.
  var isControllerRoot = false
  /// How far bars and the shape of the screen reach into the bounds.
  var safeArea = UIEdgeInsets.zero
  /// The margins that were last told to the engine and to `layoutMarginsDidChange`.
  var announced = standardAnnounced
  var systemGuides: [SystemGuideKind: UILayoutGuide]?

  /// The margins that every view begins with.
  static let standardAnnounced = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Whether the margins are a matter of this view alone.
  var isPlain: Bool { !preservesSuperview && safeArea == .zero && !isControllerRoot }
}
