// SPDX-License-Identifier: MIT

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
