// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter
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

  @Test func pluralsBecomeRulesOfFormats() throws {
    let bundle = try #require(try bundle(Self.catalog))
    let format = { bundle.localizedString(forKey: $0, value: nil, table: nil) }
    #expect(format("Cancel") == "Cancel")
    let rules = try rules("en.lproj/Localizable")
    let lakes = try #require(rules[format("%lld lakes")])
    #expect(lakes.language == "en")
    #expect(lakes.variables.values.first == ["one": "%lld lake", "other": "%lld lakes"])
    #expect(format("trip").wholeMatch(of: /%1\$#@days-\w+@ there/) != nil)
    #expect(rules[format("trip")]?.variables.values.first?["other"] == "%lld days")
  }

  @Test("variations by device are those of a phone, with or without plurals", arguments: ["en", "de"])
  func devices(language: String) throws {
    let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    let plural = #"{"variations": {"plural": {"one": \#(unit("a tap")), "other": \#(unit("%lld taps"))}}}"#
    func entry(_ key: String, _ devices: String) -> String {
      #""\#(key)": {"localizations": {"\#(language)": {"variations": {"device": {\#(devices)}}}}}"#
    }
    let choose = entry("Choose", #""mac": \#(unit("Click")), "iphone": \#(unit("Tap"))"#)
    let count = entry("%lld", #""mac": \#(unit("clicks")), "other": \#(plural)"#)
    let catalog = #"{"sourceLanguage": "\#(language)", "version": "1.0", "strings": {\#(choose), \#(count)}}"#
    _ = try bundle(catalog)
    let folder = root.appendingPathComponent("debug/Resources/\(language).lproj")
    let table = try #require(try list(folder.path + "/Localizable.strings") as? [String: String])
    #expect(table["Choose"] == "Tap")
    let format = try #require(table["%lld"])
    #expect(try rules("\(language).lproj/Localizable")[format]?.variables.values.first?["one"] == "a tap")
  }

  @Test("a property list of plurals is no longer one that Foundation reads")
  func propertyLists() throws {
    let resources = root.appendingPathComponent("debug/App.resources/fr.lproj")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try Data("\"title\" = \"Lacs\";\n\"days\" = \"%d jours\";\n".utf8).write(
      to: resources.appendingPathComponent("Places.strings"))
    let rule = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "other": "%d jours",
    ]
    let table: [String: Any] = [
      "days": ["NSStringLocalizedFormatKey": "%#@n@", "n": rule],
      "wide": ["NSStringVariableWidthRuleType": ["5": "court", "20": "plus long"]],
    ]
    try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      .write(to: resources.appendingPathComponent("Places.stringsdict"))
    // A second build finds what the first one has written.
    for _ in 0..<2 { try MainBundle(ofProgramsIn: root.appendingPathComponent("debug")).link(["App"], nil) }
    let folder = root.appendingPathComponent("debug/Resources/fr.lproj")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["Places.plurals", "Places.strings"])
    let texts = try #require(try list(folder.path + "/Places.strings") as? [String: String])
    #expect(texts["title"] == "Lacs" && texts["wide"] == "plus long")
    #expect(try rules("fr.lproj/Places")[texts["days"] ?? ""]?.variables.values.first?["other"] == "%d jours")
  }

  private func rules(_ path: String) throws -> [String: PluralTable.Entry] {
    let file = root.appendingPathComponent("debug/Resources/\(path).plurals")
    return try PropertyListDecoder().decode([String: PluralTable.Entry].self, from: Data(contentsOf: file))
  }

  @Test func aTextThatSomebodyAddedHasASymbol() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
        "lakes": {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%(count)lld lakes in %(place)@"}},
          "de": {"stringUnit": {"state": "translated", "value": "In %(place)@ %(count)lld Seen"}}}},
        "Cancel": {}, "%@ found": {"localizations": {}}}}
      """
    try temporary.write(catalog, "Places.xcstrings")
    let symbols = try StringCatalog(root.appendingPathComponent("Places.xcstrings")).symbols
    #expect(
      symbols == [
        TextSymbol(
          key: "lakes", table: "Places", parts: ["", " lakes in ", ""],
          placeholders: [.init(name: "count", type: "Int"), .init(name: "place", type: "String")])
      ])
    let bundle = try #require(try bundle(catalog))
    let german = bundle.path(forResource: "Localizable", ofType: "strings", inDirectory: nil, forLocalization: "de")
    #expect(try list(try #require(german)) as? [String: String] == ["lakes": "In %2$@ %1$lld Seen"])
  }

  @Test func aFileThatIsNoCatalogIsNamed() {
    let error = #expect(throws: StringTableError.self) { _ = try bundle("{") }
    #expect(error?.description.contains("App.resources/Localizable.xcstrings is not a string catalog") == true)
  }
}
