// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

/// Expectations about frames, constraints and texts.
@MainActor
struct CheckTests {
  @Test func `a sound layout passes every expectation`() {
    let card = CardView()
    expectNoConflicts(in: card)
    expectUnambiguous(card)
    expectNoTruncation(in: card)
    expectNoOverlap(in: card)
    expectTouchTargets(in: card)
    expectReadingOrder(of: card)
    expectReadingOrder(of: card, ["name", "bio", "Follow"])
    expectMirrors(card)
    expectFrame(CGRect(x: 76, y: 16, width: 104, height: 20.5), of: card.name, tolerance: 10)
  }

  @Test func `a frame that differs is reported at the line with the differences`() {
    let card = CardView()
    card.layoutIfNeeded()
    var line = 0
    let found = failures {
      line = #line + 1
      expectFrame(CGRect(x: 70, y: 16, width: card.name.frame.width, height: 100), of: card.name)
    }
    #expect(found.count == 1)
    #expect(found.first?.line == line)
    #expect(found.first?.text.hasPrefix("name is at 76 16 ") == true)
    #expect(found.first?.text.contains("x 70 → 76 (+6), height 100 → ") == true)
  }

  @Test func `each rule reports its finding at the line of the expectation`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let long = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    long.text = "A text that is too long"
    let other = UILabel(frame: CGRect(x: 10, y: 5, width: 150, height: 21))
    other.text = "Another text"
    let small = UIButton(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
    for view in [long, other, small] { root.addSubview(view) }
    let start = #line
    let found = failures {
      expectNoTruncation(in: root)
      expectNoOverlap(in: root)
      expectTouchTargets(in: root)
    }
    #expect(found.map { $0.line - start } == [2, 3, 4])
    #expect(found.first?.text.contains("A text that is too long") == true)
    #expect(found.last?.text.contains("touch target is 20×20 pt") == true)
    expectNoTruncation(in: root, ignoring: [long])
    expectNoOverlap(in: root, ignoring: [long])
    expectTouchTargets(in: root, ignoring: [small])
  }

  @Test func `a conflict and an open position are reported`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let open = UIView()
    open.accessibilityIdentifier = "open"
    open.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(open)
    open.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = handler }
    let found = failures {
      expectNoConflicts(in: root)
      expectUnambiguous(root)
    }
    #expect(found.count == 2)
    #expect(found.first?.text.contains("10 points apart") == true)
    #if DEBUG
      #expect(found.first?.text.contains("box.width == 20   (CheckTests.swift:") == true, "\(found)")
      #expect(found.first?.text.contains("box.width is constrained twice, to ") == true, "\(found)")
    #endif
    #expect(found.last?.text.contains("open is ambiguous") == true)
  }

  @Test func `a view that does not mirror is named, with the constraint that keeps it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    let found = failures { expectMirrors(root) }
    #expect(found.count == 1)
    #expect(found.first?.text.contains("box does not mirror in right-to-left languages: x 172 → 8 (−164)") == true)
    #expect(found.first?.text.contains("use leading and trailing") == true)
    #if DEBUG
      #expect(found.first?.text.contains("box.left == root.left + 8 (CheckTests.swift:") == true, "\(found)")
    #endif
    #expect(box.frame.minX == 8)
  }

  @Test func `a switch mirrors, although its frame extends beyond its alignment rectangle`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      toggle.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(failures { expectMirrors(root) }.isEmpty)
  }

  @Test func `texts that are read in another order than they are seen are reported`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for (title, y) in [("second", 40.0), ("first", 0.0)] {
      let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
      label.text = title
      root.addSubview(label)
    }
    let found = failures { expectReadingOrder(of: root) }
    #expect(found.map(\.text) == ["the views are read in the order “second”, “first”; expected is “first”, “second”"])
  }
}
