// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Testing

@Suite("Data detectors")
struct DataDetectorTests {
  private static let link = NSTextCheckingTypes(1 << 6), date = NSTextCheckingTypes(1 << 4)
  private static let address = NSTextCheckingTypes(1 << 5), phoneNumber = NSTextCheckingTypes(1 << 11)

  private func found(_ text: String, _ types: NSTextCheckingTypes) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types).matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
  }

  @Test(arguments: [
    ("See https://example.org/a?b=c.", "https://example.org/a?b=c"), ("www.example.org", "http://www.example.org"),
    ("Mail me@example.org!", "mailto:me@example.org"), ("(example.com/x)", "http://example.com/x"),
    ("ftp://host:21/file", "ftp://host:21/file"), ("no link, e.g. here", nil), ("Version 1.2.3", nil),
  ])
  func linksAreFound(text: String, expected: String?) throws {
    #expect(try found(text, Self.link).map { $0.url?.absoluteString } == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("Call +1 (408) 555-0123 now", "+1 (408) 555-0123"), ("Tel. 030 1234567", "030 1234567"),
    ("408-555-0123", "408-555-0123"), ("on 2024-05-01", nil), ("12 apples", nil),
  ])
  func telephoneNumbersAreFound(text: String, expected: String?) throws {
    #expect(try found(text, Self.phoneNumber).map(\.phoneNumber) == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("until 2024-05-01", 2024, 5, 1, 12), ("May 5, 2023 at 3:30 PM", 2023, 5, 5, 15), ("5 June 2022", 2022, 6, 5, 12),
    ("12/24/2021", 2021, 12, 24, 12), ("Sept. 3rd, 2020, 9am", 2020, 9, 3, 9),
  ])
  func datesAreFound(text: String, year: Int, month: Int, day: Int, hour: Int) throws {
    let dates = try found(text, Self.date).compactMap(\.date)
    try #require(dates.count == 1)
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: dates[0])
    #expect(parts.year == year && parts.month == month && parts.day == day && parts.hour == hour)
  }

  @Test func addressesHaveParts() throws {
    let results = try found("Visit us at 1 Infinite Loop, Cupertino, CA 95014!", Self.address)
    #expect(
      results.first?.addressComponents == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
  }

  @Test func resultsAreInTheOrderOfTheTextAndOfTheRequestedTypes() throws {
    let text = "408-555-0123, www.a.org, 2024-05-01"
    #expect(try found(text, Self.link | Self.phoneNumber).map(\.resultType.rawValue) == [Self.phoneNumber, Self.link])
    #expect(try found(text, Self.date).map(\.range) == [NSRange(location: 25, length: 10)])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func aResultOfTheAuthorHasItsValue() throws {
    let url = try #require(URL(string: "https://example.org"))
    let result = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 2, length: 3), url: url)
    #expect(result.url == url && result.range.location == 2 && result.numberOfRanges == 1 && result.date == nil)
  }
}
