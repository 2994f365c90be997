// SPDX-License-Identifier: MIT

/// The first stored property of a class whose objects can be the values of text attributes.
///
/// An attributed string on Linux compares the attributes of neighboring ranges with CoreFoundation's `CFEqual`. That
/// function reads the word after the header of an object, which is the first stored property of a Swift class, and takes
/// bits 8 to 17 of it for the object's CoreFoundation type. With 0 in these bits for both objects it stops the process.
/// With any other number it detects that the object is not its own and calls `isEqual(_:)`.
///
/// Source: `CFEqual`, `_CFIsSwift` and `__CFNotATypeClass` in CFRuntime.c of swift-corelibs-foundation.
struct FoundationObjectMark: Sendable {
  private let word: UInt = 1 << 8
}
