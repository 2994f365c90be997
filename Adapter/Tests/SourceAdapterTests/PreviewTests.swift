// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

@Suite struct PreviewTests {
  private func adapt(_ text: String) throws -> AdaptedFile {
    try #require(SourceAdapter.adapt([SourceFile(path: "/App/Sources/Card.swift", text: text)]).first)
  }

  private func facts(_ text: String) -> FileFacts {
    ParsedFile(SourceFile(path: "/App/Sources/Card.swift", text: text)).facts
  }

  @Test func blocksBecomeClassesOnTheirLines() throws {
    let source = """
      import UIKit
      #Preview("Card", traits: .landscapeLeft) {
        UIView()
      }
      #Preview { UIViewController() }
      """
    let lines = try #require(try adapt(source).text).split(separator: "\n").map(String.init)
    let name = try #require(facts(source).previews.first?.typeName)
    #expect(
      lines[1]
        == "final class \(name): PreviewRegistry { static func makePreview() -> Preview { Preview(\"Card\", traits: .landscapeLeft) {"
    )
    #expect(lines[2] == "  UIView()")
    #expect(lines[3].hasPrefix("} }; static var fileID: String { #fileID }; static var line: Int { 2 }"))
    #expect(lines[4].contains("_1: PreviewRegistry"))
    #expect(lines[4].contains("Preview { UIViewController() } }"))
  }

  @Test func attributesAndConditionsStay() throws {
    let source = """
      import UIKit
      #if DEBUG
        @available(iOS 17.0, *)
        #Preview("Old") { UIView() }
      #endif
      """
    let text = try #require(try adapt(source).text)
    #expect(text.contains("@available(iOS 17.0, *)\n  final class TinamouPreview_"))
    #expect(text.hasSuffix("#endif"))
    #expect(facts(source).previews.map(\.line) == [4])
  }

  @Test func namesThatAreNotLiteralsAreLeftOut() {
    let source = """
      import UIKit
      #Preview("a \\(1)") { UIView() }
      #Preview(title) { UIView() }
      #Preview("plain") { UIView() }
      """
    #expect(facts(source).previews.map(\.name) == [nil, nil, "plain"])
  }

  @Test func previewsOfSwiftUIAreReportedOnceAndLeftOut() throws {
    let source = """
      import SwiftUI
      #Preview { Text("a") }
      #Preview("b") {
        Text("b")
      }
      let last = 1
      """
    let file = try adapt(source)
    #expect(file.findings.map(\.reason) == [.previewOfSwiftUI])
    #expect(file.findings.map(\.line) == [2])
    let text = try #require(file.text)
    #expect(!text.contains("Preview"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[5] == "let last = 1")
    #expect(facts(source).previews.map(\.typeName) == [nil, nil])
  }

  @Test func otherMacrosStay() throws {
    let source = "import UIKit\n#warning(\"a\")\nlet path = #file\n"
    #expect(try adapt(source).text == nil)
    #expect(facts(source).previews.isEmpty)
  }

  @Test(arguments: [
    ("class A: UIView {}", ["A view"]),
    ("class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }", ["A controller"]),
    ("class A: UIView { init(model: Int) { super.init(frame: .zero) } }", []),
    ("class A: UIView { init(model: Int = 0) { super.init(frame: .zero) } }", ["A view"]),
    ("class A: UIView { required init?(coder: NSCoder) { nil }; override init(frame: CGRect) {} }", ["A view"]),
    ("class A: UIView { init(model: Int) {} }\nclass B: A {}", []),
    ("class A: UIView { init(model: Int) {} }\nclass B: A { init() {} }", ["B view"]),
    ("class A: UIView { convenience init(model: Int) { self.init(frame: .zero) } }", ["A view"]),
    ("class A<T>: UIView {}", []),
    ("private class A: UIView {}", []),
    ("enum Space { class A: UIView {} }", []),
    ("class A: NSObject {}", []),
    ("class A: UITableViewController {}", ["A controller"]),
  ])
  func classesThatCanBeMadeAreListed(text: String, names: [String]) {
    let facts = facts("import UIKit\n" + text)
    let shown = PackageIndex([facts]).shownTypes(of: facts)
    #expect(shown.map { "\($0.name) \($0.kind.rawValue)" } == names)
  }
}
