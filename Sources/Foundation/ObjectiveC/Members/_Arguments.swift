// SPDX-License-Identifier: MIT

/// The arguments of a message. Missing arguments are `nil`.
///
/// Differs from UIKit: UIKit has no such type.
public struct _Arguments {
  private let values: [Any?]

  init(_ values: [Any?]) { self.values = values }

  /// The argument at `index`, as the type of its parameter. Throws an error if it cannot be converted.
  public subscript<Value>(index: Int) -> Value {
    get throws {
      let given = index < values.count ? values[index] : nil
      guard let value = converted(given, to: Value.self) ?? truth(of: given) else {
        throw ArgumentMismatch(
          index: index, expected: Value.self, given: given.map { "\(Swift.type(of: $0))" } ?? "nil")
      }
      return value
    }
  }

  /// Returns `true` for an object that is given for a Boolean parameter, as the sender of an action is for that of `endEditing(_:)`. In
  /// Objective-C, the pointer of an object is not zero.
  private func truth<Value>(of given: Any?) -> Value? {
    guard Value.self == Bool.self, let given, Swift.type(of: given) is AnyClass else { return nil }
    return true as? Value
  }
}

/// An argument that cannot be converted to the type of its parameter.
struct ArgumentMismatch: Error {
  let index: Int
  let expected: Any.Type
  /// The type of what was given.
  let given: String
}
