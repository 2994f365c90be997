// SPDX-License-Identifier: MIT

/// Where sections and items went in an update.
struct DataChange {
  /// The new place of a section; nil for one that is gone or made anew.
  var section: (Int) -> Int?
  /// The new place of an item; nil for one that is gone or made anew.
  var item: (ItemPlace) -> ItemPlace?

  /// The new key of an element; nil when its view cannot stay.
  func key(of old: ElementKey) -> ElementKey? {
    var key = old
    if old.category == .cell {
      guard let place = item(old.place) else { return nil }
      return ElementKey(cellAt: place)
    }
    guard let section = section(old.section) else { return nil }
    key.section = section
    return key
  }
}

/// The new numbers of things in a row of which some went, some came and some moved.
struct IndexChange {
  /// Those that are gone or moved, by their old numbers, in order.
  private var left: [Int]
  /// The new numbers of those that came or moved, in order.
  private var taken: [Int]
  private var moves: [Int: Int]

  init(removed: [Int] = [], inserted: [Int] = [], moves: [Int: Int] = [:]) {
    left = (removed + moves.keys).sorted()
    taken = (inserted + moves.values).sorted()
    self.moves = moves
  }

  /// The new number; nil for what is gone.
  ///
  /// - Complexity: O(what changed).
  func callAsFunction(_ old: Int) -> Int? {
    if let new = moves[old] { return new }
    var gone = 0
    for index in left {
      if index == old { return nil }
      if index > old { break }
      gone += 1
    }
    // What stays fills the numbers that nothing new has taken, in order.
    var new = old - gone
    for index in taken where index <= new { new += 1 }
    return new
  }
}
