// SPDX-License-Identifier: MIT

/// The position before a UTF-16 code unit, in fields and text views.
final class IndexedTextPosition: UITextPosition {
  let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? IndexedTextPosition)?.index == index }
  nonisolated override var hash: Int { index }
}

/// A range of UTF-16 code units, in fields and text views.
final class IndexedTextRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { IndexedTextPosition(range.location) }
  override var end: UITextPosition { IndexedTextPosition(NSMaxRange(range)) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? IndexedTextRange)?.range == range }
  nonisolated override var hash: Int { range.location ^ (range.length << 16) }
}
