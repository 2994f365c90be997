// SPDX-License-Identifier: MIT

/// A message that a timer, a queue or another thread sends.
package struct PendingMessage: @unchecked Sendable {
  // Unchecked: Objective-C hands objects to other threads, and the caller answers for them.
  let receiver: Any
  let selector: Selector
  let argument: Any?

  package init(_ selector: Selector, to receiver: Any, _ argument: Any? = nil) {
    (self.receiver, self.selector, self.argument) = (receiver, selector, argument)
  }

  /// Sends the message with its argument.
  func send() { _ = Message.send(selector, to: receiver, [argument]) }

  /// Sends the message with another argument, such as the timer that fires.
  package func send(with argument: Any?) { _ = Message.send(selector, to: receiver, [argument]) }

  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let own?, let other?):
      (own as AnyObject) === (other as AnyObject) || (own as? AnyHashable) == (other as? AnyHashable)
    default: false
    }
  }
}
