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
    DelayedMessages.shared.schedule(aSelector, to: self as AnyObject, anArgument, delay, modes)
  }

  /// Calls the method with a selector on the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if Thread.isMainThread, wait {
      _ = Message.send(aSelector, to: self, [arg])
      return
    }
    // Objective-C hands objects to other threads; the caller answers for them.
    nonisolated(unsafe) let (receiver, argument): (Any, Any?) = (self, arg)
    let send: @Sendable () -> Void = { _ = Message.send(aSelector, to: receiver, [argument]) }
    if wait { DispatchQueue.main.sync(execute: send) } else { DispatchQueue.main.async(execute: send) }
  }

  /// Calls the method with a selector on a background thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    // Objective-C hands objects to other threads; the caller answers for them.
    nonisolated(unsafe) let (receiver, argument): (Any, Any?) = (self, arg)
    DispatchQueue.global().async { _ = Message.send(aSelector, to: receiver, [argument]) }
  }
}

extension NSObject {
  /// Cancels the messages that `perform(_:with:afterDelay:)` has scheduled for a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.shared.cancel { $0.receiver === aTarget as AnyObject }
  }

  /// Cancels the messages with a selector and an argument that `perform(_:with:afterDelay:)` has scheduled for a target.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.shared.cancel {
      $0.receiver === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }
}

/// The scheduled messages.
private final class DelayedMessages: @unchecked Sendable {
  struct Entry {
    let receiver: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer

    func hasArgument(_ other: Any?) -> Bool {
      switch (argument, other) {
      case (nil, nil): true
      case (let own?, let other?):
        (own as AnyObject) === (other as AnyObject) || (own as? AnyHashable) == (other as? AnyHashable)
      default: false
      }
    }
  }

  static let shared = DelayedMessages()

  private let lock = NSLock()
  private var entries: [Entry] = []

  func schedule(
    _ selector: Selector, to receiver: AnyObject, _ argument: Any?, _ delay: TimeInterval, _ modes: [RunLoop.Mode]
  ) {
    // The timer fires on the run loop of the calling thread.
    nonisolated(unsafe) let (target, given) = (receiver, argument)
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
      self.remove(timer)
      Message.send(selector, to: target, [given])
    }
    lock.withLock {
      entries.append(Entry(receiver: receiver, selector: selector, argument: argument, timer: timer))
    }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  func cancel(where matches: (Entry) -> Bool) {
    let canceled = lock.withLock {
      let found = entries.filter(matches)
      entries.removeAll(where: matches)
      return found
    }
    for entry in canceled { entry.timer.invalidate() }
  }

  private func remove(_ timer: Timer) { lock.withLock { entries.removeAll { $0.timer === timer } } }
}
