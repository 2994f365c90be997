// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LayoutFiles

@MainActor
@Suite("Examples in the documentation")
struct DocumentationTests {
  @Test("the example of the article on layout files gives its frames")
  func example() throws {
    let path = FixtureFiles.path("Sources/UIKit/Tinamou/Tinamou.docc/Articles/LayoutFiles.md")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let block = try #require(page.components(separatedBy: "```yaml\n").dropFirst().first)
    let text = try #require(block.components(separatedBy: "```").first)
    let scene = try LayoutScene.load(text: text, path: "example.layout.yaml")
    #expect(!scene.expectations.isEmpty && scene.expectationFailures.isEmpty)
    #expect(scene.window.inspection.conflicts.isEmpty && scene.openViews.isEmpty)
  }
}
