// SPDX-License-Identifier: MIT

/// The glyphs of characters, from the table `cmap`.
struct CharacterMap: Sendable {
  /// Consecutive characters with consecutive glyphs, or with glyphs from ``CharacterMap/glyphs``.
  private struct Segment: Sendable {
    var first: UInt32
    var last: UInt32
    /// The glyph of the first character, or the index of its glyph.
    var start: UInt32
    var isIndex: Bool
  }

  /// The segments in ascending order.
  private var segments: [Segment] = []
  private var glyphs: [UInt16] = []
  /// Whether the characters are those of a symbol font, which start at U+F000.
  private var isSymbolic = false
  /// Whether the characters are those of the Macintosh encoding, of which only ASCII is supported.
  private var isMacintosh = false

  /// Reads the preferred map of the table. The order of preference is all of Unicode, its first plane, symbols,
  /// Macintosh.
  ///
  /// - Throws: ``FontFileError``, also if no map has a supported format.
  init(_ table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    let count = try table.number(at: 2)
    try budget.spend(count, on: table.tag)
    var best: (rank: Int, map: FontBytes)?
    for index in 0..<count {
      let record = 4 + 8 * index
      let platform = try table.number(at: record)
      let map = try table.part(at: try table.longNumber(at: record + 4))
      let rank = try Self.rank(platform: platform, encoding: try table.number(at: record + 2), of: map)
      if rank > best?.rank ?? 0 { best = (rank, map) }
    }
    guard let best else { throw .invalid(table.tag) }
    isSymbolic = best.rank == 2
    isMacintosh = best.rank == 1
    switch try best.map.number(at: 0) {
    case 0: try readBytes(best.map)
    case 4: try readSegments(best.map, budget: &budget)
    case 6: try readArray(best.map, budget: &budget)
    default: try readGroups(best.map, budget: &budget)
    }
  }

  /// Returns the precedence of a map; 0 for one that is not supported.
  private static func rank(platform: Int, encoding: Int, of map: FontBytes) throws(FontFileError) -> Int {
    guard [0, 4, 6, 12].contains(try map.number(at: 0)) else { return 0 }
    switch (platform, encoding) {
    case (3, 10): return 6
    case (0, 4), (0, 6): return 5
    case (3, 1): return 4
    case (0, _): return 3
    case (3, 0): return 2
    case (1, 0): return 1
    default: return 0
    }
  }

  /// Returns the glyph of `scalar`; `nil` if the font has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt16? {
    if isMacintosh, scalar.value >= 0x80 { return nil }
    if let found = glyph(at: scalar.value) { return found }
    return isSymbolic && scalar.value <= 0xFF ? glyph(at: 0xF000 + scalar.value) : nil
  }

  private func glyph(at value: UInt32) -> UInt16? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].first <= value else { return nil }
    let segment = segments[low]
    let position = segment.start &+ (value - segment.first)
    let found: UInt16
    if segment.isIndex {
      guard Int(position) < glyphs.count else { return nil }
      found = glyphs[Int(position)]
    } else {
      guard let glyph = UInt16(exactly: position) else { return nil }
      found = glyph
    }
    return found == 0 ? nil : found
  }

  // MARK: Formats

  /// Format 0: one byte for each of 256 characters.
  private mutating func readBytes(_ map: FontBytes) throws(FontFileError) {
    for index in 0..<256 { glyphs.append(UInt16(try map.byte(at: 6 + index))) }
    segments = [Segment(first: 0, last: 255, start: 0, isIndex: true)]
  }

  /// Format 6: one glyph for each of consecutive characters.
  private mutating func readArray(_ map: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    let first = UInt32(try map.word(at: 6))
    let count = try map.number(at: 8)
    guard count > 0 else { return }
    try budget.spend(count, on: map.tag)
    for index in 0..<count { glyphs.append(try map.word(at: 10 + 2 * index)) }
    segments = [Segment(first: first, last: first + UInt32(count) - 1, start: 0, isIndex: true)]
  }

  /// Format 4: segments of the first plane.
  private mutating func readSegments(_ map: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    let count = try map.number(at: 6) / 2
    try budget.spend(count, on: map.tag)
    for index in 0..<count {
      let last = UInt32(try map.word(at: 14 + 2 * index))
      let first = UInt32(try map.word(at: 16 + 2 * (count + index)))
      let delta = try map.word(at: 16 + 2 * (2 * count + index))
      let place = 16 + 2 * (3 * count + index)
      let offset = try map.number(at: place)
      // The last segment only marks the end, and some fonts store any offset there.
      if first == 0xFFFF { continue }
      guard first <= last, segments.last.map({ $0.last < first }) ?? true else { throw .invalid(map.tag) }
      if offset == 0 {
        try append(first...last, delta: delta, budget: &budget)
        continue
      }
      try budget.spend(Int(last - first) + 1, on: map.tag)
      segments.append(Segment(first: first, last: last, start: UInt32(glyphs.count), isIndex: true))
      for position in 0...Int(last - first) {
        let glyph = try map.word(at: place + offset + 2 * position)
        glyphs.append(glyph == 0 ? 0 : glyph &+ delta)
      }
    }
  }

  /// Appends a segment whose glyphs are the characters plus `delta`, modulo 65536.
  private mutating func append(
    _ characters: ClosedRange<UInt32>, delta: UInt16, budget: inout FontBudget
  ) throws(FontFileError) {
    let start = UInt32(UInt16(truncatingIfNeeded: characters.lowerBound) &+ delta)
    let wrap = 0x1_0000 - start
    let count = characters.upperBound - characters.lowerBound + 1
    guard count > wrap else {
      segments.append(
        Segment(first: characters.lowerBound, last: characters.upperBound, start: start, isIndex: false))
      return
    }
    segments.append(
      Segment(
        first: characters.lowerBound, last: characters.lowerBound + wrap - 1, start: start, isIndex: false))
    segments.append(
      Segment(first: characters.lowerBound + wrap, last: characters.upperBound, start: 0, isIndex: false))
  }

  /// Format 12: groups of all planes.
  private mutating func readGroups(_ map: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    let count = try map.longNumber(at: 12)
    // Checked before reading, so that a wrong number has no cost.
    guard count <= map.count / 12 else { throw .truncated(map.tag) }
    try budget.spend(count, on: map.tag)
    segments.reserveCapacity(count)
    for index in 0..<count {
      let group = 16 + 12 * index
      let first = try map.longWord(at: group)
      let last = try map.longWord(at: group + 4)
      guard first <= last, last <= 0x10_FFFF, segments.last.map({ $0.last < first }) ?? true else {
        throw .invalid(map.tag)
      }
      segments.append(Segment(first: first, last: last, start: try map.longWord(at: group + 8), isIndex: false))
    }
  }
}
