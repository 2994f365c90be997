// SPDX-License-Identifier: MIT

public import InterfaceDocuments
public import Tinamou

/// A scene of a document, laid out.
@MainActor
public struct CanvasScene {
  /// The scene in the document.
  public let scene: InterfaceScene
  /// The outermost views, each the root of a layout of its own.
  public let roots: [CanvasView]
  /// All views, each before what is in it. Views that are not there under the size classes are left out.
  public let views: [CanvasView]

  /// The conflicts that layout found.
  public var conflicts: [ConstraintConflict] { roots.flatMap { $0.view.inspection.conflicts } }
}
