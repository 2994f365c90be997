// SPDX-License-Identifier: MIT

/// The part of the current page of a page control that has been shown, such as of a film.
///
/// Differs from UIKit: the progress is not drawn.
///
/// Source: Apple, `UIPageControlProgress`.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The progress of the current page, from 0 to 1. The default is 0.
  open var currentProgress: Float = 0
  /// Whether the progress is shown: whether a page control has it.
  open internal(set) var isProgressVisible = false {
    didSet { if isProgressVisible != oldValue { delegate?.pageControlProgressVisibilityDidChange(self) } }
  }
  /// The page control that shows the progress.
  weak var pageControl: UIPageControl?

  /// Creates a progress of 0.
  public override init() { super.init() }

  /// Begins the progress of a page.
  func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// The object that is told about the progress of a page control.
///
/// Differs from UIKit: Swift on Linux has no optional requirements; all methods have default implementations instead.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress with which a page begins, from 0 to 1. Returns 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when the progress is shown or hidden. The default implementation does nothing.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that advances with time, and goes on to the next page at its end.
///
/// It runs on the animation clock.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The time for which a page is shown, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one. The default is `true`.
  open var resetsToInitialPageAfterEnd = true
  /// Whether time passes.
  open private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?

  /// Creates a progress with the time for each page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Sets the time for a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// Returns the time for a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Lets time pass.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    let link = CADisplayLink { [weak self] link in self?.advance(by: link.duration) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops the time.
  open func pauseTimer() {
    isRunning = false
    link?.invalidate()
    link = nil
  }

  private func advance(by seconds: TimeInterval) {
    guard let pageControl else { return }
    let duration = duration(forPage: pageControl.currentPage)
    currentProgress = duration > 0 ? min(1, currentProgress + Float(seconds / duration)) : 1
    let timerDelegate = delegate as? any UIPageControlTimerProgressDelegate
    timerDelegate?.pageControlTimerProgressDidChange(self)
    // Sums of single numbers are inexact, so a thousandth of a page does not count as a remainder.
    if currentProgress > 0.999 { goOn(pageControl, timerDelegate) }
  }

  private func goOn(_ pageControl: UIPageControl, _ timerDelegate: (any UIPageControlTimerProgressDelegate)?) {
    let isLast = pageControl.currentPage >= pageControl.numberOfPages - 1
    let next = isLast ? 0 : pageControl.currentPage + 1
    guard !isLast || resetsToInitialPageAfterEnd,
      timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else { return pauseTimer() }
    pageControl.currentPage = next
    pageControl.sendActions(for: .valueChanged)
  }
}

/// The object that is told about a progress that advances with time.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called when the progress has advanced. The default implementation does nothing.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether another page follows. Returns `true` by default.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Returns `true`.
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
    true
  }
}
