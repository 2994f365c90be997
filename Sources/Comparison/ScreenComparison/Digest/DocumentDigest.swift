// SPDX-License-Identifier: MIT

/// The sentences about a document in which more changes than a reviewer reads, as few as a limit says.
struct DocumentDigest {
  /// The sentences: screens that are new or gone first, then each kind of change.
  private(set) var sentences: [SaidOfScreens]

  /// The number of sentences over the limit up to which the lightest of them are one, and the others stay as they are.
  private static let excess = 3

  /// Creates the digest of screens, about which `said` are all sentences.
  init(_ screens: [ScreenDifference], _ said: [SaidOfScreens], limit: Int) {
    guard said.count > limit + Self.excess else {
      sentences = Self.shortened(said, to: limit)
      return
    }
    sentences = Self.presence(screens)
    let shown = screens.map { $0.presence == .both ? $0 : nil }
    let kinds = ChangeKind.allCases.map { kind in Self.said(shown.map { $0.map { $0.part(of: kind) } }) }
    let room = Self.room(for: kinds.map(\.count), limit: limit - sentences.count)
    for (said, count) in zip(kinds, room) { sentences += Self.shortened(said, to: count) }
  }

  /// The sentences about the screens that have changes of a kind.
  private static func said(_ parts: [ScreenDifference?]) -> [SaidOfScreens] {
    let indices = parts.indices.filter { parts[$0].map { !$0.isEmpty } ?? false }
    return SaidOfScreens.all(indices.compactMap { parts[$0] }).map { $0.renumbered { indices[$0] } }
  }

  /// The sentences about screens that are on one side only, which are one.
  private static func presence(_ screens: [ScreenDifference]) -> [SaidOfScreens] {
    let indices = screens.indices.filter { screens[$0].presence != .both }
    let said = SaidOfScreens.all(indices.map { screens[$0] }).map { $0.renumbered { indices[$0] } }
    guard said.count > 1 else { return said }
    let clauses = [ScreenDifference.Presence.added, .removed].compactMap { presence -> String? in
      let names = indices.filter { screens[$0].presence == presence }.map { screens[$0].name }
      guard !names.isEmpty else { return nil }
      // Some names say what the screen is, such as “the navigation controller”.
      let noun = names.contains { $0.hasPrefix("the ") } ? "" : names.count == 1 ? "the screen " : "the screens "
      let subject = noun + DifferenceSentences.joined(names)
      return "\(subject) \(names.count == 1 ? "is" : "are") \(presence == .added ? "new" : "gone")"
    }
    return [SaidOfScreens(said, sentence: ValueWords.capitalized(DifferenceSentences.joined(clauses)) + ".")]
  }

  /// The number of sentences for each kind: one, and what is left of the limit in turn for those that need more.
  private static func room(for needs: [Int], limit: Int) -> [Int] {
    var room = needs.map { min($0, 1) }
    while room.reduce(0, +) < limit,
      let index = needs.indices.filter({ room[$0] < needs[$0] }).min(by: { room[$0] < room[$1] })
    {
      room[index] += 1
    }
    return room
  }

  /// The sentences that tell of the most, in their order, and one about the rest.
  private static func shortened(_ said: [SaidOfScreens], to count: Int) -> [SaidOfScreens] {
    guard said.count > count else { return said }
    let byWeight = said.indices.sorted { (-said[$0].weight, $0) < (-said[$1].weight, $1) }
    let kept = Set(byWeight.prefix(count - 1))
    let rest = said.indices.filter { !kept.contains($0) }.map { said[$0] }
    return kept.sorted().map { said[$0] } + [SaidOfScreens(rest, sentence: RestWords.sentence(rest))]
  }
}

extension SaidOfScreens {
  /// The sentence with the indices of screens that another list gives them.
  func renumbered(_ index: (Int) -> Int) -> SaidOfScreens {
    var copy = self
    copy.screens = Set(screens.map(index))
    copy.changes = changes.map { (index($0.screen), $0.change) }
    return copy
  }
}
