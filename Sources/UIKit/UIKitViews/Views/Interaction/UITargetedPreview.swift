// SPDX-License-Identifier: MIT

/// A view that is shown in front of the others while it is dragged or has a menu.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Creates a preview of a view that moves to or from a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters.duplicate()
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

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// Creates parameters that show the whole view.
  public override required init() { super.init() }

  /// Creates parameters that show lines of text, in the view's coordinates.
  public init(textLineRects: [NSValue]) { super.init() }

  /// The visible part of the view, in its coordinates; `nil`, the default, for all of it.
  open var visiblePath: UIBezierPath? { didSet { visiblePath = visiblePath?.copy() as? UIBezierPath } }
  /// The shape of the shadow, in the view's coordinates. The default is `nil`.
  /// Stored; has no effect, because previews have no shadow.
  open var shadowPath: UIBezierPath? { didSet { shadowPath = shadowPath?.copy() as? UIBezierPath } }
  /// The color behind the view. The default is `nil`.
  open var backgroundColor: UIColor!

  final func duplicate() -> Self {
    let copy = Self()
    (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
    return copy
  }

  /// Returns a copy of the parameters with the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; parameters are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }
}

/// The appearance of the preview of a drag.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place to which a preview moves: a point of a container.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// Creates a target at a point of a container, in its coordinates.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// The container.
  open private(set) var container: UIView
  /// The center of the preview, in points, in the container's coordinates.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform
}

/// The place to which the preview of a drag moves.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
