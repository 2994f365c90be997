// SPDX-License-Identifier: MIT

import InterfaceBuilder
import Testing
import UIKit

/// The choice of the view that leaves its content size, as in recorded documents.
@Suite("Ties between content sizes") @MainActor
struct TieTests {
  /// The height of the label that fills the column beside another one of 21 points.
  private static let stretched: CGFloat = 100 - 8 - 21

  /// The constraints of two labels in a column that is higher than both, by name.
  private static let column = [
    "top": #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top""#,
    "between": #"firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8""#,
    "bottom": #"firstItem="root" firstAttribute="bottom" secondItem="b" secondAttribute="bottom""#,
  ]

  @Test(
    "the last constraint of a column decides which label stretches",
    arguments: [
      (["top", "between", "bottom"], "a"), (["top", "bottom", "between"], "b"), (["bottom", "between", "top"], "b"),
      (["between", "bottom", "top"], "a"),
    ])
  func order(_ names: [String], _ stretched: String) throws {
    let constraints = names.compactMap { Self.column[$0] }
    let heights = try heights(in: Self.labels(), constraints)
    #expect(heights[stretched] == Self.stretched)
    #expect(heights[stretched == "a" ? "b" : "a"] == 21)
  }

  @Test("an optional constraint is added after the required ones")
  func optional() throws {
    var constraints = ["top", "between", "bottom"].compactMap { Self.column[$0] }
    constraints[1] += #" priority="999""#
    let heights = try heights(in: Self.labels(), constraints)
    #expect(heights == ["a": 21, "b": Self.stretched])
  }

  @Test("a label that hugs its content less stretches in any order")
  func priorities() throws {
    let constraints = ["top", "bottom", "between"].compactMap { Self.column[$0] }
    let heights = try heights(in: Self.labels(huggingOfFirst: 250), constraints)
    #expect(heights == ["a": Self.stretched, "b": 21])
  }

  @Test("a label that counts only in half would have to change twice as much")
  func factors() throws {
    let constraints = [
      Self.column["top"], Self.column["between"],
      #"firstItem="b" firstAttribute="centerY" secondItem="root" secondAttribute="top" constant="60""#,
    ].compactMap { $0 }
    let heights = try heights(in: Self.labels(), constraints)
    #expect(heights["b"] == 21)
    #expect(heights["a"] == (60 - 10.5 - 8 as CGFloat))
  }

  @Test("views of a stack view take part where they fill it along its axis")
  func stack() throws {
    let content = """
      \(Self.label("a"))
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\(Self.label("inner"))</subviews></stackView>
      """
    let constraints = ["top", "bottom", "between"].compactMap { Self.column[$0] }
    let heights = try heights(in: content, constraints)
    #expect(heights == ["a": 21, "b": Self.stretched, "inner": Self.stretched])
  }

  @Test("the work for long columns has a limit, in any order of the constraints", arguments: [true, false])
  func longColumns(_ isReversed: Bool) throws {
    let count = 500
    let labels = (0..<count).map { Self.label("l\($0)") }.joined()
    var constraints = (1..<count).map {
      #"firstItem="l\#($0)" firstAttribute="top" secondItem="l\#($0 - 1)" secondAttribute="bottom""#
    }
    constraints += [
      #"firstItem="l0" firstAttribute="top" secondItem="root" secondAttribute="top""#,
      #"firstItem="root" firstAttribute="bottom" secondItem="l\#(count - 1)" secondAttribute="bottom""#,
    ]
    if isReversed { constraints.reverse() }
    let start = ContinuousClock.now
    let heights = try heights(in: labels, constraints)
    #expect(abs(heights.values.reduce(0, +) - 100) < 1)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test("without the rule the first view stretches")
  func disabled() throws {
    let constraints = ["top", "bottom", "between"].compactMap { Self.column[$0] }
    let heights = try heights(in: Self.labels(), constraints, disabled: [.tiesByOrder])
    #expect(heights == ["a": Self.stretched, "b": 21])
  }

  private static func labels(huggingOfFirst hugging: Int = 251) -> String {
    label("a", hugging: hugging) + label("b")
  }

  /// A label whose content is 21 points high.
  private static func label(_ id: String, hugging: Int = 251) -> String {
    """
    <label verticalHuggingPriority="\(hugging)" text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="10" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  /// The heights of the views in a nib of 100 points.
  private func heights(
    in content: String, _ constraints: [String], disabled: Set<CanvasRule> = []
  ) throws -> [String: CGFloat] {
    let texts = constraints.enumerated().map { "<constraint \($1) id=\"c\($0)\"/>" }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES" \
      useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <subviews>\(content)</subviews><constraints>\(texts.joined())</constraints></view></objects></document>
      """
    var options = CanvasOptions()
    options.disabledRules = disabled
    options.sizes = .given
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: options).scenes.flatMap(\.views)
    return Dictionary(
      uniqueKeysWithValues: views.filter { $0.interface.id != "root" }.map { ($0.interface.id, $0.view.frame.height) })
  }
}
