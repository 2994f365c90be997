// SPDX-License-Identifier: MIT

/// The first stored property of a class whose objects can be the values of text attributes.
///
/// An attributed string on Linux compares the attributes of neighboring ranges with CoreFoundation's `CFEqual`. That
/// function reads the word after the header of an object, which is the first stored property of a Swift class, and
/// interprets bits 8 to 17 of it as the object's CoreFoundation type. If these bits are 0 in both objects, the
/// process stops. With any other number, the function detects that the object is not its own and calls `isEqual(_:)`.
///
/// Source: `CFEqual`, `_CFIsSwift` and `__CFNotATypeClass` in CFRuntime.c of swift-corelibs-foundation.
struct FoundationObjectMark: Sendable {
  private let word: UInt = 1 << 8
}
