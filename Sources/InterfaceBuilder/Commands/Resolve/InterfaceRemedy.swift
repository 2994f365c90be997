// SPDX-License-Identifier: MIT

/// An entry of the Resolve Auto Layout Issues menu; raw values are the words of the command line.
public enum InterfaceRemedy: String, Hashable, Sendable, CaseIterable {
  /// Stored frames become what the constraints give.
  case updateFrames = "update-frames"
  /// Constants become what the stored frames show.
  case updateConstants = "update-constants"
  /// What the constraints leave open is settled as the stored frames show.
  case addMissing = "add-missing"
  /// All constraints go, and what is then missing is added.
  case reset
  /// All constraints go.
  case clear
}
