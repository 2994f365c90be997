// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou --os")
struct SystemOptionTests {
  private func file(_ screen: String) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).layout.yaml")
    let text = "\(screen)\nviews: { bar: { class: UISearchBar } }\nlayout: H:|[bar]|; V:|[bar]\n"
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func height(_ arguments: [String]) throws -> Double? {
    let outcome = try BuiltTool.run(all: ["solve", "--format", "json"] + arguments)
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    let scenes = try #require(report["scenes"] as? [[String: Any]])
    let views = try #require(scenes[0]["views"] as? [[String: Any]])
    return (views.first { $0["name"] as? String == "bar" }?["frame"] as? [Double])?[3]
  }

  @Test("a layout file is laid out for the system that it names, and for that of the option instead")
  func layoutFile() throws {
    let old = try file("os: 10")
    #expect(try height([old]) == 44)
    #expect(try height([old, "--os", "18"]) == 56)
    #expect(try height([try file("device: iPhone 15"), "--os", "17"]) == 56)
  }

  @Test("a system that does not exist is refused with all that do")
  func unknown() throws {
    let outcome = try BuiltTool.run("solve", try file("os: 19"))
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("'19' is not a system; it can be 10, 11, 12, 16, 17, 18, 26 or 27"))
    let option = try BuiltTool.run("solve", try file(""), "--os", "2600")
    #expect(option.errors.contains("There is no system '2600'"))
  }

  @Test("a device that never had the system is refused, in a file and on the command line")
  func missing() throws {
    let sentence = "iPhone 8 had iOS 11 to 16, and never had iOS 26; the nearest device that had it is iPhone SE"
    let written = try BuiltTool.run("solve", try file("device: iPhone 8\nos: 26"))
    #expect(written.errors.contains(":1:9") && written.errors.contains(sentence))
    let option = try BuiltTool.run("solve", try file("device: iPhone 8"), "--os", "26")
    #expect(option.errors.contains(sentence))
    let both = try BuiltTool.run("solve", try file(""), "--os", "26", "--device", "iPhone 8")
    #expect(both.errors.contains(sentence))
    #expect(try BuiltTool.run("solve", try file("device: iPhone 8"), "--os", "26", "--device", "iPhone 17").status == 0)
  }

  @Test("the systems of a check are in its matrix, and in the settings of a project")
  func check() throws {
    func matrix(_ arguments: [String]) throws -> [String?] {
      let outcome = try BuiltTool.run(all: ["check", try file("size: [320, ~]"), "--format", "json"] + arguments)
      let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
      return try #require(report["matrix"] as? [[String: String]]).map { $0["os"] }
    }
    #expect(try matrix(["--os", "10", "--os", "18"]) == ["10", "18"])
    let settings = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yml")
    try Data("systems: [17, 26]".utf8).write(to: settings)
    #expect(try matrix(["--config", settings.path]) == ["17", "26"])
  }
}
