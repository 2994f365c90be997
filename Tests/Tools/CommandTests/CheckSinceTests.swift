// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

@Suite("tinamou check --since: only findings that a revision of Git does not have")
struct CheckSinceTests {
  /// A repository with one commit.
  private struct Repository {
    let folder: TemporaryFolder

    init(_ files: [String: String]) throws {
      folder = try TemporaryFolder()
      for (name, text) in files { _ = try folder.file(name, text) }
      try git("init", "--quiet", "--initial-branch=main")
      try commit()
    }

    func git(_ arguments: String...) throws {
      let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
      _ = try GitCommand.output(of: identity + arguments, in: folder.url.path)
    }

    func commit() throws {
      try git("add", "--all")
      try git("commit", "--quiet", "--message", "x")
    }

    /// The findings of a check of the folder, without their paths.
    func findings(since revision: String, _ arguments: String...) throws -> [String] {
      let outcome = try BuiltTool.run(
        all: ["check", folder.url.path, "--since", revision, "--format", "xcode"] + arguments)
      #expect(outcome.errors.isEmpty)
      return outcome.text.split(separator: "\n").map { String($0.split(separator: "/").last ?? "") }
    }
  }

  /// A layout with two findings: that of `sided`, and one of a second view.
  private static let twice =
    CheckFixtures.sided.replacing("box: { size: [50, 50] }", with: "box: { size: [50, 50] }, other: { size: [50, 50] }")
    + "\n  - other.top == box.bottom + 8\n  - other.left == root.left + 8\n"

  /// A change of a file or beside it, and the number of findings that are then new.
  enum Event: String, CaseIterable {
    case nothing, addedFinding, movedLines, removedFinding, renamed, renamedWithFinding, untracked, staged, ignored,
      deleted

    var newCount: Int { [.addedFinding, .renamedWithFinding, .untracked, .staged].contains(self) ? 1 : 0 }
  }

  @Test(
    "findings are new if the file did not have them, wherever their lines and its name have moved",
    arguments: Event.allCases)
  func events(event: Event) throws {
    let before = event == .removedFinding ? Self.twice : CheckFixtures.sided
    // The unchanged lines make a renamed file similar to what it was.
    let text = String(repeating: "# A line of an explanation.\n", count: 20)
    let repository = try Repository([
      "a.layout.yaml": text + before, "clean.layout.yaml": "size: [1, 1]\n", ".gitignore": "ignored*\n",
    ])
    let folder = repository.folder
    switch event {
    case .nothing: break
    case .addedFinding: _ = try folder.file("a.layout.yaml", text + Self.twice)
    case .movedLines: _ = try folder.file("a.layout.yaml", "# a\n# b\n" + text + CheckFixtures.sided)
    case .removedFinding: _ = try folder.file("a.layout.yaml", text + CheckFixtures.sided)
    case .renamed: try repository.git("mv", "a.layout.yaml", "b.layout.yaml")
    case .renamedWithFinding:
      try repository.git("mv", "a.layout.yaml", "b.layout.yaml")
      _ = try folder.file("b.layout.yaml", text + Self.twice)
    case .untracked: _ = try folder.file("b.layout.yaml", CheckFixtures.sided)
    case .staged:
      _ = try folder.file("b.layout.yaml", CheckFixtures.sided)
      try repository.git("add", "--all")
    case .ignored: _ = try folder.file("ignored.layout.yaml", CheckFixtures.sided)
    case .deleted: try FileManager.default.removeItem(atPath: folder.path("a.layout.yaml"))
    }
    let found = try repository.findings(since: "HEAD")
    #expect(found.count == event.newCount)
    #expect(found.allSatisfy { $0.hasSuffix("(left-right-attribute)") })
    // The same holds once it is committed.
    if event != .ignored, event != .nothing {
      try repository.commit()
      #expect(try repository.findings(since: "HEAD~1") == found)
    }
  }

