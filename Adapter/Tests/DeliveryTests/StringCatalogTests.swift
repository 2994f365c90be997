// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

struct StringCatalogTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Cancel": {},
      "Open": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Öffnen"}}}},
      "%lld lakes": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld lake"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld lakes"}}}}}}},
      "trip": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@days@ there"},
        "substitutions": {"days": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg day"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg days"}}}}}}}}}
    }}
    """

  private func bundle(_ text: String) throws -> Bundle? {
    let resources = root.appendingPathComponent("debug/App.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: resources.appendingPathComponent("Localizable.xcstrings"))
    try MainBundle(ofProgramsIn: root.appendingPathComponent("debug")).link(["App"], nil)
    return Bundle(url: root.appendingPathComponent("debug/Resources"))
  }

  private func list(_ path: String) throws -> Any {
    try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: path)), options: [], format: nil)
  }

  @Test func aCatalogBecomesTheTablesOfItsLanguages() throws {
    let bundle = try #require(try bundle(Self.catalog))
    #expect(bundle.localizations.sorted() == ["de", "en"])
    let german = try #require(
      bundle.path(forResource: "Localizable", ofType: "strings", inDirectory: nil, forLocalization: "de"))
    #expect(try list(german) as? [String: String] == ["Open": "Öffnen"])
  }

  @Test func pluralsBecomeRules() throws {
    let bundle = try #require(try bundle(Self.catalog))
    let format = { bundle.localizedString(forKey: $0, value: nil, table: nil) }
    #expect(format("Cancel") == "Cancel")
    let file = root.appendingPathComponent("debug/Resources/en.lproj/Localizable.stringsdict")
    let rules = try #require(try list(file.path) as? [String: [String: Any]])
    #expect(rules["%lld lakes"]?["NSStringLocalizedFormatKey"] as? String == "%#@value@")
    #expect((rules["%lld lakes"]?["value"] as? [String: String])?["one"] == "%lld lake")
    #expect((rules["trip"]?["days"] as? [String: String])?["other"] == "%lld days")
  }

  @Test func aFileThatIsNoCatalogIsNamed() {
    let error = #expect(throws: StringCatalogError.self) { _ = try bundle("{") }
    #expect(error?.description.contains("App.resources/Localizable.xcstrings is not a string catalog") == true)
  }
}
