// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Layouts with known frames in UIKit.
@MainActor
@Suite("Known layouts")
struct ConformanceNumbersTests {
  @Test("three gaps of equal size: the distribution of a bar, expressed as constraints")
  func equalSpacing() {
    let root = stage(320, 50), views = (0..<3).map { _ in root.withChild() },
      gaps = (0..<2).map { _ in UILayoutGuide() }
    for gap in gaps { root.addLayoutGuide(gap) }
    activate(
      "H:|[a(50)][g][b(50)][h(==g)][c(50)]|", ["a": views[0], "b": views[1], "c": views[2], "g": gaps[0], "h": gaps[1]])
    for view in views { view.pin(top: 0, height: 10) }
    root.layoutIfNeeded()
    #expect(views.map(\.across) == ["0…50", "135…185", "270…320"])
  }

  @Test("three centers at equal distances, expressed as constraints")
  func equalCentering() {
    let root = stage(320, 50), views = (0..<3).map { _ in root.withChild() }
    for (view, width) in zip(views, [20, 100, 40]) { view.pin(top: 0, width: CGFloat(width), height: 10) }
    views[0].leftAnchor.constraint(equalTo: root.leftAnchor).on()
    views[2].rightAnchor.constraint(equalTo: root.rightAnchor).on()
    views[0].centerXAnchor.anchorWithOffset(to: views[1].centerXAnchor).constraint(
      equalTo: views[1].centerXAnchor.anchorWithOffset(to: views[2].centerXAnchor)
    ).on()
    root.layoutIfNeeded()
    #expect(views.map(\.across) == ["0…20", "105…205", "280…320"])
  }

  @Test("widths in proportion, with the rounding error on the last")
  func proportions() {
    let root = stage(600, 50), views = (0..<3).map { _ in root.withChild() }
    activate("H:|[a]-10-[b]-10-[c]|", ["a": views[0], "b": views[1], "c": views[2]])
    for (index, view) in views.enumerated() {
      let share = [160.0, 80, 40][index] / 300
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: share).at(Float(999 - index)).on()
      view.pin(top: 0, height: 10)
    }
    root.layoutIfNeeded()
    #expect(views.map { text(of: $0.frame.width) } == ["320", "160", "100"])
  }

  @Test("the published workaround for centering in visual format: an impossible optional constraint and an alignment")
  func centeringTrick() {
    let root = stage(320, 200), view = root.withChild()
    activate("H:[superview]-(<=1)-[view(50)]", ["superview": root, "view": view], options: .alignAllCenterY)
    activate("V:[superview]-(<=1)-[view(40)]", ["superview": root, "view": view], options: .alignAllCenterX)
    root.layoutIfNeeded()
    #expect(view.frameText == "135 80 50 40")
  }

  @Test("a view as wide as another under a name of the format")
  func widthOfSuperview() {
    let root = stage(320, 200), list = root.withChild()
    activate("H:|[list(==self)]|", ["list": list, "self": root])
    activate("V:|[list]|", ["list": list])
    root.layoutIfNeeded()
    #expect(list.frameText == "0 0 320 200")
  }

  @Test("an optional constraint pulls to the edge, a required one stops it: a tag at the bottom that yields at the top")
  func tag() {
    func tag(_ height: CGFloat) -> String {
      let root = stage(100, height), tag = root.withChild()
      tag.pin(left: 0, width: 53, height: 20)
      tag.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -14).at(250).on()
      tag.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10).on()
      root.layoutIfNeeded()
      return tag.down
    }
    #expect(tag(100) == "66…86")
    #expect(tag(44) == "10…30")
    #expect(tag(30) == "10…30")
  }

  @Test("a container hugs the longer of two rows")
  func huggingContainer() {
    let root = stage(), container = root.withChild(), rows = [SizedView(60, 20), SizedView(140, 20)]
    for row in rows {
      container.with(row)
      row.leadingAnchor.constraint(equalTo: container.leadingAnchor).on()
      container.trailingAnchor.constraint(greaterThanOrEqualTo: row.trailingAnchor).on()
    }
    activate("V:|[first]-2-[second]|", ["first": rows[0], "second": rows[1]])
    container.pin(left: 0, top: 0)
    root.layoutIfNeeded()
    #expect(container.frameText == "0 0 140 42")
    #expect(rows[0].frame.width == 60)
  }

  @Test("the frame of a deep tree is the sum of its offsets, exactly")
  func depth() {
    let root = stage(1000, 1000)
    var parent = root
    for _ in 0..<40 {
      let child = parent.withChild()
      activate("H:|-3-[child]-3-|", ["child": child])
      activate("V:|-2-[child]-2-|", ["child": child])
      parent = child
    }
    root.layoutIfNeeded()
    #expect(parent.frameText == "3 2 760 840")
    #expect(text(of: parent.convert(parent.bounds, to: root)) == "120 80 760 840")
  }

  @Test("the order in which constraints are added does not matter")
  func order() {
    func frames(_ permutation: [Int]) -> [String] {
      let root = stage(), a = root.with(SizedView(60, 20)), b = root.with(SizedView(90, 20))
      a.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
      let made = [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
        root.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 10),
        a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
        b.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5).at(700),
      ]
      for index in permutation { made[index].isActive = true }
      root.layoutIfNeeded()
      return [a.frameText, b.frameText]
    }
    let expected = ["10 0 132 20", "150 0 160 20"]
    for permutation in [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 5, 0, 4, 1, 3], [3, 1, 5, 0, 2, 4]] {
      #expect(frames(permutation) == expected)
    }
  }

  @Test("adding and removing restores the previous frames")
  func roundTrip() {
    let root = stage(), a = root.with(SizedView(60, 20)), b = root.with(SizedView(90, 20))
    activate("H:|[a]-[b]|", ["a": a, "b": b], options: .alignAllTop)
    a.pin(top: 0)
    a.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
    root.layoutIfNeeded()
    let before = [a.frameText, b.frameText]
    for width in [10, 100, 300] {
      let extra = a.widthAnchor.constraint(equalToConstant: CGFloat(width)).on()
      root.layoutIfNeeded()
      #expect(a.frame.width == CGFloat(width))
      extra.isActive = false
      root.layoutIfNeeded()
      #expect([a.frameText, b.frameText] == before)
    }
  }

  @Test("an unrelated constraint does not move views that were placed")
  func stability() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    a.pin(left: 10, top: 10, height: 10)
    a.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).on()
    root.layoutIfNeeded()
    #expect(a.frameText == "10 10 30 10")
    b.pin(left: 100, top: 100, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(a.frameText == "10 10 30 10")
  }

  @Test("ambiguity is reported, and only where it exists")
  func ambiguity() {
    let root = stage(), vague = root.withChild(), fixed = root.withChild()
    vague.pin(top: 0, width: 10, height: 10)
    fixed.pin(left: 0, top: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(vague.hasAmbiguousLayout)
    #expect(!fixed.hasAmbiguousLayout)
  }

  @Test("a view reports the constraints that position it, along one axis")
  func constraintsAffectingLayout() {
    let root = stage(), view = root.withChild()
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor).on()
    let width = view.widthAnchor.constraint(equalToConstant: 5).on()
    view.pin(top: 0, height: 5)
    root.layoutIfNeeded()
    let across = view.constraintsAffectingLayout(for: .horizontal)
    #expect(across.contains(left) && across.contains(width))
    #expect(!across.contains { $0.firstAttribute == .top || $0.firstAttribute == .height })
  }
}