  @Test("findings of a document are known when a writer has numbered all of its objects anew")
  func renumbered() throws {
    func document(_ prefix: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
      <view contentMode="scaleToFill" id="\(prefix)-00-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(prefix)-00-002">
      <rect key="frame" x="16" y="71" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="\(prefix)-00-003"/>
      <constraint firstAttribute="width" constant="60" id="\(prefix)-00-004"/></constraints></view></subviews>
      </view></objects></document>
      """
    }
    let repository = try Repository(["a.xib": document("ab")])
    #expect(try BuiltTool.run("check", repository.folder.path("a.xib")).status == 1)
    _ = try repository.folder.file("a.xib", document("xy"))
    #expect(try repository.findings(since: "HEAD").isEmpty)
  }

  @Test("the exit code is that of the new findings, and the others are counted")
  func status() throws {
    let repository = try Repository(["a.layout.yaml": CheckFixtures.conflict])
    let path = repository.folder.path("a.layout.yaml")
    _ = try repository.folder.file("a.layout.yaml", CheckFixtures.conflict + "\n")
    #expect(try BuiltTool.run("check", path).status == 1)
    let known = try BuiltTool.run("check", path, "--since", "main")
    #expect(known.status == 0)
    #expect(known.text == "nothing found in 1 scene of 1 file\n1 finding of main not listed\n")
  }

  @Test("changes that others have made to the branch since then are not taken for changes of one's own")
  func mergeBase() throws {
    let repository = try Repository(["a.layout.yaml": CheckFixtures.sided, "b.layout.yaml": "size: [1, 1]\n"])
    try repository.git("switch", "--quiet", "--create", "feature")
    _ = try repository.folder.file("b.layout.yaml", "size: [2, 2]\n")
    try repository.commit()
    try repository.git("switch", "--quiet", "main")
    _ = try repository.folder.file("a.layout.yaml", "size: [1, 1]\n")
    try repository.commit()
    try repository.git("switch", "--quiet", "feature")
    #expect(try repository.findings(since: "main").isEmpty)
  }

  @Test("--since and a baseline leave out what either of them knows")
  func withBaseline() throws {
    let repository = try Repository(["a.layout.yaml": CheckFixtures.sided, "b.layout.yaml": CheckFixtures.sided])
    let baseline = repository.folder.path("known.json")
    let added = repository.folder.path("c.layout.yaml")
    _ = try repository.folder.file("c.layout.yaml", CheckFixtures.sided)
    _ = try BuiltTool.run("check", added, "--baseline", baseline, "--write-baseline")
    #expect(try repository.findings(since: "HEAD", "--baseline", baseline).isEmpty)
    _ = try repository.folder.file("b.layout.yaml", Self.twice)
    #expect(try repository.findings(since: "HEAD", "--baseline", baseline).count == 1)
  }

  @Test("--fix corrects new findings only")
  func fix() throws {
    let source =
      "let a = NSLayoutConstraint.constraints(withVisualFormat: \"[titel]\", metrics: nil, views: [\"title\": title])\n"
    let repository = try Repository(["a.swift": source, "b.swift": "\n"])
    _ = try repository.folder.file("a.swift", source + "\n")
    let new = try repository.folder.file("b.swift", source)
    let outcome = try BuiltTool.run("check", repository.folder.url.path, "--since", "HEAD", "--fix")
    #expect(outcome.errors == "1 finding corrected in 1 file\n")
    #expect(try String(contentsOfFile: new, encoding: .utf8).contains("[title]"))
  }

  @Test("revisions that do not exist, options, and files outside a repository are refused with what to do")
  func mistakes() throws {
    let repository = try Repository(["a.layout.yaml": CheckFixtures.sided])
    let path = repository.folder.path("a.layout.yaml")
    for name in ["origin/mian", "-h", "HEAD:a.layout.yaml"] {
      let outcome = try BuiltTool.run("check", path, "--since=" + name)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'\(name)' is not a revision of the repository"))
      #expect(outcome.text.isEmpty)
    }
    let outside = try TemporaryFolder()
    let outcome = try BuiltTool.run("check", try outside.file("a.layout.yaml", CheckFixtures.sided), "--since", "HEAD")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("does not belong to a Git repository"))
    #expect(try BuiltTool.run("check", path, "--since", "HEAD", "--baseline", "x", "--write-baseline").status == 64)
  }
}
