// SPDX-License-Identifier: MIT

/// Scrolling to offsets, and the motion after drags.
extension UIScrollView {
  /// Scrolls to an offset, in points, and reports the end of an animation to the delegate.
  ///
  /// - Parameters:
  ///   - target: Returns the offset. It is called for every frame if the scrolling takes time, because the content may change.
  ///   - arrive: Puts the content at its final offset; `nil` to set the one that `target` returns.
  package func scroll(animated: Bool, to target: @escaping () -> CGPoint, arrive: (() -> Void)? = nil) {
    stopMotion()
    let arrive = arrive ?? { [unowned self] in contentOffset = target() }
    guard animated else { return arrive() }
    let end = { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
    guard animatesMotion, target() != contentOffset else {
      let before = contentOffset
      arrive()
      // UIKit reports the end of an animation after the call that began it.
      return contentOffset == before ? () : AnimationClock.afterThisTurn(end)
    }
    begin(
      ScrollMotion(of: self, to: target, .easing(ScrollMotion.scrollingDuration)) {
        arrive()
        end()
      })
  }

  /// Whether motions take time.
  private var animatesMotion: Bool { AnimationClock.main.isRunning && AnimationRecorder.isEnabled }

  /// Lets the content come to rest at an offset after a drag. `completion` is called when it is there.
  func comeToRest(at target: CGPoint, rate: CGFloat, completion: @escaping () -> Void) {
    stopMotion()
    guard AnimationClock.main.isRunning else {
      contentOffset = target
      return completion()
    }
    begin(ScrollMotion(of: self, to: { target }, .slowing(rate: rate), completion: completion))
  }

  /// Scrolls to the top, as when the user taps the status bar. On a running animation clock this takes time.
  func scrollToTop(_ top: CGPoint) {
    stopMotion()
    let finish = { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidScrollToTop(self)
    }
    guard animatesMotion, contentOffset != top else {
      contentOffset = top
      return finish()
    }
    begin(ScrollMotion(of: self, to: { top }, .easing(ScrollMotion.scrollingDuration), completion: finish))
  }

  private func begin(_ motion: ScrollMotion) {
    scrollState.motion = motion
    showIndicators()
    motion.begin()
  }

  /// Leaves the content where it is, if it is moving.
  func stopMotion() {
    guard let motion = scrollState.motion else { return }
    scrollState.motion = nil
    scrollState.isDecelerating = false
    motion.stop()
  }

  /// Shows a frame of a motion.
  func move(to offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
  }

  /// Performs a change of the zoom scale. If it is animated, it takes time on a running animation clock.
  func zoom(animated: Bool, _ change: @escaping () -> Void) {
    guard animated else { return change() }
    let oldScale = zoomScale
    let finish = { [weak self] in
      guard let self else { return }
      scrollState.isZoomAnimating = false
      scrollDelegate?.scrollViewDidEndZooming(
        self, with: scrollDelegate?.viewForZooming(in: self), atScale: zoomScale)
    }
    guard animatesMotion else {
      change()
      if zoomScale != oldScale { AnimationClock.afterThisTurn(finish) }
      return
    }
    scrollState.isZoomAnimating = true
    UIView.animate(withDuration: ScrollMotion.scrollingDuration, animations: change, completion: { _ in finish() })
  }
}
