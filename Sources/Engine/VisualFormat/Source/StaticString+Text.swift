// SPDX-License-Identifier: MIT

extension StaticString {
  /// The bytes of a literal.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  /// The literal as a string, made without its description, which Embedded Swift lacks.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
