// SPDX-License-Identifier: MIT

/// Closure-based animations.
///
/// Those that a subclass can override are in the class; UIKit declares this one in an extension too.
///
/// Views have their new values as soon as the closure has run. The presented values, those of `layer.presentation()`,
/// change over the given time of `AnimationClock.main`. Several animations of one property are added, as in iOS 8 and
/// later.
///
/// Source: Apple, `UIView`, “Animating views with block objects”; WWDC 2014, “Building interruptible and responsive
/// interactions”.
extension UIView {
  /// Animates the changes made in `animations` with a spring whose perceived duration is `duration` seconds.
  ///
  /// The spring comes to rest later. The completion is called when it stays within a thousandth of its final value.
  ///
  /// `bounce` goes from -1 (sluggish) over 0 (no overshoot) to 1, which would oscillate forever and is reduced slightly.
  /// `initialSpringVelocity` is the velocity at the start, in total distances per second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceivedDuration: duration, bounce: Double(min(bounce, 0.99)), initialVelocity: Double(initialSpringVelocity))
    let rest = duration > 0 ? spring.settlingDuration : 0
    AnimationBlock(delay: delay, duration: rest, options: options, curve: .spring(spring)).run(animations, completion)
  }
}

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

extension UIView {
  /// Makes the pending updates of the windows: of properties, of constraints and of layout. Windows set it; without one, there is
  /// nothing to do.
  static var flushPendingUpdates: @MainActor () -> Void = {}
}

/// Reports changes of view properties to the animation whose closure is running.
extension UIView {
  func animatePlacement(at origin: CGPoint, size: CGSize) {
    guard let recorder = AnimationRecorder.current else { return }
    let anchor = storedAnchorPoint
    let center = CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    let old = centerOfAnchor
    if center != old { recorder.change("position", of: layer, from: .point(old), to: .point(center)) }
    if size != storedBounds.size {
      recorder.change("bounds.size", of: layer, from: .size(storedBounds.size), to: .size(size))
    }
  }

  func animateCenter(to center: CGPoint) {
    AnimationRecorder.current?.change("position", of: layer, from: .point(centerOfAnchor), to: .point(center))
  }

  func animateBoundsOrigin(to origin: CGPoint) {
    guard origin != storedBounds.origin else { return }
    AnimationRecorder.current?.change("bounds.origin", of: layer, from: .point(storedBounds.origin), to: .point(origin))
  }

  func animateTransform(to transform: CGAffineTransform) {
    AnimationRecorder.current?.change(
      "transform", of: layer, from: .transform(CATransform3DMakeAffineTransform(storedTransform)),
      to: .transform(CATransform3DMakeAffineTransform(transform)))
  }

  func animateAlpha(to alpha: CGFloat) {
    AnimationRecorder.current?.change("opacity", of: layer, from: .number(appearance.alpha), to: .number(alpha))
  }

  func animateBackgroundColor(to color: UIColor?) {
    let traits = traitCollection
    func solid(_ color: UIColor?) -> AnimatedValue { .color(color?.resolvedColor(with: traits).cgColor ?? .clear) }
    AnimationRecorder.current?.change(
      "backgroundColor", of: layer, from: solid(appearance.backgroundColor), to: solid(color))
  }
}
