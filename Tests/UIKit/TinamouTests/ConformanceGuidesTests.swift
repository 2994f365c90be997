// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Layout guides and baselines")
struct ConformanceGuidesTests {
  @Test("a guide is a rectangle in its owner that constraints position")
  func placing() {
    let root = stage(), box = root.withChild(), guide = UILayoutGuide(), view = root.withChild()
    box.pin(left: 50, top: 60, width: 100, height: 100)
    box.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 30), guide.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.owningView === box)
    #expect(box.layoutGuides == [guide])
    #expect(text(of: guide.layoutFrame) == "10 20 30 40")
    #expect(view.frameText == "90 120 30 40")
  }

  @Test("a guide removed from its owner takes its constraints with it")
  func removing() {
    let root = stage(), guide = UILayoutGuide(), view = root.withChild()
    root.addLayoutGuide(guide)
    let constraint = view.topAnchor.constraint(equalTo: guide.topAnchor).on()
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
    #expect(!constraint.isActive)
  }

  @Test("a guide added to another view leaves the first")
  func moving() {
    let first = stage(), second = stage(), guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    second.addLayoutGuide(guide)
    #expect(guide.owningView === second)
    #expect(first.layoutGuides.isEmpty)
    #expect(second.layoutGuides == [guide])
  }

  @Test("equal guides share the space between views")
  func spacers() {
    let root = stage(300, 50), a = root.withChild(), b = root.withChild(), c = root.withChild()
    let gaps = [UILayoutGuide(), UILayoutGuide()]
    for gap in gaps { root.addLayoutGuide(gap) }
    a.pin(left: 0, top: 0, width: 20, height: 10)
    b.pin(top: 0, width: 100, height: 10)
    c.pin(top: 0, width: 40, height: 10)
    NSLayoutConstraint.activate([
      c.rightAnchor.constraint(equalTo: root.rightAnchor),
      gaps[0].leftAnchor.constraint(equalTo: a.rightAnchor), gaps[0].rightAnchor.constraint(equalTo: b.leftAnchor),
      gaps[1].leftAnchor.constraint(equalTo: b.rightAnchor), gaps[1].rightAnchor.constraint(equalTo: c.leftAnchor),
      gaps[0].widthAnchor.constraint(equalTo: gaps[1].widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(b.across == "90…190")
    #expect(text(of: gaps[0].layoutFrame.width) == "70")
  }

  @Test("a guide has an identifier, and may be an item of a visual format")
  func format() {
    let root = stage(), guide = UILayoutGuide(), view = root.withChild()
    guide.identifier = "keyline"
    root.addLayoutGuide(guide)
    activate("H:[guide(30)]-5-[view(40)]", ["guide": guide, "view": view])
    guide.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
    view.pin(top: 0, height: 10)
    root.layoutIfNeeded()
    #expect(view.frameText == "35 0 40 10")
    #expect(guide.identifier == "keyline")
  }

  @Test("a view without text has its baselines at its top and bottom edges")
  func plainBaselines() {
    let root = stage(), a = root.withChild(), b = root.withChild(), c = root.withChild()
    a.pin(left: 0, top: 10, width: 10, height: 30)
    for view in [b, c] { view.pin(left: 0, width: 10, height: 10) }
    b.topAnchor.constraint(equalTo: a.firstBaselineAnchor).on()
    c.topAnchor.constraint(equalTo: a.lastBaselineAnchor).on()
    root.layoutIfNeeded()
    #expect(b.frame.minY == 10)
    #expect(c.frame.minY == 40)
  }

  @Test("a view may delegate its baselines to another view")
  func delegatedBaselines() {
    final class Titled: UIView {
      let title = UIView()
      override var forLastBaselineLayout: UIView { title }
    }
    let root = stage(), titled = root.with(Titled()), mark = root.withChild()
    titled.with(titled.title)
    titled.pin(left: 0, top: 0, width: 100, height: 100)
    titled.title.pin(left: 0, top: 20, width: 50, height: 30)
    mark.pin(left: 0, width: 10, height: 10)
    mark.topAnchor.constraint(equalTo: titled.lastBaselineAnchor).on()
    root.layoutIfNeeded()
    #expect(titled.forFirstBaselineLayout === titled.title)
    #expect(mark.frame.minY == 50)
  }

  @Test("labels of different sizes share a baseline")
  func labelBaselines() {
    onScreen(scale: 2) {
      let root = stage(), large = root.with(UILabel()), small = root.with(UILabel())
      large.text = "Large"
      large.font = .systemFont(ofSize: 30)
      small.text = "small"
      small.font = .systemFont(ofSize: 15)
      activate("H:|[large][small]", ["large": large, "small": small], options: .alignAllFirstBaseline)
      large.pin(top: 0)
      root.layoutIfNeeded()
      // Recorded: the first baseline is the ascender (0.9521 of the size) below the top, rounded to a pixel.
      #expect(text(of: large.frame.height) == "36")
      #expect(text(of: small.frame.minY) == text(of: 28.5 - 14.5))
    }
  }

  @Test("the last baseline of a label is above its bottom by its line height less its ascender, both on pixels")
  func lastBaseline() {
    onScreen(scale: 2) {
      let root = stage(), label = root.with(UILabel()), mark = root.withChild()
      label.text = "Label"
      label.pin(left: 0, top: 10)
      mark.pin(left: 0, width: 10, height: 10)
      mark.topAnchor.constraint(equalTo: label.lastBaselineAnchor).on()
      root.layoutIfNeeded()
      #expect(text(of: label.frame.height) == "20.5")
      // 17 pt: ascender 16.186, to a pixel 16; line height 20.287, to a pixel 20.5.
      #expect(text(of: mark.frame.minY) == "26")
    }
  }

  @Test("the first baseline stays at the top of a stretched label, the last at its bottom")
  func stretchedBaselines() {
    onScreen(scale: 2) {
      let root = stage(), label = root.with(UILabel()), first = root.withChild(), last = root.withChild()
      label.text = "Label"
      label.pin(left: 0, top: 0, height: 60)
      for mark in [first, last] { mark.pin(left: 0, width: 10, height: 10) }
      first.topAnchor.constraint(equalTo: label.firstBaselineAnchor).on()
      last.topAnchor.constraint(equalTo: label.lastBaselineAnchor).on()
      root.layoutIfNeeded()
      #expect(text(of: first.frame.minY) == "16")
      #expect(text(of: last.frame.minY) == "55.5")
    }
  }

  @Test("a baseline follows the font when it changes")
  func changingFont() {
    let root = stage(), label = root.with(UILabel()), mark = root.withChild()
    label.text = "Label"
    label.pin(left: 0, top: 0)
    mark.pin(left: 0, width: 10, height: 10)
    mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor).on()
    root.layoutIfNeeded()
    let before = mark.frame.minY
    label.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(mark.frame.minY > before + 14)
  }
}
