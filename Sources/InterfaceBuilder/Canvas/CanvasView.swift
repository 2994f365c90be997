// SPDX-License-Identifier: MIT

public import InterfaceDocuments
public import Tinamou

/// A view of a document beside the live view that was made of it.
@MainActor
public struct CanvasView {
  /// The view in the document.
  public let interface: InterfaceView
  /// The view that was laid out.
  public let view: UIView

  /// Whether the stored frame is the tool's answer to the constraints: the view is placed by them or by a stack view, is not
  /// flagged as misplaced or ambiguous, and is not hidden in a stack view, where frames grow stale.
  public var isAnswer: Bool {
    guard interface.isPlaced, !interface.hasFixedFrame, interface.frame != nil else { return false }
    return !interface.isMisplaced && !interface.isAmbiguous && !isHiddenByStack
  }

  /// Whether the view, or one that it is in, is hidden in a stack view.
  private var isHiddenByStack: Bool {
    var next: InterfaceView? = interface
    while let view = next {
      if view.isArranged, view.element.flag("hidden") { return true }
      next = view.parent
    }
    return false
  }
}
