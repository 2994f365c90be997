// SPDX-License-Identifier: MIT

/// The names of a font.
public struct FontNames: Hashable, Sendable {
  /// The family, such as `Avenir Next`: the typographic family if the font has one.
  public let family: String
  /// The style within the family, such as `Demi Bold Italic`.
  public let style: String
  /// The PostScript name, such as `AvenirNext-DemiBoldItalic`.
  public let postScript: String

  /// Reads the table `name`. A missing PostScript name is derived from family and style.
  ///
  /// - Throws: ``FontFileError`` if there is neither a family nor a PostScript name.
  init(_ table: FontBytes) throws(FontFileError) {
    let found = try Self.strings(in: table)
    guard let family = found[16] ?? found[1] ?? found[6] else { throw .invalid(table.tag) }
    let style = found[17] ?? found[2] ?? "Regular"
    self.family = family
    self.style = style
    let joined = family + "-" + style
    postScript = found[6] ?? String(String.UnicodeScalarView(joined.unicodeScalars.filter { $0 != " " }))
  }

  /// Returns the preferred string for each requested name.
  private static func strings(in table: FontBytes) throws(FontFileError) -> [Int: String] {
    let count = min(try table.number(at: 2), FontFileLimits.names)
    let storage = try table.part(at: try table.number(at: 4))
    var ranks: [Int: Int] = [:]
    var strings: [Int: String] = [:]
    for index in 0..<count {
      let record = try table.part(at: 6 + 12 * index, length: 12)
      let name = try record.number(at: 6)
      guard [1, 2, 6, 16, 17].contains(name), let rank = try rank(of: record), rank > ranks[name, default: 0] else {
        continue
      }
      let length = try record.number(at: 8)
      guard length <= FontFileLimits.nameLength else { throw .tooLarge(table.tag) }
      let bytes = try storage.part(at: try record.number(at: 10), length: length)
      guard let text = try text(in: bytes, isWide: try record.number(at: 0) != 1), !text.isEmpty else { continue }
      ranks[name] = rank
      strings[name] = text
    }
    return strings
  }

  /// Returns the precedence of a record: American English for Windows, then other languages, Unicode and Macintosh;
  /// `nil` for a platform that is not supported.
  private static func rank(of record: FontBytes) throws(FontFileError) -> Int? {
    let language = try record.number(at: 4)
    switch try record.number(at: 0) {
    case 3: return language == 0x409 ? 5 : language & 0xFF == 0x09 ? 4 : 2
    case 0: return 3
    case 1: return language == 0 ? 1 : nil
    default: return nil
    }
  }

  /// Returns the text of a name: UTF-16, or ASCII for Macintosh; `nil` for any other encoding.
  private static func text(in bytes: FontBytes, isWide: Bool) throws(FontFileError) -> String? {
    var text = String.UnicodeScalarView()
    var offset = 0
    while offset < bytes.count {
      guard isWide else {
        let byte = try bytes.byte(at: offset)
        guard byte < 0x80 else { return nil }
        text.append(Unicode.Scalar(byte))
        offset += 1
        continue
      }
      var value = UInt32(try bytes.word(at: offset))
      offset += 2
      if value & 0xFC00 == 0xD800, offset < bytes.count {
        value = 0x1_0000 + (value & 0x3FF) << 10 + UInt32(try bytes.word(at: offset) & 0x3FF)
        offset += 2
      }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      text.append(scalar)
    }
    return String(text)
  }
}
