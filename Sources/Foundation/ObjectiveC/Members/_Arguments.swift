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
      guard let value = converted(given, to: Value.self) else {
        throw ArgumentMismatch(
          index: index, expected: Value.self, given: given.map { "\(Swift.type(of: $0))" } ?? "nil")
      }
      return value
    }
  }
}

/// An argument that cannot be converted to the type of its parameter.
struct ArgumentMismatch: Error {
  let index: Int
  let expected: Any.Type
  /// The type of what was given.
  let given: String
}
