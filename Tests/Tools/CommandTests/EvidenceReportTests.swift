// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Reports
import Testing

@testable import InterfaceBuilder

@Suite("The evidence for the rules of the canvas")
struct EvidenceReportTests {
  @Test("a rule needs three repositories, and fewer against it")
  func support() {
    #expect(evidence(gains: ["a/1": 2, "b/1": 1, "c/1": 1]).isSupported)
    #expect(!evidence(gains: ["a/1": 2, "b/1": 1]).isSupported)
    #expect(!evidence(gains: ["a/1": 1, "b/1": 1, "c/1": 1, "d/1": -1, "e/1": -1, "f/1": -1]).isSupported)
  }

  @Test("a documented rule stands without evidence, but not against it")
  func documented() {
    #expect(evidence(.lowStepper, gains: [:]).isSupported)
    #expect(!evidence(.lowStepper, gains: ["a/1": -1]).isSupported)
    #expect(!evidence(.sheets, gains: [:]).isSupported)
  }

  @Test("unsupported elements are counted by name, the most frequent ones first")
  func unknownElements() {
    var (first, second) = (FidelityDocument(path: "a/1"), FidelityDocument(path: "a/2"))
    first.unknownElements = ["arView": 1, "glkView": 1]
    second.unknownElements = ["glkView": 2]
    let report = FidelityReport([first, second], sizes: .predicted, hasInputs: false)
    let lines = report.text(style: .plain, offenders: 0).split(separator: "\n").suffix(2)
    #expect(lines.map { $0.split(separator: " ").map(String.init) } == [["glkView", "3"], ["arView", "1"]])
  }

  @Test("unsupported attributes are counted by element and name")
  @MainActor
  func unknownAttributes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a" warp="1" opaque="NO"/>
      <view warp="2" colorSpace="x"/></objects></document>
      """
    let counts = InterfaceAttributes.unknown(in: try InterfaceDocument(bytes: Array(text.utf8)))
    #expect(counts == ["view warp": 2])
    var document = FidelityDocument(path: "a/1")
    document.unknownAttributes = counts
    let report = FidelityReport([document], sizes: .predicted, hasInputs: false)
    let last = report.text(style: .plain, offenders: 0).split(separator: "\n").last
    #expect(last?.split(separator: " ").map(String.init) == ["view", "warp", "2"])
    #expect(report.json.text().contains("view warp"))
  }

  @Test("the average over repositories weights each of them equally")
  func repositories() {
    let documents = [document("a/1", hits: 3), document("b/1", hits: 0), document("a/2", hits: 1)]
    func text(_ repository: (@Sendable (String) -> String)?) -> String {
      FidelityReport(documents, sizes: .predicted, hasInputs: false, repository: repository)
        .text(style: .plain, offenders: 0)
    }
    #expect(text { String($0.prefix(1)) }.contains("33.3 % on average over 2 repositories\n"))
    #expect(!text(nil).contains("repositories"))
    #expect(!text { _ in "one" }.contains("repositories"))
  }

  @Test("documents are counted by themselves, views and repositories in sum")
  func counts() {
    let evidence = evidence(gains: ["a/1": 3, "a/2": -1, "b/1": -2, "c/1": 0])
    #expect(evidence.documentsFor == 1)
    #expect(evidence.documentsAgainst == 2)
    #expect(evidence.repositoriesFor == ["a"])
    #expect(evidence.repositoriesAgainst == ["b"])
    #expect(evidence.views == 0)
  }

  @Test("the report marks rules without support, as text and as JSON")
  func report() {
    let report = EvidenceReport([evidence(gains: ["a/1": 1])])
    #expect(!report.isClean)
    #expect(report.text(style: .plain).contains("not supported"))
    #expect(report.json.text().contains(#""supported": false"#) || report.json.text().contains(#""supported":false"#))
  }

  /// Evidence from documents in which `gains` more views are right with the rule.
  private func evidence(_ rule: CanvasRule = .sheets, gains: [String: Int]) -> RuleEvidence {
    let paths = gains.keys.sorted()
    return RuleEvidence(
      rule, with: paths.map { document($0, hits: max(0, gains[$0] ?? 0)) },
      without: paths.map { document($0, hits: max(0, -(gains[$0] ?? 0))) }, repository: { String($0.prefix(1)) })
  }

  private func document(_ path: String, hits: Int) -> FidelityDocument {
    var document = FidelityDocument(path: path)
    document.views = (0..<3).map { index in
      FidelityView(
        scene: "s", id: "\(index)", name: "view", kind: "view", rules: [], stored: [0, 0, 1, 1],
        found: index < hits ? [0, 0, 1, 1] : [9, 9, 9, 9], tolerance: 0.5, line: 1, column: 1, constraints: [])
    }
    return document
  }
}
