// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import VisualFormat

/// Formats that other implementations accept or reject.
@Suite("Formats recorded from other parsers")
struct CorpusTests {
  struct File: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable, CustomTestStringConvertible {
    var id: String
    var dialect: String
    var vfl: [String]
    var views: [String]
    var valid: Bool
    var expectCount: Int?
    var expectFirst: [String: String]?
    var metrics: [String: Double]?
    /// The views without a superview.
    var orphans: [String]?

    var testDescription: String { id }

    /// The recording names an extension if Apple's language cannot express it.
    var isApples: Bool { dialect == "apple" }

    var names: FormatNames {
      var names = FormatNames(views: views, metrics: metrics ?? [:])
      for view in orphans ?? [] { names.views[view]?.hasSuperview = false }
      return names
    }
  }

  static let cases: [Case] = {
    guard let data = try? Recordings.data("formats.json"),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.cases
  }()

  @Test("the file is read")
  func fileIsRead() { #expect(Self.cases.count >= 29) }

  @Test(
    "formats in Apple's language are accepted, with the same number of constraints, and all others rejected",
    arguments: cases)
  func apple(recorded: Case) throws {
    let lowered = try? LoweredFormat(recorded.vfl[0], dialect: .apple, names: recorded.names)
    #expect((lowered != nil) == (recorded.valid && recorded.isApples))
    guard let lowered else { return }
    if let count = recorded.expectCount { #expect(lowered.constraints.count == count) }
    if let text = recorded.expectFirst?["constant"], let constant = Double(text) {
      // The recording measures spaces from the other side, with the opposite sign.
      let sign: Double = recorded.expectFirst?["view2"] == nil ? 1 : -1
      #expect(lowered.constraints.first?.constant == .points(sign * constant))
    }
  }

  @Test(
    "the larger dialects give Apple's formats the same meaning", arguments: cases.filter { $0.valid && $0.isApples })
  func largerDialects(recorded: Case) throws {
    let apple = try LoweredFormat(recorded.vfl[0], dialect: .apple, names: recorded.names)
    for dialect in [Dialect.quick, .extended] {
      #expect(try LoweredFormat(recorded.vfl[0], dialect: dialect, names: recorded.names) == apple)
    }
  }

  @Test("attributes, which GTK also has, are in the extended dialect")
  func attribute() throws {
    let recorded = try #require(Self.cases.first { $0.id == "gtk attribute" })
    let lowered = try LoweredFormat(recorded.vfl[0], dialect: .extended, names: recorded.names)
    #expect(lowered.lines == ["view1.width == view1.height"])
  }

  @Test("GTK's named strengths are metrics here")
  func strength() throws {
    let recorded = try #require(Self.cases.first { $0.id == "gtk priority" })
    let names = FormatNames(views: recorded.views, metrics: ["strong": 750])
    let lowered = try LoweredFormat(recorded.vfl[0], dialect: .apple, names: names)
    #expect(lowered.lines == ["button.width == 100 @750"])
  }
}
