// SPDX-License-Identifier: MIT

public import Foundation

/// Messages whose method is found at run time.
extension NSObjectProtocol {
  /// Returns whether the object has a method with the selector.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return Message.responds(self, to: aSelector)
  }

  /// The object that receives a message without a method in this one. Always `nil` here; classes that have the method return an
  /// object.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Calls the method with a selector, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { Message.performed(aSelector, by: self, []) }

  /// Calls the method with a selector and an argument, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Message.performed(aSelector, by: self, [object])
  }

  /// Calls the method with a selector and two arguments, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    Message.performed(aSelector, by: self, [object1, object2])
  }
}

extension Message {
  /// Sends a message, and returns its result, which the caller need not release.
  static func performed(_ selector: Selector?, by receiver: Any, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector, let result = send(selector, to: receiver, arguments) else { return nil }
    return Unmanaged.passUnretained(RecentResults.shared.retain(result as AnyObject))
  }
}

/// Retains the most recent results of messages until the caller has retained them, as an autorelease pool does.
private final class RecentResults: @unchecked Sendable {
  static let shared = RecentResults()

  private let lock = NSLock()
  private var results: [AnyObject] = []
  private var next = 0

  func retain(_ result: AnyObject) -> AnyObject {
    lock.withLock {
      if results.count < 64 {
        results.append(result)
      } else {
        results[next % 64] = result
        next += 1
      }
    }
    return result
  }
}
