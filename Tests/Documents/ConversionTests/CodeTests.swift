// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import Testing

@testable import Conversion

@MainActor
@Suite("Generated code has every constraint")
struct CodeTests {
  enum Form: String, CaseIterable, Sendable {
    case anchors, snapKit, masonry, formats, quickFormats

    @MainActor
    func writer() -> any LayoutWriter {
      switch self {
      case .anchors: AnchorWriter(className: "Made")
      case .snapKit: SnapKitWriter(className: "Made")
      case .masonry: MasonryWriter(className: "Made")
      case .formats: VisualFormatWriter(className: "Made")
      case .quickFormats: VisualFormatWriter(className: "Made", dialect: .quick)
      }
    }
  }

  private func check(_ layout: LayoutDescription, _ form: Form) throws {
    let text = try form.writer().text(for: layout)
    let found = ConstraintTerms.counted(GeneratedCode(text: text, layout: layout).terms)
    let wanted = ConstraintTerms.counted(layout.constraints.map { ConstraintTerms($0, of: layout) })
    let missing = wanted.filter { found[$0.key, default: 0] < $0.value }.keys.map(\.description).sorted()
    let extra = found.filter { wanted[$0.key, default: 0] < $0.value }.keys.map(\.description).sorted()
    #expect(missing.isEmpty && extra.isEmpty, "missing \(missing), extra \(extra)\n\(text)")
  }

  @Test("layout files", arguments: ConversionFixtures.layoutFiles(in: "Examples"), Form.allCases)
  func layoutFile(path: String, form: Form) throws {
    try check(try LayoutDescription(of: try LayoutScene.load(path: path)), form)
  }

  @Test("documents", arguments: ConversionFixtures.documents, Form.allCases)
  func document(path: String, form: Form) throws {
    let canvas = try #require(ConversionFixtures.canvas(at: path))
    for (root, scene) in ConversionFixtures.roots(of: canvas) {
      try check(try LayoutDescription(of: root, in: scene, of: canvas), form)
    }
  }
}
