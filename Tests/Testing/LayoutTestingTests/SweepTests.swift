// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutTesting
import Testing
import UIKit

/// The sizes at which findings begin and end.
@MainActor @Suite("Sweeps over sizes")
struct SweepTests {
  /// A root with views that are placed by constraints.
  private func root(_ views: [UIView], _ constraints: (UIView) -> [NSLayoutConstraint]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate(constraints(root))
    return root
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func lines(_ sweep: LayoutSweep) -> [String] {
    sweep.spans.map { "\($0.finding.rule.rawValue) \($0.sizes.lowerBound)-\($0.sizes.upperBound)" }
  }

  @Test("a conflict is reported at the widths that are too small for its constraints")
  func conflict() {
    let box = UIView()
    let root = root([box]) { root in
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 377),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 40),
      ]
    }
    let sweep = LayoutMatrix.sweep(root)
    #expect(lines(sweep) == ["conflicting-constraints 320-416"])
    #expect(sweep.turningPoints == [320, 416, 1366])
    #expect(root.bounds.width == 1366)
    #expect(sweep.layoutCount < 100)
  }

  @Test("texts that meet in the middle overlap up to the width at which both have room")
  func overlap() {
    let (first, second) = (label("Departure from the station"), label("Arrival at the hotel"))
    let root = root([first, second]) { root in
      [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        second.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    let sum = first.intrinsicContentSize.width + second.intrinsicContentSize.width
    let sweep = LayoutMatrix.sweep(root, widths: 200...600)
    #expect(sweep.spans.map(\.finding.rule) == [.overlappingViews])
    let end = CGFloat(sweep.spans.first?.sizes.upperBound ?? 0)
    #expect(abs(end - sum) < 5, "overlaps of up to 3 points do not count: \(end), \(sum)")
  }

  @Test("a text of fixed height is cut at the widths at which it needs one more line")
  func truncation() {
    let text = label("Sunny with a few clouds in the afternoon and a light wind from the west", lines: 0)
    let root = root([text]) { root in
      [
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        text.topAnchor.constraint(equalTo: root.topAnchor), text.heightAnchor.constraint(equalToConstant: 41),
      ]
    }
    let sweep = LayoutMatrix.sweep(root, widths: 200...800)
    #expect(sweep.spans.map(\.finding.rule) == [.truncatedText])
    #expect(sweep.spans.first?.sizes.lowerBound == 200)
    let end = sweep.spans.first?.sizes.upperBound ?? 0
    #expect((201..<600).contains(end))
    root.frame.size.width = CGFloat(end + 1)
    expectNoTruncation(in: root)
    let text2 = sweep.description
    #expect(text2.contains("200…\(end)") && text2.contains("truncated-text"), "\(text2)")
  }

  @Test("heights are swept at the view's own width")
  func heights() {
    let (top, bottom) = (UIView(), UIView())
    let root = root([top, bottom]) { root in
      [
        top.topAnchor.constraint(equalTo: root.topAnchor), top.heightAnchor.constraint(equalToConstant: 210),
        bottom.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 10),
        bottom.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        bottom.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
      ]
        + [top, bottom].flatMap {
          [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor), $0.widthAnchor.constraint(equalToConstant: 100)]
        }
    }
    let sweep = LayoutMatrix.sweep(root, heights: 240...700)
    #expect(lines(sweep) == ["conflicting-constraints 240-319"])
    #expect(root.bounds.width == 400)
  }

  @Test("a window keeps its controller's view as wide as itself")
  func window() {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 700),
    ])
    let sweep = LayoutMatrix.sweep(show(controller))
    #expect(lines(sweep) == ["conflicting-constraints 701-1366"])
  }

  @Test("a film strip shows the view at every width where something changes")
  func filmStrip() {
    let box = UIView()
    let root = root([box]) { root in
      [
        box.widthAnchor.constraint(equalTo: root.widthAnchor),
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    let sweep = LayoutMatrix.sweep(root)
    #expect(sweep.turningPoints == [320, 501, 1366])
    let strip = sweep.filmStrip(of: root)
    #expect(strip.size.width > 16 * 4 + 320 && strip.size.height > 28)
  }

  /// The number of random screens; `TINAMOU_SWEEPS` sets another one.
  nonisolated private static let seeds =
    1...(ProcessInfo.processInfo.environment["TINAMOU_SWEEPS"].flatMap { Int($0) } ?? 2)

  @Test("a sweep that skips sizes finds what one of all sizes finds", arguments: seeds)
  func exhaustive(seed: Int) {
    let quick = LayoutMatrix.sweep(RandomScreen(seed: seed).build(), widths: 320...520)
    let whole = LayoutMatrix.sweep(RandomScreen(seed: seed).build(), widths: 320...520, isExhaustive: true)
    #expect(lines(quick) == lines(whole))
    #expect(quick.spans.map(\.finding.subjects) == whole.spans.map(\.finding.subjects))
    #expect(quick.layoutCount <= whole.layoutCount && whole.layoutCount == 201)
  }
}

/// A screen of rows with texts, buttons and stack views, some of which are too narrow for their contents.
@MainActor
struct RandomScreen {
  private var state: UInt64
  var rowCount = 8

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state % UInt64(range.count))
  }

  private mutating func text(_ range: ClosedRange<Int>) -> String {
    let words = ["river", "under", "seven", "light", "quiet", "an", "orchard", "to", "window", "of", "morning", "tea"]
    return (0..<number(range)).map { _ in words[number(0...words.count - 1)] }.joined(separator: " ")
  }

  private mutating func content() -> UIView {
    if number(0...3) == 0 {
      let button = UIButton(type: .system)
      button.setTitle(text(1...3), for: .normal)
      return button
    }
    let label = UILabel()
    label.text = text(1...9)
    label.numberOfLines = number(0...2)
    label.font = .systemFont(ofSize: CGFloat(number(12...24)))
    return label
  }

  func build() -> UIView {
    var copy = self
    return copy.make()
  }

  private mutating func make() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1200))
    var above = root.topAnchor
    for _ in 0..<rowCount {
      let row = number(0...1) == 0 ? stack() : chain()
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above, constant: 12),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(number(0...24))),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: CGFloat(-number(0...24))),
      ])
      if number(0...3) == 0 { row.heightAnchor.constraint(equalToConstant: CGFloat(number(20...60))).isActive = true }
      above = row.bottomAnchor
    }
    return root
  }

  private mutating func stack() -> UIView {
    let stack = UIStackView()
    for _ in 0..<number(2...4) { stack.addArrangedSubview(content()) }
    stack.spacing = CGFloat(number(0...16))
    stack.distribution = [.fill, .fillEqually, .fillProportionally, .equalSpacing][number(0...3)]
    stack.axis = number(0...2) == 0 ? .vertical : .horizontal
    return stack
  }

  /// Two contents side by side, of which the first may be wider than there is room for.
  private mutating func chain() -> UIView {
    let row = UIView()
    let (first, second) = (content(), content())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      view.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      view.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor).isActive = true
    }
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    switch number(0...2) {
    case 0: second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8).isActive = true
    case 1: first.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.4).isActive = true
    default: second.widthAnchor.constraint(equalToConstant: CGFloat(number(60...200))).isActive = true
    }
    return row
  }
}
