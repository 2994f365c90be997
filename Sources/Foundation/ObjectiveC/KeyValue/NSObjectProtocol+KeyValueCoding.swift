// SPDX-License-Identifier: MIT

public import Foundation

/// Access to properties by name.
///
/// Differs from UIKit: the properties are those that sources adapted by `tinamou build` mark with `@objc`, `@IBOutlet` or
/// `@IBInspectable`, and those of UIKit's classes that documents and layout code commonly set by name.
extension NSObjectProtocol {
  /// Returns the value of a property. Raises an exception if the object has no such property.
  public func value(forKey key: String) -> Any? {
    let object = self as AnyObject
    if let store = object as? any KeyedValues { return store.keyedValue(key) }
    if let value = KeyValueCoding.get(key, of: object) { return value }
    if let value = KeyPathValues.foundationValue(forKey: key, of: object) { return value }
    return undefinedValue(key, object)
  }

  /// Returns the value of the property at the end of a path of names separated by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    if keyPath.first == "@" { return KeyPathValues.value(forKeyPath: keyPath, of: self) }
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    let next = value(forKey: keys[0])
    guard let object = next as? any NSObjectProtocol else { return KeyPathValues.value(forKeyPath: keys[1], of: next) }
    return object.value(forKeyPath: keys[1])
  }

  /// Sets a property. Numbers and strings are converted. Raises an exception if the object has no such property.
  public func setValue(_ value: Any?, forKey key: String) {
    let object = self as AnyObject
    KeyValueObservers.change(key, of: object) {
      if let store = object as? any KeyedValues { return store.setKeyedValue(value, key) }
      switch KeyValueCoding.set(value, forKey: key, of: object) {
      case .set: break
      case .noProperty: setUndefinedValue(value, key, object)
      case .wrongValue(let expected):
        guard let value = flattened(value) else { return setNilValue(key, object) }
        KeyValueCoding.raiseWrongValue(value, expected, key, object)
      }
    }
  }

  /// Sets the property at the end of a path of names separated by dots.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let next = self.value(forKey: String(keyPath[..<dot])) as? any NSObjectProtocol else { return }
    next.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Sets the properties with the keys of a dictionary.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Returns the values of properties, by name; `NSNull` for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  private func undefinedValue(_ key: String, _ object: AnyObject) -> Any? {
    if let handler = object as? any UndefinedKeyHandling { return handler.value(forUndefinedKey: key) }
    let selector = Selector("valueForUndefinedKey:")
    if Message.responds(object, to: selector) { return Message.send(selector, to: object, [key]) }
    KeyValueCoding.raiseUndefined(key, object, isSetting: false)
    return nil
  }

  private func setUndefinedValue(_ value: Any?, _ key: String, _ object: AnyObject) {
    if let handler = object as? any UndefinedKeyHandling { return handler.setValue(value, forUndefinedKey: key) }
    let selector = Selector("setValue:forUndefinedKey:")
    if Message.responds(object, to: selector) {
      _ = Message.send(selector, to: object, [value, key])
      return
    }
    KeyValueCoding.raiseUndefined(key, object, isSetting: true)
  }

  private func setNilValue(_ key: String, _ object: AnyObject) {
    let selector = Selector("setNilValueForKey:")
    if Message.responds(object, to: selector) {
      _ = Message.send(selector, to: object, [key])
      return
    }
    KeyValueCoding.raiseNil(key, object)
  }
}

/// A class whose keys are those of its contents, not only names of properties.
package protocol KeyedValues: AnyObject {
  /// Returns the value of a key.
  func keyedValue(_ key: String) -> Any?
  /// Sets the value of a key.
  func setKeyedValue(_ value: Any?, _ key: String)
}

extension UserDefaults: KeyedValues {
  package func keyedValue(_ key: String) -> Any? { object(forKey: key) }
  package func setKeyedValue(_ value: Any?, _ key: String) { set(flattened(value), forKey: key) }
}

extension NSMutableDictionary: KeyedValues {
  package func keyedValue(_ key: String) -> Any? {
    key.first == "@" ? KeyPathValues.value(forKeyPath: key, of: self) : object(forKey: key)
  }

  /// Sets an object, or removes that of the key if the value is `nil`.
  package func setKeyedValue(_ value: Any?, _ key: String) {
    if let value = flattened(value) {
      setObject(value, forKey: NSString(string: key))
    } else {
      removeObject(forKey: key)
    }
  }
}

/// The behavior of objects for keys that they do not handle themselves.
extension NSObjectProtocol {
  /// The value for a key that names no property. Raises an exception; classes that have the method return a value.
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUndefined(key, self as AnyObject, isSetting: false)
    return nil
  }

  /// Sets the value for a key that names no property. Raises an exception; classes that have the method keep the value.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.raiseUndefined(key, self as AnyObject, isSetting: true)
  }

  /// Sets `nil` for a property that cannot be `nil`. Raises an exception; classes that have the method set another value.
  public func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, self as AnyObject) }
}

/// Raises the exceptions of `value(forUndefinedKey:)` and `setValue(_:forUndefinedKey:)`.
package enum UndefinedKey {
  package static func raise(_ key: String, _ object: AnyObject, isSetting: Bool) {
    KeyValueCoding.raiseUndefined(key, object, isSetting: isSetting)
  }
}
