// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// A view that counts its layouts and calls a closure in each.
private final class CountingView: UIView {
  var layouts = 0
  var duringLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    duringLayout?()
  }
}

@MainActor
@Suite("The layout pass among many subviews")
struct MarkedSubviewTests {
  private let superview = CountingView()
  private let views = (0..<4).map { _ in CountingView() }

  init() {
    for view in views { superview.addSubview(view) }
    superview.layoutIfNeeded()
    reset()
  }

  private func reset() { for view in views + [superview] { view.layouts = 0 } }
  private var layouts: [Int] { views.map(\.layouts) }

  @Test("only the subviews that need layout are laid out")
  func marked() {
    views[2].setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(layouts == [0, 0, 1, 0])
    reset()
    views[2].setNeedsLayout()
    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(layouts == [1, 0, 1, 0])
    #expect(superview.layouts == 0)
  }

  @Test("a subview that marks siblings before and after it is followed by one layout of each")
  func siblings() {
    views[1].duringLayout = { [views] in for index in [0, 3] { views[index].setNeedsLayout() } }
    views[1].setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(layouts == [1, 1, 0, 1])
    reset()
    superview.layoutIfNeeded()
    #expect(layouts == [0, 0, 0, 0])
  }

  @Test("a subview that marks itself is laid out again")
  func itself() {
    views[1].duringLayout = { [views] in if views[1].layouts < 3 { views[1].setNeedsLayout() } }
    views[1].setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(layouts == [0, 3, 0, 0])
  }

  @Test("a subview that leaves takes its mark along")
  func leaving() {
    var view: CountingView? = CountingView()
    view.map(superview.addSubview)
    superview.layoutIfNeeded()
    reset()
    view?.setNeedsLayout()
    view?.removeFromSuperview()
    view = nil
    superview.layoutIfNeeded()
    views[3].setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(layouts == [0, 0, 0, 1])
  }

  @Test("a subview that moves to another superview is laid out there")
  func moving() {
    let other = CountingView()
    other.layoutIfNeeded()
    views[1].setNeedsLayout()
    other.addSubview(views[1])
    superview.layoutIfNeeded()
    #expect(layouts == [0, 0, 0, 0])
    other.layoutIfNeeded()
    #expect(layouts == [0, 1, 0, 0])
  }

  @Test("a subview that removes itself in its layout does not stop its siblings")
  func removingItself() {
    views[1].duringLayout = { [views] in
      views[1].removeFromSuperview()
      views[2].setNeedsLayout()
    }
    views[1].setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(layouts == [0, 1, 1, 0])
  }
}
