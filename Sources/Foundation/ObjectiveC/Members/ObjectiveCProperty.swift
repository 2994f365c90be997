// SPDX-License-Identifier: MIT

/// A property that can be read and written by name.
struct ObjectiveCProperty: @unchecked Sendable {
  /// The result of setting a property.
  enum Outcome {
    case set
    case readOnly
    case wrongValue(expected: Any.Type)
  }

  /// The key path of the property.
  let path: AnyKeyPath
  let get: (AnyObject) -> Any?
  let set: (AnyObject, Any?) -> Outcome

  init<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>) {
    self.path = path
    get = { objectiveCValue(unsafeDowncast($0, to: Object.self)[keyPath: path]) }
    guard let writable = path as? ReferenceWritableKeyPath<Object, Value> else {
      set = { _, _ in .readOnly }
      return
    }
    set = { object, value in
      guard let value = converted(value, to: Value.self) ?? objectOfSuperclass(value, as: Value.self) else {
        return .wrongValue(expected: Value.self)
      }
      unsafeDowncast(object, to: Object.self)[keyPath: writable] = value
      return .set
    }
  }
}
