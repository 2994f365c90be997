// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("Stack views in stack views")
struct NestedStackTests {
  private let root = stage(300, 200)
  private let outer = UIStackView()
  private let inner = UIStackView()

  private init() {
    outer.frame = root.bounds
    root.addSubview(outer)
  }

  /// Expects the frames of a new hierarchy in the same state.
  private func expectFreshFrames(_ location: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    let copy = HierarchyCopy(of: root).root
    copy.layoutIfNeeded()
    guard case .different(let text) = HierarchyComparison(of: root, and: copy) else { return }
    Issue.record("\(text)", sourceLocation: location)
  }

  @Test("the shares of a proportional distribution follow what is in a nested stack view")
  func proportions() {
    outer.distribution = .fillProportionally
    let sized = SizedView(40, 20)
    for view in [sized, SizedView(60, 20)] { inner.addArrangedSubview(view) }
    for view in [inner, SizedView(100, 20)] { outer.addArrangedSubview(view) }
    root.layoutIfNeeded()
    #expect(inner.frame.width == 150)
    sized.isHidden = true
    root.layoutIfNeeded()
    #expect(inner.inspection.unroundedFrame?.width == 112.5)
    expectFreshFrames()
    sized.isHidden = false
    sized.natural.width = 140
    root.layoutIfNeeded()
    #expect(inner.frame.width == 200)
    inner.axis = .vertical
    expectFreshFrames()
    inner.addArrangedSubview(SizedView(300, 10))
    root.layoutIfNeeded()
    #expect(inner.frame.width == 225)
  }

  @Test("baselines follow the view that provides them in a nested stack view")
  func baselines() {
    outer.alignment = .lastBaseline
    let label = UILabel()
    label.text = "label"
    for view in [SizedView(40, 50), label, SizedView(30, 10)] { inner.addArrangedSubview(view) }
    inner.alignment = .top
    for view in [inner, SizedView(100, 20)] { outer.addArrangedSubview(view) }
    expectFreshFrames()
    inner.axis = .vertical
    expectFreshFrames()
    inner.insertArrangedSubview(label, at: 2)
    expectFreshFrames()
    label.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    let descent = outer.subviews[1].frame.maxY
    label.font = .systemFont(ofSize: 10)
    root.layoutIfNeeded()
    #expect(outer.subviews[1].frame.maxY != descent)
    label.isHidden = true
    expectFreshFrames()
    inner.axis = .horizontal
    expectFreshFrames()
  }

  @Test("a view that is taller by less than a pixel provides the baselines, whichever provided them before")
  func nearlyEqualHeights() {
    outer.alignment = .lastBaseline
    inner.alignment = .top
    let sized = SizedView(30, 10), label = UILabel()
    label.text = "label"
    for view in [sized, label] { inner.addArrangedSubview(view) }
    for view in [inner, SizedView(100, 50)] { outer.addArrangedSubview(view) }
    expectFreshFrames()
    let top = inner.frame.minY
    for height in [20, 30, 20] as [CGFloat] {
      sized.natural.height = height
      expectFreshFrames()
      #expect((inner.frame.minY == top) == (height == 20))
    }
  }

  @Test("a button that was hidden in a column has the baseline of its title in a row")
  func hiddenButton() {
    let buttons = ["Share", "OK"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    for button in buttons { outer.addArrangedSubview(button) }
    outer.axis = .vertical
    outer.alignment = .firstBaseline
    buttons[1].isHidden = true
    root.layoutIfNeeded()
    #expect(buttons[1].frame.height == 0)
    outer.axis = .horizontal
    root.layoutIfNeeded()
    #expect(buttons[1].frame.height == buttons[0].frame.height)
    #expect(buttons[1].frame.minY == buttons[0].frame.minY)
  }
}
