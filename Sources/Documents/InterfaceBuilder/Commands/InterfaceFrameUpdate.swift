// SPDX-License-Identifier: MIT

/// The views whose stored frames a command updates after changing constraints. The raw values are the words of the
/// command line.
public enum InterfaceFrameUpdate: String, Hashable, Sendable, CaseIterable {
  /// No views. Views whose frames no longer match their constraints become misplaced.
  case none
  /// The views that the new constraints are for.
  case newConstraints = "new-constraints"
  /// All views in the same top-level view.
  case all
}

/// A distance or an offset for a command to write.
public enum InterfaceValue: Hashable, Sendable {
  /// A number of points.
  case points(Double)
  /// The current value on the canvas.
  case canvas
  /// The standard distance, written as such.
  case standard
}
