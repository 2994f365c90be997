// SPDX-License-Identifier: MIT

/// A press that gets stronger until it opens a preview. No press is measured; tests call the delegate.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// Creates an interaction of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  /// The location of the press, in points, in the coordinates of `coordinateSpace`. Always zero.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends the interaction and tells the delegate.
  open func cancel() { delegate?.previewInteractionDidCancel(self) }
}

/// The methods that respond to a press that gets stronger.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Returns whether the interaction begins. Returns `true` by default.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called when the preview's part of the press changes.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the press opens the preview. The default implementation does nothing.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the interaction was canceled.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// Returns `true`.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
