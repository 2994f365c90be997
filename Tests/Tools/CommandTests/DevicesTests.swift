// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou devices and schema")
struct DevicesTests {
  @Test("the table has a line per screen")
  func table() throws {
    let outcome = try BuiltTool.run("devices")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count >= 24)
    #expect(lines[0].hasPrefix("device  "))
    #expect(outcome.text.contains("iPhone 15 "))
    #expect(lines.contains { $0.contains("393×852") && $0.contains("@3x") && $0.contains("59 0 34 0") })
  }

  @Test("the table as JSON")
  func json() throws {
    let outcome = try BuiltTool.run("devices", "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(report["schema"] as? Int == 1)
    let devices = try #require(report["devices"] as? [[String: Any]])
    let plus = try #require(devices.first { $0["name"] as? String == "iPhone 8 Plus" })
    #expect(plus["nativeScale"] as? Double == 2.608)
    let landscape = try #require(plus["landscape"] as? [String: Any])
    #expect(landscape["size"] as? [Int] == [736, 414])
    #expect(landscape["sizeClasses"] as? [String] == ["regular", "compact"])
    #expect(landscape["navigationBar"] as? Int == 44)
  }

  @Test("color is for terminals, and NO_COLOR disables it")
  func color() throws {
    #expect(!(try BuiltTool.run("devices").text.contains("\u{1B}")))
    #expect(try BuiltTool.runOnTerminal("devices").contains("\u{1B}[1m"))
    #expect(!(try BuiltTool.runOnTerminal("devices", environment: ["NO_COLOR": "1"]).contains("\u{1B}")))
    #expect(!(try BuiltTool.runOnTerminal("devices", environment: ["TERM": "dumb"]).contains("\u{1B}")))
  }

  @Test("a reader that has read enough, as head has, is no error")
  func endedReader() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "set -o pipefail; '\(BuiltTool.program.path)' schema | head -c 1 > /dev/null"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(text.isEmpty)
    #expect(process.terminationStatus == 0)
  }

  @Test("the JSON schema of layout files has every class, and its references resolve")
  func schema() throws {
    let outcome = try BuiltTool.run("schema")
    #expect(outcome.status == 0)
    let schema = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let pattern = try NSRegularExpression(pattern: "#/\\$defs/(\\w+)")
    let text = outcome.text.replacingOccurrences(of: "\\/", with: "/")
    for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
      let name = (text as NSString).substring(with: match.range(at: 1))
      #expect(definitions[name] != nil, "\(name)")
    }
    for name in ["UIView", "UILabel", "UIButton", "UIPageControl", "UIStackView", "numberOfLines", "UITabBar", "^x-"] {
      #expect(text.contains("\"\(name)\""))
    }
  }
}
