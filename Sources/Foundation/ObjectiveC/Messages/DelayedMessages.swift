// SPDX-License-Identifier: MIT

public import Foundation

/// Messages that are sent later.
extension NSObjectProtocol {
  /// Calls the method with a selector after a delay, in seconds, on the run loop of the current thread. The run loop
  /// retains the object until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method with a selector after a delay, in seconds, when the run loop of the current thread is in one of
  /// `modes`.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedMessages.shared.schedule(PendingMessage(aSelector, to: self, anArgument), delay, modes)
  }

  /// Calls the method with a selector on the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if Thread.isMainThread, wait {
      _ = Message.send(aSelector, to: self, [arg])
      return
    }
    let message = PendingMessage(aSelector, to: self, arg)
    if wait { DispatchQueue.main.sync(execute: message.send) } else { DispatchQueue.main.async(execute: message.send) }
  }

  /// Calls the method with a selector on a background thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    DispatchQueue.global().async(execute: PendingMessage(aSelector, to: self, arg).send)
  }
}

extension NSObject {
  /// Cancels the messages that `perform(_:with:afterDelay:)` has scheduled for a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.shared.cancel { $0.receiver as AnyObject === aTarget as AnyObject }
  }

  /// Cancels the messages with a selector and an argument that `perform(_:with:afterDelay:)` has scheduled for a target.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.shared.cancel {
      $0.receiver as AnyObject === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }
}

/// The scheduled messages.
private final class DelayedMessages: @unchecked Sendable {
  // Unchecked: the lock guards the entries, and a timer stays on the run loop of its thread.
  private struct Entry {
    let message: PendingMessage
    let timer: Timer
  }

  static let shared = DelayedMessages()

  private let lock = NSLock()
  private var entries: [Entry] = []

  func schedule(_ message: PendingMessage, _ delay: TimeInterval, _ modes: [RunLoop.Mode]) {
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
      self.remove(timer)
      message.send()
    }
    lock.withLock { entries.append(Entry(message: message, timer: timer)) }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  func cancel(where matches: (PendingMessage) -> Bool) {
    // Messages are released outside of the lock.
    let all = lock.withLock { entries }
    for entry in all where matches(entry.message) {
      entry.timer.invalidate()
      remove(entry.timer)
    }
  }

  private func remove(_ timer: Timer) { lock.withLock { entries.removeAll { $0.timer === timer } } }
}
