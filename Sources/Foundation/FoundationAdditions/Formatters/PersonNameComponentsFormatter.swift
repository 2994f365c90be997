// SPDX-License-Identifier: MIT

import Foundation
public import Foundation

/// The text of a person's name.
///
/// Foundation on Linux has a class of this name without initializers. A file that imports Foundation too says which one it means:
/// `import class FoundationAdditions.PersonNameComponentsFormatter`. The adapter adds that line.
///
/// Differs from Foundation: the order of names is that of the script in which they are written and of the language; preferences of
/// the user for short names do not exist.
///
/// Source: Apple, `PersonNameComponentsFormatter`.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as of all formatters, an object is used by one thread at a time.

  /// The length of a name. Raw values are Foundation's.
  public enum Style: Int, Sendable {
    /// The given and the family name.
    case `default` = 0
    /// The nickname, if there is one; otherwise the given name.
    case short = 1
    /// The given and the family name.
    case medium = 2
    /// All parts of the name.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// The options of a formatter. Raw values are Foundation's.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The text is that of the pronunciation.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The length of the text. The default is `.default`.
  open var style = Style.default
  /// Whether the text is that of the pronunciation. The default is `false`.
  open var isPhonetic = false
  /// The language, which determines the order of the parts. The default is the user's.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    guard isPhonetic else { return text(of: components) }
    return components.phoneticRepresentation.map(text) ?? ""
  }

  /// Returns the text of a name in the user's language.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns the parts of a name; `nil` for a text without letters.
  ///
  /// A text of two words or more has a given and a family name, in the order of its script; words between them are middle names, and
  /// well-known titles before and after it its prefix and its suffix.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    NameReader(isFamilyFirst: order(of: string) == .familyFirst).components(of: string)
  }

  /// Returns the text of an object, if it has parts of a name.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? PersonNameComponents { return string(from: components) }
    return (obj as? NSPersonNameComponents).map { string(from: $0 as PersonNameComponents) }
  }

  // MARK: Order

  private enum Order { case givenFirst, familyFirst }

  private func order(of text: String) -> Order {
    if text.unicodeScalars.contains(where: \.isEastAsian) { return .familyFirst }
    let language = locale.language.languageCode?.identifier ?? "en"
    // Hungarian names, and Vietnamese ones, have the family name first in Latin letters too.
    let isLatinFamilyFirst = ["hu", "vi"].contains(language)
    return isLatinFamilyFirst ? .familyFirst : .givenFirst
  }

  private func text(of components: PersonNameComponents) -> String {
    let given = components.givenName.flatMap(nonempty)
    let family = components.familyName.flatMap(nonempty)
    switch style {
    case .short: return components.nickname.flatMap(nonempty) ?? given ?? family ?? ""
    case .default, .medium: return joined([given, family])
    case .abbreviated:
      let isEastAsian = ((family ?? "") + (given ?? "")).unicodeScalars.contains(where: \.isEastAsian)
      if isEastAsian { return given.map { String($0.suffix(2)) } ?? family ?? "" }
      return ordered([given, family]).compactMap(\.first).map { String($0).uppercased(with: locale) }.joined()
    case .long:
      let name = joined([given, components.middleName.flatMap(nonempty), family])
      return [components.namePrefix.flatMap(nonempty), nonempty(name), components.nameSuffix.flatMap(nonempty)]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  /// Returns the parts from the given name to the family name, in the order in which they are written.
  private func ordered(_ parts: [String?]) -> [String] {
    let present = parts.compactMap(\.self)
    guard order(of: present.joined()) == .familyFirst, parts.last != .some(nil), present.count > 1 else {
      return present
    }
    return [present[present.count - 1]] + present.dropLast()
  }

  private func joined(_ parts: [String?]) -> String {
    let present = ordered(parts)
    let isEastAsian = present.joined().unicodeScalars.allSatisfy(\.isEastAsian)
    return present.joined(separator: isEastAsian ? "" : " ")
  }

  private func nonempty(_ text: String) -> String? { text.isEmpty ? nil : text }
}

/// Finds the parts of a name in a text.
private struct NameReader {
  let isFamilyFirst: Bool

  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "rev", "herr", "frau", "mme", "m", "sr", "sra",
  ]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

  func components(of text: String) -> PersonNameComponents? {
    var words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    guard text.contains(where: \.isLetter) else { return nil }
    var components = PersonNameComponents()
    if words.count > 1, Self.prefixes.contains(plain(words[0])) { components.namePrefix = words.removeFirst() }
    if words.count > 1, Self.suffixes.contains(plain(words[words.count - 1])) {
      components.nameSuffix = words.removeLast()
    }
    if words.count > 1 {
      components.familyName = isFamilyFirst ? words.removeFirst() : words.removeLast()
      components.givenName = isFamilyFirst ? words.removeLast() : words.removeFirst()
      components.middleName = words.isEmpty ? nil : words.joined(separator: " ")
    } else {
      components.givenName = words.first
    }
    return components
  }

  private func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter of Chinese, Japanese or Korean.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1100...0x11FF, 0xF900...0xFAFF,
      0x20000...0x2FFFF:
      true
    default: false
    }
  }
}
