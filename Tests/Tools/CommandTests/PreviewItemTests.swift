// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel
import Testing

@testable import LayoutChecks
@testable import Previews
@testable import TinamouCommands

@MainActor
@Suite struct PreviewItemTests {
  private func item(_ name: String, _ kind: PreviewItem.Kind = .preview, file: String = "App/Card.swift") -> PreviewItem
  {
    PreviewItem(
      name: name, kind: kind, subject: kind == .swiftUI ? nil : .block(type: "App.\(name)"), file: file, line: 7,
      column: 3)
  }

  private var items: [PreviewItem] {
    [item("Card"), item("Card, dark"), item("Main/Inbox", .scene), item("Card", .view), item("Text", .swiftUI)].named
  }

  @Test func equalNamesAreNumbered() {
    #expect(items.map(\.name) == ["Card", "Card, dark", "Main/Inbox", "Card 2", "Text"])
  }

  @Test(arguments: [
    ([], ["Card", "Card, dark", "Main/Inbox"]),
    (["Card"], ["Card"]),
    (["card"], ["Card"]),
    (["inbox"], ["Main/Inbox"]),
    (["dark", "Card"], ["Card, dark", "Card"]),
    (["Card.swift"], ["Card", "Card, dark", "Main/Inbox", "Card 2", "Text"]),
  ])
  func wordsSelectItems(words: [String], names: [String]) throws {
    #expect(try items.selected(by: words).map(\.name) == names)
  }

  @Test func aWordThatNamesNothingIsAnErrorWithASuggestion() {
    #expect(throws: PreviewError.unknownPreview("Crad", similar: "Card")) { try items.selected(by: ["Crad"]) }
    #expect(throws: PreviewError.unknownPreview("Zebra crossing", similar: nil)) {
      try items.selected(by: ["Zebra crossing"])
    }
  }

  @Test func fileNamesHaveOnlyPlainCharacters() {
    #expect(item("Main/Inbox: “a” b").fileName == "Main-Inbox---a--b")
  }

  @Test func optionsTakeSeveralValues() throws {
    let options = try PreviewOptions.parse([
      "--device", "iPhone SE,iPhone 15", "--appearance", "light", "--appearance", "dark", "--text-size", "xl",
    ])
    #expect(options.settings.count == 4)
    #expect(options.settings[1] == Setting(device: "iPhone SE", textSize: "xl", appearance: "dark"))
  }

  @Test(arguments: [
    (["--device", "iPhone 99"], "There is no device 'iPhone 99'"),
    (["--appearance", "gray"], "There is no appearance 'gray'"),
    (["--text-size", "huge"], "There is no text size 'huge'"), (["--contrast", "low"], "There is no contrast 'low'"),
    (["--orientation", "up"], "There is no orientation 'up'"), (["--direction", "up"], "There is no direction 'up'"),
  ])
  func unknownValuesAreErrors(arguments: [String], message: String) {
    #expect {
      _ = try PreviewOptions.parse(arguments)
    } throws: { error in
      PreviewOptions.message(for: error).hasPrefix(message)
    }
  }

  @Test func aSettingForAProcessHasTheValuesOfUIKit() {
    let setting = Setting(device: "iphone se", textSize: "accessibility1", direction: "rightToLeft").forProcess
    #expect(setting.device == "iPhone SE (3rd generation)" || setting.device?.hasPrefix("iPhone SE") == true)
    #expect(setting.textSize == "UICTContentSizeCategoryAccessibilityM")
    #expect(setting.direction == "rtl")
  }

  // MARK: Reports

  private func shown(_ findings: [Finding]) -> ShownPreview {
    let screen = ScreenElement(
      index: 0, className: "UIWindow", name: nil, text: nil, spoken: nil,
      frame: Rectangle(x: 0, y: 0, width: 100, height: 50), states: [],
      children: [
        ScreenElement(
          index: 1, className: "UILabel", name: "<b>", text: "\"A\" & <script>", spoken: nil,
          frame: Rectangle(x: 10, y: 0, width: 50, height: 20), states: [], children: [])
      ])
    return ShownPreview(screen: screen, spoken: [], findings: findings, explanations: [:], sweep: nil)
  }

  private var warning: Finding {
    Finding(
      .smallTouchTarget, severity: .warning, subjects: [Subject(id: "save", className: "UIButton", name: "save")],
      details: .size(Size(width: 20, height: 20)), at: nil)
  }

  @Test func findingsStandAtTheLineOfTheirPreviewAndEqualOnesOnce() {
    let shots = [item("Card"), item("Card, dark")].map {
      PreviewRun.Shot(item: $0, setting: Setting(), picture: nil, result: .success(shown([warning])))
    }
    let report = PreviewReport(shots, settings: [Setting()])
    let text = report.text(style: .plain)
    #expect(text.contains("App/Card.swift:7:3: warning: save: the touch target is 20×20 pt"))
    #expect(text.components(separatedBy: "touch target is").count == 2)
    #expect(text.hasSuffix("1 equal finding of other previews not repeated: Card, dark\n"))
    #expect(!report.hasErrors)
  }

  @Test func acceptedFindingsAreNotReported() {
    var selection = RuleSelection()
    selection.exceptions = [RuleSelection.Exception(rule: .smallTouchTarget, object: "save")]
    let shot = PreviewRun.Shot(
      item: item("Card"), setting: Setting(), picture: nil, result: .success(shown([warning])), selection: selection)
    #expect(shot.findings.isEmpty)
    selection.exceptions = [RuleSelection.Exception(rule: .smallTouchTarget, object: "other")]
    let other = PreviewRun.Shot(
      item: item("Card"), setting: Setting(), picture: nil, result: .success(shown([warning])), selection: selection)
    #expect(other.findings.count == 1)
  }

  @Test func aPreviewThatEndsTheAppIsAnError() {
    let shot = PreviewRun.Shot(
      item: item("Card"), setting: Setting(), picture: nil,
      result: .failure(.process("Fatal error: index out of range")))
    let report = PreviewReport([shot], settings: [Setting()])
    #expect(report.hasErrors)
    #expect(
      report.text(style: .plain).contains(
        "App/Card.swift:7:3: error: the preview ended the app: Fatal error: index out of range"))
  }

  @Test func thePageEscapesWhatTheAppShows() {
    let shot = PreviewRun.Shot(item: item("<i>"), setting: Setting(), picture: nil, result: .success(shown([])))
    let html = PreviewPage([PreviewPage.Entry(shot: shot, picture: Data([1]), before: nil)]).html
    #expect(html.contains("&lt;i&gt;"))
    #expect(!html.contains("<script>\""))
    #expect(html.contains("title=\"&lt;b&gt;: UILabel “&quot;A&quot; &amp; &lt;script&gt;” 10 0 50 20\""))
    #expect(html.contains("left:10.00%;top:0.00%;width:50.00%;height:40.00%"))
  }
}
