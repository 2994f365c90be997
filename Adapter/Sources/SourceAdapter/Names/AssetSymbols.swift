// SPDX-License-Identifier: MIT

/// The sets of the asset catalogs of a package and the texts of its string catalogs, by the names that Xcode's generated code gives them.
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
  private var texts: [String: TextSymbol] = [:]

  /// Creates an empty collection of symbols.
  public init() {}

  /// Adds a set.
  ///
  /// - Parameter folders: The folders around the set that provide a namespace.
  public mutating func insert(_ name: String, _ kind: Kind, in folders: [String] = []) {
    guard let symbol = Self.symbol(of: name, kind) else { return }
    let path = (folders.compactMap(Self.typeName) + [symbol]).joined(separator: ".")
    if names[kind]?[path] != nil { return }
    names[kind, default: [:]][path] = (folders + [name]).joined(separator: "/")
  }

  /// Adds a text.
  public mutating func insert(_ text: TextSymbol) {
    guard let symbol = Self.symbol(of: text.key) else { return }
    let table = text.table == TextSymbol.mainTable ? [] : [Self.typeName(text.table) ?? text.table]
    texts[(table + [symbol]).joined(separator: ".")] = text
  }

  /// The name of the set with a symbol, which can stand in namespaces: `Icons.home`.
  func name(of symbol: String, _ kind: Kind) -> String? { names[kind]?[symbol] }

  /// The text with a symbol, which stands in the name of its table unless that is `Localizable`.
  func text(of symbol: String) -> TextSymbol? { texts[symbol] }

  /// A text that differs when the symbols differ.
  public var fingerprint: String {
    Kind.allCases.flatMap { kind in
      (names[kind] ?? [:]).sorted { $0.key < $1.key }.map { "\(kind.rawValue) \($0.key) \($0.value)\n" }
    }.joined() + texts.sorted { $0.key < $1.key }.map { "text \($0.key) \($0.value)\n" }.joined()
  }

  // MARK: Symbols

  /// The words of a name as one in camel case: `Two-Lakes Image` is `twoLakes`. `nil` for a name without a letter.
  static func symbol(of name: String, _ kind: Kind? = nil) -> String? {
    var words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let first = words.first else { return nil }
    words[0] = lowercasedStart(first)
    var symbol = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if let suffix = kind?.suffix, symbol.hasSuffix(suffix), symbol.count > suffix.count {
      symbol.removeLast(suffix.count)
    }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// The name of the type that stands for a namespace: `my icons` is `MyIcons`.
  private static func typeName(_ name: String) -> String? {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? nil : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A word with its first capital letters in lower case, except one that begins the next word: `URLIcon` is `urlIcon`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    let isWhole = capitals == word.count || capitals == 1
    let count = isWhole ? capitals : max(capitals - (word.dropFirst(capitals).first?.isLetter == true ? 1 : 0), 0)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
