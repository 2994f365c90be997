// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Testing

@testable import TinamouCommands

@Suite("The settings and sizes of an audit")
@MainActor
struct AuditUseTests {
  @Test(
    "a pseudo-language changes texts, and neither placeholders nor entities",
    arguments: [
      (PseudoTranslation.doubleLength, "%d trips", "%d trips  trips"), (.accented, "Share &amp; %@", "Šĥåŕễ &amp; %@"),
      (.boundedString, "Done", "[# Done #]"), (.rightToLeftStrings, "Done", "\u{202E}Done\u{202C}"),
      (.doubleLength, "42", "42"),
    ])
  func texts(language: PseudoTranslation, text: String, expected: String) {
    #expect(language.text(of: text) == expected)
  }

  @Test("the texts of strings files and of documents are changed")
  func files() throws {
    let folder = try TemporaryFolder()
    let strings = try folder.file("Localizable.strings", "\"ok\" = \"Done\";")
    let contents = try #require(PseudoTranslation.boundedString.contents(of: URL(fileURLWithPath: strings)))
    #expect(
      try PropertyListSerialization.propertyList(from: contents, format: nil) as? [String: String]
        == ["ok": "[# Done #]"])
    let document = try folder.file("Main.storyboard", #"<label text="Hello" id="a"/><state key="normal" title="Go"/>"#)
    let changed = try #require(PseudoTranslation.boundedString.contents(of: URL(fileURLWithPath: document)))
    #expect(
      String(decoding: changed, as: UTF8.self)
        == ##"<label text="[# Hello #]" id="a"/><state key="normal" title="[# Go #]"/>"##)
    #expect(PseudoTranslation.accented.contents(of: URL(fileURLWithPath: folder.path("none.png"))) == nil)
  }

  @Test(
    "a constant explains the sizes that begin or end at it, or at twice as much",
    arguments: [
      (375.0, 320...374, true), (187.5, 320...374, true), (375.0, 376...500, true), (375.0, 320...400, false),
      (320.0, 320...400, false),
    ])
  func constants(value: Double, sizes: ClosedRange<Int>, expected: Bool) {
    let constant = AuditUse.Constant(path: "A.swift", place: .start, value: value)
    #expect(constant.explains(sizes, in: 320...1280) == expected)
  }
}
