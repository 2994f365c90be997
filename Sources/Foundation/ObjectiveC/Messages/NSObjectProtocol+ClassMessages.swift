// SPDX-License-Identifier: MIT

public import Foundation

/// Messages to a class itself, whose method is found at run time.
extension NSObjectProtocol {
  /// Returns whether the class has a method of its own with the selector, as in `UIApplication.responds(to:)`.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return Message.responds(self, to: aSelector)
  }

  /// Calls the class's own method with a selector, and returns its result.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Message.performed(aSelector, by: self, [])
  }

  /// Calls the class's own method with a selector and an argument, and returns its result.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Message.performed(aSelector, by: self, [object])
  }

  /// Calls the class's own method with a selector and two arguments, and returns its result.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    Message.performed(aSelector, by: self, [object1, object2])
  }

  /// Returns the result of the class's own method with the name of a key. Raises an exception if there is none.
  public static func value(forKey key: String) -> Any? {
    let selector = Selector(key)
    guard Message.responds(self, to: selector) else {
      LayoutException.raiseOnAnyThread(
        .undefinedKey,
        "[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
      return nil
    }
    return Message.send(selector, to: self)
  }

  /// Returns the value at the end of a path of names separated by dots, the first of which is the class's own.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    return KeyPathValues.value(forKeyPath: keys[1], of: value(forKey: keys[0]))
  }
}
