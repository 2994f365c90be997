// SPDX-License-Identifier: MIT

/// Is asked how a presentation adapts to little room.
///
/// Source: Apple, `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use in `traitCollection`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called after a person has sent the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
