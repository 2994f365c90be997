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
