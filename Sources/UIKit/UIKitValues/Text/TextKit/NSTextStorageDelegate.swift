// SPDX-License-Identifier: MIT

/// The methods that may correct changes of a text.
///
/// Differs from UIKit: Swift on Linux has no optional requirements, so every requirement has a default implementation.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed; the delegate may change the text.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after changes have been processed; the delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// The default implementation does nothing.
  @_disfavoredOverload public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// The default implementation does nothing.
  @_disfavoredOverload public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
