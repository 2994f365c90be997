// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Positions that only inequalities bound, as the tests of Stevia expect them of Apple's engine.
@MainActor
@Suite("A position that only an inequality bounds is at the bound")
struct BoundPositionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  /// A square of 100 points with the given constraints only.
  private func frame(of make: (UIView, UIView) -> [NSLayoutConstraint]) -> String {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate(
      [box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100)]
        + make(box, root))
    root.layoutIfNeeded()
    return box.frameText
  }

  @Test("each edge, either relation")
  func edges() {
    #expect(frame { [$0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 10)] } == "0 10 100 100")
    #expect(frame { [$0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 23)] } == "0 23 100 100")
    #expect(frame { [$0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 72)] } == "72 0 100 100")
    #expect(
      frame { [$1.rightAnchor.constraint(greaterThanOrEqualTo: $0.rightAnchor, constant: 74)] } == "201 0 100 100")
    #expect(frame { [$1.rightAnchor.constraint(lessThanOrEqualTo: $0.rightAnchor, constant: 74)] } == "201 0 100 100")
    #expect(
      frame { [$0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -45)] } == "0 522 100 100")
  }

  @Test("the edges that run with the language, from right to left")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(
      frame { [$0.leadingAnchor.constraint(lessThanOrEqualTo: $1.leadingAnchor, constant: 23)] } == "252 0 100 100")
    #expect(
      frame { [$0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor, constant: -74)] } == "74 0 100 100")
  }

  @Test("a gap between two views, either relation")
  func gaps() {
    for format in ["H:|[first(10)]-(>=25)-[second]", "H:|[first(10)]-(<=25)-[second]"] {
      let (first, second) = (UIView(), UIView())
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      root.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["first": first, "second": second]))
      root.layoutIfNeeded()
      #expect(first.frameText == "0 0 10 0")
      #expect(second.frameText == "35 0 0 0")
    }
  }

  @Test("a size with an upper bound stays zero; any equality determines the position instead")
  func others() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 23).isActive = true
    root.layoutIfNeeded()
    #expect(box.bounds.width == 0 as CGFloat)
    let wish = frame {
      let weak = $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 4)
      weak.priority = UILayoutPriority(1)
      return [$0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 10), weak]
    }
    #expect(wish == "0 4 100 100")
  }

  @Test("the position follows the constant of the inequality")
  func constants() throws {
    var limit: NSLayoutConstraint?
    _ = frame {
      let made = $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 10)
      limit = made
      return [made]
    }
    let constraint = try #require(limit)
    constraint.constant = 80
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.minY == 80 as CGFloat)
    #expect(root.subviews[0].hasAmbiguousLayout)
  }
}
