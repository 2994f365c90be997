// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing
import UIKit

@Suite("Rules about how constraints are written")
@MainActor
struct WritingRuleTests {
  @Test("left and right are reported; their mirrored pair and views with a forced direction are not")
  func leftRight() {
    let scene = Scene()
    let alone = scene.add(UIView(), "alone") { view, root in
      [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    scene.add(UIView(), "pair") { view, root in
      [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    scene.add(UIView(), "swapped") { view, root in
      [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
        root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 4),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(scene.findings(.leftRightAttribute).map { $0.subjects.map(\.id) } == [["alone", "root"]])
    alone.semanticContentAttribute = .playback
    #expect(scene.findings(.leftRightAttribute) == [])
  }

  @Test("an uneven pair of left and right is reported: its mirror image is another layout")
  func unevenPair() {
    let scene = Scene()
    scene.add(UIView(), "uneven") { view, root in
      [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -60),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(scene.findings(.leftRightAttribute).count == 2)
  }

  /// Notations of `view.width == 2 × other.width + 10`, and different statements.
  @Test(
    "the same statement is found in any notation",
    arguments: [(2.0, 10.0, true), (2.0, 11.0, false), (2.5, 10.0, false)])
  func duplicates(multiplier: Double, constant: Double, isDuplicate: Bool) {
    let scene = Scene()
    let other = scene.box(UIView(), "other", CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = scene.add(UIView(), "view") { view, root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2, constant: 10),
      ]
    }
    other.widthAnchor.constraint(
      equalTo: view.widthAnchor, multiplier: CGFloat(1 / multiplier), constant: CGFloat(-constant / multiplier)
    ).isActive = true
    #expect(scene.findings(.duplicateConstraint).isEmpty != isDuplicate)
  }

  @Test("another priority or relation makes another statement")
  func notDuplicates() {
    let scene = Scene()
    let view = scene.box(UIView(), "view", CGRect(x: 0, y: 0, width: 20, height: 20))
    let wish = view.widthAnchor.constraint(equalToConstant: 20)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([wish, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)])
    #expect(scene.findings(.duplicateConstraint) == [])
  }

  @Test("redundant constraints are reported with those that imply them, and no more")
  func redundant() {
    let scene = Scene()
    scene.box(UIView(), "bystander", CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = scene.add(UIView(), "view") { view, root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor).isActive = true
    let findings = scene.findings(.redundantConstraint)
    #expect(findings.count == 1)
    guard case .implied(let constraint, let causes) = findings.first?.details else {
      Issue.record("nothing implied")
      return
    }
    #expect(constraint.first.attribute == .centerX)
    #expect(causes.map(\.first.attribute) == [.leading, .trailing])
  }

  @Test("edges of a scroll view refer to its content inside and to its frame outside, so they do not imply one another")
  func scrollEdges() {
    let scene = Scene()
    let scroll = scene.add(UIScrollView(), "scroll") { scroll, root in
      [
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
    }
    scene.add(UIView(), "content", to: scroll) { view, scroll in
      [
        view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        view.topAnchor.constraint(equalTo: scroll.topAnchor),
        view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        view.widthAnchor.constraint(equalTo: scroll.widthAnchor), view.heightAnchor.constraint(equalToConstant: 900),
      ]
    }
    #expect(scene.findings == [])
  }
}
