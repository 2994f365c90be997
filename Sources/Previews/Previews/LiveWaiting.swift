// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import QuartzCore
import Tinamou

/// The time that passes for a running app: the time of day and that of the animations, together.
@MainActor
struct LiveWaiting {
  let screen: LiveScreen

  /// The time between two looks at the screen, in seconds.
  private static let frameTime = 1.0 / 60

  /// Lets time pass, in seconds.
  func wait(_ seconds: Double) { pass(seconds) { false } }

  /// Waits until a text is shown, or until it is not, for some seconds at most.
  func wait(for text: String, isShown: Bool, seconds: Double) throws(LiveFailure) {
    if shows(text) == isShown { return }
    pass(seconds) { shows(text) == isShown }
    if shows(text) != isShown {
      throw isShown ? .notShown(text, seconds: seconds) : .stillShown(text, seconds: seconds)
    }
  }

  /// Lets time pass until a condition holds, for some seconds at most. The clock of the animations moves by whole frames, so that a
  /// script gives the same pictures each time. Looks at a large screen take no more than half of the time.
  private func pass(_ seconds: Double, until condition: () -> Bool) {
    let start = Date()
    let clock = AnimationClock.main
    // While pictures are streamed, the clock follows the time of day already.
    let moves = !clock.isRunning
    var passed = 0.0
    var nextLook = start
    while passed < seconds {
      let step = min(Self.frameTime, seconds - passed)
      passed += step
      // The run loop may return early, and often.
      while Date() < start.addingTimeInterval(passed) {
        _ = RunLoop.main.run(mode: .default, before: start.addingTimeInterval(passed))
      }
      if moves { clock.advance(by: step) }
      let before = Date()
      guard before >= nextLook else { continue }
      if condition() { return }
      nextLook = Date().addingTimeInterval(-before.timeIntervalSinceNow)
    }
  }

  /// Whether a view is seen that a word describes, or whose text or label has the word as a part.
  private func shows(_ word: String) -> Bool {
    for window in screen.windows { window.layoutIfNeeded() }
    let places = LivePlaces(screen: screen)
    func isSeen(_ view: UIView) -> Bool { !places.visibleArea(of: view).isEmpty }
    if screen.views(described: word).contains(where: isSeen) || places.showsPart(word) { return true }
    return screen.windows.lazy.flatMap(ViewFinder.everyShownView).contains { view in
      let title = ViewTitle(view)
      return [title.text, title.label].contains { $0?.contains(word) == true } && isSeen(view)
    }
  }
}
