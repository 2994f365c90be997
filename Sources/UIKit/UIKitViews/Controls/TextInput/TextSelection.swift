// SPDX-License-Identifier: MIT

/// The positions, ranges and rectangles of an editable text, which fields and text views share.
@MainActor
struct TextSelection {
  /// The text.
  let text: NSString
  /// The lines, in the coordinates of the view.
  let geometry: TextGeometry

  func index(_ position: UITextPosition) -> Int {
    min(max((position as? IndexedTextPosition)?.index ?? 0, 0), text.length)
  }

  func range(_ range: UITextRange) -> NSRange {
    let (start, end) = (index(range.start), index(range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func position(_ index: Int) -> UITextPosition? {
    index >= 0 && index <= text.length ? IndexedTextPosition(index) : nil
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (start, end) = (index(start), index(end))
    return IndexedTextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func order(of first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(first), index(second))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func position(from start: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    switch direction {
    case .right: return position(index(start) + offset)
    case .left: return position(index(start) - offset)
    case .up, .down:
      let caret = geometry.caret(at: index(start))
      let distance = caret.height * CGFloat(direction == .down ? offset : -offset)
      return position(geometry.index(closestTo: CGPoint(x: caret.midX, y: caret.midY + distance)))
    }
  }

  func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    let range = self.range(range)
    return IndexedTextPosition(direction == .left || direction == .up ? range.location : NSMaxRange(range))
  }

  func extended(from start: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange {
    let index = index(start)
    let isBackward = direction == .left || direction == .up
    return IndexedTextRange(
      isBackward ? NSRange(location: 0, length: index) : NSRange(location: index, length: text.length - index))
  }

  func firstRect(of range: UITextRange) -> CGRect {
    geometry.rects(of: self.range(range)).first ?? geometry.caret(at: index(range.start))
  }

  func rects(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = geometry.rects(of: self.range(range))
    return rects.enumerated().map { LineSelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
  }

  func closest(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition {
    let index = geometry.index(closestTo: point)
    guard let range = range.map(self.range) else { return IndexedTextPosition(index) }
    return IndexedTextPosition(min(max(index, range.location), NSMaxRange(range)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard let index = geometry.index(at: point) else { return nil }
    return IndexedTextRange(text.rangeOfComposedCharacterSequence(at: index))
  }

  /// The range that a key for deleting removes: the selection, or the character before the cursor.
  func rangeToDelete(_ selection: NSRange) -> NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0, selection.location <= text.length else { return nil }
    return text.rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// The index at the edge of a word that is nearest to a point; that of the nearest character outside of words.
  ///
  /// Source: no text of Apple's; a tap in a word puts the cursor before or behind it on devices.
  func wordEdge(nearest point: CGPoint) -> Int {
    let index = geometry.index(closestTo: point)
    let words = TextUnits.ranges(of: .word, in: text as String)
    guard let word = words.first(where: { $0.location <= index && index <= NSMaxRange($0) }) else { return index }
    let (before, behind) = (geometry.caret(at: word.location), geometry.caret(at: NSMaxRange(word)))
    // A word can begin in a line and end in the next.
    guard abs(before.midY - behind.midY) < before.height / 2 else { return index }
    return abs(point.x - before.midX) < abs(point.x - behind.midX) ? word.location : NSMaxRange(word)
  }
}
