// SPDX-License-Identifier: MIT

public import InterfaceDocuments
public import Tinamou

/// A scene of a document that has been laid out.
@MainActor
public struct CanvasScene {
  /// The scene in the document.
  public let scene: InterfaceScene
  /// The top-level views, each the root of a separate layout.
  public let roots: [CanvasView]
  /// All views, superviews first. Views that are not installed in the size classes are not included.
  public let views: [CanvasView]

  /// The conflicts found by the layout.
  public var conflicts: [ConstraintConflict] { roots.flatMap { $0.view.inspection.conflicts } }
}
