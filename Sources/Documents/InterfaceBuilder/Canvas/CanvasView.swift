// SPDX-License-Identifier: MIT

public import InterfaceDocuments
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
