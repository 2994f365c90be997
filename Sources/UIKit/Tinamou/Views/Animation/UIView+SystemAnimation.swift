// SPDX-License-Identifier: MIT

extension UIView {
  /// An animation of the system. Raw values are UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and vanish, and are removed from their superviews.
    case delete
  }

  /// Performs an animation of the system on views together with others. The views are removed at its end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}
