// SPDX-License-Identifier: MIT

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
