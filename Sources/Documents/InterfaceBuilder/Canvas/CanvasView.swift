// SPDX-License-Identifier: MIT

public import InterfaceDocuments
import Tinamou
public import Tinamou

/// A view of a document with the live view created from it.
@MainActor
public struct CanvasView {
  /// The view in the document.
  public let interface: InterfaceView
  /// The live view.
  public let view: UIView

  /// Whether the stored frame is the result of the constraints in Interface Builder: constraints or a stack view
  /// position the view, it is not marked as misplaced or ambiguous, and it is not hidden in a stack view, where frames
  /// are not updated.
  public var isAnswer: Bool {
    guard interface.isPlaced, !interface.hasFixedFrame, interface.frame != nil else { return false }
    return !interface.isMisplaced && !interface.isAmbiguous && !isHiddenByStack
  }

  /// Whether the view or one of its superviews is hidden in a stack view.
  private var isHiddenByStack: Bool {
    var next: InterfaceView? = interface
    while let view = next {
      if view.isArranged, view.element.flag("hidden") { return true }
      next = view.parent
    }
    return false
  }
}

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

extension UIView {
  /// The sizes, alignment insets and safe area that the canvas gives the view instead of its own.
  var canvas: MeasurementOverrides { measurementOverrides }

  /// Makes layout use values of the canvas that have changed.
  func canvasDidChange() { measurementOverridesDidChange() }
}
