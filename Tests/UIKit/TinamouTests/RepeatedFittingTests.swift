// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitViews

/// A view that is measured again and again has the sizes that it would have if it were measured for the first time.
@MainActor
@Suite("Fitting sizes of views that are measured repeatedly")
struct RepeatedFittingTests {
  @Test("after any changes, the size is that of a first computation", arguments: 0..<20)
  func anyChanges(seed: UInt64) {
    var changes = RandomCell(seed: seed)
    var repetitions = 0
    for step in 0..<30 {
      if step > 0 { changes.change() }
      let target = CGSize(width: [0, 200, 320, 390][step % 4], height: step % 5 == 0 ? 10_000 : 0)
      let isWidthRequired = step % 3 != 0
      func size() -> CGSize {
        changes.cell.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: isWidthRequired ? .required : .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel)
      }
      let former = changes.cell.fittingHost
      let repeated = size()
      let kept = changes.cell.fittingHost
      if let kept, kept === former { repetitions += 1 }
      changes.cell.fittingHost = nil
      let first = size()
      changes.cell.fittingHost = kept
      #expect(repeated == first, "seed \(seed), step \(step), after \(changes.latest)")
    }
    #expect(repetitions > 0)
  }

  @Test("computations are repeated for a view that keeps its views and constraints")
  func repetition() {
    let cell = UIView(), label = UILabel()
    label.numberOfLines = 0
    cell.with(label)
    activate("H:|-[label]-|", ["label": label])
    activate("V:|-[label]-|", ["label": label])
    var hosts: Set<ObjectIdentifier> = []
    var heights: [CGFloat] = []
    for count in [1, 9, 2, 12] {
      label.text = Array(repeating: "word", count: count).joined(separator: " ")
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      heights.append(fitting.height)
      if let host = cell.fittingHost { hosts.insert(ObjectIdentifier(host)) }
    }
    #expect(hosts.count == 1)
    #expect(heights[0] == heights[2] && heights[1] > heights[0] && heights[3] > heights[1])
  }

  @Test("a kept computation retains no constraints")
  func lifetimes() {
    let cell = UIView(), label = UILabel()
    cell.with(label)
    weak var constraint: NSLayoutConstraint?
    do {
      let made = label.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
      made.isActive = true
      constraint = made
    }
    for _ in 0..<3 { _ = cell.systemLayoutSizeFitting(.zero) }
    #expect(cell.fittingHost != nil)
    constraint?.isActive = false
    #expect(constraint == nil)
    #expect(cell.systemLayoutSizeFitting(.zero).width == 0)
  }
}

/// A cell with labels and stack views, and random changes of it.
@MainActor
private struct RandomCell {
  let cell = UIView()
  private(set) var latest = ""
  private var numbers: SeededNumbers
  private var labels: [UILabel] = []
  private var stacks: [UIStackView] = []
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 2...5, using: &numbers)
    var above: UIView?
    for _ in 0..<count {
      let part = Bool.random(using: &numbers) ? makeLabel() : makeStack()
      part.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(part)
      constraints += [
        part.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
        part.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -12),
        part.topAnchor.constraint(equalTo: above?.bottomAnchor ?? cell.topAnchor, constant: 4),
      ]
      above = part
    }
    if let above { constraints.append(above.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4)) }
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func makeLabel() -> UILabel {
    let label = InsetLabel()
    label.numberOfLines = Int.random(in: 0...2, using: &numbers)
    label.text = randomText()
    labels.append(label)
    return label
  }

  private mutating func makeStack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0...Int.random(in: 0...2, using: &numbers)).map { _ in makeLabel() })
    stack.axis = Bool.random(using: &numbers) ? .horizontal : .vertical
    stack.alignment = [.fill, .leading, .center].randomElement(using: &numbers) ?? .fill
    stack.distribution = [.fill, .fillEqually, .equalSpacing].randomElement(using: &numbers) ?? .fill
    stack.spacing = CGFloat(Int.random(in: 0...9, using: &numbers))
    stacks.append(stack)
    return stack
  }

  private mutating func randomText() -> String {
    Array(repeating: "words", count: Int.random(in: 0...14, using: &numbers)).joined(separator: " ")
  }

  /// Changes one thing, most often a text.
  mutating func change() {
    guard let label = labels.randomElement(using: &numbers),
      let constraint = constraints.randomElement(using: &numbers)
    else { return }
    switch Int.random(in: 0..<18, using: &numbers) {
    case 0:
      latest = "a constant"
      constraint.constant += 1
    case 1:
      latest = "a priority"
      constraint.priority = UILayoutPriority(Float([600, 760, 900, 999].randomElement(using: &numbers) ?? 999))
    case 2:
      latest = "a content priority"
      label.setContentCompressionResistancePriority(
        UILayoutPriority(Float.random(in: 240...800, using: &numbers)), for: .horizontal)
    case 3:
      latest = "the number of lines"
      label.numberOfLines = Int.random(in: 0...3, using: &numbers)
    case 4:
      latest = "margins"
      cell.layoutMargins.left = CGFloat(Int.random(in: 0...20, using: &numbers))
    case 5:
      latest = "the direction"
      cell.semanticContentAttribute = Bool.random(using: &numbers) ? .forceRightToLeft : .forceLeftToRight
    case 6:
      latest = "visibility"
      label.isHidden.toggle()
    case 7:
      latest = "a constraint"
      let width = label.widthAnchor.constraint(
        lessThanOrEqualToConstant: CGFloat(Int.random(in: 40...200, using: &numbers)))
      width.isActive = true
      constraints.append(width)
    case 8:
      latest = "an inactive constraint"
      constraint.isActive.toggle()
    case 9:
      latest = "the order of arranged views"
      if let stack = stacks.randomElement(using: &numbers), let first = stack.arrangedSubviews.first {
        stack.addArrangedSubview(first)
      }
    case 10:
      latest = "alignment insets"
      (label as? InsetLabel)?.insets.left = CGFloat(Int.random(in: 0...6, using: &numbers))
    case 11:
      latest = "the origin of the bounds"
      cell.bounds.origin.y = CGFloat(Int.random(in: -9...9, using: &numbers))
    default:
      latest = "a text"
      label.text = randomText()
    }
  }
}

/// A label whose alignment rectangle is not its frame.
private final class InsetLabel: UILabel {
  var insets = UIEdgeInsets.zero

  override var alignmentRectInsets: UIEdgeInsets { insets }
}
