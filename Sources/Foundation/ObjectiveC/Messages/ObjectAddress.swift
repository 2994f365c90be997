// SPDX-License-Identifier: MIT

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
