// SPDX-License-Identifier: MIT

/// An entry of the Resolve Auto Layout Issues menu. The raw values are the words of the command line.
public enum InterfaceRemedy: String, Hashable, Sendable, CaseIterable {
  /// Sets the stored frames to the solved ones.
  case updateFrames = "update-frames"
  /// Sets the constants to those that the stored frames show.
  case updateConstants = "update-constants"
  /// Adds constraints for what is ambiguous, according to the stored frames.
  case addMissing = "add-missing"
  /// Removes all constraints, and adds those that are then missing.
  case reset
  /// Removes all constraints.
  case clear
}

/// The views that a command applies to.
public enum InterfaceScope: Hashable, Sendable {
  /// The named views, by identifier, or by label or text if only one view has it.
  case views([String])
  /// All views of the named scene, by its identifier, that of its controller, or the controller's storyboard
  /// identifier.
  case scene(String)
  /// All views of the document.
  case all
}
