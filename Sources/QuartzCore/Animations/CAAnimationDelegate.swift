// SPDX-License-Identifier: MIT

/// What hears of the beginning and the end of an animation of a layer.
public protocol CAAnimationDelegate {
  /// The animation was added.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended, or was taken off before its end, which `flag` says.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
