// SPDX-License-Identifier: MIT

import Foundation

/// Calls of code of the main actor from code without an actor that runs on the main thread, such as requirements of protocols.
package enum MainThread {
  /// Calls `body` with a value, and returns its result. Neither leaves the main thread, so they need not be sendable.
  ///
  /// On another thread, the program stops, as with `MainActor.assumeIsolated(_:)`.
  package static func run<Value, Result>(
    _ value: Value, _ body: @MainActor (Value) throws -> Result
  ) rethrows -> Result {
    MainActor.preconditionIsolated()
    return try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: ((Value) throws -> Result).self)(value)
    }
  }

  /// Calls `body`: at once on the main thread, and later there from any other.
  package static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { run(()) { _ in body() } } else { DispatchQueue.main.async(execute: body) }
  }
}

/// Descriptions of objects whose properties are read on the main thread only.
package enum MainThreadText {
  /// Returns a text on the main thread, and the class and the address of the object on any other, where `print` and logs must not end
  /// the process.
  package static func describing(_ object: AnyObject, _ text: @MainActor () -> String) -> String {
    guard Thread.isMainThread else {
      return "<\(type(of: object)): \(ObjectAddress.text(of: object))>"
    }
    return MainThread.run(()) { _ in text() }
  }
}

/// The addresses of objects and classes, as messages show them.
package enum ObjectAddress {
  /// Returns the address of an object, such as `0x7f1c2a00`.
  package static func text(of object: AnyObject) -> String { text(ObjectIdentifier(object)) }

  /// Returns the address of a class.
  package static func text(of type: AnyClass) -> String { text(ObjectIdentifier(type)) }

  private static func text(_ identifier: ObjectIdentifier) -> String {
    "0x" + String(UInt(bitPattern: identifier), radix: 16)
  }
}
