// SPDX-License-Identifier: MIT

/// The repetition of a step while a finger is held on a control.
///
/// It begins after half a second, and the steps follow each other faster with time. Apple documents that they do (`UIStepper`,
/// `autorepeat`), but no times: these are approximations.
@MainActor
final class HeldPress {
  private static let delay: TimeInterval = 0.5
  private static let firstInterval: TimeInterval = 0.3
  private static let leastInterval: TimeInterval = 0.05
  /// The part of an interval that the next one lasts.
  private static let acceleration = 0.85

  private let step: () -> Void
  private var link: CADisplayLink?
  /// The time of the next step on the animation clock, in seconds.
  private var due: TimeInterval
  private var interval = HeldPress.firstInterval

  /// Begins to wait, and performs `step` again and again until it is stopped.
  init(_ step: @escaping () -> Void) {
    self.step = step
    due = AnimationClock.main.now + Self.delay
    let link = CADisplayLink { [weak self] link in self?.frame(at: link.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends the repetition.
  func stop() {
    link?.invalidate()
    link = nil
  }

  private func frame(at time: TimeInterval) {
    // Sums of frames are inexact.
    while link != nil, due <= time + 1e-6 {
      due += interval
      interval = max(Self.leastInterval, interval * Self.acceleration)
      step()
    }
  }
}
