// SPDX-License-Identifier: MIT

/// A motion of a scroll view's content on the running animation clock. The offset changes with every frame of the display, and
/// the scroll view is laid out for each.
@MainActor
final class ScrollMotion {
  /// The course by which the offset approaches its target.
  enum Course {
    /// The content accelerates and slows down within a duration, in seconds.
    case easing(TimeInterval)
    /// The content slows down: each millisecond leaves this fraction of the remaining distance.
    case slowing(rate: CGFloat)
  }

  /// The duration of scrolling to an offset, in seconds. An approximation: Apple does not document UIKit's.
  static let scrollingDuration: TimeInterval = 0.3
  /// The remaining distance at which content that slows down has come to rest, in points.
  private static let distanceAtRest = 0.5

  private weak var scrollView: UIScrollView?
  private let start: CGPoint
  private let target: () -> CGPoint
  private let course: Course
  private let duration: TimeInterval
  private let run = AnimationRun()
  private var link: CADisplayLink?

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - target: Returns the offset at the end, in points. It is called for every frame, because the content may change.
  ///   - completion: Called at the end, unless the motion is stopped.
  init(
    of scrollView: UIScrollView, to target: @escaping () -> CGPoint, _ course: Course, completion: @escaping () -> Void
  ) {
    self.scrollView = scrollView
    self.target = target
    self.course = course
    start = scrollView.contentOffset
    let end = target()
    duration = Self.duration(of: course, over: hypot(end.x - start.x, end.y - start.y))
    run.minimumDuration = duration
    run.completions.append { [self] _ in
      link?.invalidate()
      guard let scrollView = self.scrollView else { return }
      if scrollView.scrollState.motion === self { scrollView.scrollState.motion = nil }
      scrollView.move(to: self.target())
      scrollView.hideIndicators()
      completion()
    }
  }

  func begin() {
    let link = CADisplayLink { [weak self] link in self?.showFrame(at: link.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
    run.enterClock()
  }

  /// Leaves the content where it is.
  func stop() {
    link?.invalidate()
    run.leaveClock()
    run.completions = []
  }

  private func showFrame(at time: TimeInterval) {
    guard let scrollView else { return stop() }
    let end = target()
    let progress = progress(at: time - run.begin)
    scrollView.move(
      to: CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
  }

  private func progress(at elapsed: TimeInterval) -> CGFloat {
    switch course {
    case .easing: CGFloat(TimingCurve.easeInOut.progress(at: min(elapsed / duration, 1), of: duration))
    case .slowing(let rate): 1 - pow(rate, CGFloat(elapsed * 1000))
    }
  }

  private static func duration(of course: Course, over distance: CGFloat) -> TimeInterval {
    switch course {
    case .easing(let duration): duration
    case .slowing(let rate):
      distance > distanceAtRest && rate > 0 && rate < 1 ? log(distanceAtRest / distance) / log(rate) / 1000 : 0
    }
  }
}
