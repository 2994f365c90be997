// SPDX-License-Identifier: MIT

/// A view that is shown in front of the others while it is dragged or has a menu.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Creates a preview of a view that moves to or from a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view where it is in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The view.
  open private(set) var view: UIView
  /// The appearance of the view.
  open private(set) var parameters: UIPreviewParameters
  /// The place to which the view moves.
  open private(set) var target: UIPreviewTarget
  /// The size of the preview, in points.
  open var size: CGSize { view.bounds.size }

  /// A preview of the same view that moves to another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A preview of a view that is dragged.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// A preview of the same view that moves to another target.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
