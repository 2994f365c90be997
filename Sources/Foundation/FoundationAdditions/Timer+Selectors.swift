// SPDX-License-Identifier: MIT

public import Foundation
public import ObjectiveC

/// The protocol to which the initializers of timers with a target are added. An initializer of a class cannot create
/// an object of a subclass, and a subclass stores the user info.
///
/// Differs from UIKit: UIKit has no such protocol.
public protocol _TimerMaking {}

extension Timer: _TimerMaking {}

/// Timers that call a method of their target, which they retain until they are invalidated.
extension _TimerMaking where Self: Timer {
  /// Creates a timer that calls a method of `aTarget`, with the timer as its argument, after each interval of `ti`
  /// seconds. It must be added to a run loop.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Creates a timer that calls a method of `t` at `date`, and after each interval of `ti` seconds if it repeats.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self = unsafeDowncast(TargetTimer(date, ti, PendingMessage(s, to: t), ui, rep), to: Self.self)
  }
}

extension Timer {
  /// Creates a timer that calls a method of `aTarget`, and adds it to the run loop of the current thread.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with a target and user info.
private final class TargetTimer: Timer {
  private let info: Any?

  override var userInfo: Any? { info }

  init(_ date: Date, _ interval: TimeInterval, _ message: PendingMessage, _ info: Any?, _ repeats: Bool) {
    self.info = info
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      message.send(with: timer)
    }
  }
}
