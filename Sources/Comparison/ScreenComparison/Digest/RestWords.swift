// SPDX-License-Identifier: MIT

/// The words for changes that have no sentence of their own: which elements differ in what, what follows, and what most of them have in
/// common.
enum RestWords {
  /// The number of clauses that a sentence names.
  private static let longestList = 2
  /// The number of elements of which a clause has to be true to be named.
  private static let fewest = 3

  /// The sentence about all that `rest` tells.
  static func sentence(_ rest: [SaidOfScreens]) -> String {
    let changes = rest.flatMap(\.changes)
    let others = rest.flatMap(\.otherEffects)
    guard !changes.isEmpty else { return ValueWords.capitalized(moves(others)) + "." }
    let isPresence = { (item: (screen: Int, change: ElementChange)) in
      item.change.changes.allSatisfy { ChangeKind($0) == .presence } || item.change.isNew != nil
    }
    let outlets = changes.filter { !isPresence($0) && $0.change.part(of: .presence)?.changes == $0.change.changes }
    let differing = changes.filter { !isPresence($0) && $0.change.part(of: .presence)?.changes != $0.change.changes }
    var heads = presence(changes.filter(isPresence))
    if !outlets.isEmpty, let last = heads.last { heads[heads.count - 1] = last + " with outlets" }
    let isAboutOutlets = heads.isEmpty && differing.isEmpty
    if !differing.isEmpty || isAboutOutlets { heads.append(difference(isAboutOutlets ? outlets : differing)) }
    let consequence = EffectWords.consequence(changes.flatMap(\.change.effects), of: nil).map { ", " + $0 } ?? ""
    let more = frequent(differing) + (others.isEmpty ? [] : [moves(others)])
    return ValueWords.capitalized(DifferenceSentences.joined(heads) + consequence)
      + (more.isEmpty ? "" : "; " + DifferenceSentences.joined(more)) + "."
  }

  private static func moves(_ effects: [FrameEffect]) -> String {
    EffectWords.consequence(effects, of: nil).map { String($0.dropFirst("so ".count)) } ?? ""
  }

  /// “the constraints and colors of `a`, `b` and 5 others differ”, with the texts that are new.
  private static func difference(_ changes: [(screen: Int, change: ElementChange)]) -> String {
    var nouns: [String] = []
    for noun in changes.flatMap({ $0.change.changes.map(\.noun) }) where !nouns.contains(noun) { nouns.append(noun) }
    let head =
      "the \(DifferenceSentences.joined(nouns)) of \(names(changes)) " + (nouns == ["order"] ? "differs" : "differ")
    guard nouns == ["texts"] else { return head }
    let texts = changes.flatMap(\.change.clauses).filter { $0.hasPrefix("says ") }.map { $0.dropFirst("says ".count) }
    let more = texts.count > fewest ? ["\(texts.count - longestList) more"] : []
    let shown = texts.prefix(more.isEmpty ? fewest : longestList).map(String.init)
    return shown.isEmpty ? head : head + ": " + DifferenceSentences.joined(shown + more)
  }

  /// “`a`, `b` and 3 others are new”, and “`c` is gone”.
  private static func presence(_ changes: [(screen: Int, change: ElementChange)]) -> [String] {
    let clauses = [true, false].compactMap { isNew -> String? in
      let some = changes.filter { $0.change.isNew == isNew }
      guard !some.isEmpty else { return nil }
      return "\(names(some)) \(some.count == 1 ? "is" : "are") \(isNew ? "new" : "gone")"
    }
    let rest = changes.filter { $0.change.isNew == nil }
    return clauses + (rest.isEmpty ? [] : [difference(rest)])
  }

  /// The clauses that are true of the most elements: “each of 10 has the text color #000000 (#FFFFFF before)”.
  private static func frequent(_ changes: [(screen: Int, change: ElementChange)]) -> [String] {
    var counts: [(clause: String, count: Int)] = []
    for clause in changes.flatMap({ Set($0.change.clauses).sorted() }) {
      if let index = counts.firstIndex(where: { $0.clause == clause }) {
        counts[index].count += 1
      } else {
        counts.append((clause, 1))
      }
    }
    let most = counts.enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }
    return most.prefix(longestList).map(\.element).filter { $0.count >= fewest }.map {
      "each of \($0.count) \($0.clause)"
    }
  }

  /// The names of elements: of many, the first two and the number of the others.
  private static func names(_ changes: [(screen: Int, change: ElementChange)]) -> String {
    var seen: [String] = []
    for subject in changes.map(\.change.subject) where !seen.contains(subject) { seen.append(subject) }
    guard seen.count > 3 else { return DifferenceSentences.joined(seen) }
    return DifferenceSentences.joined(seen.prefix(2) + ["\(changes.count - 2) others"])
  }
}
