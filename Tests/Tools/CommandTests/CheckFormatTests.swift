// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou check: formats for programs, and baselines")
struct CheckFormatTests {
  // MARK: JSON

  @Test("JSON has the schema's number, and line, column and byte offset of every finding")
  func json() throws {
    let text = "# überall\n" + CheckFixtures.sided
    let outcome = try BuiltTool.run("check", "-", "--format", "json", input: text)
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(report["schema"] as? Int == 1)
    let file = try #require((report["files"] as? [[String: Any]])?.first)
    #expect(file["file"] as? String == "-")
    #expect(file["scenes"] as? Int == 1)
    let finding = try #require((file["findings"] as? [[String: Any]])?.first)
    let location = try CheckFixtures.location(of: "box.left ==", in: text)
    #expect(finding["rule"] as? String == "left-right-attribute")
    #expect(finding["severity"] as? String == "warning")
    #expect(finding["line"] as? Int == location.line)
    #expect(finding["column"] as? Int == location.column)
    #expect(finding["offset"] as? Int == location.offset)
    #expect((finding["subjects"] as? [[String: Any]])?.map { $0["id"] as? String } == ["box", "root"])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["warnings"] as? Int == 1)
    #expect(summary["errors"] as? Int == 0)
  }

  // MARK: SARIF

  @Test("SARIF has the members that version 2.1.0 requires, with results that refer to their rules")
  func sarif() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a b.layout.yaml", CheckFixtures.conflict)
    let outcome = try BuiltTool.run("check", file, "--format", "sarif")
    #expect(outcome.status == 1)
    let log = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "tinamou")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let message = try #require(result["message"] as? [String: Any])
    #expect((message["text"] as? String)?.contains("cannot all hold") == true)
    #expect(result["level"] as? String == "error")
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let uri = try #require((location["artifactLocation"] as? [String: Any])?["uri"] as? String)
    #expect(uri.hasPrefix("file:///"))
    #expect(uri.hasSuffix("/a%20b.layout.yaml"))
    let region = try #require(location["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 4)
    #expect((region["startColumn"] as? Int ?? 0) > 0)
    #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
    // The other constraints of the conflict, at their positions.
    #expect((result["relatedLocations"] as? [Any])?.isEmpty == false)
  }

  @Test("a relative path stays relative in SARIF, and the fingerprint does not change with lines")
  func sarifFingerprint() throws {
    func fingerprint(_ text: String) throws -> String? {
      let outcome = try BuiltTool.run("check", "-", "--format", "sarif", input: text)
      let log = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
      let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
      return (results?.first?["partialFingerprints"] as? [String: String])?.values.first
    }
    let first = try #require(try fingerprint(CheckFixtures.sided))
    #expect(try fingerprint("# a line more\n" + CheckFixtures.sided) == first)
    #expect(try fingerprint(CheckFixtures.sided.replacingOccurrences(of: "box", with: "bag")) != first)
  }

  // MARK: GitHub

  @Test("annotations escape what would end a property or the line")
  func github() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("100%, a:b.layout.yaml", CheckFixtures.conflict)
    let outcome = try BuiltTool.run("check", file, "--format", "github")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error file="))
    #expect(lines[0].contains("/100%25%2C a%3Ab.layout.yaml,line=4,col="))
    #expect(lines[0].contains(",title=conflicting-constraints::6 constraints on price, root and title cannot"))
    #expect(lines[0].contains("%0Aprice.leading == title.trailing + 10"))
  }

  // MARK: Baselines

  @Test("a baseline suppresses known findings from any folder, and new ones are reported")
  func baseline() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sided.layout.yaml", CheckFixtures.sided)
    let baseline = folder.path("known.json")
    let written = try BuiltTool.run("check", file, "--baseline", baseline, "--write-baseline", "--fail-on", "warning")
    #expect(written.status == 0)
    #expect(written.errors.contains("1 finding written"))
    let quiet = try BuiltTool.run("check", file, "--baseline", baseline, "--fail-on", "warning")
    #expect(quiet.status == 0)
    #expect(quiet.text == "nothing found in 1 scene of 1 file\n1 finding of the baseline not listed\n")
    _ = try folder.file("sided.layout.yaml", "# moved\n" + CheckFixtures.sided + "\n  - box.right >= root.left")
    let more = try BuiltTool.run(
      "check", folder.url.path + "/../" + folder.url.lastPathComponent, "--baseline", baseline, "--fail-on", "warning")
    #expect(more.status == 1)
    #expect(more.text.contains("box.right >= root.left does not mirror"))
    #expect(!more.text.contains("box.left == root.left + 8"))
  }

  @Test("a baseline that is missing or invalid is reported, with exit code 66")
  func badBaseline() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sided.layout.yaml", CheckFixtures.sided)
    let missing = try BuiltTool.run("check", file, "--baseline", folder.path("none.json"))
    #expect(missing.status == 66)
    #expect(missing.errors.contains("cannot be read; --write-baseline makes one"))
    let bad = try BuiltTool.run("check", file, "--baseline", try folder.file("bad.json", "{}"))
    #expect(bad.status == 66)
    #expect(bad.errors.contains("is not a baseline"))
  }
}
