// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@Suite("Priorities of content sizes: 0 requests nothing")
@MainActor
struct ContentPriorityRangeTests {
  private func label(in container: UIView) -> UILabel {
    let label = UILabel()
    label.text = "A label with a text"
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    return label
  }

  @Test("a compression resistance of 0 lets a label shrink to any size")
  func compression() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = label(in: container)
    let weak = label.widthAnchor.constraint(equalToConstant: 5)
    weak.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor), weak,
    ])
    let natural = label.intrinsicContentSize.width
    container.layoutIfNeeded()
    #expect(label.frame.width == natural)
    #expect(raised { label.setContentCompressionResistancePriority(UILayoutPriority(0), for: .horizontal) }.isEmpty)
    container.layoutIfNeeded()
    #expect(label.frame.width == 5)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 0)
    label.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    container.layoutIfNeeded()
    #expect(label.frame.width == natural)
  }

  @Test("a hugging of 0 lets a label grow at the least request")
  func hugging() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = label(in: container)
    let weak = label.widthAnchor.constraint(equalToConstant: 290)
    weak.priority = UILayoutPriority(0.5)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor), weak,
    ])
    #expect(raised { label.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal) }.isEmpty)
    container.layoutIfNeeded()
    #expect(label.frame.width == 290)
  }

  @Test("priorities outside 0 to 1000 are refused, and the old priority stays", arguments: [Float(-1), 1000.5, .nan])
  func outside(value: Float) {
    let label = UILabel()
    let before = label.contentHuggingPriority(for: .horizontal)
    let reasons = raised {
      label.setContentHuggingPriority(UILayoutPriority(value), for: .horizontal)
      label.setContentCompressionResistancePriority(UILayoutPriority(value), for: .vertical)
    }
    #expect(reasons.count == 2)
    #expect(reasons.allSatisfy { $0.hasPrefix("NSInvalidArgumentException: It's illegal to set priority:") })
    #expect(label.contentHuggingPriority(for: .horizontal) == before)
  }

  @Test("a constraint's own priority must be greater than 0")
  func constraint() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(raised { constraint.priority = UILayoutPriority(0) }.count == 1)
    #expect(constraint.priority == .required)
  }

  @Test("numbers can be added to priorities")
  func arithmetic() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority -= 9
    priority += 1
    #expect(priority == UILayoutPriority(991) && UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
  }
}
