// SPDX-License-Identifier: MIT

/// A rectangle of selected text.
///
/// Source: Apple, `UITextSelectionRect`.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates a rectangle. Text input objects make rectangles of their own classes.
  public override init() { super.init() }

  /// The rectangle, in points and in the coordinates of the text input object.
  open var rect: CGRect { .zero }
  /// The direction of the text. Returns `.natural` by default.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle has the start of the selection. Returns `false` by default.
  open var containsStart: Bool { false }
  /// Whether the rectangle has the end of the selection. Returns `false` by default.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom. Returns `false` by default.
  open var isVertical: Bool { false }
}

/// The selected part of a line.
final class LineSelectionRect: UITextSelectionRect {
  private let ownRect: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    ownRect = rect
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { ownRect }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
