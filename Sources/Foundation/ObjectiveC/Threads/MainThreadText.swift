// SPDX-License-Identifier: MIT

import Foundation

/// Descriptions of objects whose properties are read on the main thread only.
package enum MainThreadText {
  /// Returns a text on the main thread, and the class and the address of the object on any other, where `print` and logs must not end
  /// the process.
  package static func describing(_ object: AnyObject, _ text: @MainActor () -> String) -> String {
    guard Thread.isMainThread else {
      return "<\(type(of: object)): \(ObjectAddress.text(of: object))>"
    }
    // The guard has established the main thread.
    return MainActor.assumeIsolated(text)
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
