// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

@Suite("Resources for which Tuist generates accessors")
struct ResourceTargetTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  /// A font file with a table of names only, for Windows, and for the first Macs.
  private static func font(_ names: [(platform: Int, id: Int, text: String)]) -> Data {
    func number(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    var (records, texts): ([UInt8], [UInt8]) = ([], [])
    for (platform, id, text) in names {
      let bytes = platform == 1 ? Array(text.utf8) : text.utf16.flatMap { number(Int($0)) }
      records += number(platform) + number(0) + number(0) + number(id) + number(bytes.count) + number(texts.count)
      texts += bytes
    }
    let table: [UInt8] = number(0) + number(names.count) + number(6 + records.count) + records + texts
    let header: [UInt8] = [0, 1, 0, 0] + number(1) + number(0) + number(0) + number(0)
    let entry: [UInt8] = Array("name".utf8) + [0, 0, 0, 0] + number(0) + number(28) + number(0) + number(table.count)
    return Data(header + entry + table)
  }

  @Test("The names of a font are the typographic ones, and those for Windows")
  func fontNames() {
    let names = FontFileNames(
      data: Self.font([
        (1, 6, "Noto-Old"), (3, 1, "Noto Sans SemiBold"), (3, 2, "Regular"), (3, 6, "NotoSans-SemiBold"),
        (3, 16, "Noto Sans"), (3, 17, "SemiBold"),
      ]))
    #expect(names?.family == "Noto Sans")
    #expect(names?.style == "SemiBold")
    #expect(names?.postScript == "NotoSans-SemiBold")
    #expect(FontFileNames(data: Data("no font".utf8)) == nil)
    #expect(FontFileNames(data: Self.font([(3, 1, "Noto")])) == nil)
    let whole = Self.font([(3, 1, "Noto"), (3, 6, "Noto")])
    for count in 0..<whole.count { #expect(FontFileNames(data: whole.prefix(count)) == nil) }
  }

  @Test("Sets, texts and fonts of the resources become declarations at the end of the first source")
  func declarations() throws {
    let namespace = "{\"properties\": {\"provides-namespace\": true}}"
    try temporary.write(namespace, "Resources/Media.xcassets/Icons/Contents.json")
    try temporary.write("{}", "Resources/Media.xcassets/Icons/home.imageset/Contents.json")
    try temporary.write("{}", "Resources/Media.xcassets/Plain/leaf.colorset/Contents.json")
    try temporary.write("\"title\" = \"%@ trips\";", "Resources/de.lproj/Localizable.strings")
    try temporary.write("\"title\" = \"Trips\";", "Resources/en.lproj/Localizable.strings")
    let font = root.appendingPathComponent("Resources/Bold.ttf")
    try Self.font([(3, 1, "Noto"), (3, 2, "Bold"), (3, 6, "Noto-Bold")]).write(to: font)
    let names = ["Bold.ttf", "Media.xcassets", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings"]
    let target = ResourceTarget(
      name: "Shop", sources: ["/A/main.swift", "/A/Zoo.swift", "/A/Card.swift"],
      resources: names.map { root.appendingPathComponent("Resources/" + $0) })
    var generated = GeneratedDeclarations()
    target.add(to: &generated)
    let text = generated.text("", at: "/A/Card.swift")
    #expect(text.contains("public enum `Icons` { public static let `home` = ShopImages(name: \"Icons/home\") }"))
    #expect(text.contains("public static let `leaf` = ShopColors(name: \"leaf\")"))
    #expect(text.contains("public static var `title`: String"))
    #expect(text.contains("ShopFontConvertible(name: \"Noto-Bold\", family: \"Noto\", path: \"Bold.ttf\")"))
    #expect(generated.text("", at: "/A/Zoo.swift").isEmpty && generated.mark(of: "/A/Zoo.swift") == 0)
    #expect(generated.mark(of: "/A/Card.swift") != 0)
  }
}
