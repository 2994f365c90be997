// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Reports

@Suite("Reports")
struct ReportTests {
  @Test(
    "numbers have at most three decimals and no more than they need",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (0.0004, "0"), (-0.0004, "0"), (20.0, "20"), (20.333333, "20.333"), (20.5, "20.5"),
      (-12.25, "-12.25"), (0.05, "0.05"), (1e20, "1e+20"), (.nan, "null"), (.infinity, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(NumberFormat.text(value) == text)
  }

  @Test("JSON keeps the order of keys, and escapes what it must")
  func json() {
    let value = JSONValue.object([
      ("b", .string("a \"quote\"\\\n\u{1}")), ("a", .array([.integer(1), .null, .bool(true)])),
      ("c", .array([.object([("d", .number(1.5))])])), ("e", .array([])),
    ])
    #expect(value.compactText == #"{"b":"a \"quote\"\\\n\u0001","a":[1,null,true],"c":[{"d":1.5}],"e":[]}"#)
    #expect(
      value.text() == """
        {
          "b": "a \\"quote\\"\\\\\\n\\u0001",
          "a": [1, null, true],
          "c": [
            {"d": 1.5}
          ],
          "e": []
        }
        """)
  }

  @Test("a message has one line")
  func singleLine() {
    #expect("a\nb\r\t\u{1B}[31m".singleLine == "a\\nb\\r\\t\\u{1b}[31m")
    #expect(
      "Build it once:\n  swift build\nin a checkout.\n".joinedLines == "Build it once: swift build in a checkout.")
  }
}
