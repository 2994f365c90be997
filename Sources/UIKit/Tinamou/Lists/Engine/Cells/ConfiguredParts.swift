// SPDX-License-Identifier: MIT

/// The configurations that a cell, header or footer shows, and the views created from them.
@MainActor
struct ConfiguredParts {
  /// The content configuration; `nil` for none.
  var content: (any UIContentConfiguration)?
  /// The view of the content configuration, which fills the content view.
  var view: (any UIView & UIContentView)?
  /// The view of the background configuration, behind all others.
  var background: UIView?
  /// Whether the configurations need an update for the state before the next layout. The default is `true`.
  var needsUpdate = true
}
