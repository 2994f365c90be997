// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Testing
import UIKit

/// Labels of two weights on one line, on the canvas and in code.
@Suite("Baselines of two weights") @MainActor
struct WeightBaselineTests {
  nonisolated private static let weights: [(name: String, value: UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold),
    ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  @Test(
    "two labels that share a baseline lie as in code, whatever their weights and sizes",
    arguments: ["firstBaseline", "baseline"], [(17, 17), (12, 12), (17, 12), (20, 34)])
  func constraints(_ attribute: String, _ sizes: (Int, Int)) throws {
    for weight in Self.weights {
      let canvas = try Self.canvas(weight.name, sizes, constraint: attribute)
      let code = Self.code(weight.value, sizes) { container, first, second in
        let other =
          attribute == "baseline"
          ? second.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor)
          : second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor)
        NSLayoutConstraint.activate([
          first.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
          first.leadingAnchor.constraint(equalTo: container.leadingAnchor),
          second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8), other,
        ])
      }
      #expect(canvas == code, "\(weight.name)")
      if sizes.0 == sizes.1 { #expect(canvas[0].minY == canvas[1].minY, "\(weight.name)") }
    }
  }

  @Test(
    "two labels in a stack view that aligns baselines lie as in code",
    arguments: ["firstBaseline", "lastBaseline"], [(17, 17), (12, 12), (17, 12), (20, 34)])
  func stacks(_ alignment: String, _ sizes: (Int, Int)) throws {
    for weight in Self.weights {
      let canvas = try Self.canvas(weight.name, sizes, alignment: alignment)
      let code = Self.code(weight.value, sizes) { container, first, second in
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.alignment = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
          stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        ])
      }
      #expect(canvas == code, "\(weight.name)")
      if sizes.0 == sizes.1 { #expect(canvas[0].minY == canvas[1].minY, "\(weight.name)") }
    }
  }

  // MARK: Layouts

  /// The frames of a regular label and one of another weight, in a plain view of a controller's view on the canvas.
  private static func canvas(
    _ weight: String, _ sizes: (Int, Int), constraint: String? = nil, alignment: String? = nil
  ) throws -> [CGRect] {
    let font =
      weight == "bold"
      ? #"type="boldSystem" pointSize="\#(sizes.1)""#
      : #"type="system" weight="\#(weight)" pointSize="\#(sizes.1)""#
    let labels = """
      <label text="Regular" translatesAutoresizingMaskIntoConstraints="NO" id="first">
      <fontDescription key="fontDescription" type="system" pointSize="\(sizes.0)"/></label>
      <label text="Other" translatesAutoresizingMaskIntoConstraints="NO" id="second">
      <fontDescription key="fontDescription" \(font)/></label>
      """
    let held = constraint == nil ? "stack" : "first"
    var constraints = """
      <constraint firstItem="\(held)" firstAttribute="top" secondItem="outer" secondAttribute="top" constant="20" id="c1"/>
      <constraint firstItem="\(held)" firstAttribute="leading" secondItem="outer" secondAttribute="leading" id="c2"/>
      """
    if let constraint {
      constraints += """
        <constraint firstItem="second" firstAttribute="leading" secondItem="first" secondAttribute="trailing" constant="8" id="c3"/>
        <constraint firstItem="second" firstAttribute="\(constraint)" secondItem="first" secondAttribute="\(constraint)" id="c4"/>
        """
    }
    let content =
      alignment.map {
        """
        <stackView alignment="\($0)" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\(labels)</subviews>
        </stackView>
        """
      } ?? labels
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><view id="outer">
      <rect key="frame" x="0" y="100" width="393" height="300"/>
      <subviews>\(content)</subviews><constraints>\(constraints)</constraints></view></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    let views = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions()).scenes.flatMap(\.views)
    return try ["first", "second"].map { id in try #require(views.first { $0.interface.id == id }?.view.frame) }
  }

  /// The frames of the same labels, made and constrained in code.
  private static func code(
    _ weight: UIFont.Weight, _ sizes: (Int, Int), _ place: (UIView, UILabel, UILabel) -> Void
  ) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.traitOverrides.displayScale = 3
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    root.addSubview(outer)
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("Regular", "Other")
    first.font = .systemFont(ofSize: CGFloat(sizes.0))
    second.font = .systemFont(ofSize: CGFloat(sizes.1), weight: weight)
    for label in [first, second] {
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
    }
    place(outer, first, second)
    root.layoutIfNeeded()
    return [first.frame, second.frame]
  }
}
