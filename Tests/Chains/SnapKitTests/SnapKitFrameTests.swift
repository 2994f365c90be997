// SPDX-License-Identifier: MIT

import LayoutTestSupport
import SnapKit
import Testing
import UIKit

@MainActor
@Suite("SnapKit: what chains mean, in frames")
struct SnapKitFrameTests {
  private let root = stage(320, 480)
  private let view = UIView()
  private let other = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
    other.snp.makeConstraints { make in
      make.left.equalTo(100)
      make.top.equalTo(60)
      make.size.equalTo(CGSize(width: 80, height: 40))
    }
  }

  private func frame(of constrained: UIView? = nil, _ closure: (ConstraintMaker) -> Void) -> String {
    let constrained = constrained ?? view
    constrained.snp.remakeConstraints(closure)
    root.layoutIfNeeded()
    return constrained.frameText
  }

  @Test(
    "numbers are the superview's edges for positions, and constants for sizes")
  func numbers() {
    #expect(
      frame { make in
        make.left.equalTo(10)
        make.top.equalTo(21.0)
        make.width.equalTo(UInt(30))
        make.height.equalTo(Float(40))
      } == "10 21 30 40")
    #expect(
      frame { make in
        make.right.bottom.equalTo(CGFloat(-10))
        make.width.height.equalTo(50)
      } == "260 420 50 50")
  }

  @Test("a center that is a number is measured from the superview's left and top edges")
  func centersAsNumbers() {
    #expect(
      frame { make in
        make.centerX.equalTo(40)
        make.centerY.equalTo(60)
        make.size.equalTo(20)
      } == "30 50 20 20")
    #expect(
      frame { make in
        make.center.equalTo(CGPoint(x: 100, y: 200))
        make.size.equalTo(CGSize(width: 20, height: 10))
      } == "90 195 20 10")
  }

  @Test("a view without an attribute means the same attributes of that view")
  func sameAttributes() {
    #expect(frame { $0.edges.equalTo(other) } == "100 60 80 40")
    #expect(
      frame { make in
        make.size.equalTo(other)
        make.center.equalTo(root)
      } == "120 220 80 40")
  }

  @Test("one attribute of another view serves all attributes of the chain")
  func oneAttribute() {
    #expect(
      frame { make in
        make.left.top.equalToSuperview()
        make.width.height.equalTo(other.snp.height)
      } == "0 0 40 40")
  }

  @Test("offset adds to every attribute, inset moves every edge inward")
  func offsetAndInset() {
    #expect(frame { $0.edges.equalToSuperview().offset(10) } == "10 10 320 480")
    #expect(frame { $0.edges.equalToSuperview().inset(10) } == "10 10 300 460")
    #expect(
      frame { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) } == "2 1 314 476")
    #expect(frame { $0.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) } == "2 1 314 476")
  }

  @Test("insets shrink sizes by both sides and move centers by half of the difference")
  func insetsOfSizesAndCenters() {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
    #expect(
      frame { make in
        make.size.equalToSuperview().inset(insets)
        make.center.equalToSuperview().inset(insets)
      } == "20 10 240 440")
  }

  @Test("directional insets apply to leading and trailing edges, and to left and right ones")
  func directionalInsets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frame { $0.directionalEdges.equalToSuperview().inset(insets) } == "2 1 314 476")
    #expect(frame { $0.edges.equalToSuperview().inset(insets) } == "2 1 314 476")
    #expect(frame { $0.directionalEdges.equalTo(insets) } == "2 1 314 476")
  }

  @Test(
    "the reading direction of the configuration decides which inset a leading edge gets, not that of the views")
  func configuredDirection() {
    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    let insets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 7)
    #expect(frame { $0.directionalEdges.equalToSuperview().inset(insets) } == "7 0 283 480")
    root.forceDirection(.forceRightToLeft)
    #expect(frame { $0.directionalEdges.equalToSuperview().inset(insets) } == "30 0 283 480")
    let directional = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 7)
    #expect(frame { $0.edges.equalToSuperview().inset(directional) } == "7 0 283 480")
  }

  @Test("of offset, inset and a number, the last one counts")
  func oneConstant() {
    #expect(
      frame { make in
        make.left.equalTo(10).offset(5)
        make.top.equalToSuperview().offset(3).inset(8)
        make.right.equalToSuperview().inset(8).offset(-3)
        make.height.equalTo(10)
      } == "5 8 312 10")
  }

  @Test("factors multiply the other side")
  func factors() {
    #expect(
      frame { make in
        make.left.top.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.5).offset(10)
        make.height.equalTo(view.snp.width).dividedBy(2)
      } == "0 0 170 85")
  }

  @Test(
    "relations and priorities decide as they do for anchors", arguments: [(200.0, "0 66 50 20"), (40, "0 10 50 20")])
  func priorities(height: Double, expected: String) {
    let container = UIView()
    root.addSubview(container)
    container.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(height / 2)
    }
    container.addSubview(view)
    view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(CGSize(width: 50, height: 20))
      make.bottom.equalToSuperview().inset(14).priority(.low)
      make.top.greaterThanOrEqualTo(10)
    }
    root.layoutIfNeeded()
    #expect(view.frameText == expected)
  }

  @Test("the named priorities, numbers, and distances between priorities")
  func priorityValues() {
    func priority(_ closure: (ConstraintMakerEditable) -> Void) -> Float? {
      let constraints = view.snp.prepareConstraints { closure($0.width.equalTo(1)) }
      return constraints.first?.layoutConstraints.first?.priority.rawValue
    }
    #expect(priority { _ in } == 1000)
    #expect(priority { $0.priority(.required) } == 1000)
    #expect(priority { $0.priority(.high) } == 750)
    #expect(priority { $0.priority(.medium) } == 500)
    #expect(priority { $0.priority(.low) } == 250)
    #expect(priority { $0.priority(7) } == 7)
    #expect(priority { $0.priority(UILayoutPriority.defaultHigh) } == 750)
    #expect(priority { $0.priority(ConstraintPriority.low.advanced(by: 1)) } == 251)
    #expect(ConstraintPriority.low.distance(to: .high) == 500)
    #expect(ConstraintPriority.low < .high)
  }

  @Test(
    "margins, directional margins and the center within margins")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(frame { $0.edges.equalTo(root.snp.margins) } == "20 10 260 440")
    #expect(frame { $0.directionalEdges.equalTo(root.snp.directionalMargins) } == "20 10 260 440")
    #expect(
      frame { make in
        make.centerX.equalTo(root.snp.centerXWithinMargins)
        make.centerY.equalTo(root.snp.centerYWithinMargins)
        make.size.equalTo(10)
      } == "145 225 10 10")
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frame { $0.margins.equalTo(other) } == "106 67 70 28")
    #expect(frame { $0.margins.equalTo(other.snp.edges) } == "98 59 86 44")
  }

  @Test("guides have constraints of their own, and are other sides with and without an attribute")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.equalTo(10)
      make.top.equalToSuperview().offset(20)
      make.size.equalTo(100)
    }
    #expect(frame { $0.edges.equalTo(guide) } == "10 20 100 100")
    #expect(
      frame { make in
        make.left.equalTo(guide.snp.right)
        make.top.equalTo(guide)
        make.right.equalToSuperview()
        make.height.equalTo(guide).dividedBy(4)
      } == "110 20 210 25")
  }

  @Test("the closure form relates to a part of the superview")
  func partOfSuperview() {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(frame { $0.edges.equalToSuperview { $0.layoutMarginsGuide } } == "20 10 260 440")
    #expect(
      frame { make in
        make.left.equalToSuperview { $0.snp.leftMargin }
        make.top.greaterThanOrEqualToSuperview { $0.layoutMarginsGuide }
        make.right.lessThanOrEqualToSuperview { $0.layoutMarginsGuide }.offset(-200)
        make.width.equalTo(500).priority(.low)
        make.height.equalTo(1)
      } == "20 10 60 1")
  }

  @Test("the safe area")
  func safeArea() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let inside = UIView()
    controller.view.addSubview(inside)
    inside.snp.makeConstraints { $0.edges.equalTo(controller.view.safeAreaLayoutGuide) }
    controller.view.layoutIfNeeded()
    #expect(inside.frame == controller.view.safeAreaLayoutGuide.layoutFrame)
  }

  @Test("baselines of labels")
  func baselines() {
    let big = UILabel(), small = UILabel()
    big.text = "Big"
    big.font = .systemFont(ofSize: 34)
    small.text = "small"
    small.font = .systemFont(ofSize: 12)
    root.addSubview(big)
    root.addSubview(small)
    big.snp.makeConstraints { $0.left.top.equalToSuperview() }
    small.snp.makeConstraints { make in
      make.left.equalTo(big.snp.right)
      make.lastBaseline.equalTo(big)
    }
    root.layoutIfNeeded()
    let bigBaseline = big.frame.minY + big.font.ascender, smallBaseline = small.frame.minY + small.font.ascender
    #expect(abs(bigBaseline - smallBaseline) < 1)
    #expect(small.frame.minY > 10)
  }

  @Test("content priorities are those of the view")
  func contentPriorities() {
    let label = UILabel()
    label.snp.contentHuggingHorizontalPriority = 751
    label.snp.contentHuggingVerticalPriority = 752
    label.snp.contentCompressionResistanceHorizontalPriority = 753
    label.snp.contentCompressionResistanceVerticalPriority = 754
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 751)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 752)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 753)
    #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 754)
    #expect(label.snp.contentHuggingVerticalPriority == 752)
  }

  @Test("only the view that constraints are made for stops translating its autoresizing mask")
  func autoresizing() {
    let made = UIView(), related = UIView()
    root.addSubview(made)
    root.addSubview(related)
    made.snp.prepareConstraints { $0.left.equalTo(related) }
    #expect(!made.translatesAutoresizingMaskIntoConstraints)
    #expect(related.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a chain without a relation makes no constraint")
  func noRelation() {
    view.snp.makeConstraints { make in
      _ = make.left.top
      make.width.equalTo(10)
    }
    #expect(view.snp.prepareConstraints { _ = $0.edges }.isEmpty)
    #expect(root.constraints.filter { $0.firstItem === view }.isEmpty)
    #expect(view.constraints.count == 1)
  }

  @Test("edges are made in the order left, top, right, bottom")
  func orderOfEdges() {
    let constraints = view.snp.prepareConstraints { $0.edges.equalToSuperview() }
    #expect(constraints.map { $0.layoutConstraints.map(\.firstAttribute) } == [[.left, .top, .right, .bottom]])
  }
}
