// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Testing

@Suite("Matrices and baselines")
struct MergeTests {
  private func finding(_ id: String, severity: Severity = .warning, line: Int = 1) -> Finding {
    Finding(
      .truncatedText, severity: severity, subjects: [Subject(id: id, className: "UILabel")],
      details: .unconstrained(isMovedByMask: false),
      at: FileRange(line: line, column: 1, offset: 0))
  }

  @Test("a matrix has every combination, and one cell by default")
  func matrix() {
    #expect(Setting.matrix() == [Setting()])
    let cells = Setting.matrix(devices: ["a", "b"], textSizes: ["l"], directions: ["ltr", "rtl"])
    #expect(cells.count == 4)
    #expect(cells[1] == Setting(device: "a", textSize: "l", direction: "rtl"))
  }

  @Test("a finding in several cells is reported once, with the cells and the highest severity")
  func merging() {
    var merge = FindingMerge()
    let (small, large) = (Setting(device: "small"), Setting(device: "large"))
    merge.add([finding("a", severity: .note, line: 9), finding("b", line: 3)], in: small)
    merge.add([finding("a", severity: .warning, line: 9)], in: large)
    #expect(merge.merged.map { $0.subjects[0].id } == ["b", "a"])
    #expect(merge.merged[1].settings == [small, large])
    #expect(merge.merged[1].severity == .warning)
    #expect(merge.merged[0].settings == [small])
  }

  @Test("a baseline suppresses as many findings as it contains, on any line")
  func baseline() throws {
    var file = CheckedFile(path: "a.xib")
    file.findings = [finding("a"), finding("b")]
    let written = try JSONEncoder().encode(Baseline(of: [file]))
    let baseline = try JSONDecoder().decode(Baseline.self, from: written)
    file.findings = [finding("a", line: 70), finding("c"), finding("a", line: 80)]
    let rest = baseline.leavingOutKnown(in: [file])
    #expect(rest.count == 1)
    #expect(rest.files[0].findings.map { $0.subjects[0].id } == ["c", "a"])
  }

  @Test("a baseline of another schema is rejected")
  func otherSchema() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Baseline.self, from: Data(#"{"schema":2,"findings":[]}"#.utf8))
    }
  }

  @Test("findings survive transport between processes")
  func coding() throws {
    var file = CheckedFile(path: "a.xib")
    file.findings = [finding("a")]
    file.unknownElements = ["foo": 2]
    #expect(try JSONDecoder().decode(CheckedFile.self, from: JSONEncoder().encode(file)) == file)
  }
}
