// SPDX-License-Identifier: MIT

/// Where everything of a table comes from after an update.
///
/// - Complexity: that of the sections whose rows change.
struct TableChange {
  /// A section after the update.
  struct Section {
    /// The section before the update; nil for a new one, whose rows are all new.
    var origin: Int?
    /// Where each row comes from, nil for a new one; nil as a whole for a section whose rows are those of `origin`.
    var rowOrigins: [IndexPath?]?
  }

  private let updates: TableUpdates
  private let before: [Int]
  private let after: [Int]
  /// The sections after the update.
  private(set) var sections: [Section] = []
  /// Where rows of changed sections went; those that are not mentioned went away.
  private var destinations: [IndexPath: IndexPath] = [:]

  /// - Parameters:
  ///   - before: the numbers of rows before the update, one per section.
  ///   - after: the same after it.
  /// - Throws: the first thing that does not agree.
  init(_ updates: TableUpdates, from before: [Int], to after: [Int]) throws(TableUpdateError) {
    self.updates = updates
    self.before = before
    self.after = after
    try checkPlaces()
    try checkPairs()
    try matchSections()
    for section in after.indices { try matchRows(of: section) }
  }

  /// A change whose outcome is known: the sections after it.
  init(sections: [Section]) {
    updates = TableUpdates()
    before = []
    after = []
    self.sections = sections
    for (section, changed) in sections.enumerated() { noteDestinations(changed.rowOrigins ?? [], in: section) }
  }

  /// Where a row is after the update; nil when it was deleted, or its section deleted or reloaded.
  func destination(of path: IndexPath) -> IndexPath? {
    if let known = destinations[path] { return known }
    guard let section = sections.firstIndex(where: { $0.origin == path.section }) else { return nil }
    return sections[section].rowOrigins == nil ? IndexPath(row: path.row, section: section) : nil
  }

  // MARK: Checking

  private func checkPlaces() throws(TableUpdateError) {
    for section in Array(updates.deletedSections) + Array(updates.reloadedSections) + updates.movedSections.map(\.from)
    where section >= before.count {
      throw .deletesMissingSection(section, sections: before.count)
    }
    for section in Array(updates.insertedSections) + updates.movedSections.map(\.to) where section >= after.count {
      throw .insertsMissingSection(section, sections: after.count)
    }
    for path in updates.deletedRows + updates.reloadedRows + updates.movedRows.map(\.from) {
      guard path.section < before.count else {
        throw .deletesRowOfMissingSection(path, sections: before.count)
      }
      guard path.row < before[path.section] else { throw .deletesMissingRow(path, rows: before[path.section]) }
    }
    for path in updates.insertedRows + updates.movedRows.map(\.to) {
      guard path.section < after.count else { throw .insertsRowInMissingSection(path, sections: after.count) }
      guard path.row < after[path.section] else { throw .insertsMissingRow(path, rows: after[path.section]) }
    }
  }

  private func checkPairs() throws(TableUpdateError) {
    let deleted = Set(updates.deletedRows)
    let inserted = Set(updates.insertedRows)
    for path in updates.reloadedRows where deleted.contains(path) { throw .deletesAndReloads(path) }
    for move in updates.movedRows {
      if deleted.contains(move.from) { throw .deletesAndMoves(move.from) }
      if inserted.contains(move.to) { throw .insertsAndMoves(move.to) }
    }
  }

  // MARK: Matching

  /// Moved sections go where they were moved to; the others keep their order in what is left.
  private mutating func matchSections() throws(TableUpdateError) {
    let inserted = updates.insertedSections.count
    let deleted = updates.deletedSections.count
    guard after.count == before.count + inserted - deleted else {
      throw .numberOfSections(before: before.count, after: after.count, inserted: inserted, deleted: deleted)
    }
    var origins = [Int?](repeating: nil, count: after.count)
    var taken = updates.insertedSections
    for move in updates.movedSections {
      origins[move.to] = move.from
      taken.insert(move.to)
    }
    let moved = IndexSet(updates.movedSections.map(\.from))
    var staying = before.indices.filter { !updates.deletedSections.contains($0) && !moved.contains($0) }[...]
    for section in after.indices where !taken.contains(section) { origins[section] = staying.popFirst() }
    sections = origins.map { origin in
      // A reloaded section is a new one in the same place.
      let isReloaded = origin.map(updates.reloadedSections.contains) ?? false
      return Section(origin: isReloaded ? nil : origin)
    }
  }

  private mutating func matchRows(of section: Int) throws(TableUpdateError) {
    guard let origin = sections[section].origin else { return }
    let inserted = Set(updates.insertedRows.filter { $0.section == section }.map(\.row))
    let deleted = Set(updates.deletedRows.filter { $0.section == origin }.map(\.row))
    let movedIn = updates.movedRows.filter { $0.to.section == section }
    let movedOut = Set(updates.movedRows.filter { $0.from.section == origin }.map(\.from.row))
    let expected = before[origin] + inserted.count - deleted.count + movedIn.count - movedOut.count
    guard after[section] == expected else {
      // A row that moves within its section counts on neither side.
      let within = movedIn.filter { $0.from.section == origin }.count
      throw .numberOfRows(
        section: section, before: before[origin], after: after[section], inserted: inserted.count,
        deleted: deleted.count, movedIn: movedIn.count - within, movedOut: movedOut.count - within)
    }
    guard !(inserted.isEmpty && deleted.isEmpty && movedIn.isEmpty && movedOut.isEmpty) else { return }
    var origins = [IndexPath?](repeating: nil, count: after[section])
    var taken = inserted
    for move in movedIn {
      origins[move.to.row] = move.from
      taken.insert(move.to.row)
    }
    var staying = (0..<before[origin]).lazy.filter { !deleted.contains($0) && !movedOut.contains($0) }.makeIterator()
    for row in origins.indices where !taken.contains(row) {
      origins[row] = staying.next().map { IndexPath(row: $0, section: origin) }
    }
    noteDestinations(origins, in: section)
    sections[section].rowOrigins = origins
  }

  private mutating func noteDestinations(_ origins: [IndexPath?], in section: Int) {
    for (row, origin) in origins.enumerated() {
      if let origin { destinations[origin] = IndexPath(row: row, section: section) }
    }
  }
}
