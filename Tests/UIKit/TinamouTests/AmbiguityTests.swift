// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Ambiguity")
struct AmbiguityTests {
  /// A box of 50 × 50 points at least 10 points from the left edge.
  private func box() -> (root: UIView, box: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    return (root, box)
  }

  @Test("a position that is open between bounds is found, with the bounds")
  func interval() {
    let (root, box) = box()
    #expect(box.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    #expect(root.inspection.ambiguousViews == [box])
    #expect(box.inspection.possibleValues(of: .left) == 10...250)
    #expect(box.inspection.possibleValues(of: .width) == 50...50)
    box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(!box.hasAmbiguousLayout)
  }

  @Test("exercising ambiguity moves the view within its bounds and violates nothing")
  func exercise() {
    let (root, box) = box()
    let before = box.frame
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame.minX != before.minX)
    #expect(box.frame.minX >= 10 && box.frame.maxX <= 300)
    #expect(box.frame.size == before.size)
    #expect(box.inspection.possibleValues(of: .left) == 10...250)
  }

  @Test("a determined layout does not move")
  func determined() {
    let (root, box) = box()
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame.minX == 30)
  }
}
