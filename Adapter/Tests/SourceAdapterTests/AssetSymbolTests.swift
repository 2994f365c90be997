// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

/// The symbols that Xcode generates for the sets of asset catalogs.
struct AssetSymbolTests {
  @Test(
    "A symbol has the words of the set's name in camel case, without the kind of set",
    arguments: [
      ("two-lakes", "twoLakes"), ("TwoLakes", "twoLakes"), ("URLIcon", "urlIcon"), ("URL", "url"),
      ("icon 2x", "icon2x"),
      ("icons/home", "iconsHome"), ("heroImage", "hero"), ("Image", "image"), ("3d", "_3d"), ("map_pin", "map_pin"),
    ])
  func symbols(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(of: name, .image) == symbol)
  }

  private func appended(_ text: String) throws -> String {
    var assets = AssetSymbols()
    assets.insert("two-lakes", .image)
    assets.insert("BrandColor", .color)
    assets.insert("red", .color)
    let file = SourceFile(path: "/App/View.swift", text: text)
    return SourceAdapter.adapt([file], assets: assets)[0].text.map { String($0.dropFirst(text.count)) } ?? ""
  }

  @Test func aFileDeclaresTheSymbolsThatItUses() throws {
    let image = try appended("import UIKit\nlet a = UIImage(resource: .twoLakes)\n")
    #expect(
      image.contains(
        "extension ImageResource { static var `twoLakes`: ImageResource { ImageResource(name: \"two-lakes\", bundle: .main)"
      ))
    #expect(image.contains("extension UIImage { static var `twoLakes`: UIImage") && !image.contains("Color"))
    #expect(try appended("import UIKit\nlet a = UIColor.brand\n").contains("ColorResource(name: \"BrandColor\""))
    #expect(try appended("import UIKit\nlet a = place.twoLakes\n").isEmpty)
    #expect(try appended("import Foundation\nlet a = f(.twoLakes)\n").contains("import UIKit\n"))
  }

  @Test func aSymbolDoesNotHideAPropertyOfUIKitOrThePackage() throws {
    #expect(try !appended("import UIKit\nlet a = UIColor.red\n").contains("extension UIColor"))
    let own = "import UIKit\nextension UIColor { static let brand = UIColor.white }\nlet a = UIColor.brand\n"
    #expect(try !appended(own).contains("extension UIColor {"))
  }

  @Test func aSetInANamespaceIsDeclaredInIt() throws {
    var assets = AssetSymbols()
    assets.insert("home", .image, in: ["Icons", "tab bar"])
    assets.insert("leaf", .color, in: ["Icons"])
    let text = "import UIKit\nlet a = UIImage(resource: .Icons.TabBar.home)\nlet b = UIColor.Icons.leaf\n"
    let file = SourceFile(path: "/App/View.swift", text: text)
    let lines = try #require(SourceAdapter.adapt([file], assets: assets)[0].text).rows
    #expect(
      lines.contains(
        "fileprivate extension ImageResource { enum Icons { enum TabBar { static var `home`: ImageResource "
          + "{ ImageResource(name: \"Icons/tab bar/home\", bundle: .main) } } } }"))
    #expect(lines.contains { $0.hasPrefix("fileprivate extension UIColor { enum Icons { static var `leaf`: UIColor") })
  }

  @Test(
    "The texts of string catalogs are resources, those with places for values functions",
    arguments: [
      (
        ".settingsTitle",
        "static var `settingsTitle`: LocalizedStringResource { LocalizedStringResource(\"settings.title\", "
          + "defaultValue: \"Settings\", table: \"Localizable\", bundle: .main) }"
      ),
      (
        ".Places.lakes(count: 2, \"a\")",
        "enum Places { static func `lakes`(count: Int, _ arg2: String) -> LocalizedStringResource { "
          + "LocalizedStringResource(\"lakes\", defaultValue: \"\\(count) lakes in \\(arg2)\", table: \"Places\", "
          + "bundle: .main) } }"
      ),
    ])
  func texts(use: String, declaration: String) throws {
    var assets = AssetSymbols()
    assets.insert(TextSymbol(key: "settings.title", table: "Localizable", parts: ["Settings"], placeholders: []))
    assets.insert(
      TextSymbol(
        key: "lakes", table: "Places", parts: ["", " lakes in ", ""],
        placeholders: [.init(name: "count", type: "Int"), .init(name: nil, type: "String")]))
    let file = SourceFile(path: "/App/View.swift", text: "import UIKit\nlet a = String(localized: \(use))\n")
    let text = try #require(SourceAdapter.adapt([file], assets: assets)[0].text)
    #expect(text.rows.contains("fileprivate extension LocalizedStringResource { \(declaration) }"))
  }
}
