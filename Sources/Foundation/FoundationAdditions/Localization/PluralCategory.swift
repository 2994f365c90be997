// SPDX-License-Identifier: MIT

/// A category of numbers for which a language has a text of its own.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// Returns the category of a number in a language.
  ///
  /// Source: Unicode CLDR, “Language Plural Rules”, for cardinal numbers.
  ///
  /// - Parameter language: An identifier such as `pt-BR`, of which the language counts.
  init(of number: Double, in language: String) {
    let code = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
    let integer = number.magnitude.rounded(.down)
    let isWhole = integer == number.magnitude
    guard integer < 1e15 else {
      self = .other
      return
    }
    self = Self.category(Int(integer), isWhole: isWhole, code)
  }

  /// - Parameters:
  ///   - integer: The absolute value without its fraction.
  ///   - isWhole: Whether there is no fraction.
  private static func category(_ integer: Int, isWhole: Bool, _ code: String) -> PluralCategory {
    let (ten, hundred) = (integer % 10, integer % 100)
    let isTeen = (11...14).contains(hundred)
    switch code {
    case "bo", "dz", "id", "in", "ja", "jv", "km", "ko", "lo", "ms", "my", "su", "th", "vi", "wo", "yo", "yue", "zh":
      return .other
    case "am", "as", "bn", "fa", "gu", "hi", "kn", "zu": return integer == 0 || isWhole && integer == 1 ? .one : .other
    case "ak", "ln", "mg", "pa", "ti", "wa": return isWhole && integer < 2 ? .one : .other
    case "ff", "hy", "kab": return integer < 2 ? .one : .other
    case "fr", "pt": return integer < 2 ? .one : isWhole && integer % 1_000_000 == 0 ? .many : .other
    case "ca", "es", "it":
      if integer == 1 && isWhole { return .one }
      return isWhole && integer != 0 && integer % 1_000_000 == 0 ? .many : .other
    case "be", "ru", "uk":
      if !isWhole { return .other }
      return ten == 1 && !isTeen ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
    case "pl":
      if !isWhole { return .other }
      return integer == 1 ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
    case "bs", "hr", "sh", "sr":
      if !isWhole { return .other }
      return ten == 1 && !isTeen ? .one : (2...4).contains(ten) && !isTeen ? .few : .other
    case "cs", "sk":
      if !isWhole { return .many }
      return integer == 1 ? .one : (2...4).contains(integer) ? .few : .other
    case "sl":
      if !isWhole { return .few }
      return hundred == 1 ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
    case "lt":
      if !isWhole { return .many }
      if (11...19).contains(hundred) || ten == 0 { return .other }
      return ten == 1 ? .one : .few
    case "lv":
      if !isWhole { return .other }
      return ten == 0 || (11...19).contains(hundred) ? .zero : ten == 1 ? .one : .other
    case "mo", "ro":
      if !isWhole || integer == 0 { return .few }
      return integer == 1 ? .one : (1...19).contains(hundred) ? .few : .other
    case "is", "mk": return isWhole && ten == 1 && hundred != 11 ? .one : .other
    default: return isWhole ? small(integer, hundred, code) : .other
    }
  }

  /// The category in languages that have texts for small numbers of their own, and in those that have one for 1 only.
  private static func small(_ integer: Int, _ hundred: Int, _ code: String) -> PluralCategory {
    switch (code, integer) {
    case ("ar", 0), ("cy", 0): .zero
    case ("ar", 2), ("cy", 2), ("ga", 2), ("he", 2), ("iw", 2), ("mt", 2), ("gd", 2), ("gd", 12): .two
    case (_, 1), ("gd", 11): .one
    case ("ar", _): (3...10).contains(hundred) ? .few : hundred > 10 ? .many : .other
    case ("mt", _):
      integer == 0 || (3...10).contains(hundred) ? .few : (11...19).contains(hundred) ? .many : .other
    case ("cy", 3), ("ga", 3...6), ("gd", 3...19): .few
    case ("cy", 6), ("ga", 7...10): .many
    case ("fil", _), ("tl", _): [4, 6, 9].contains(integer % 10) ? .other : .one
    default: .other
    }
  }
}
