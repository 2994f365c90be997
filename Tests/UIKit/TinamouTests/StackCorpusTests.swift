// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Stack views in recorded cases")
struct StackCorpusTests {
  /// The titles of the recorded cases.
  nonisolated static var identifiers: [String] { cases().map { $0["id"] as? String ?? "" } }

  nonisolated static func cases() -> [[String: Any]] {
    guard let data = try? Recordings.data("stack-views.json"),
      let corpus = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    return corpus["cases"] as? [[String: Any]] ?? []
  }

  @Test("a recorded case", arguments: identifiers)
  func recorded(_ identifier: String) throws {
    let record = try #require(Self.cases().first { $0["id"] as? String == identifier })
    let run = try StackCase(record)
    for step in try #require(record["steps"] as? [[String: Any]]) { try run.perform(step) }
  }
}

/// A recorded stack view, built and checked step by step.
@MainActor
private final class StackCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private let stack = UIStackView()
  private var views: [String: UIView] = [:]

  init(_ record: [String: Any]) throws {
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (name, sizes) in try #require(record["views"] as? [String: [String: [Double]]]) {
      let view = SizedView()
      for (side, value) in sizes {
        constrain(view, side, CGFloat(value[0]), UILayoutPriority(Float(value[1])))
      }
      views[name] = view
    }
  }

  private func constrain(_ view: UIView, _ side: String, _ value: CGFloat, _ priority: UILayoutPriority) {
    let anchor = side == "width" ? view.widthAnchor : view.heightAnchor
    let constraint = anchor.constraint(equalToConstant: value)
    constraint.priority = priority
    constraint.isActive = true
  }

  func perform(_ step: [String: Any]) throws {
    for name in step["arranged"] as? [String] ?? [] { stack.addArrangedSubview(try #require(views[name])) }
    for (key, value) in step["set"] as? [String: Any] ?? [:] { try set(key, value) }
    if let operation = step["op"] as? String {
      let view = try #require(views[step["view"] as? String ?? ""])
      switch operation {
      case "removeArrangedSubview": stack.removeArrangedSubview(view)
      case "insertArrangedSubview": stack.insertArrangedSubview(view, at: try #require(step["index"] as? Int))
      case "addArrangedSubview": stack.addArrangedSubview(view)
      default: Issue.record("unknown operation \(operation)")
      }
    }
    for (name, hidden) in step["hidden"] as? [String: Bool] ?? [:] { views[name]?.isHidden = hidden }
    for (side, value) in step["stackConstraint"] as? [String: [Double]] ?? [:] {
      constrain(stack, side, CGFloat(value[0]), UILayoutPriority(Float(value[1])))
    }
    if step["layout"] as? Bool == true { root.layoutIfNeeded() }
    if let size = step["expectFittingSize"] as? [Double] {
      let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect([Double(fitting.width), Double(fitting.height)] == size)
    }
    let tolerance = step["tolerance"] as? Double ?? 0.5
    for (name, expected) in step["expect"] as? [String: [String: Any]] ?? [:] {
      let frame = name == "stackView" ? stack.frame : try #require(views[name]).frame
      for (key, value) in expected { check(name, key, frame, value, tolerance) }
    }
  }

  private func set(_ key: String, _ value: Any) throws {
    switch (key, value) {
    case ("axis", let axis as String): stack.axis = axis == "vertical" ? .vertical : .horizontal
    case ("spacing", let spacing as Double): stack.spacing = CGFloat(spacing)
    case ("alignment", let alignment as String):
      stack.alignment = try #require(["fill": .fill, "center": .center][alignment])
    case ("distribution", let distribution as String):
      stack.distribution = try #require(["fill": .fill, "fillEqually": .fillEqually][distribution])
    case ("layoutMarginsRelativeArrangement", let flag as Bool): stack.isLayoutMarginsRelativeArrangement = flag
    case ("layoutMargins", let m as [Double]):
      stack.layoutMargins = UIEdgeInsets(top: m[0], left: m[1], bottom: m[2], right: m[3])
    default: Issue.record("unknown setting \(key)")
    }
  }

  private func check(_ name: String, _ key: String, _ frame: CGRect, _ value: Any, _ tolerance: Double) {
    let found: [Double] =
      switch key {
      case "minX": [frame.minX]
      case "minY": [frame.minY]
      case "width": [frame.width]
      case "height": [frame.height]
      case "size": [frame.width, frame.height]
      default: [frame.minX, frame.minY, frame.width, frame.height]
      }
    let expected = (value as? [Double]) ?? [(value as? Double) ?? .nan]
    #expect(found.count == expected.count)
    for (a, b) in zip(found, expected) {
      #expect(abs(a - b) <= tolerance, "\(name).\(key): \(found), expected \(expected)")
    }
  }
}

/// A view with a content size, like the recorded buttons.
private final class SizedView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 30) }
}
