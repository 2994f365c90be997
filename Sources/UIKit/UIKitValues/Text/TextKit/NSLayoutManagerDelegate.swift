// SPDX-License-Identifier: MIT

/// The methods that take part in the layout of a text.
///
/// Differs from UIKit: they are never called. Swift on Linux has no optional requirements, so every requirement has a default
/// implementation.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the additional space below a line, in points. Differs from UIKit: never called.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns whether a line may be broken at a word. Differs from UIKit: never called.
  func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
  /// Called after layout. Differs from UIKit: never called.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Returns 0 by default.
  @_disfavoredOverload public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// Returns `true` by default.
  @_disfavoredOverload public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// The default implementation does nothing.
  @_disfavoredOverload public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
