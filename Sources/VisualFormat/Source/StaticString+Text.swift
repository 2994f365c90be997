// SPDX-License-Identifier: MIT

extension StaticString {
  /// The letters of a literal.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  /// The literal as text, made without describing it, which Embedded Swift could not.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
