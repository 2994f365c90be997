// SPDX-License-Identifier: MIT

/// A free font that many apps bring along: its metrics are known without its file.
///
/// UIKit does not have these fonts. They are for documents whose project has the font's file.
public struct FreeFont: Hashable, Sendable {
  /// The family name, such as "Open Sans".
  public var familyName: String { family.name }
  /// The weight.
  public let weight: FontWeight
  /// The posture. The widths of italic letters are those of upright ones.
  public let posture: FontFace.Posture
  /// The position of the family in the table.
  private let index: Int

  /// The metrics of all its weights.
  var family: FreeFontFamily { FreeFontTables.families[index] }

  /// Finds the font with a PostScript name such as `OpenSans-Semibold`, or that of a style in the family `family` with
  /// another name; `nil` if the family is not known.
  public init?(named name: String, family: String? = nil) {
    let letters = Self.letters(of: name)
    let indices = FreeFontTables.families.indices
    if let found = Self.longest(indices.filter { Self.style(letters, in: $0) != nil }) {
      self.init(found, style: Self.style(letters, in: found))
    } else if let family, let found = indices.first(where: { Self.key($0) == Self.letters(of: family) }) {
      self.init(found, style: FontStyleName(endOf: letters))
    } else {
      return nil
    }
  }

  private init(_ index: Int, style: FontStyleName?) {
    self.index = index
    weight = FontWeight(axis: style?.weight ?? 400)
    posture = style?.isItalic == true ? .italic : .upright
  }

  /// The letters and digits of a name, in lower case.
  private static func letters(of name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { 0x61...0x7A ~= $0.value || 0x30...0x39 ~= $0.value })
  }

  private static func key(_ index: Int) -> String { letters(of: FreeFontTables.families[index].name) }

  private static func longest(_ indices: [Int]) -> Int? { indices.max { key($0).count < key($1).count } }

  /// The style that follows the name of a family; `nil` if the name is that of another family.
  private static func style(_ letters: String, in index: Int) -> FontStyleName? {
    let key = key(index)
    return letters.hasPrefix(key) ? FontStyleName(letters.dropFirst(key.count)) : nil
  }
}

/// The kerning between the printable characters of ASCII, by classes of characters.
struct FreeFontKerning: Sendable {
  /// The number of classes of right characters.
  let columns: Int
  /// The class of each character when it is the left one of two.
  let left: DigitTable
  /// The class of each character when it is the right one of two.
  let right: DigitTable
  /// The kerning of each left class with each right class, in 1/200 em, with 0 in the middle of a digit's range.
  let pairs: DigitTable

  /// The kerning of the characters at two positions from U+0020, in ems.
  func kerning(_ first: Int, _ second: Int) -> Double {
    let pair = left.digit(first) * columns + right.digit(second)
    return Double(pairs.digit(pair) - DigitTable.base / 2) / 200
  }
}
