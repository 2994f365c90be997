// SPDX-License-Identifier: MIT

import FontFiles

/// A font that a test makes.
struct TestFont {
  /// The vertical metrics of a table, in font units.
  struct Line {
    var ascender: Int
    var descender: Int
    var lineGap: Int
  }

  /// A character with the width of its glyph, in font units.
  struct Letter {
    var character: Unicode.Scalar
    var advance: Int
  }

  var signature = 0x0001_0000
  var family = "Test Sans"
  var style = "Regular"
  var postScript: String? = "TestSans-Regular"
  var unitsPerEm = 1000
  var header = Line(ascender: 900, descender: -250, lineGap: 50)
  var typographic = Line(ascender: 800, descender: -200, lineGap: 90)
  var windows = Line(ascender: 1000, descender: 300, lineGap: 0)
  /// The cap height and x-height; `nil` for a table `OS/2` of version 1, which has none.
  var heights: (cap: Int, x: Int)? = (700, 500)
  var weight = 400
  var isItalic = false
  /// The letters, whose glyphs are numbered from 1. Glyph 0 stands for missing characters.
  var letters: [Letter] = "AVTox ".unicodeScalars.enumerated().map {
    Letter(character: $0.element, advance: 500 + 50 * $0.offset)
  }
  var map = TestMap.segments
  /// Tables that are added, or replace those of the font.
  var tables: [(String, [UInt8])] = []
  /// The names of tables that are left out.
  var missing: Set<String> = []

  /// The number of the glyph of `character`.
  func glyph(_ character: Unicode.Scalar) -> Int {
    (letters.firstIndex { $0.character == character } ?? -1) + 1
  }

  /// The contents of the file.
  var bytes: [UInt8] { file(at: 0) }

  /// The font alone, read from its bytes.
  func read(path: String? = nil) throws -> FontFile { try FontFile.fonts(in: bytes, path: path)[0] }

  /// The contents of a collection of `fonts`.
  static func collection(_ fonts: [TestFont]) -> [UInt8] {
    var parts: [[UInt8]] = []
    var start = 12 + 4 * fonts.count
    var head = FontBytesBuilder()
    head.add(tag: "ttcf")
    head.add(long: 0x0001_0000)
    head.add(long: fonts.count)
    for font in fonts {
      head.add(long: start)
      parts.append(font.file(at: start))
      start += parts[parts.count - 1].count
    }
    return head.bytes + parts.joined()
  }

  private func file(at start: Int) -> [UInt8] {
    var all = standardTables.filter { table in !tables.contains { $0.0 == table.0 } } + tables
    all.removeAll { missing.contains($0.0) }
    var directory = FontBytesBuilder()
    directory.add(long: signature)
    directory.add([all.count, 0, 0, 0])
    var body: [UInt8] = []
    for (name, bytes) in all {
      directory.add(tag: name)
      directory.add(long: 0)
      directory.add(long: start + 12 + 16 * all.count + body.count)
      directory.add(long: bytes.count)
      body += bytes
    }
    return directory.bytes + body
  }

  private var standardTables: [(String, [UInt8])] {
    [
      ("head", head), ("maxp", FontBytesBuilder(words: [1, 0, letters.count + 1]).bytes),
      ("hhea", horizontalHeader),
      ("hmtx", advances), ("OS/2", windowsTable), ("cmap", map.table(for: letters)),
      ("name", names),
    ]
  }

  private var head: [UInt8] {
    var words = [Int](repeating: 0, count: 27)
    words[9] = unitsPerEm
    words[22] = (weight >= 600 ? 1 : 0) + (isItalic ? 2 : 0)
    return FontBytesBuilder(words: words).bytes
  }

  private var horizontalHeader: [UInt8] {
    var words = [1, 0, header.ascender, header.descender, header.lineGap]
    words += [Int](repeating: 0, count: 12) + [letters.count + 1]
    return FontBytesBuilder(words: words).bytes
  }

  private var advances: [UInt8] {
    FontBytesBuilder(words: [400, 0] + letters.flatMap { [$0.advance, 0] }).bytes
  }

  private var windowsTable: [UInt8] {
    var words = [Int](repeating: 0, count: 48)
    words[0] = heights == nil ? 1 : 4
    words[2] = weight
    words[31] = isItalic ? 1 : 0
    (words[34], words[35], words[36]) = (
      typographic.ascender, typographic.descender, typographic.lineGap
    )
    (words[37], words[38]) = (windows.ascender, windows.descender)
    (words[43], words[44]) = (heights?.x ?? 0, heights?.cap ?? 0)
    return FontBytesBuilder(words: words).bytes
  }

  private var names: [UInt8] {
    let strings = [(1, family), (2, style)] + (postScript.map { [(6, $0)] } ?? [])
    var records = FontBytesBuilder(words: [0, strings.count, 6 + 12 * strings.count])
    var storage = FontBytesBuilder()
    for (name, string) in strings {
      records.add([3, 1, 0x409, name, 2 * string.utf16.count, storage.count])
      storage.add(string.utf16.map(Int.init))
    }
    return records.bytes + storage.bytes
  }
}
