// SPDX-License-Identifier: MIT

/// The metrics of a font in a TrueType or OpenType file: names, heights, advances and kerning.
///
/// Outlines are not read, except for their height if a font does not specify its cap height or x-height. A variable
/// font is represented by its default instance. Ligatures and other substitutions are not applied.
///
/// Two values are equal if they were read by the same call.
public final class FontFile: Sendable {
  /// The path of the file, as given by the caller that read it; `nil` if the bytes are not from a file.
  public let path: String?
  /// The names of the font.
  public let names: FontNames
  /// The weight and the other properties of the font.
  public let style: FontStyle
  /// The number of font units per em.
  public let unitsPerEm: Int
  /// The number of glyphs.
  public let glyphCount: Int
  /// The vertical metrics, in font units.
  public let heights: FontHeights
  /// The advances of the first glyphs. All other glyphs have the last one.
  private let advances: [UInt16]
  private let characters: CharacterMap
  private let kerning: FontKerning

  /// Returns the fonts in the contents of a file: one font, or those of a collection, in its order.
  ///
  /// - Throws: ``FontFileError`` if one of the fonts cannot be used.
  public static func fonts(in bytes: [UInt8], path: String? = nil) throws(FontFileError) -> [FontFile] {
    let file = FontBytes(bytes)
    guard bytes.count <= FontFileLimits.fileSize else { throw .tooLarge(file.tag) }
    var budget = FontBudget()
    guard (try? file.tag(at: 0)) == FontTag("ttcf") else {
      return [try FontFile(try FontTables(file, at: 0), path: path, budget: &budget)]
    }
    let count = try file.longNumber(at: 8)
    guard count <= FontFileLimits.fonts else { throw .tooLarge(file.tag) }
    var fonts: [FontFile] = []
    for index in 0..<count {
      let tables = try FontTables(file, at: try file.longNumber(at: 12 + 4 * index))
      fonts.append(try FontFile(tables, path: path, budget: &budget))
    }
    return fonts
  }

  private init(_ tables: FontTables, path: String?, budget: inout FontBudget) throws(FontFileError) {
    let header = try tables.required(FontTag("head"))
    let unitsPerEm = try header.number(at: 18)
    guard 16...16384 ~= unitsPerEm else { throw .invalid(header.tag) }
    let profile = try tables.required(FontTag("maxp"))
    let glyphCount = try profile.number(at: 4)
    guard glyphCount > 0 else { throw .invalid(profile.tag) }
    let characters = try CharacterMap(try tables.required(FontTag("cmap")), budget: &budget)
    let outlines = try OutlineHeights(tables, header: header)
    self.path = path
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    self.characters = characters
    names = try FontNames(try tables.required(FontTag("name")))
    style = try FontStyle(tables)
    advances = try Self.advances(in: tables, glyphCount: glyphCount, budget: &budget)
    heights = try FontHeights(tables, unitsPerEm: unitsPerEm) { (letter) throws(FontFileError) in
      guard let glyph = characters.glyph(of: letter), Int(glyph) < glyphCount else { return nil }
      return try outlines?.height(of: glyph)
    }
    kerning = try FontKerning(tables, budget: &budget)
  }

  private static func advances(
    in tables: FontTables, glyphCount: Int, budget: inout FontBudget
  ) throws(FontFileError) -> [UInt16] {
    let header = try tables.required(FontTag("hhea"))
    let table = try tables.required(FontTag("hmtx"))
    let count = min(try header.number(at: 34), glyphCount)
    guard count > 0 else { throw .invalid(header.tag) }
    try budget.spend(count, on: table.tag)
    var advances: [UInt16] = []
    advances.reserveCapacity(count)
    for index in 0..<count { advances.append(try table.word(at: 4 * index)) }
    return advances
  }

  /// Returns the glyph of `scalar`; `nil` if the font has none.
  public func glyph(of scalar: Unicode.Scalar) -> UInt16? {
    characters.glyph(of: scalar).flatMap { Int($0) < glyphCount ? $0 : nil }
  }

  /// Returns the advance of `glyph`, in font units.
  public func advance(of glyph: UInt16) -> Int { Int(advances[min(Int(glyph), advances.count - 1)]) }

  /// Returns the change of the distance between two glyphs of Latin text, in font units.
  public func kerning(between left: UInt16, and right: UInt16) -> Int { kerning.value(left, right) }
}

extension FontFile: Hashable {
  /// Returns whether `left` and `right` are the same font, read by the same call.
  public static func == (left: FontFile, right: FontFile) -> Bool { left === right }

  /// Hashes the identity of the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
