// SPDX-License-Identifier: MIT

/// The kerning of Latin text in the table `GPOS`: the pair adjustments of the feature `kern`.
///
/// Contextual adjustments are not applied.
struct PairAdjustments: Sendable {
  /// The tables of each lookup.
  private var lookups: [[PairSubtable]] = []

  /// Reads the table; `nil` if it contains no kerning for Latin text.
  init?(_ table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    let list = try table.part(at: try table.number(at: 8))
    let indices = try Self.lookupIndices(in: table, budget: &budget)
    guard !indices.isEmpty else { return nil }
    let count = try list.number(at: 0)
    for index in indices {
      guard index < count else { throw .invalid(table.tag) }
      let lookup = try list.part(at: try list.number(at: 2 + 2 * index))
      lookups.append(try Self.subtables(of: lookup, budget: &budget))
    }
  }

  /// Returns the kerning of a pair, in font units: the sum of the values of all lookups.
  func value(_ left: UInt16, _ right: UInt16) -> Int {
    var sum = 0
    for lookup in lookups {
      for subtable in lookup {
        guard let value = subtable.value(left, right) else { continue }
        sum += Int(value)
        break
      }
    }
    return sum
  }

  private static func subtables(
    of lookup: FontBytes, budget: inout FontBudget
  ) throws(FontFileError) -> [PairSubtable] {
    let type = try lookup.number(at: 0)
    let count = try lookup.number(at: 4)
    try budget.spend(count, on: lookup.tag)
    guard type == 2 || type == 9 else { return [] }
    var subtables: [PairSubtable] = []
    for index in 0..<count {
      var subtable = try lookup.part(at: try lookup.number(at: 6 + 2 * index))
      if type == 9 {
        // An extension, which has a longer offset.
        guard try subtable.number(at: 2) == 2 else { continue }
        subtable = try subtable.part(at: try subtable.longNumber(at: 4))
      }
      subtables.append(try PairSubtable(subtable, budget: &budget))
    }
    return subtables
  }

  // MARK: Scripts and features

  /// Returns the lookups of the feature `kern` of the default language of Latin, or of the default script, in
  /// ascending order.
  private static func lookupIndices(in table: FontBytes, budget: inout FontBudget) throws(FontFileError) -> [Int] {
    let scripts = try table.part(at: try table.number(at: 4))
    let latin = try entry(in: scripts, FontTag("latn"))
    let common = try entry(in: scripts, FontTag("DFLT"))
    guard let script = latin ?? common else { return [] }
    let offset = try script.number(at: 0)
    guard offset != 0 else { return [] }
    let language = try script.part(at: offset)
    let features = try table.part(at: try table.number(at: 6))
    let featureCount = try features.number(at: 0)
    var indices: Set<Int> = []
    for index in 0..<(try language.number(at: 4)) {
      let feature = try language.number(at: 6 + 2 * index)
      guard feature < featureCount else { throw .invalid(table.tag) }
      let record = 2 + 6 * feature
      guard try features.tag(at: record) == FontTag("kern") else { continue }
      let body = try features.part(at: try features.number(at: record + 4))
      let count = try body.number(at: 2)
      try budget.spend(count, on: table.tag)
      for position in 0..<count { indices.insert(try body.number(at: 4 + 2 * position)) }
    }
    return indices.sorted()
  }

  /// Returns the table for `tag` in a list of tags and offsets.
  private static func entry(in list: FontBytes, _ tag: FontTag) throws(FontFileError) -> FontBytes? {
    for index in 0..<(try list.number(at: 0)) where try list.tag(at: 2 + 6 * index) == tag {
      return try list.part(at: try list.number(at: 6 + 6 * index))
    }
    return nil
  }
}
