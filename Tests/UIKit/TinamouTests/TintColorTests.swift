// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor @Suite("Tint colors that views inherit")
struct TintColorTests {
  private final class Watcher: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("a view is told when it joins a hierarchy with another tint color, with what is in it")
  func joining() {
    let root = UIView(), part = UIView(), watcher = Watcher()
    part.addSubview(watcher)
    root.tintColor = .systemIndigo
    root.addSubview(part)
    #expect(watcher.changes == 1)
    part.removeFromSuperview()
    let other = UIView()
    other.tintColor = .systemIndigo
    root.addSubview(part)
    other.addSubview(part)
    #expect(watcher.tintColor == .systemIndigo)
    #expect(watcher.changes == 2)
  }

  @Test("a button takes the tint color of a hierarchy that it joins in another view")
  func button() {
    let root = UIView(), part = UIView(), button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    part.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    button.layoutIfNeeded()
    root.tintColor = .systemIndigo
    root.addSubview(part)
    root.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .systemIndigo)
  }

  @Test("a view that has left a tint color is told when it joins a hierarchy without one")
  func leaving() {
    let root = UIView(), plain = UIView(), watcher = Watcher()
    root.tintColor = .systemIndigo
    root.addSubview(watcher)
    watcher.removeFromSuperview()
    plain.addSubview(watcher)
    #expect(watcher.changes == 2 && watcher.tintColor == .systemBlue)
    watcher.removeFromSuperview()
    plain.addSubview(watcher)
    #expect(watcher.changes == 2)
  }

  @Test("after random moves, each view has the color of its nearest ancestor, and was told of it", arguments: 0..<20)
  func random(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let views = (0..<12).map { _ in Watcher() }
    let colors: [UIColor?] = [nil, nil, .systemIndigo, .systemRed]
    var own: [ObjectIdentifier: UIColor] = [:]
    func expected(_ view: UIView) -> UIColor {
      own[ObjectIdentifier(view)] ?? view.superview.map(expected) ?? .systemBlue
    }
    for _ in 0..<200 {
      let before = views.map { (color: expected($0), changes: $0.changes) }
      let (view, other) = (
        views[Int.random(in: 0..<12, using: &numbers)], views[Int.random(in: 0..<12, using: &numbers)]
      )
      let action = Int.random(in: 0..<4, using: &numbers)
      switch action {
      case 0:
        let color = colors[Int.random(in: 0..<4, using: &numbers)]
        own[ObjectIdentifier(view)] = color
        view.tintColor = color
      case 1: view.removeFromSuperview()
      default: if !other.isDescendant(of: view) { other.addSubview(view) }
      }
      for (view, old) in zip(views, before) {
        #expect(view.tintColor == expected(view))
        // A view that leaves a hierarchy is told when it joins another one.
        if action != 1, old.color != expected(view) { #expect(view.changes > old.changes) }
      }
    }
  }

  @Test("the color of that name is the tint color of the view that is drawn, and the system blue elsewhere")
  func named() {
    let blue = UIColor.systemBlue.cgColor
    #expect(UIColor.tintColor.cgColor == blue)
    // The tint color of a view can be the color itself.
    let tints: [(UIColor, CGColor)] = [(.systemIndigo, UIColor.systemIndigo.cgColor), (.tintColor, blue)]
    for (tint, color) in tints {
      let tintOfView: () -> UIColor? = { tint }
      TintColor.drawing(in: tintOfView) { #expect(UIColor.tintColor.cgColor == color) }
    }
    #expect(UIColor.tintColor.cgColor == blue)
  }
}
