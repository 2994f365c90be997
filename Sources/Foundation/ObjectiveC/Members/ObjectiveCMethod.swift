// SPDX-License-Identifier: MIT

/// A method that is called with arguments whose types are known only at run time.
///
/// A method on the main actor is called like a method without an actor, because Objective-C calls it on the thread
/// that sends the message.
struct ObjectiveCMethod: Sendable {
  private let body: @Sendable (Any, _Arguments) throws -> Any?

  init<Owner, Result>(_ method: @escaping @MainActor (Owner, _Arguments) throws -> Result) {
    let plain = unsafeBitCast(method, to: (@Sendable (Owner, _Arguments) throws -> Result).self)
    body = { object, arguments in
      guard let owner = object as? Owner else { return nil }
      return objectiveCValue(try plain(owner, arguments))
    }
  }

  /// Calls the method of `object`, and returns its result; `nil` for no result.
  func call(on object: Any, _ arguments: [Any?]) throws -> Any? { try body(object, _Arguments(arguments)) }
}

/// Converts the value of a member to Objective-C: `nil` for an empty tuple and for an optional without a value.
func objectiveCValue<Value>(_ value: Value) -> Any? { value is Void ? nil : flattened(value) }
