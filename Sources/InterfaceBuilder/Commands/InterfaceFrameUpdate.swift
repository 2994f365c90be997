// SPDX-License-Identifier: MIT

/// Whose stored frames a command brings up to date when it has changed constraints; raw values are the words of the
/// command line.
public enum InterfaceFrameUpdate: String, Hashable, Sendable, CaseIterable {
  /// Nobody's: what no longer fits is misplaced.
  case none
  /// Those of the views that the new constraints are for.
  case newConstraints = "new-constraints"
  /// Those of all views in the same outermost view.
  case all
}

/// A distance or an offset that a command is to write.
public enum InterfaceValue: Hashable, Sendable {
  /// A number of points.
  case points(Double)
  /// What the canvas shows.
  case canvas
  /// The standard distance, noted as such.
  case standard
}
