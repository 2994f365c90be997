// SPDX-License-Identifier: MIT

/// The reason that no manifest can be planned.
public struct ManifestPlanError: Error, Hashable, CustomStringConvertible {
  /// The reason, and what to do.
  public var message: String

  /// The fault in words.
  public var description: String { message }
}
