// SPDX-License-Identifier: MIT

import Conversion
import FileChecks
import Foundation
import LayoutChecks
import LayoutTesting
import Reports
import Testing
import UIKit

/// A constraint is written in the same words wherever a message mentions it.
@MainActor
struct SameWordsTests {
  /// A view that names its subviews by properties.
  final class Panel: UIView {
    let scroll = UIScrollView()
    let card = UIView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      for view in [scroll, card] { view.translatesAutoresizingMaskIntoConstraints = false }
      addSubview(scroll)
      scroll.addSubview(card)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A constraint of a panel, with the equation that each message has for it.
  struct Row: Sendable {
    let equation: String
    let make: @MainActor @Sendable (Panel) -> NSLayoutConstraint
  }

  nonisolated static let rows = [
    Row(equation: "card.width == 20") { $0.card.widthAnchor.constraint(equalToConstant: 20) },
    Row(equation: "card.width == 0.5 * scroll.frameLayoutGuide.width - 8") {
      $0.card.widthAnchor.constraint(equalTo: $0.scroll.frameLayoutGuide.widthAnchor, multiplier: 0.5, constant: -8)
    },
    Row(equation: "card.width >= scroll.safeAreaLayoutGuide.width + 400") {
      $0.card.widthAnchor.constraint(greaterThanOrEqualTo: $0.scroll.safeAreaLayoutGuide.widthAnchor, constant: 400)
    },
    Row(equation: "scroll.contentLayoutGuide.height == card.layoutMarginsGuide.height + 2.25") {
      $0.scroll.contentLayoutGuide.heightAnchor.constraint(
        equalTo: $0.card.layoutMarginsGuide.heightAnchor, constant: 2.25)
    },
    Row(equation: "card.firstBaseline == panel.bottom - 30") {
      $0.card.firstBaselineAnchor.constraint(equalTo: $0.bottomAnchor, constant: -30)
    },
    Row(equation: "card.leadingMargin == panel.trailingMargin") {
      NSLayoutConstraint(
        item: $0.card, attribute: .leadingMargin, relatedBy: .equal, toItem: $0, attribute: .trailingMargin,
        multiplier: 1, constant: 0)
    },
    Row(equation: "card.centerX == 1.5 * panel.right") {
      NSLayoutConstraint(
        item: $0.card, attribute: .centerX, relatedBy: .equal, toItem: $0, attribute: .right, multiplier: 1.5,
        constant: 0)
    },
  ]

  /// A panel in which the constraint of a row contradicts another one.
  private func panel(_ row: Row) -> Panel {
    let panel = Panel()
    panel.accessibilityIdentifier = "panel"
    let constraint = row.make(panel)
    let contradiction = NSLayoutConstraint(
      item: constraint.firstItem as Any, attribute: constraint.firstAttribute, relatedBy: .equal,
      toItem: constraint.secondItem, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant - 7)
    NSLayoutConstraint.activate([
      panel.scroll.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      panel.scroll.widthAnchor.constraint(equalToConstant: 200), contradiction, constraint,
    ])
    return panel
  }

  @Test(arguments: rows.indices)
  func `the log, the expectations and the inspection write one equation`(index: Int) throws {
    let row = Self.rows[index]
    var log: [String] = []
    let explains = LayoutLog.explainsConflicts
    defer { LayoutLog.explainsConflicts = explains }
    LayoutLog.explainsConflicts = true
    let panel = panel(row)
    LayoutLog.whileHandling({ log.append($0) }, { panel.layoutIfNeeded() })
    #expect(log.contains { $0.contains("\n    " + row.equation) }, "\(log)")
    let failure = LayoutLog.whileHandling({ _ in }, { failures { expectNoConflicts(in: panel) } })
    #expect(failure.first?.text.contains(row.equation) == true, "\(failure.map(\.text))")
  }

  /// Layout files have the same words, so that an equation of a message can be pasted into one.
  @Test(arguments: rows.indices)
  func `layout files and their check write the same equation`(index: Int) throws {
    let row = Self.rows[index]
    let panel = panel(row)
    LayoutLog.whileHandling({ _ in }, { panel.layoutIfNeeded() })
    let names = [(panel.scroll, "scroll"), (panel.card, "card")] as [(UIView, String)]
    let description = try LayoutDescription(of: panel) { view in names.first { $0.0 === view }?.1 }
    let text = try LayoutFileWriter().text(for: description)
    #expect(text.split(separator: "\n").contains { $0 == "  - " + row.equation }, "\(text)")
    let file = FileCheck(settings: [Setting()]).check(data: Data(text.utf8), path: "panel.layout.yaml")
    let lines = file.findings.filter { $0.rule == .conflictingConstraints }.flatMap { FindingMessages.lines(below: $0) }
    #expect(lines.contains { $0.hasPrefix(row.equation + "   (line ") }, "\(lines) \(file.findings)")
  }

  @Test func `a value is explained with the name that conflicts have`() {
    let panel = Panel()
    NSLayoutConstraint.activate([
      panel.scroll.widthAnchor.constraint(equalToConstant: 200),
      panel.card.widthAnchor.constraint(
        equalTo: panel.scroll.contentLayoutGuide.widthAnchor, multiplier: 0.5, constant: 8),
      panel.scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 100),
    ])
    panel.layoutIfNeeded()
    let cause = panel.card.inspection.cause(of: .width)
    #expect(cause.contains("card.width == 0.5 * scroll.contentLayoutGuide.width + 8"), "\(cause)")
    #expect(cause.contains("scroll.contentLayoutGuide.width == 100"), "\(cause)")
  }
}
