// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
private final class Listener: NSObject {
  var calls: [String] = []
  func changed() { calls.append("changed") }
  func changed(_ view: UIView) { calls.append("changed \(view.tag)") }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Listener.self }
    static var members: [ObjectiveC._Member] {
      [
        .method("changed") { (o: Listener, a) in o.changed() },
        .method("changed:") { (o: Listener, a) in try o.changed(a[0] as UIView) },
      ]
    }
  }
}

@MainActor
@Suite("Selectors of trait changes, and literals")
struct TraitSelectorTests {
  @Test("a method found by name is called with the object when a trait changes")
  func traits() {
    let listener = Listener()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.tag = 4
    window.addSubview(view)
    window.isHidden = false
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: listener, action: Selector(("changed")))
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: listener, action: Selector(("changed:")))
    window.overrideUserInterfaceStyle = .dark
    #expect(listener.calls.sorted() == ["changed", "changed 4"])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(listener.calls.filter { $0 == "changed" }.count == 2)
    #expect(listener.calls.count == 3)
  }

  @Test("levels of windows add up, gradients take arrays of Core Foundation")
  func values() {
    let window = UIWindow(frame: .zero)
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
    window.windowLevel = UIWindow.Level.statusBar - 1
    #expect(window.windowLevel.rawValue == 999)
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    #expect(gradient?.stops.map(\.color) == colors)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
  }
}
