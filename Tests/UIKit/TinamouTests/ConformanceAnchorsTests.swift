// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Anchors make the constraints that they describe")
struct ConformanceAnchorsTests {
  private func parts(_ constraint: NSLayoutConstraint) -> String {
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    let first = AttributePair.name(constraint.firstAttribute)
    let second = AttributePair.name(constraint.secondAttribute)
    return
      "\(first) \(relation) \(text(of: constraint.multiplier))*\(second) + \(text(of: constraint.constant))"
      + " @\(constraint.priority.rawValue) \(constraint.isActive ? "active" : "inactive")"
  }

  @Test("the three relations of positions, with and without a constant")
  func positions() {
    let a = UIView(), b = UIView()
    let x = a.leadingAnchor, y = a.topAnchor
    #expect(parts(x.constraint(equalTo: b.trailingAnchor)) == "leading == 1*trailing + 0 @1000.0 inactive")
    #expect(parts(x.constraint(greaterThanOrEqualTo: b.trailingAnchor)) == "leading >= 1*trailing + 0 @1000.0 inactive")
    #expect(parts(x.constraint(lessThanOrEqualTo: b.trailingAnchor)) == "leading <= 1*trailing + 0 @1000.0 inactive")
    #expect(parts(y.constraint(equalTo: b.bottomAnchor, constant: 8)) == "top == 1*bottom + 8 @1000.0 inactive")
    #expect(
      parts(y.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 8)) == "top >= 1*bottom + 8 @1000.0 inactive")
    #expect(
      parts(y.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -8)) == "top <= 1*bottom + -8 @1000.0 inactive")
  }

  @Test("the twelve relations of sizes")
  func sizes() {
    let a = UIView(), b = UIView()
    let width = a.widthAnchor, height = b.heightAnchor
    #expect(parts(width.constraint(equalToConstant: 4)) == "width == 1*notAnAttribute + 4 @1000.0 inactive")
    #expect(
      parts(width.constraint(greaterThanOrEqualToConstant: 4)) == "width >= 1*notAnAttribute + 4 @1000.0 inactive")
    #expect(parts(width.constraint(lessThanOrEqualToConstant: 4)) == "width <= 1*notAnAttribute + 4 @1000.0 inactive")
    #expect(parts(width.constraint(equalTo: height)) == "width == 1*height + 0 @1000.0 inactive")
    #expect(
      parts(width.constraint(greaterThanOrEqualTo: height, constant: 2)) == "width >= 1*height + 2 @1000.0 inactive")
    #expect(parts(width.constraint(lessThanOrEqualTo: height)) == "width <= 1*height + 0 @1000.0 inactive")
    #expect(parts(width.constraint(equalTo: height, multiplier: 2)) == "width == 2*height + 0 @1000.0 inactive")
    #expect(
      parts(width.constraint(greaterThanOrEqualTo: height, multiplier: 2)) == "width >= 2*height + 0 @1000.0 inactive")
    #expect(
      parts(width.constraint(lessThanOrEqualTo: height, multiplier: 2)) == "width <= 2*height + 0 @1000.0 inactive")
    #expect(
      parts(width.constraint(equalTo: height, multiplier: 2, constant: 3)) == "width == 2*height + 3 @1000.0 inactive")
    #expect(
      parts(width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3))
        == "width >= 2*height + 3 @1000.0 inactive")
    #expect(
      parts(width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 3))
        == "width <= 2*height + 3 @1000.0 inactive")
  }

  @Test("a view has twelve anchors, a guide ten, each for its own attribute")
  func attributes() {
    let a = UIView(), b = UIView(), guide = UILayoutGuide(), other = UILayoutGuide()
    let ofView = [
      a.leftAnchor.constraint(equalTo: b.leftAnchor), a.rightAnchor.constraint(equalTo: b.rightAnchor),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor), a.trailingAnchor.constraint(equalTo: b.trailingAnchor),
      a.centerXAnchor.constraint(equalTo: b.centerXAnchor), a.topAnchor.constraint(equalTo: b.topAnchor),
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor), a.centerYAnchor.constraint(equalTo: b.centerYAnchor),
      a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
      a.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor), a.widthAnchor.constraint(equalTo: b.widthAnchor),
      a.heightAnchor.constraint(equalTo: b.heightAnchor),
    ]
    let expected: [NSLayoutConstraint.Attribute] = [
      .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .width,
      .height,
    ]
    #expect(ofView.map(\.firstAttribute) == expected)
    #expect(ofView.map(\.secondAttribute) == expected)
    #expect(ofView.allSatisfy { $0.firstItem === a && $0.secondItem === b })
    let ofGuide = [
      guide.leftAnchor.constraint(equalTo: other.leftAnchor), guide.rightAnchor.constraint(equalTo: other.rightAnchor),
      guide.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      guide.centerXAnchor.constraint(equalTo: other.centerXAnchor),
      guide.topAnchor.constraint(equalTo: other.topAnchor),
      guide.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      guide.centerYAnchor.constraint(equalTo: other.centerYAnchor),
      guide.widthAnchor.constraint(equalTo: other.widthAnchor),
      guide.heightAnchor.constraint(equalTo: other.heightAnchor),
    ]
    #expect(ofGuide.map(\.firstAttribute) == expected.filter { $0 != .firstBaseline && $0 != .lastBaseline })
    #expect(ofGuide.allSatisfy { $0.firstItem === guide && $0.secondItem === other })
  }

  @Test("anchors of the same item and attribute are equal")
  func equality() {
    let a = UIView(), b = UIView()
    #expect(a.leadingAnchor == a.leadingAnchor)
    #expect(a.leadingAnchor != a.trailingAnchor)
    #expect(a.leadingAnchor != b.leadingAnchor)
  }

  @Test("the offset between two anchors is a size: positive to the right and below")
  func offsets() {
    let root = stage(), a = root.withChild(), b = root.withChild(), bar = root.withChild()
    a.pin(left: 10, top: 20, width: 30, height: 40)
    b.pin(left: 100, top: 90, width: 5, height: 5)
    bar.pin(left: 0, top: 0)
    bar.widthAnchor.constraint(equalTo: a.rightAnchor.anchorWithOffset(to: b.leftAnchor)).isActive = true
    bar.heightAnchor.constraint(equalTo: a.bottomAnchor.anchorWithOffset(to: b.topAnchor), multiplier: 2).isActive =
      true
    root.layoutIfNeeded()
    #expect(text(of: bar.frame.size) == "60 60")
  }

  @Test("two offsets may be equal, and one may be a constant")
  func equalOffsets() {
    let root = stage(300, 100), a = root.withChild(), b = root.withChild(), c = root.withChild()
    a.pin(left: 0, top: 0, width: 50, height: 10)
    b.pin(top: 0, width: 100, height: 10)
    c.pin(top: 0, width: 10, height: 10)
    c.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
      equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor)
    ).isActive = true
    root.layoutIfNeeded()
    #expect(b.across == "120…220")

    let d = root.withChild()
    d.pin(top: 0, width: 10, height: 10)
    b.leftAnchor.anchorWithOffset(to: d.leftAnchor).constraint(equalToConstant: 25).isActive = true
    root.layoutIfNeeded()
    #expect(d.across == "145…155")
  }

  @Test(
    "system spacing between siblings is 8 points times the multiplier, and after follows the direction",
    arguments: [false, true])
  func systemSpacingAfter(rightToLeft: Bool) {
    let root = stage(), a = root.withChild(), b = root.withChild()
    if rightToLeft { root.forceDirection(.forceRightToLeft) }
    a.pin(left: 100, top: 0, width: 50, height: 10)
    b.pin(top: 0, width: 20, height: 10)
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5).isActive = true
    root.layoutIfNeeded()
    #expect(b.across == (rightToLeft ? "68…88" : "162…182"))
  }

  @Test("system spacing below is 8 points times the multiplier where there is no text")
  func systemSpacingBelow() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    a.pin(left: 0, top: 10, width: 50, height: 10)
    b.pin(left: 0, width: 20, height: 10)
    b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(b.down == "36…46")
  }

  @Test("system spacing as a bound")
  func systemSpacingBounds() {
    let root = stage(), a = root.withChild(), b = root.withChild(), c = root.withChild()
    a.pin(left: 100, top: 100, width: 50, height: 50)
    for view in [b, c] { view.pin(width: 10, height: 10) }
    b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1).isActive = true
    b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1).isActive = true
    b.leftAnchor.constraint(equalTo: root.leftAnchor).at(250).on()
    b.topAnchor.constraint(equalTo: root.topAnchor).at(250).on()
    c.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1).isActive = true
    c.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1).isActive = true
    c.rightAnchor.constraint(equalTo: root.rightAnchor).at(250).on()
    c.bottomAnchor.constraint(equalTo: root.bottomAnchor).at(250).on()
    root.layoutIfNeeded()
    #expect(b.frameText == "158 158 10 10")
    #expect(c.frameText == "158 158 10 10")
  }

  @Test("system spacing between the baselines of 17-point labels is 20 points and more")
  func systemSpacingBaselines() {
    let root = stage(), a = root.with(UILabel()), b = root.with(UILabel())
    a.text = "One"
    b.text = "Two"
    a.pin(left: 0, top: 0)
    b.pin(left: 0)
    b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1).isActive = true
    root.layoutIfNeeded()
    // The labels are alike, so their tops are as far apart as their baselines.
    #expect(b.frame.minY >= 20 && b.frame.minY <= 24)
  }

  @Test("leading with left compiles, and is refused when it is created")
  func leadingWithLeft() {
    let a = UIView(), b = UIView()
    let misuses = raised { _ = a.leadingAnchor.constraint(equalTo: b.leftAnchor) }
    #expect(misuses.first?.hasSuffix("Use leading/trailing for both or neither.") == true)
  }

  @Test("a constant that is set replaces the standard spacing, even if it is the same number")
  func constantInPlaceOfSystemSpacing() {
    let root = stage(), a = root.withChild(), b = UILabel()
    b.font = .systemFont(ofSize: 17)
    b.text = "b"
    root.addSubview(b)
    b.translatesAutoresizingMaskIntoConstraints = false
    a.pin(left: 0, top: 10, width: 50, height: 10)
    let spacing = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
    spacing.isActive = true
    b.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    let before = b.frame.minY
    spacing.constant = spacing.constant
    b.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    #expect(b.frame.minY == before)
    #expect(spacing.constant == before - 20)
  }

  @Test("equal anchors have equal hashes, and those of different items usually do not")
  func hashes() {
    let views = (0..<100).map { _ in UIView() }
    #expect(Set(views.map(\.leadingAnchor.hash)).count > 90)
    #expect(Set(views.map(\.leadingAnchor)).count == 100)
    #expect(views[0].leadingAnchor.hash == views[0].leadingAnchor.hash)
  }

  @Test("descriptions on other threads name the class and the address")
  func otherThreads() async {
    let (view, label) = (UIView(), UILabel())
    let constraint = view.widthAnchor.constraint(equalToConstant: 20)
    let texts = await Task.detached { [view.description, label.description, constraint.description] }.value
    #expect(texts.map { String($0.prefix { $0 != ":" }) } == ["<UIView", "<UILabel", "<NSLayoutConstraint"])
    #expect(constraint.description.contains("width == 20"))
  }
}
