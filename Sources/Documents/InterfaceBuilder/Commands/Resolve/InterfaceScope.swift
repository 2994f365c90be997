// SPDX-License-Identifier: MIT

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
