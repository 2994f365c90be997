// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

/// Clauses of `#if` that are not compiled for iOS.
struct OtherSystemTests {
  /// A class of one name for each system, each with an override in an extension. The last word says whether the class of iOS has it.
  @Test(arguments: [
    ("os(iOS) || os(tvOS)", true), ("canImport(UIKit)", true), ("DEBUG", true), ("!os(macOS)", true),
    ("os(Linux) || os(iOS)", true), ("canImport(UIKit) && !os(watchOS)", true), ("!(os(macOS) || DEBUG)", true),
    ("os(OSX)", false), ("os(macOS) || os(tvOS)", false), ("canImport(AppKit)", false),
    ("canImport(AppKit) && !targetEnvironment(macCatalyst)", false), ("!os(iOS)", false), ("os(macOS) && DEBUG", false),
    ("targetEnvironment(macCatalyst)", false), ("!canImport(UIKit)", false),
  ])
  func onlyWhatCanBeCompiledIsKnown(condition: String, isCompiled: Bool) {
    let rows = adapted(
      """
      class Canvas: UIView {}
      #if \(condition)
      extension Canvas { override func layoutSubviews() { super.layoutSubviews() } }
      #endif
      """
    ).rows
    #expect(rows[0].contains("override func layoutSubviews() { _objc_layoutSubviews() }") == isCompiled)
    #expect(rows[2].contains("func _objc_layoutSubviews()") == isCompiled)
  }

  @Test func whatFollowsAConditionOfIOSIsNotCompiled() {
    let rows = adapted(
      """
      class Canvas: UIView {}
      #if os(iOS)
      #elseif DEBUG
      extension Canvas { override func layoutSubviews() {} }
      #else
      extension Canvas { override func didMoveToWindow() {} }
      #endif
      """
    ).rows
    #expect(rows[0] == "class Canvas: UIView {}")
    #expect(rows[1] == "#if true")
  }

  /// A module is missing where a source needs it on iOS; a condition with its own name says that it can do without.
  @Test(arguments: [
    ("import SwiftUI", true), ("#if os(iOS)\nimport SwiftUI\n#endif", true),
    ("#if canImport(SpriteKit)\nimport SwiftUI\n#endif", true),
    ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", false),
    ("#if canImport(SwiftUI) && os(iOS)\n#if DEBUG\nimport SwiftUI\n#endif\n#endif", false),
    ("#if os(macOS)\nimport SwiftUI\n#endif", false), ("#if os(iOS)\n#else\nimport SwiftUI\n#endif", false),
  ])
  func importsThatDoNotAskAreNeeded(text: String, isNeeded: Bool) {
    let facts = ParsedFile(SourceFile(path: "/App/View.swift", text: text)).facts
    #expect(facts.imports == (isNeeded ? ["SwiftUI"] : []))
    var omissions = Omissions(isComplete: false)
    omissions.leaveOutImports(of: ["SwiftUI"], at: "/App/View.swift", base: (text, 0))
    #expect(omissions.lostModules == (isNeeded ? ["SwiftUI"] : []))
    #expect(omissions.files.values.first?.text.contains("import SwiftUI") == !isNeeded)
  }
}
