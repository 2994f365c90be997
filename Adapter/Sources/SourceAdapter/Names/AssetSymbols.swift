// SPDX-License-Identifier: MIT

/// The sets of the asset catalogs of a package, by the names that Xcode's generated code gives them.
public struct AssetSymbols: Hashable, Sendable {
  /// The kind of set.
  public enum Kind: String, Sendable, CaseIterable {
    case image, color

    /// The type of the resource.
    var resource: String { self == .image ? "ImageResource" : "ColorResource" }
    /// The class that is created from the resource.
    var className: String { self == .image ? "UIImage" : "UIColor" }
    /// The word at the end of a set's name that the symbol does not repeat.
    fileprivate var suffix: String { self == .image ? "Image" : "Color" }
  }

  private var names: [Kind: [String: String]] = [:]

  /// Creates an empty collection of symbols.
  public init() {}

  /// Adds a set.
  public mutating func insert(_ name: String, _ kind: Kind) {
    guard let symbol = Self.symbol(of: name, kind), names[kind]?[symbol] == nil else { return }
    names[kind, default: [:]][symbol] = name
  }

  /// The name of the set with a symbol.
  func name(of symbol: String, _ kind: Kind) -> String? { names[kind]?[symbol] }

  /// A text that differs when the symbols differ.
  public var fingerprint: String {
    Kind.allCases.flatMap { kind in
      (names[kind] ?? [:]).sorted { $0.key < $1.key }.map { "\(kind.rawValue) \($0.key) \($0.value)\n" }
    }.joined()
  }

  // MARK: Symbols

  /// The words of a name as one in camel case: `Two-Lakes Image` is `twoLakes`. `nil` for a name without a letter.
  static func symbol(of name: String, _ kind: Kind) -> String? {
    var words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let first = words.first else { return nil }
    words[0] = lowercasedStart(first)
    var symbol = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if symbol.hasSuffix(kind.suffix), symbol.count > kind.suffix.count { symbol.removeLast(kind.suffix.count) }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// A word with its first capital letters in lower case, except one that begins the next word: `URLIcon` is `urlIcon`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    let isWhole = capitals == word.count || capitals == 1
    let count = isWhole ? capitals : max(capitals - (word.dropFirst(capitals).first?.isLetter == true ? 1 : 0), 0)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
