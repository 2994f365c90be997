// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// The code of the tutorials in Tinamou.docc, with the frames and values that they state.
@MainActor
@Suite("Tutorials")
struct TutorialTests {
  // MARK: Test a layout on Linux

  @Test("a short title and its price are on one line")
  func oneLine() {
    let row = PriceRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44.5))
    row.title.text = "Tea"
    row.price.text = "3.50"
    row.layoutIfNeeded()
    #expect(row.title.frame.minX == 16)
    #expect(row.price.frame.maxX == 304)
    #expect(row.title.frame.height < 30)
  }

  @Test("a long title wraps, and the price keeps its width")
  func wrapping() {
    let row = PriceRow(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    row.title.text = "A pot of Darjeeling, second flush, with milk, lemon and a slice of cake"
    row.price.text = "12.50"
    row.frame.size = row.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    row.layoutIfNeeded()
    #expect(row.title.frame.height > 40)
    #expect(abs(row.price.frame.width - row.price.intrinsicContentSize.width) < 0.01)
    #expect(row.inspection.conflicts.isEmpty)
    #expect(row.inspection.ambiguousViews.isEmpty)
  }

  @Test("in languages from right to left the title is at the right")
  func rightToLeft() {
    let row = PriceRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44.5))
    row.semanticContentAttribute = .forceRightToLeft
    row.title.text = "Tea"
    row.price.text = "3.50"
    row.layoutIfNeeded()
    #expect(row.title.frame.maxX == 304)
    #expect(row.price.frame.minX == 16)
  }

  // MARK: Find out why constraints conflict

  @Test(
    "a row that is 10 points too wide has one conflict, which states the 10 points", arguments: [(1000, 1), (999, 0)])
  func conflict(_ priority: Int, _ count: Int) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let title = UIView(), price = UIView()
    for view in [title, price] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate(
      ["H:|-10-[title(60@\(priority))]-10-[price(20)]-10-|", "V:|[title]|", "V:|[price]|"].flatMap { format in
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["title": title, "price": price])
      })
    let messages = logged { container.layoutIfNeeded() }
    let conflicts = container.inspection.conflicts
    #expect(conflicts.count == count)
    #expect(messages.count == count)
    if let conflict = conflicts.first {
      #expect(conflict.contradiction == 10)
      #expect(conflict.constraints.count >= 5)
      #expect(conflict.brokenConstraint != nil)
    } else {
      #expect(title.frame.width == 50)
    }
  }

  @Test("a box with a width and two inequalities may be anywhere between them")
  func ambiguity() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 20),
      box.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
      box.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor),
      box.topAnchor.constraint(equalTo: container.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    container.layoutIfNeeded()
    #expect(container.inspection.ambiguousViews.contains(box))
    #expect(box.inspection.possibleValues(of: .left) == 0...80)
  }

  @Test("the example of the landing page gives the printed frame")
  func landingPage() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      box.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      box.heightAnchor.constraint(equalToConstant: 44),
    ])
    container.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 28, width: 288, height: 44))
  }
}

/// The view of the first tutorial.
private final class PriceRow: UIView {
  let title = UILabel()
  let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    for label in [title, price] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
