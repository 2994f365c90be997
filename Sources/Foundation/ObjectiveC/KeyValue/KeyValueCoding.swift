// SPDX-License-Identifier: MIT

import Foundation

/// Reads and writes properties by name.
package enum KeyValueCoding {
  /// The result of setting a property.
  package enum Outcome {
    case set
    /// The object has no such property, or it cannot be set.
    case noProperty
    case wrongValue(expected: Any.Type)
  }

  /// Sets a property of `object`, regardless of overrides of `setValue(_:forKey:)`.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Outcome {
    let type: AnyClass = type(of: object)
    if let property = property(key, of: type) {
      switch property.set(object, value) {
      case .set: return .set
      case .wrongValue(let expected): return .wrongValue(expected: expected)
      case .readOnly: break
      }
    }
    let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
    guard let method = ObjectiveCRuntime.shared.method(setter, of: type) else { return .noProperty }
    do {
      _ = try method.call(on: object, [value])
      return .set
    } catch {
      return .wrongValue(expected: (error as? ArgumentMismatch)?.expected ?? Any.self)
    }
  }

  /// Sets the property at the end of a key path. The preceding keys lead to the object.
  package static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Outcome {
    guard let dot = path.firstIndex(of: ".") else { return set(value, forKey: path, of: object) }
    guard case .some(.some(let next)) = get(String(path[..<dot]), of: object) else { return .noProperty }
    return set(value, forKeyPath: String(path[path.index(after: dot)...]), of: next as AnyObject)
  }

  /// Returns the value of a property inside of another optional; `nil` if the object has no such property.
  package static func get(_ key: String, of object: AnyObject) -> Any?? {
    let type: AnyClass = type(of: object)
    if let property = property(key, of: type) { return .some(property.get(object)) }
    let runtime = ObjectiveCRuntime.shared
    let getters = [key, "is\(key.prefix(1).uppercased())\(key.dropFirst())"]
    guard let method = getters.lazy.compactMap({ runtime.method($0, of: type) }).first else { return nil }
    return (try? method.call(on: object, [])).map(Optional.some)
  }

  /// Returns the property with a key. `hidden` also means `isHidden`, and vice versa.
  private static func property(_ key: String, of type: AnyClass) -> ObjectiveCProperty? {
    let runtime = ObjectiveCRuntime.shared
    if let property = runtime.property(key, of: type) { return property }
    if let property = runtime.property("is\(key.prefix(1).uppercased())\(key.dropFirst())", of: type) {
      return property
    }
    guard key.hasPrefix("is"), key.count > 2 else { return nil }
    return runtime.property(key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3), of: type)
  }

  /// Returns the names of all properties of objects of `type` that are declared and can be set.
  package static func keys(of type: AnyClass) -> Set<String> { ObjectiveCRuntime.shared.propertyNames(of: type) }

  /// Returns whether two values are equal. Values that cannot be compared are not.
  package static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    switch (flattened(first), flattened(second)) {
    case (nil, nil): return true
    case (let first?, let second?):
      if let first = first as? any Equatable { return isEqual(first, second) }
      if let first = first as? [AnyHashable: Any], let second = second as? [AnyHashable: Any] {
        return NSDictionary(dictionary: first) == NSDictionary(dictionary: second)
      }
      return Swift.type(of: first) is AnyClass && first as AnyObject === second as AnyObject
    default: return false
    }
  }

  /// A value without the optionals around it. The value of a property can be `nil` of any type.
  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flattened(optional.contents)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }

  // MARK: Exceptions

  static func raiseUndefined(_ key: String, _ object: AnyObject, isSetting: Bool) {
    LayoutException.raiseOnAnyThread(
      .undefinedKey,
      "[\(name(of: object)) \(isSetting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:")]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }

  static func raiseNil(_ key: String, _ object: AnyObject) {
    LayoutException.raiseOnAnyThread(
      .invalidArgument,
      "[\(name(of: object)) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }

  static func raiseWrongValue(_ value: Any, _ expected: Any.Type, _ key: String, _ object: AnyObject) {
    LayoutException.raiseOnAnyThread(
      .invalidArgument,
      "the value for the key \(key) of \(name(of: object)) must be of type \(expected), and is \(type(of: value))")
  }

  /// Returns the name of an object in exceptions, such as `<App.Form 0x600>`.
  static func name(of object: AnyObject) -> String {
    "<\(TypeName(type(of: object)).text) \(ObjectAddress.text(of: object))>"
  }
}

/// A class whose subclasses can override the methods for keys without a property.
package protocol UndefinedKeyHandling: AnyObject {
  func value(forUndefinedKey key: String) -> Any?
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// An optional of any type.
private protocol OptionalValue {
  var contents: Any? { get }
}

extension Optional: OptionalValue {
  var contents: Any? { self }
}
