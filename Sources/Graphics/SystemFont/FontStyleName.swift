// SPDX-License-Identifier: MIT

/// The style at the end of a PostScript name, in letters without case and punctuation.
struct FontStyleName {
  /// The weight, from 100 to 900.
  var weight: Double
  var isItalic: Bool

  /// Reads a name that consists of a style; `nil` if it contains anything else.
  init?(_ name: Substring) {
    let (upright, isItalic) = Self.upright(name)
    guard let weight = upright.isEmpty ? 400 : Self.weights.first(where: { $0.0 == upright })?.1 else { return nil }
    (self.weight, self.isItalic) = (weight, isItalic)
  }

  /// Reads the style with which a name ends.
  init(endOf name: String) {
    let (upright, isItalic) = Self.upright(name[...])
    weight = Self.weights.first { upright.hasSuffix($0.0) }?.1 ?? 400
    self.isItalic = isItalic
  }

  /// The name without the word for an italic posture, and whether it contained one.
  private static func upright(_ name: Substring) -> (Substring, Bool) {
    for word in ["italic", "oblique"] where name.hasSuffix(word) { return (name.dropLast(word.count), true) }
    return (name, false)
  }

  /// The words for weights. Longer words precede those with which they end.
  private static let weights: [(String, Double)] = [
    ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("regular", 400),
    ("normal", 400), ("book", 400), ("roman", 400), ("medium", 500), ("semibold", 600), ("demibold", 600),
    ("demi", 600), ("extrabold", 800), ("ultrabold", 800),
    ("bold", 700), ("heavy", 800), ("black", 900), ("solid", 900),
  ]
}
