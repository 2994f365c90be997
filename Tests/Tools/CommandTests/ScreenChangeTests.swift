// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel
import Testing

@testable import LayoutChecks
@testable import Previews
@testable import ScreenComparison
@testable import TinamouCommands

/// Reports on screens that changed, and what a change of sources touches.
@MainActor
@Suite struct ScreenChangeTests {
  private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "tinamou-\(UUID().uuidString)")

  private func side(_ name: String, width: Double, picture: String? = nil) -> ScreenChange.Side {
    let frame = Rectangle(x: 0, y: 0, width: width, height: 20)
    let element = ScreenElement(
      index: 0, className: "UILabel", name: "title", text: nil, spoken: nil, frame: frame, states: [], children: [])
    var shown = ShownPreview(screen: element, spoken: [], findings: [], explanations: [:])
    var compared = ComparedScreen(name: "")
    var label = ComparedElement(className: "UILabel", frame: frame)
    label.property = "title"
    compared.elements = [label]
    shown.compared = compared
    return ScreenChange.Side(name: name, shown: .success(shown), picture: picture)
  }

  private func change(_ name: String, widths: (Double, Double), pictures: (String?, String?) = (nil, nil))
    -> ScreenChange
  {
    ScreenChange(
      name: name, place: "App.swift:3", setting: "", before: side("iOS 18", width: widths.0, picture: pictures.0),
      after: side("iOS 27", width: widths.1, picture: pictures.1), isSetting: true)
  }

  @Test func aReportCountsWhatChanged() {
    let report = ScreenChangeReport(changes: [change("Card", widths: (90, 96)), change("List", widths: (90, 90))])
    #expect(report.isChanged)
    #expect(report.count == "1 of 2 screens changed.")
    #expect(report.text.contains("`title` is 96 points wide (90 on iOS 18)."))
    let equal = ScreenChangeReport(changes: [change("List", widths: (90, 90))])
    #expect(!equal.isChanged && equal.count == "Nothing changes on 1 screen.")
  }

  @Test func aCommentHasTenScreensWithPicturesAtMost() throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: Self.folder) }
    let changes = try (0..<14).map { number -> ScreenChange in
      let paths = ["before", "after"].map { Self.folder.appendingPathComponent("\($0) \(number).png").path }
      for path in paths { try Data().write(to: URL(fileURLWithPath: path)) }
      return change("Screen \(number) <b>", widths: (90, 96), pictures: (paths[0], paths[1]))
    }
    let report = ScreenChangeReport(changes: changes, folder: Self.folder.path)
    let plain = ChangeComment(report: report).text
    #expect(plain.hasPrefix(ChangeComment.mark) && !plain.contains("![") && plain.contains("14 of 14 screens changed."))
    #expect(plain.contains("#### Screen 0 &lt;b>"))
    let comment = ChangeComment(report: report, pictures: "https://example.com/p/7", page: "https://example.com/run")
      .text
    #expect(comment.components(separatedBy: "![").count - 1 == 20)
    #expect(comment.contains("(https://example.com/p/7/before%200.png)"))
    #expect(comment.contains("with the pictures of 4 more screens"))
    let page = ChangePage(report: report).html
    #expect(page.contains("before%200.png") && page.contains("Screen 13 &lt;b&gt;"))
  }

  @Test func whatIsReadIsComparedInItsOrder() {
    func element(_ label: String, _ traits: [String] = ["text"], y: Double = 0) -> SpokenElement {
      SpokenElement(
        label: label, value: nil, hint: nil, traits: traits, frame: Rectangle(x: 0, y: y, width: 9, height: 9))
    }
    let before = [
      element("REMINDERS", ["header"]), element("Home"), element("Currency"), element("Units"), element("Sign out"),
    ]
    var after = before.map { element($0.label ?? "", $0.traits, y: 40) }
    #expect(SpokenChange(before, after).lines.isEmpty)
    after[0] = element("Reminders", ["header"])
    #expect(
      SpokenChange(before, after).lines == [
        "- “REMINDERS”, header", "+ “Reminders”, header", "  “Home”, text", "  “Currency”, text",
      ])
  }

  @Test(arguments: [
    ("Cell.swift", ["Cell.swift": "Cell.swift changed", "List.swift": "it uses `Cell` of Cell.swift, which changed"]),
    (
      "Main.storyboard",
      ["Main.storyboard": "Main.storyboard changed", "List.swift": "it uses `Main` of Main.storyboard, which changed"]
    ),
    ("Assets.xcassets/star.imageset/star.png", ["Other.swift": "it uses `star` of star.png, which changed"]),
    ("Other.swift", ["Other.swift": "Other.swift changed"]),
    ("Info.plist", ["Other.swift": "Info.plist changed", "List.swift": "Info.plist changed"]),
  ])
  func aChangeTouchesWhatUsesIt(path: String, reasons: [String: String]) throws {
    let files = [
      "Cell.swift": "final class Cell: UIView {}", "List.swift": "let cell = Cell(); let name = \"Main\"",
      "Other.swift": "let image = UIImage(named: \"star\")", "Main.storyboard": "<document/>", "Info.plist": "<plist/>",
      "Assets.xcassets/star.imageset/star.png": "1",
    ]
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for side in ["before", "after"] {
      for (name, text) in files {
        let file = root.appendingPathComponent("\(side)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let isChanged = side == "after" && name == path
        try Data((isChanged ? text + "\nmore" : text).utf8).write(to: file)
      }
    }
    let sources = ChangedSources(
      before: root.appendingPathComponent("before").path, after: root.appendingPathComponent("after").path)
    #expect(sources.changed == [path])
    for name in ["Cell.swift", "List.swift", "Other.swift", "Main.storyboard"] {
      if path != "Info.plist" || reasons[name] != nil { #expect(sources.reason(for: name) == reasons[name]) }
    }
  }

  @Test func aScreenThatAWalkDidNotReachIsNotNew() {
    let missing = ScreenChange.Side(name: "main", shown: nil, picture: nil)
    func sentences(isWalked: Bool) -> [String] {
      ScreenChange(
        name: "Step 3", place: "", setting: "", before: missing, after: side("now", width: 90), isSetting: false,
        isWalked: isWalked
      ).sentences
    }
    #expect(sentences(isWalked: true) == ["It cannot be compared: main: the screen was not reached."])
    #expect(sentences(isWalked: false) == ["The screen is new."])
    #expect(ScreenChangeReport(changes: []).count == "No screen is compared.")
  }

  @Test func whatABuildWritesIsNoChange() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for side in ["before", "after"] {
      let folder = root.appendingPathComponent(side)
      for (path, text) in [("App.swift", "struct App {}"), (".tinamou/build/Package.swift", "// in \(side)")] {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
    let sources = ChangedSources(
      before: root.appendingPathComponent("before").path, after: root.appendingPathComponent("after").path)
    #expect(sources.changed.isEmpty)
  }
}
