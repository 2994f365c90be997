// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Stack views")
struct StackTests {
  /// A view with a content size, like an image view.
  private final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      size = .zero
      super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { size }
  }

  /// A stack of 300 × 100 points with blocks of the given widths, all 20 high.
  private func stack(_ widths: [CGFloat], _ set: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: widths.map { Block($0, 20) })
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    set(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func across(_ stack: UIStackView) -> [String] { stack.arrangedSubviews.map(\.across) }

  @Test("fill distributes all the space, in order, with spacing between neighbors")
  func fill() {
    let stack = stack([50, 50, 50]) {
      $0.spacing = 10
      $0.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    }
    #expect(across(stack) == ["0…50", "60…240", "250…300"])
    #expect(stack.arrangedSubviews.map(\.down) == ["0…100", "0…100", "0…100"])
  }

  @Test("of views with equal priorities, the first stretches, and the first shrinks")
  func fillAmongEquals() {
    #expect(across(stack([50, 50, 50])) == ["0…200", "200…250", "250…300"])
    #expect(across(stack([150, 120, 130])) == ["0…50", "50…170", "170…300"])
    #expect(across(stack([150, 220, 130])) == ["0…0", "0…170", "170…300"])
  }

  @Test("an explicit optional constraint is satisfied before a content size of the same priority")
  func fillBesidesConstraint() {
    let stack = stack([120]) {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 190).at(750).on()
      $0.addArrangedSubview(view)
    }
    #expect(across(stack) == ["0…110", "110…300"])
  }

  @Test("fillEqually gives equal sizes")
  func fillEqually() {
    let stack = stack([10, 90, 20]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(across(stack) == ["0…90", "105…195", "210…300"])
  }

  @Test("fillProportionally gives views without a content size their fitting sizes, and none to empty views")
  func fillProportionallyByFittingSize() {
    let boxes = ([50, 150] as [CGFloat]).map { width in
      let (box, inside) = (UIView(), UIView())
      inside.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inside)
      let length = inside.widthAnchor.constraint(equalToConstant: width)
      length.priority = .defaultHigh
      NSLayoutConstraint.activate([
        inside.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        inside.trailingAnchor.constraint(equalTo: box.trailingAnchor), length,
      ])
      return box
    }
    let stack = UIStackView(arrangedSubviews: boxes + [UIView()])
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 300, 0])
  }

  @Test("fillProportionally shares the space in proportion to the content sizes")
  func fillProportionally() {
    let stack = stack([10, 20, 30]) { $0.distribution = .fillProportionally }
    #expect(across(stack) == ["0…50", "50…150", "150…300"])
  }

  @Test("equalSpacing leaves equal gaps between neighbors")
  func equalSpacing() {
    let stack = stack([40, 60, 80]) { $0.distribution = .equalSpacing }
    #expect(across(stack) == ["0…40", "100…160", "220…300"])
  }

  @Test("equalCentering puts the centers at equal distances")
  func equalCentering() {
    let stack = stack([20, 60, 40]) { $0.distribution = .equalCentering }
    #expect(stack.arrangedSubviews.map(\.center.x) == [10, 145, 280])
  }

  @Test(
    "alignment positions views across the axis",
    arguments: [
      (UIStackView.Alignment.fill, "0…100"), (.top, "0…20"), (.center, "40…60"), (.bottom, "80…100"),
    ])
  func alignment(_ alignment: UIStackView.Alignment, _ expected: String) {
    let stack = stack([50, 250]) { $0.alignment = alignment }
    #expect(stack.arrangedSubviews.map(\.down) == [expected, expected])
  }

  @Test("a hidden view gives up its space and its gap, and gets both back")
  func hidden() {
    let stack = stack([50, 50, 50]) {
      $0.distribution = .fillEqually
      $0.spacing = 30
    }
    #expect(across(stack) == ["0…80", "110…190", "220…300"])
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].across == "0…135")
    #expect(stack.arrangedSubviews[2].across == "165…300")
    #expect(stack.arrangedSubviews.count == 3)
    stack.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(across(stack) == ["0…80", "110…190", "220…300"])
  }

  @Test("an impossible constraint of a hidden view is broken at that view, and nothing around it moves")
  func hiddenPage() {
    let root = stage(300, 100), scroller = root.withChild(), pages = UIStackView(), page = UIView()
    _ = logged {
      activate("H:|[s]|", ["s": scroller])
      activate("V:|[s]|", ["s": scroller])
      scroller.addSubview(pages)
      pages.translatesAutoresizingMaskIntoConstraints = false
      activate("V:|[p]|", ["p": pages])
      pages.addArrangedSubview(page)
      page.isHidden = true
      page.widthAnchor.constraint(equalTo: scroller.widthAnchor).on()
      root.layoutIfNeeded()
    }
    #expect(scroller.frameText == "0 0 300 100")
    #expect(pages.frame.width == 0)
  }

  @Test("spacing after one view replaces that of the stack")
  func customSpacing() {
    let stack = stack([50, 50, 50]) {
      $0.alignment = .top
      $0.spacing = 10
      $0.setCustomSpacing(40, after: $0.arrangedSubviews[0])
      $0.arrangedSubviews[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    }
    #expect(across(stack) == ["0…50", "90…140", "150…300"])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 40 as CGFloat)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
  }

  @Test("margins count on request")
  func margins() {
    let stack = stack([50, 50]) {
      $0.distribution = .fillEqually
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    }
    #expect(across(stack) == ["20…140", "140…260"])
    #expect(stack.arrangedSubviews[0].down == "10…70")
  }

  @Test("in right-to-left, the first view is at the right")
  func rightToLeft() {
    let stack = stack([100, 200]) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.alignment = .top
    }
    #expect(across(stack) == ["200…300", "0…200"])
  }

  @Test("a stack in a stack is as large as its content")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [Block(30, 20), Block(40, 25)])
    inner.axis = .vertical
    inner.spacing = 5
    let outer = UIStackView(arrangedSubviews: [inner, Block(100, 10)])
    outer.spacing = 8
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 148, height: 50))
  }

  @Test("vertical stacks with baselines measure spacing from the last line to the next first line")
  func baselines() {
    let labels = ["Tea", "Coffee"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: stack.systemLayoutSizeFitting(.zero).height)
    stack.layoutIfNeeded()
    // Both labels have one line, so their tops are as far apart as their baselines.
    #expect(labels[1].frame.minY - labels[0].frame.minY == 40 as CGFloat)
  }

  @Test("a new content size takes effect, with new proportions")
  func newSize() {
    let labels = ["a", "a"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.layoutIfNeeded()
    #expect(across(stack) == ["0…150", "150…300"])
    labels[0].text = "aaaaaaaaaa"
    stack.layoutIfNeeded()
    #expect(labels[0].frame.width > 250 as CGFloat)
  }

  @Test("the stack's own constraints carry UIKit's names")
  func identifiers() {
    let stack = stack([50, 50]) { $0.spacing = 10 }
    let names = Set(stack.constraints.compactMap(\.identifier))
    #expect(names.isSuperset(of: ["UISV-canvas-connection", "UISV-spacing", "UISV-alignment"]))
  }

  @Test("an index beyond the arranged views is refused in UIKit's words, and nothing changes")
  func beyond() {
    let stack = stack([50])
    let reasons = raised { stack.insertArrangedSubview(UIView(), at: 3) }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("index out of bounds for arranged subview") == true)
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test("removing a view from the arranged views leaves it a subview; removing it from the stack removes it from both")
  func removal() {
    let stack = stack([50, 50])
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(stack.subviews.contains(first))
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}
