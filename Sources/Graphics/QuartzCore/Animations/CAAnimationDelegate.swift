// SPDX-License-Identifier: MIT

/// Methods that report the start and the end of a layer animation.
public protocol CAAnimationDelegate {
  /// Called when the animation was added. The default implementation does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ended or was removed; `flag` is `true` if it ran to its end. The default implementation
  /// does nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
