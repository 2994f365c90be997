// SPDX-License-Identifier: MIT

/// The resources of a target for which Tuist generates declarations: `ShopAsset.logo.image`, `ShopStrings.title`,
/// `ShopFontFamily.Inter.bold.font(size: 12)`.
public struct ResourceAccessors: Hashable, Sendable {
  /// A set of an asset catalog.
  public struct Asset: Hashable, Sendable {
    /// The kind of set.
    public enum Kind: String, Sendable, CaseIterable { case image, color, data }

    /// The name of the set.
    public var name: String
    /// The kind of set.
    public var kind: Kind
    /// The folders around the set that provide a namespace.
    public var folders: [String]

    /// Creates a set.
    public init(name: String, kind: Kind, folders: [String]) {
      (self.name, self.kind, self.folders) = (name, kind, folders)
    }
  }

  /// A font in a file.
  public struct Font: Hashable, Sendable {
    /// The name of the family, as in `Noto Sans`.
    public var family: String
    /// The name of the style, as in `Semi Bold`.
    public var style: String
    /// The PostScript name.
    public var name: String
    /// The name of the file.
    public var file: String

    /// Creates a font.
    public init(family: String, style: String, name: String, file: String) {
      (self.family, self.style, self.name, self.file) = (family, style, name, file)
    }
  }

  /// The sets of each catalog, by the name of the catalog.
  public var catalogs: [String: [Asset]] = [:]
  /// The texts of each table in one language, by their keys and the name of the table.
  public var tables: [String: [String: String]] = [:]
  /// The fonts.
  public var fonts: [Font] = []

  /// Creates a target without resources.
  public init() {}

  /// The declarations for a target, on lines that follow those of one of its sources; empty if there are none.
  ///
  /// - Parameter target: The name of the target, with which their names begin.
  public func declarations(for target: String) -> String {
    let name = AccessorName.type(target)
    let parts = [assetDeclarations(name), textDeclarations(name), fontDeclarations(name)].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : (["import Foundation", "import UIKit"] + parts).joined(separator: "\n") + "\n"
  }

  // MARK: Assets

  private func assetDeclarations(_ target: String) -> String {
    var members = AccessorMembers()
    for (catalog, assets) in catalogs.sorted(by: { $0.key < $1.key }) {
      for asset in assets.sorted(by: { $0.name < $1.name }) {
        // The only catalog has no namespace.
        let path = (catalogs.count > 1 ? [catalog] : []) + asset.folders
        let value = Self.literal((asset.folders + [asset.name]).joined(separator: "/"))
        let symbol = AccessorName.member(asset.name)
        members.add(
          symbol, "static let `\(symbol)` = \(target)\(Self.suffix(of: asset.kind))(name: \(value))",
          in: path.map(AccessorName.type))
      }
    }
    if members.isEmpty { return "" }
    let kinds = Set(catalogs.values.joined().map(\.kind)).sorted { $0.rawValue < $1.rawValue }
    let types = kinds.map { kind in
      """
      public struct \(target)\(Self.suffix(of: kind)): Sendable { public let name: String; \(Self.members(of: kind)) }
      """
    }
    return (["public enum \(target)Asset { \(members.text) }"] + types).joined(separator: "\n")
  }

  private static func suffix(of kind: Asset.Kind) -> String {
    switch kind {
    case .image: "Images"
    case .color: "Colors"
    case .data: "Data"
    }
  }

  /// The members of an accessor of a kind: the object, and for those that depend on traits, a function.
  private static func members(of kind: Asset.Kind) -> String {
    if kind == .data {
      return
        "public var data: NSDataAsset { NSDataAsset(name: name, bundle: .module) ?? \(trap("No data is named", "NSDataAsset")) }"
    }
    let (type, word) = kind == .image ? ("UIImage", "image") : ("UIColor", "color")
    let trap = trap("No \(word) is named", type)
    return """
      public typealias \(type.dropFirst(2)) = \(type); public var \(word): \(type) { \(type)(named: name, in: .module, compatibleWith: nil) ?? \
      \(trap) }; public func \(word)(compatibleWith traits: UITraitCollection) -> \(type) { \(type)(named: name, in: .module, \
      compatibleWith: traits) ?? \(trap) }
      """
  }

  private static func trap(_ reason: String, _ type: String) -> String {
    "{ () -> \(type) in preconditionFailure(\"\(reason) \\(name).\") }()"
  }

  // MARK: Fonts

  private func fontDeclarations(_ target: String) -> String {
    if fonts.isEmpty { return "" }
    var members = AccessorMembers()
    for font in fonts.sorted(by: { $0.name < $1.name }) {
      let symbol = AccessorName.member(font.style)
      let arguments = [("name", font.name), ("family", font.family), ("path", font.file)]
        .map { "\($0): \(Self.literal($1))" }.joined(separator: ", ")
      members.add(
        symbol, "static let `\(symbol)` = \(target)FontConvertible(\(arguments))", in: [AccessorName.type(font.family)])
    }
    let all = Set(
      fonts.map { "\(AccessorName.type($0.family)).`\(AccessorName.member($0.style))`" }
    ).sorted().joined(separator: ", ")
    return """
      import CoreText
      public enum \(target)FontFamily { \(members.text); public static var allCustomFonts: [\(target)FontConvertible] { [\(all)] }; \
      public static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } } }
      public struct \(target)FontConvertible: Sendable { public let name: String; public let family: String; public let path: String; \
      public typealias Font = UIFont; public func register() { guard let url = Bundle.module.url(forResource: path, withExtension: nil) \
      else { return }; CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }; public func font(size: CGFloat) -> UIFont { \
      if let font = UIFont(name: name, size: size) { return font }; register(); return UIFont(name: name, size: size) ?? \
      .systemFont(ofSize: size) } }
      """
  }

  static func literal(_ text: String) -> String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\t": "\\t"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
