// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

@Suite("Accessors of resources, as Tuist generates them")
struct ResourceAccessorTests {
  @Test(
    "Names are in camel case, without capitals at the start of a member",
    arguments: [
      ("two-lakes", "TwoLakes", "twoLakes"), ("icon_home", "IconHome", "iconHome"), ("URLIcon", "URLIcon", "urlIcon"),
      ("Semi Bold", "SemiBold", "semiBold"), ("URL", "URL", "url"), ("24px", "_24px", "_24px"),
      ("main", "Main", "main"),
    ])
  func names(name: String, type: String, member: String) {
    #expect(AccessorName.type(name) == type)
    #expect(AccessorName.member(name) == member)
  }

  @Test("The only catalog has no namespace, several have their names, and folders where they provide one")
  func namespaces() {
    var accessors = ResourceAccessors()
    accessors.catalogs["Colors"] = [.init(name: "main", kind: .color, folders: [])]
    #expect(accessors.declarations(for: "shop").contains("enum ShopAsset { public static let `main` = ShopColors("))
    accessors.catalogs["Images"] = [.init(name: "home", kind: .image, folders: ["Icons"])]
    let text = accessors.declarations(for: "shop")
    #expect(text.contains("public enum `Colors` { public static let `main` = ShopColors(name: \"main\") }"))
    #expect(
      text.contains(
        "public enum `Images` { public enum `Icons` { public static let `home` = ShopImages(name: \"Icons/home\") } }"))
    #expect(text.contains("public var image: UIImage") && text.contains("public var color: UIColor"))
    #expect(!text.contains("ShopData"))
  }

  @Test(
    "Formats have arguments of the types of their conversions, in the order of their numbers",
    arguments: [
      ("All", []), ("100%%", []), ("%@ of %d", ["Any", "Int"]), ("%2$@, %1$lld", ["Int", "Any"]),
      ("%.2f %%", ["Float"]),
      ("%-5s%c", ["UnsafePointer<CChar>", "CChar"]), ("50%", []),
    ] as [(String, [String])])
  func formats(format: String, types: [String]) {
    #expect(ResourceAccessors.argumentTypes(of: format) == types)
  }

  @Test("Texts are properties and functions, in the namespaces of their keys, and of their tables if there are several")
  func texts() {
    var accessors = ResourceAccessors()
    accessors.tables["Localizable"] = ["home.title": "Home", "home.count": "%d trips", "say \"hi\"": "Hi"]
    let text = accessors.declarations(for: "Shop")
    #expect(text.contains("public static var `title`: String { ShopStrings.text(\"Localizable\", \"home.title\") }"))
    #expect(
      text.contains("func `count`(_ p1: Int) -> String { ShopStrings.text(\"Localizable\", \"home.count\", p1) }"))
    #expect(text.contains("static var `sayHi`: String { ShopStrings.text(\"Localizable\", \"say \\\"hi\\\"\") }"))
    accessors.tables["Errors"] = ["lost": "Lost"]
    #expect(accessors.declarations(for: "Shop").contains("public enum `Errors` { public static var `lost`"))
  }

  @Test("Fonts are in the enumerations of their families")
  func fonts() {
    var accessors = ResourceAccessors()
    accessors.fonts = [.init(family: "Noto Sans", style: "Semi Bold", name: "NotoSans-SemiBold", file: "Noto.ttf")]
    let text = accessors.declarations(for: "Shop")
    #expect(
      text.contains(
        "public enum `NotoSans` { public static let `semiBold` = ShopFontConvertible(name: \"NotoSans-SemiBold\""))
    #expect(text.contains("[NotoSans.`semiBold`]"))
    #expect(ResourceAccessors().declarations(for: "Shop").isEmpty)
  }
}
