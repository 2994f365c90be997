// SPDX-License-Identifier: MIT

/// The rules that determine where a line may be broken.
///
/// Source: Unicode Annex 14, without dictionaries: Thai, Lao and Khmer are broken at spaces only (and between letters
/// when a run is too wide). The Chinese and Japanese rules (kinsoku) are those of its classes CL, EX, NS and OP.
struct BreakRules {
  /// Whether Korean text is broken between words instead of between syllables.
  let keepsHangulWords: Bool

  /// For each scalar, whether a line may begin with it.
  func opportunities(in scalars: [Unicode.Scalar]) -> [Bool] {
    var result = [Bool](repeating: false, count: scalars.count)
    var before = BreakClass.newline
    var spaces = 0
    var cluster = Cluster()
    for (index, scalar) in scalars.enumerated() {
      let isNewLetter = cluster.startsNew(at: scalar)
      let here = classOf(scalar)
      if here == .extender && spaces == 0 { continue }
      if !isNewLetter { continue }
      // No line begins within a word.
      let isInWord = here == .letter && before == .letter && spaces == 0
      if index > 0 && !isInWord { result[index] = mayBreak(after: before, spaces: spaces, before: here) }
      if here == .space {
        spaces += 1
      } else {
        before = here
        spaces = 0
      }
    }
    return result
  }

  private func classOf(_ scalar: Unicode.Scalar) -> BreakClass {
    let own = BreakClass(scalar)
    return own == .hangul && keepsHangulWords ? .letter : own
  }

  private func mayBreak(after left: BreakClass, spaces: Int, before right: BreakClass) -> Bool {
    if left == .newline { return spaces == 0 || right != .space }
    if right == .newline || right == .space || right == .zeroWidthSpace { return false }
    if left == .zeroWidthSpace { return true }
    if left == .opening || right == .closing || right == .exclamation || right == .slash { return false }
    if spaces > 0 { return true }
    if left == .glue || right == .glue { return false }
    return mayBreakWithoutSpace(left, right)
  }

  private func mayBreakWithoutSpace(_ left: BreakClass, _ right: BreakClass) -> Bool {
    switch (left, right) {
    case (.quotation, _), (_, .quotation), (_, .comma), (_, .nonStarter), (_, .breakAfter), (_, .hyphen),
      (_, .ellipsis):
      false
    case (.emDash, .emDash): false
    case (.emDash, _), (_, .emDash): true
    case (.hyphen, .digit): false
    case (.hyphen, _), (.breakAfter, _): true
    case (.slash, .digit): false
    case (.slash, _): true
    case (.comma, .ideograph), (.comma, .hangul), (.comma, .opening): true
    case (.comma, _): false
    case (.closing, .letter), (.closing, .digit): true
    case (.prefix, _), (_, .postfix): false
    case (.ideograph, .prefix), (.hangul, .prefix): true
    case (_, .prefix): false
    case (.postfix, .letter), (.postfix, .digit), (.postfix, .opening): false
    case (.letter, .opening), (.digit, .opening): false
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): false
    default: true
    }
  }
}
