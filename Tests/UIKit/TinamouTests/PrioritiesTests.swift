// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Priorities, intrinsic sizes, hugging and compression resistance", .system(.iOS18))
struct PrioritiesTests {
  /// Two views side by side, 10 points apart, across 320 points, each with an intrinsic width.
  @MainActor
  private struct Row {
    let root = stage(320, 44)
    let left: SizedView
    let right: SizedView

    init(_ leftWidth: CGFloat, _ rightWidth: CGFloat) {
      left = root.with(SizedView(leftWidth, 20))
      right = root.with(SizedView(rightWidth, 20))
      activate("H:|[left]-10-[right]|", ["left": left, "right": right], options: .alignAllTop)
      left.pin(top: 0)
    }

    var widths: String {
      root.layoutIfNeeded()
      return "\(text(of: left.frame.width)) \(text(of: right.frame.width))"
    }
  }

  @Test("the default priorities of a view are 250 for hugging and 750 for compression")
  func defaults() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("the view that hugs more strongly keeps its width, the other takes the space")
  func hugging() {
    let row = Row(60, 80)
    row.left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(row.widths == "60 250")
    row.left.setContentHuggingPriority(.defaultLow, for: .horizontal)
    row.right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(row.widths == "230 80")
  }

  @Test("the view that resists less is compressed")
  func compression() {
    let row = Row(200, 200)
    row.right.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(row.widths == "200 110")
    row.right.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    #expect(row.widths == "110 200")
  }

  @Test("a view is compressed to zero before a stronger one loses a point")
  func compressionToNothing() {
    let row = Row(400, 200)
    row.right.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    // 310 points are available: the left view cannot have its 400, and gets all of them.
    #expect(row.widths == "310 0")
  }

  @Test("equal priorities are decided in one way, the same each time")
  func ties() {
    let first = Row(60, 80).widths
    for _ in 0..<5 { #expect(Row(60, 80).widths == first) }
    let widths = first.split(separator: " ").compactMap { Double($0) }
    #expect(widths.reduce(0, +) == 310)
    #expect(widths[0] >= 60 && widths[1] >= 80)
  }

  @Test("a difference of a fraction of a priority decides")
  func fractions() {
    let row = Row(60, 80)
    row.left.setContentHuggingPriority(UILayoutPriority(250.5), for: .horizontal)
    #expect(row.widths == "60 250")
    row.left.setContentHuggingPriority(UILayoutPriority(249.5), for: .horizontal)
    #expect(row.widths == "230 80")
  }

  @Test("many weak constraints never outweigh a stronger one")
  func lexicographic() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    view.widthAnchor.constraint(equalToConstant: 10).at(251).on()
    for _ in 0..<200 { view.widthAnchor.constraint(equalToConstant: 300).at(250).on() }
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test("an optional equality is satisfied as closely as possible")
  func closest() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    view.widthAnchor.constraint(equalToConstant: 100).at(700).on()
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 60).at(800).on()
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).at(750).on()
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test("two equal constraints at one priority give a value in between, the same in any order")
  func disagreement() {
    func width(_ wishes: [CGFloat]) -> CGFloat {
      let root = stage(), view = root.withChild()
      view.pin(left: 0, top: 0, height: 10)
      for wish in wishes { view.widthAnchor.constraint(equalToConstant: wish).at(500).on() }
      root.layoutIfNeeded()
      return view.frame.width
    }
    #expect((100...200).contains(width([100, 200])))
    #expect((100...200).contains(width([200, 100])))
    // With a majority the optimum is unique.
    #expect(width([100, 200, 200]) == 200)
    #expect(width([200, 100, 200]) == 200)
  }

  @Test("a priority may change while active, and the next pass shows it")
  func changing() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let first = view.widthAnchor.constraint(equalToConstant: 10).at(250).on()
    let second = view.widthAnchor.constraint(equalToConstant: 90).at(750).on()
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    first.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    second.priority = UILayoutPriority(999)
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    second.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test("an inequality alone is satisfied exactly")
  func bounds() {
    let root = stage(375, 667), view = root.withChild()
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).on()
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).on()
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).on()
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 200).on()
    onScreen(scale: 2) { root.layoutIfNeeded() }
    #expect(view.frameText == "37.5 233.5 300 200")
  }

  @Test("a view without constraints is at zero and has no size")
  func unconstrained() {
    let root = stage(), view = root.withChild(), other = root.withChild()
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    other.pin(left: 1, top: 1, width: 1, height: 1)
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 0 0")
  }

  @Test("a changed intrinsic size is noticed only when it is invalidated")
  func invalidation() {
    final class Silent: UIView {
      var width: CGFloat = 30
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
    }
    let root = stage(), view = root.with(Silent())
    view.pin(left: 0, top: 0)
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 30 10")
    view.width = 70
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 30 10")
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 70 10")
  }

  @Test("a view may have an intrinsic size along one axis only")
  func oneAxis() {
    let root = stage(), view = root.with(SizedView(UIView.noIntrinsicMetric, 12))
    #expect(UIView.noIntrinsicMetric == -1)
    activate("H:|[v]|", ["v": view])
    view.pin(top: 0)
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 320 12")
  }

  @Test("at 1000, hugging is as strong as an explicit constraint")
  func requiredHugging() {
    let root = stage(), view = root.with(SizedView(50, 10))
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.pin(left: 0, top: 0)
    view.widthAnchor.constraint(equalToConstant: 90).at(999).on()
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("growing and shrinking of one intrinsic size have different priorities")
  func twoPriorities() {
    let root = stage(), view = root.with(SizedView(50, 10))
    view.pin(left: 0, top: 0)
    let wish = view.widthAnchor.constraint(equalToConstant: 90).at(500).on()
    root.layoutIfNeeded()
    #expect(view.frame.width == 90, "500 is stronger than hugging at 250")
    wish.constant = 20
    root.layoutIfNeeded()
    #expect(view.frame.width == 50, "500 is weaker than compression resistance at 750")
  }

  @Test("alignment insets: constraints refer to the alignment rectangle, the frame is larger")
  func alignmentInsets() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let root = stage(), view = root.with(Badged()), beside = root.withChild()
    view.pin(left: 10, top: 10)
    beside.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5).on()
    beside.topAnchor.constraint(equalTo: view.bottomAnchor).on()
    beside.widthAnchor.constraint(equalTo: view.widthAnchor).on()
    beside.heightAnchor.constraint(equalTo: view.heightAnchor).on()
    root.layoutIfNeeded()
    #expect(view.frameText == "8 9 56 24")
    #expect(beside.frameText == "65 30 50 20")
    #expect(text(of: view.alignmentRect(forFrame: view.frame)) == "10 10 50 20")
    #expect(text(of: view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 20))) == "8 9 56 24")
  }

  @Test("a switch pinned to the trailing edge exceeds it by two points")
  func switchOverhang() {
    let root = stage(320, 44), control = root.with(UISwitch())
    control.trailingAnchor.constraint(equalTo: root.trailingAnchor).on()
    control.topAnchor.constraint(equalTo: root.topAnchor).on()
    root.layoutIfNeeded()
    #expect(control.frameText == "271 0 51 31")
    #expect(text(of: control.intrinsicContentSize) == "49 31")
  }
}
