// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import Testing

@testable import RecordedSnapshots

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private struct Person: Encodable, Hashable {
  let name: String
  let age: Int?
}

private final class Node {
  var next: Node?
}

private enum Direction: String, CaseIterable {
  case up, down
  var opposite: Direction { self == .up ? .down : .up }
}

@Suite("Texts of values")
struct TextStrategyTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    MainQueueWait.value(of: strategy.snapshot(value), timeout: 1)
  }

  @Test("A dump has the members in the order of their names")
  func members() {
    #expect(
      text(Person(name: "Ann", age: 3), .dump) == """
        ▿ Person
          ▿ age: Optional<Int>
            - some: 3
          - name: "Ann"

        """)
  }

  @Test("A dump counts elements, and orders sets and dictionaries")
  func collections() {
    #expect(text([1, 2], .dump) == "▿ 2 elements\n  - 1\n  - 2\n")
    #expect(text(Set(["b", "a"]), .dump) == "▿ 2 members\n  - \"a\"\n  - \"b\"\n")
    #expect(
      text(["b": 2, "a": 1], .dump) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2

        """)
    #expect(text(Int?.none, .dump) == "- Optional<Int>.none\n")
  }

  @Test("A dump ends where an object contains itself")
  func circles() {
    let node = Node()
    node.next = node
    #expect(
      text(node, .dump) == """
        ▿ Node
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
  }

  @Test("Some types have texts of their own in dumps")
  func ownTexts() throws {
    #expect(text("a" as Character, .dump) == "- \"a\"\n")
    #expect(text(Data([1, 2]), .dump) == "- 2 bytes\n")
    #expect(text(Date(timeIntervalSinceReferenceDate: 0), .dump) == "- 2001-01-01T00:00:00Z\n")
    #expect(text(try #require(URL(string: "https://example.org")), .dump) == "- https://example.org\n")
    #expect(text(NSObject(), .dump) == "- <NSObject>\n")
  }

  @Test("Encodable values are compared as JSON and property lists with sorted keys")
  func encoded() throws {
    let person = Person(name: "Ann", age: 3)
    #expect(text(person, .json) == "{\n  \"age\" : 3,\n  \"name\" : \"Ann\"\n}")
    #expect(Snapshotting<Person, String>.json.pathExtension == "json")
    #expect(try #require(text(person, .plist)).contains("<key>age</key>"))
    let any: Any = ["b": 1, "a": [2]]
    #expect(text(any, .json) == "{\n  \"a\" : [\n    2\n  ],\n  \"b\" : 1\n}")
  }

  @Test("A function is compared by its results for all cases")
  func functions() {
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Direction, String>.description)
    #expect(text(\.opposite, strategy) == "\"up\",\"down\"\n\"down\",\"up\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test("Requests are compared as text and as commands")
  func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/a?z=1&b=2")))
    request.httpMethod = "POST"
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.setValue("a=\"b\"", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"k\":1}".utf8)
    #expect(
      text(request, .raw)
        == "POST https://example.org/a?b=2&z=1\nAccept: text/html\nCookie: a=\"b\"\n\n{\"k\":1}")
    #expect(
      text(request, .curl)
        == [
          "curl", "--request POST", "--header \"Accept: text/html\"", "--data \"{\\\"k\\\":1}\"",
          "--cookie \"a=\\\"b\\\"\"", "\"https://example.org/a?b=2&z=1\"",
        ].joined(separator: " \\\n\t"))
  }

  @Test(
    "Addresses are removed",
    arguments: [
      ("<UIView: 0x7f8a1c; frame>", "<UIView; frame>"), ("<A 0xff>, <B: 0x12>", "<A>, <B>"), ("0xyz 12", "0xyz 12"),
      ("plain", "plain"),
    ])
  func addresses(text: String, expected: String) { #expect(MemoryAddresses.removed(from: text) == expected) }

  @Test("Only the lines near a difference are shown")
  func lines() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacingOccurrences(of: "\n10\n", with: "\nten\n")
    #expect(
      LineDifference(old, new).text
        == "…\n  7\n  8\n  9\n− 10\n+ ten\n  11\n  12\n  13\n…")
  }
}
