// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Formats with plurals")
struct PluralFormatTests {
  /// Numbers with their categories, from the samples of Unicode CLDR.
  @Test(
    "each language has its categories",
    arguments: [
      ("en", ["other": [0, 2, 5, 21, 1.5], "one": [1]]),
      ("en-GB", ["other": [0, 2, 11, 101], "one": [1]]),
      ("fr", ["one": [0, 1, 1.5], "other": [2, 17, 100], "many": [1_000_000]]),
      ("pl", ["one": [1], "few": [2, 4, 22, 102], "many": [0, 5, 12, 19, 21, 112], "other": [1.5]]),
      ("ru", ["one": [1, 21, 101], "few": [2, 34, 103], "many": [0, 5, 11, 14, 111], "other": [1.5]]),
      ("ar", ["zero": [0], "one": [1], "two": [2], "few": [3, 103], "many": [11, 111], "other": [100, 102, 1.1]]),
      ("ja", ["other": [0, 1, 2, 15]]),
      ("cs", ["one": [1], "few": [2, 4], "many": [1.5], "other": [0, 5, 22]]),
      ("lt", ["one": [1, 21], "few": [2, 9, 22], "many": [0.5], "other": [0, 10, 11, 19, 30]]),
      ("lv", ["zero": [0, 10, 11, 20], "one": [1, 21], "other": [2, 9, 22]]),
      ("sl", ["one": [1, 101], "two": [2, 102], "few": [3, 4, 103], "other": [0, 5, 100]]),
      ("ro", ["one": [1], "few": [0, 2, 16, 101], "other": [20, 35, 100]]),
      ("he", ["one": [1], "two": [2], "other": [0, 3, 17]]),
      ("ga", ["one": [1], "two": [2], "few": [3, 6], "many": [7, 10], "other": [0, 11]]),
      ("hi", ["one": [0, 1], "other": [2, 10, 1.5]]),
    ] as [(String, [String: [Double]])])
  func categories(language: String, samples: [String: [Double]]) {
    for (category, numbers) in samples {
      for number in numbers {
        #expect(PluralCategory(of: number, in: language).rawValue == category, "\(number) in \(language)")
      }
    }
  }

  private static let plural = PluralFormat(
    language: "en",
    variables: [
      "days": ["one": "%lld day", "other": "%lld days"],
      "towns": ["zero": "no town", "one": "one town", "other": "%d towns"],
      "trip": ["one": "a trip of %#@days@", "other": "%lld trips of %#@days@"],
    ])

  @Test(
    "the texts of the arguments take the places of the variables",
    arguments: [
      ("%#@days@ left", [1], "1 day left"), ("%#@days@", [5], "5 days"),
      ("%#@days@ in %#@towns@", [1, 3], "1 day in 3 towns"), ("%#@days@ in %#@towns@", [2, 0], "2 days in no town"),
      ("%2$#@days@ in %1$#@towns@", [1, 2], "2 days in one town"),
      ("%#@trip@ in %@", [3, 1, "May"], "3 trips of 1 day in May"), ("%#@trip@", [1, 2], "a trip of 2 days"),
      ("100 %% of %#@days@", [2], "100 % of 2 days"), ("%@: %#@days@", ["Trip", 1], "Trip: 1 day"),
      ("%#@unknown@", [1], ""),
    ] as [(String, [any Sendable], String)])
  func texts(format: String, values: [any Sendable], text: String) {
    let arguments: [any CVarArg] = values.map { value in
      if let text = value as? String { NSString(string: text) } else { value as? Int ?? 0 }
    }
    let resolved = Self.plural.resolved(format, arguments)
    #expect(String(format: resolved.format, arguments: resolved.arguments) == text)
  }

  @Test("other formats are Foundation's, by each initializer")
  func otherFormats() {
    let locale = Locale(identifier: "en_US")
    #expect(String(format: "%d of %@", 3, "four") == "3 of four")
    #expect(String(format: "%d of %@", arguments: [3, "four"]) == "3 of four")
    #expect(String(format: "%.1f", locale: locale, 2.5) == "2.5")
    #expect(String(format: "%.1f", locale: locale, arguments: [2.5]) == "2.5")
    #expect(String.localizedStringWithFormat("%@#@", "a") == "a#@")
  }
}
