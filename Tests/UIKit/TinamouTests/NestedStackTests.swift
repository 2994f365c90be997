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

  /// Arrangements of a stack view that is hidden in another.
  struct HiddenArrangement: CustomTestStringConvertible {
    var axes: (outer: NSLayoutConstraint.Axis, inner: NSLayoutConstraint.Axis)
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var hasMargins: Bool
    var isNested: Bool

    var testDescription: String {
      "\(axes.outer.rawValue)\(axes.inner.rawValue) \(distribution) \(alignment) \(hasMargins ? "margins" : "edges")"
        + (isNested ? " nested" : "")
    }

    static let all: [HiddenArrangement] = {
      let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
      var all: [HiddenArrangement] = []
      for outer in axes {
        for inner in axes {
          for distribution in UIStackView.Distribution.namedCases.map(\.value) {
            for alignment in [UIStackView.Alignment.fill, .leading, .center] {
              for hasMargins in [false, true] {
                for isNested in [false, true] {
                  all.append(
                    HiddenArrangement(
                      axes: (outer, inner), distribution: distribution, alignment: alignment, hasMargins: hasMargins,
                      isNested: isNested))
                }
              }
            }
          }
        }
      }
      return all
    }()
  }

  @Test("a hidden stack view has no length, whatever its spacing and margins", arguments: HiddenArrangement.all)
  func hiddenStack(_ arrangement: HiddenArrangement) {
    let column = UIStackView(), neighbors = [SizedView(50, 44), SizedView(30, 20)]
    column.axis = arrangement.axes.outer
    column.translatesAutoresizingMaskIntoConstraints = false
    root.with(column).pin(left: 0, top: 0)
    inner.axis = arrangement.axes.inner
    inner.distribution = arrangement.distribution
    inner.alignment = arrangement.alignment
    inner.spacing = 16
    inner.isLayoutMarginsRelativeArrangement = arrangement.hasMargins
    for view in [SizedView(20, 10), SizedView(25, 12), SizedView(15, 8)] { inner.addArrangedSubview(view) }
    let hidden = arrangement.isNested ? UIStackView(arrangedSubviews: [inner]) : inner
    for view in [neighbors[0], hidden, neighbors[1]] { column.addArrangedSubview(view) }
    root.layoutIfNeeded()
    _ = logged {
      hidden.isHidden = true
      root.layoutIfNeeded()
    }
    let isRow = column.axis == .horizontal
    #expect(isRow ? hidden.frame.width == 0 : hidden.frame.height == 0)
    #expect(isRow ? neighbors[1].frame.minX == 50 : neighbors[1].frame.minY == 44)
    #expect(isRow ? column.frame.width == 80 : column.frame.height == 64)
    hidden.isHidden = false
    root.layoutIfNeeded()
    #expect(isRow ? neighbors[1].frame.minX > 50 + 16 : neighbors[1].frame.minY > 44)
    #expect(root.inspection.conflicts.isEmpty)
  }

  @Test(
    "a stack view whose views are all hidden has no length, even where there is room",
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], [true, false])
  func emptyStackInRoom(axis: NSLayoutConstraint.Axis, isFirst: Bool) {
    let label = UILabel()
    label.text = "label"
    (outer.axis, inner.axis) = (axis, axis)
    inner.spacing = 5
    for view in [SizedView(40, 20), SizedView(60, 30)] { inner.addArrangedSubview(view) }
    for view in isFirst ? [inner, label] : [label, inner] { outer.addArrangedSubview(view) }
    for view in inner.arrangedSubviews { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(axis == .horizontal ? inner.frame.width == 0 : inner.frame.height == 0)
    #expect(axis == .horizontal ? label.frame.width == 300 : label.frame.height == 200)
    // A constraint of the author gives it a length.
    let length = (axis == .horizontal ? inner.widthAnchor : inner.heightAnchor).constraint(equalToConstant: 50)
    length.priority = .defaultHigh
    length.isActive = true
    root.layoutIfNeeded()
    #expect(axis == .horizontal ? inner.frame.width == 50 : inner.frame.height == 50)
  }
}
