// SPDX-License-Identifier: MIT

/// Work that waits for the end of the event that is being handled, so that it comes after what all recognizers and views do.
@MainActor
enum EventEnd {
  private static var isHandling = false
  private static var waiting: [() -> Void] = []

  /// Performs work after the present event, or at once without one.
  static func perform(_ work: @escaping () -> Void) {
    guard isHandling else { return work() }
    waiting.append(work)
  }

  /// Handles an event, and then performs the work that has waited for its end.
  static func whileHandling(_ event: () -> Void) {
    guard !isHandling else { return event() }
    isHandling = true
    event()
    isHandling = false
    let work = waiting
    waiting = []
    for step in work { step() }
  }
}
