// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Frames are on pixels")
struct ConformanceRoundingTests {
  private func columns(_ scale: CGFloat, _ width: CGFloat) -> [String] {
    onScreen(scale: scale) {
      let root = stage(width, 50), views = (0..<3).map { _ in root.withChild() }
      activate("H:|[a][b(==a)][c(==a)]|", ["a": views[0], "b": views[1], "c": views[2]])
      for view in views { view.pin(top: 0, height: 10) }
      root.layoutIfNeeded()
      return views.map(\.across)
    }
  }

  @Test("thirds of 320 points, at each density")
  func thirds() {
    #expect(columns(1, 320) == ["0…107", "107…213", "213…320"])
    #expect(columns(2, 320) == ["0…106.5", "106.5…213.5", "213.5…320"])
    #expect(columns(3, 320) == ["0…106.667", "106.667…213.333", "213.333…320"])
  }

  @Test("two equal columns with gaps, with even and uneven widths")
  func equalColumns() {
    func row(_ scale: CGFloat, _ width: CGFloat) -> [String] {
      onScreen(scale: scale) {
        let root = stage(width, 50), a = root.withChild(), b = root.withChild()
        activate("H:|-20-[a]-8-[b(==a)]-20-|", ["a": a, "b": b])
        for view in [a, b] { view.pin(top: 0, height: 10) }
        root.layoutIfNeeded()
        return [a.frameText, b.frameText]
      }
    }
    #expect(row(2, 320) == ["20 0 136 10", "164 0 136 10"])
    #expect(row(1, 321) == ["20 0 137 10", "165 0 136 10"])
  }

  @Test("columns with gaps: each edge is rounded, not the width")
  func columnsWithGaps() {
    onScreen(scale: 2) {
      let root = stage(310, 50), views = (0..<3).map { _ in root.withChild() }
      activate("H:|[a]-10-[b(==a)]-10-[c(==a)]|", ["a": views[0], "b": views[1], "c": views[2]])
      for view in views { view.pin(top: 0, height: 10) }
      root.layoutIfNeeded()
      #expect(views.map(\.across) == ["0…96.5", "106.5…203.5", "213.5…310"])
    }
  }

  @Test("an edge between two pixels is rounded up")
  func halves() {
    func centered(_ scale: CGFloat, _ width: CGFloat) -> String {
      onScreen(scale: scale) {
        let root = stage(320, 50), view = root.withChild()
        view.pin(top: 0, width: width, height: 10)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).on()
        root.layoutIfNeeded()
        return view.frameText
      }
    }
    #expect(centered(2, 101) == "109.5 0 101 10")
    #expect(centered(1, 101) == "110 0 101 10")
    #expect(centered(2, 100.5) == "110 0 100.5 10")
  }

  @Test("an edge between two pixels is rounded up if its multiplier has only six digits, too")
  func shortMultipliers() {
    onScreen(scale: 2) {
      let root = stage(374, 43.5), view = root.withChild()
      view.pin(left: 0, width: 374)
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor).on()
      // 30 / 43.5 is 0.68965517…
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.689655, constant: 14).on()
      root.layoutIfNeeded()
      #expect(view.frameText == "0 0 374 44")
    }
  }

  @Test("a child is rounded in the coordinates of the window, not of its parent")
  func nested() {
    onScreen(scale: 1) {
      let root = stage(300, 300), parent = root.withChild(), child = parent.withChild()
      parent.pin(left: 0.4, top: 0.4, width: 100, height: 100)
      child.pin(left: 0.3, top: 0.3, width: 50, height: 50)
      root.layoutIfNeeded()
      #expect(parent.frameText == "0 0 100 100")
      #expect(child.frameText == "1 1 50 50")
    }
  }

  @Test("frames are rounded, the values of the engine are not")
  func noDrift() {
    onScreen(scale: 1) {
      let root = stage(1000, 20)
      var previous: UIView?
      var views: [UIView] = []
      for _ in 0..<20 {
        let view = root.withChild()
        view.pin(top: 0, width: 10.3, height: 10)
        view.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? root.leftAnchor).on()
        previous = view
        views.append(view)
      }
      root.layoutIfNeeded()
      #expect(views[19].frame.maxX == 206)
    }
  }
}
