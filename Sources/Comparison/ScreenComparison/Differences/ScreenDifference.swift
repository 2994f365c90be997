// SPDX-License-Identifier: MIT

/// The differences between two states of a screen.
package struct ScreenDifference: Sendable, Codable, Hashable {
  /// The presence of the screen on the two sides.
  package enum Presence: String, Sendable, Codable {
    /// The screen is on both sides.
    case both
    /// The screen is new.
    case added
    /// The screen is gone.
    case removed
  }

  /// The name of the screen.
  package var name: String
  /// The path of the file; `nil` for a screen of a running app.
  package var source: String?
  /// The setting of the side after the change; `nil` if there is only one.
  package var setting: String?
  /// The presence on the two sides.
  package var presence: Presence
  /// The changes, each with the frames that it changes, in the order of the elements.
  package var changes: [ElementChange] = []
  /// The frames that change without one of ``changes``: because of the setting of the sides, or for a reason that a screen does not
  /// show.
  package var otherEffects: [FrameEffect] = []

  /// Whether nothing changes on the screen.
  package var isEmpty: Bool { presence == .both && changes.isEmpty && otherEffects.isEmpty }

  /// Whether the frame of a view changes.
  package var movesViews: Bool { !otherEffects.isEmpty || changes.contains { !$0.effects.isEmpty } }

  /// Compares a screen before and after a change.
  package init(_ before: ComparedScreen, _ after: ComparedScreen) {
    name = after.name
    source = after.source
    setting = after.setting
    presence = .both
    let comparison = ElementComparison(before, after)
    changes = comparison.changes
    FrameCauses(before, after, comparison.matching).attribute(&changes, rest: &otherEffects)
  }

  /// The difference without frames for which no change accounts: of two documents that say the same, only the canvas differs.
  package var withoutCanvas: ScreenDifference {
    guard !changes.contains(where: \.changesLayout) else { return self }
    var result = self
    result.otherEffects = []
    return result
  }

  /// Creates the difference of a screen that is on one side only.
  package init(_ screen: ComparedScreen, only presence: Presence) {
    name = screen.name
    source = screen.source
    setting = screen.setting
    self.presence = presence
  }

  /// Compares all screens of two sides, which are paired by their identities, each only once.
  package static func differences(_ before: [ComparedScreen], _ after: [ComparedScreen]) -> [ScreenDifference] {
    let pairs = ScreenPairs(before, after)
    return after.indices.map { index in
      pairs.before[index].map { ScreenDifference(before[$0], after[index]) }
        ?? ScreenDifference(after[index], only: .added)
    } + before.indices.filter { pairs.after[$0] == nil }.map { ScreenDifference(before[$0], only: .removed) }
  }
}

/// The pairs of screens of two sides.
package struct ScreenPairs: Sendable {
  /// The index before the change, by the index after it.
  package private(set) var before: [Int: Int] = [:]
  /// The index after the change, by the index before it.
  package private(set) var after: [Int: Int] = [:]

  /// Pairs screens that share an identity, the most reliable first, then the only ones of their files that are left, which may have
  /// been renamed.
  package init(_ old: [ComparedScreen], _ new: [ComparedScreen]) {
    var owners: [String: [Int]] = [:]
    for index in new.indices { for word in Self.keys(of: new[index]) { owners[word, default: []].append(index) } }
    for rank in 0..<(old.map(\.identities.count).max() ?? 0) {
      for index in old.indices where after[index] == nil && old[index].identities.indices.contains(rank) {
        let word = Self.keys(of: old[index])[rank]
        if let other = owners[word]?.first(where: { before[$0] == nil }) { set(index, other) }
      }
    }
    pair(old, new) { [$0.name, $0.source ?? "", $0.setting ?? ""].joined(separator: "\u{1}") }
    let (free, freeNew) = (old.indices.filter { after[$0] == nil }, new.indices.filter { before[$0] == nil })
    if old.count == 1, new.count == 1, free.count == 1, freeNew.count == 1 { set(free[0], freeNew[0]) }
  }

  private static func keys(of screen: ComparedScreen) -> [String] {
    screen.identities.map { $0 + "\u{1}" + (screen.setting ?? "") }
  }

  private mutating func set(_ one: Int, _ other: Int) {
    after[one] = other
    before[other] = one
  }

  private mutating func pair(_ old: [ComparedScreen], _ new: [ComparedScreen], _ key: (ComparedScreen) -> String?) {
    var rights: [String: [Int]] = [:]
    for index in new.indices where before[index] == nil {
      if let word = key(new[index]) { rights[word, default: []].append(index) }
    }
    for index in old.indices where after[index] == nil {
      guard let word = key(old[index]), let other = rights[word]?.first else { continue }
      rights[word]?.removeFirst()
      set(index, other)
    }
  }
}
