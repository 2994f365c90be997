// SPDX-License-Identifier: MIT

public import Foundation

/// Observation of properties.
///
/// Differs from UIKit: the properties that can be observed are those that sources adapted by `tinamou build` declare as
/// `@objc dynamic`, and geometry, text and states of UIKit's views. Properties of UIKit's views report changes of
/// their value, but not that they were set to the same value.
extension NSObjectProtocol {
  /// Calls `changeHandler` when the property at `keyPath` changes, as long as the result is retained.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let object = self as AnyObject
    weak let reference = object
    let report: (Any?, Any?) -> Void = { old, new in
      guard let object = reference as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? converted(new, to: Value.self) : nil,
          oldValue: options.contains(.old) ? converted(old, to: Value.self) : nil, indexes: nil, isPrior: false))
    }
    let entry = KeyValueObservers.Entry(
      key: ObjectiveCRuntime.shared.name(of: keyPath, of: type(of: object)),
      current: { (reference as? Self).flatMap { objectiveCValue($0[keyPath: keyPath]) } }, call: report)
    KeyValueObservers.of(object, creating: true)?.add(entry)
    if options.contains(.initial) { report(nil, entry.last) }
    return NSKeyValueObservation {
      if let object = reference { KeyValueObservers.of(object, creating: false)?.remove(entry) }
    }
  }

  /// Reports that a property is about to change.
  public func willChangeValue(forKey key: String) { _willChangeValue(self as AnyObject, key) }

  /// Reports that a property has changed, and calls its observers.
  public func didChangeValue(forKey key: String) { _didChangeValue(self as AnyObject, key) }

  /// Reports that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = name(of: keyPath) { willChangeValue(forKey: key) }
  }

  /// Reports that a property has changed, and calls its observers.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = name(of: keyPath) { return didChangeValue(forKey: key) }
    KeyValueObservers.of(self as AnyObject, creating: false)?.valuesMayHaveChanged()
  }

  private func name(of path: AnyKeyPath) -> String? {
    let object = self as AnyObject
    return ObjectiveCRuntime.shared.name(of: path, of: type(of: object))
  }
}
