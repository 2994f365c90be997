// SPDX-License-Identifier: MIT

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
