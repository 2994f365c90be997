// SPDX-License-Identifier: MIT

/// Which views a remedy is for.
public enum InterfaceScope: Hashable, Sendable {
  /// The views named, by identifier, or by label or text where only one view has it.
  case views([String])
  /// All views of the scene named, by its identifier, its controller's, or its controller's name in code.
  case scene(String)
  /// All views of the document.
  case all
}
