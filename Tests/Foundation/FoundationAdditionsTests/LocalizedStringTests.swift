// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Testing

struct LocalizedStringTests {
  private let bundle: Bundle

  /// A bundle with one table.
  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for language in ["en", "Base"] {
      let folder = url.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let table = #""%lld of %@" = "%2$@: %1$lld"; "title" = "Lakes"; "100%" = "all";"#
      try Data(table.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
    }
    bundle = try #require(Bundle(url: url))
  }

  @Test func anInterpolationBecomesAPlaceholderOfTheKey() {
    let (count, name) = (3, "lakes")
    #expect(String(localized: "\(count) of \(name)", bundle: bundle) == "lakes: 3")
    #expect(String(localized: "100%", bundle: bundle) == "all")
  }

  @Test func aTextThatTheTableLacksIsItsKey() {
    #expect(String(localized: "\(2) boats at 5 %", bundle: bundle) == "2 boats at 5 %")
    #expect(String(localized: "\(UInt8(2)) of \(1.5) and \(Float(0.5))") == "2 of 1.500000 and 0.500000")
  }

  @Test func aKeyCanHaveAnotherDefaultValue() {
    #expect(String(localized: "title", defaultValue: "Seas", bundle: bundle) == "Lakes")
    #expect(String(localized: "subtitle", defaultValue: "\(7) seas", bundle: bundle) == "7 seas")
  }

  @Test func aResourceIsLookedUpInItsBundle() {
    let resource = LocalizedStringResource("title", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "Lakes")
    let literal: LocalizedStringResource = "\(1) lake"
    #expect(literal.key == "%lld lake" && String(localized: literal) == "1 lake")
    #expect(String(localized: "All \(resource)") == "All Lakes")
    #expect(resource != LocalizedStringResource("title"))
  }
}
