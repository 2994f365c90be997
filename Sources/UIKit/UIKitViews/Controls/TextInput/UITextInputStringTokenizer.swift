// SPDX-License-Identifier: MIT

/// Finds characters, words, sentences, paragraphs and lines in the text of a text input object.
///
/// Differs from UIKit: words are runs of letters and digits, sentences end at `.`, `!` and `?`, and a line is a paragraph.
///
/// Source: Apple, `UITextInputStringTokenizer`.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for the text of an object.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit around a position; `nil` where there is none, such as a word between spaces.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let units = units(granularity), let index = index(of: position) else { return nil }
    let isForward = self.isForward(direction)
    return units.first { isForward ? $0.contains(index) : index > $0.location && index <= NSMaxRange($0) }.flatMap(
      range)
  }

  /// Returns whether a unit ends at a position, in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let units = units(granularity), let index = index(of: position) else { return false }
    return units.contains { isForward(direction) ? NSMaxRange($0) == index : $0.location == index }
  }

  /// Returns the next end of a unit in the direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let units = units(granularity), let index = index(of: position) else { return nil }
    let boundaries = units.flatMap { [$0.location, NSMaxRange($0)] }
    let next = isForward(direction) ? boundaries.filter { $0 > index }.min() : boundaries.filter { $0 < index }.max()
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Returns whether a position is in a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    [
      UITextStorageDirection.forward.rawValue, UITextLayoutDirection.right.rawValue,
      UITextLayoutDirection.down.rawValue,
    ]
    .contains(direction.rawValue)
  }

  private func index(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func range(_ range: NSRange) -> UITextRange? {
    guard let input, let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// The ranges of all units, in order.
  private func units(_ granularity: UITextGranularity) -> [NSRange]? {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return nil }
    return TextUnits.ranges(of: granularity, in: text)
  }
}
