// SPDX-License-Identifier: MIT

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
