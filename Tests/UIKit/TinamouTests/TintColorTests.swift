// SPDX-License-Identifier: MIT

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
