// SPDX-License-Identifier: MIT

/// The pairs of elements of two screens that are the same view.
///
/// Elements are paired by what an author gives them, never by their index alone: identifiers first, then texts, classes and places.
/// A document's object identifiers count only while most of them agree with everything else, because a writer may replace them.
package struct ScreenMatching: Sendable, Hashable {
  /// The index after the change, by the index before it.
  package private(set) var after: [Int: Int] = [:]
  /// The index before the change, by the index after it.
  package private(set) var before: [Int: Int] = [:]

  private let old: MatchedSide
  private let new: MatchedSide
  /// Whether elements that are certainly the same have the same object identifiers.
  private var hasReliableIDs = false

  /// Pairs the elements of two screens.
  package init(_ before: ComparedScreen, _ after: ComparedScreen) {
    old = MatchedSide(before)
    new = MatchedSide(after)
    // Live views have no object identifiers.
    hasReliableIDs = before.elements.contains { $0.objectID != nil } && agreeOnObjectIDs
    pairByIdentity()
    repeat {} while pairByPlace() || pairAnywhere() || pairByChildren()
  }

  package static func == (left: ScreenMatching, right: ScreenMatching) -> Bool { left.after == right.after }
  package func hash(into hasher: inout Hasher) { hasher.combine(after) }

  // MARK: Identity

  private mutating func pairByIdentity() {
    // The only element with a text, at the same place, is the same, whichever identifier it has.
    pair { side, index in
      side.isOnlyWithText[index] ? side.looks[index] + side.places[index] + side.paths[index] : nil
    }
    if hasReliableIDs {
      pair { side, index in side.elements[index].objectID.map { "\($0) \(side.elements[index].kind)" } }
      pair { side, index in side.elements[index].objectID }
    }
    for name in [\ComparedElement.identifier, \.property] {
      pair { side, index in side.elements[index][keyPath: name].map { "\($0) \(side.elements[index].kind)" } }
      // An object whose identifier is on one side only was replaced by one of another class.
      if !hasReliableIDs { pair { side, index in side.elements[index][keyPath: name] } }
    }
    pair { side, index in side.elements[index].label.map { "\($0) \(side.elements[index].kind)" } }
    // A row of a list is not the one that was at its place, but the one with the same texts, or contents.
    pairRows()
    pair { side, index in
      (side.isInRow[index] ? side.contents[index] : side.looks[index]) + side.places[index]
    }
    pair { side, index in (side.isInRow[index] ? side.contents[index] : side.looks[index]) + side.paths[index] }
    // The view of a screen is the view of a screen, whatever it contains.
    pair { side, index in side.elements[index].superview == nil ? side.elements[index].kind : nil }
    pair { side, index in side.elements[index].superview == nil ? "root" : nil }
  }

  /// Whether elements that look the same at the same place have the same object identifier, by a majority.
  private var agreeOnObjectIDs: Bool {
    var trial = self
    trial.pair { side, index in side.looks[index] + side.places[index] }
    let votes = trial.after.compactMap { before, after -> Bool? in
      guard let left = old.elements[before].objectID, let right = new.elements[after].objectID else { return nil }
      return left == right
    }
    return votes.count { $0 } * 2 >= votes.count
  }

  // MARK: Place

  /// Pairs subviews of paired superviews by text, then by their contents, then by the order of those of one class. Returns whether
  /// pairs were found.
  private mutating func pairByPlace() -> Bool {
    let count = after.count
    for (before, later) in after.sorted(by: { $0.key < $1.key }) { pairSubviews(of: before, later) }
    return after.count > count
  }

  private mutating func pairSubviews(of one: Int, _ other: Int) {
    let free = (
      old.children[one, default: []].filter { after[$0] == nil },
      new.children[other, default: []].filter { before[$0] == nil }
    )
    guard !free.0.isEmpty, !free.1.isEmpty else { return }
    pair(free.0, free.1) { side, index in side.looks[index] }
    pair(free.0, free.1) { side, index in side.elements[index].text.map { $0 + side.elements[index].kind } }
    pair(free.0, free.1) { side, index in side.contents[index] }
    pairInOrder(free.0, free.1)
  }

  /// Pairs rows that have the same texts, and what is in them: the accessory of another row may be at the same place.
  private mutating func pairRows() {
    pair { side, index in side.rowTexts[index] }
    var rows = old.rowTexts.keys.sorted().filter { row in
      after[row].map { old.rowTexts[row] == new.rowTexts[$0] } ?? false
    }
    while let row = rows.popLast() {
      guard let other = after[row] else { continue }
      pairSubviews(of: row, other)
      rows += old.children[row, default: []].filter { after[$0] != nil }
    }
  }

  /// Pairs the elements of one class in the order of their superview: those of equal looks first, then what is left over if nothing
  /// but the class is known of it and each side has as many.
  private mutating func pairInOrder(_ olds: [Int], _ news: [Int]) {
    var keys: [(MatchedSide, Int) -> String] = [{ side, index in side.looks[index] }]
    // An object whose identifier is on one side only was replaced, and not changed.
    if !hasReliableIDs { keys.append { side, index in side.elements[index].kind } }
    for key in keys {
      let lefts = Dictionary(grouping: olds.filter { after[$0] == nil }) { key(old, $0) }
      let rights = Dictionary(grouping: news.filter { before[$0] == nil }) { key(new, $0) }
      for (word, left) in lefts {
        guard let right = rights[word] else { continue }
        // Of as many that look the same, nobody could tell that they changed places.
        let pairs =
          left.count == right.count && old.looks[left[0]] == word ? Array(zip(left, right)) : nearest(left, right)
        for (one, other) in pairs where !old.elements[one].isNamedApart(from: new.elements[other]) { set(one, other) }
      }
    }
  }

  /// Pairs elements of which one may have more than the other, the nearest first. Elements with different names of their author are
  /// not the same.
  private func nearest(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    var candidates: [(distance: Double, Int, Int)] = []
    for (position, one) in left.enumerated() {
      for (otherPosition, other) in right.enumerated() where !old.elements[one].isNamedApart(from: new.elements[other])
      {
        let steps = Double(abs(position - otherPosition))
        candidates.append((old.distance(from: one, to: other, in: new) + steps / 1000, one, other))
      }
    }
    var result: [(Int, Int)] = []
    var taken: (Set<Int>, Set<Int>) = ([], [])
    for (_, one, other) in candidates.sorted(by: { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) })
    where !taken.0.contains(one) && !taken.1.contains(other) {
      taken.0.insert(one)
      taken.1.insert(other)
      result.append((one, other))
    }
    return result
  }

  /// Pairs elements that were moved into another superview, by text and by contents. Returns whether pairs were found.
  private mutating func pairAnywhere() -> Bool {
    let count = after.count
    pair { side, index in side.elements[index].text.map { "\($0) \(side.elements[index].kind)" } }
    pair { side, index in side.children[index] == nil ? nil : side.contents[index] }
    return after.count > count
  }

  /// Pairs superviews of one kind that have the same paired subviews, and no others. Returns whether pairs were found.
  private mutating func pairByChildren() -> Bool {
    let count = after.count
    for (one, children) in old.children.sorted(by: { $0.key < $1.key }) where after[one] == nil {
      let news = Set(children.compactMap { after[$0] }.map { new.elements[$0].superview })
      guard news.count == 1, let other = news.first ?? nil, before[other] == nil,
        old.elements[one].kind == new.elements[other].kind, !old.elements[one].isNamedApart(from: new.elements[other]),
        new.children[other, default: []].compactMap({ before[$0] }).allSatisfy({ old.elements[$0].superview == one })
      else { continue }
      set(one, other)
    }
    return after.count > count
  }

  // MARK: Pairs

  private mutating func set(_ one: Int, _ other: Int) {
    after[one] = other
    before[other] = one
  }

  /// Pairs the elements that have a key which no other element of their side has.
  private mutating func pair(_ key: (MatchedSide, Int) -> String?) {
    pair(Array(old.elements.indices), Array(new.elements.indices), key)
  }

  private mutating func pair(_ olds: [Int], _ news: [Int], _ key: (MatchedSide, Int) -> String?) {
    var lefts: [String: [Int]] = [:]
    for index in olds where after[index] == nil {
      if let word = key(old, index) { lefts[word, default: []].append(index) }
    }
    var rights: [String: [Int]] = [:]
    for index in news where before[index] == nil {
      if let word = key(new, index) { rights[word, default: []].append(index) }
    }
    for (word, left) in lefts where left.count == 1 {
      guard let right = rights[word], right.count == 1 else { continue }
      set(left[0], right[0])
    }
  }
}

extension ComparedElement {
  /// Whether the author gave both elements names, and different ones.
  fileprivate func isNamedApart(from other: ComparedElement) -> Bool {
    for (left, right) in [(identifier, other.identifier), (property, other.property)] {
      if let left, let right { return left != right }
    }
    return false
  }
}
