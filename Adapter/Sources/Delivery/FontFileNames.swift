// SPDX-License-Identifier: MIT

import Foundation

/// The names in a font file, from its table `name`.
struct FontFileNames: Hashable {
  /// The family: the typographic one if there is one.
  let family: String
  /// The style in the family.
  let style: String
  /// The PostScript name.
  let postScript: String

  /// Reads a file with one font; `nil` for other files.
  init?(file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(data: data)
  }

  /// Reads the data of one font.
  init?(data: Data) {
    let reader = Reader(bytes: [UInt8](data))
    guard let table = reader.table("name"), let count = reader.number(at: table + 2),
      let texts = reader.number(at: table + 4)
    else { return nil }
    var names: [Int: String] = [:]
    for record in 0..<count {
      let start = table + 6 + record * 12
      guard let platform = reader.number(at: start), let name = reader.number(at: start + 6),
        let length = reader.number(at: start + 8), let offset = reader.number(at: start + 10),
        // Names for Windows are preferred; those for the first Macs are in its alphabet.
        platform == 3 || names[name] == nil,
        let text = reader.text(at: table + texts + offset, length, isWide: platform != 1)
      else { continue }
      names[name] = text
    }
    guard let family = names[16] ?? names[1], let postScript = names[6] else { return nil }
    (self.family, self.postScript) = (family, postScript)
    style = names[17] ?? names[2] ?? "Regular"
  }

  private struct Reader {
    let bytes: [UInt8]

    /// The number in two bytes.
    func number(at offset: Int) -> Int? {
      guard offset >= 0, offset + 1 < bytes.count else { return nil }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func text(at offset: Int, _ length: Int, isWide: Bool) -> String? {
      guard offset >= 0, offset + length <= bytes.count else { return nil }
      return String(bytes: bytes[offset..<offset + length], encoding: isWide ? .utf16BigEndian : .macOSRoman)
    }

    /// The place of a table.
    func table(_ tag: String) -> Int? {
      guard let count = number(at: 4) else { return nil }
      for index in 0..<count {
        let start = 12 + index * 16
        guard start + 16 <= bytes.count else { return nil }
        guard bytes[start..<start + 4].elementsEqual(tag.utf8), let high = number(at: start + 8),
          let low = number(at: start + 10)
        else { continue }
        return high << 16 | low
      }
      return nil
    }
  }
}
