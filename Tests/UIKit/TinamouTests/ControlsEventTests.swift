// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Events of controls")
struct ControlsEventTests {
  @MainActor private class Listener {
    var heard: [String] = []
    func listen(to control: UIControl) { control.addTarget(self, action: Listener.plain, for: .touchUpInside) }
    func plain() { heard.append("plain") }
    func switched(_ sender: UISwitch) { heard.append("switch \(sender.isOn)") }
    func anyone(_ sender: Any) { heard.append("\(type(of: sender))") }
    func withEvent(_ sender: UIControl, _ event: UIEvent?) { heard.append("event \(event == nil)") }
  }

  @Test("actions run in the order of adding, each once, with their sender")
  func order() {
    let control = UIControl()
    var heard: [String] = []
    control.addAction(UIAction { heard.append("a \($0.sender as? UIControl === control)") }, for: .touchUpInside)
    control.addAction(UIAction { _ in heard.append("b") }, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(heard == ["a true", "b"])
    control.sendActions(for: .valueChanged)
    #expect(heard == ["a true", "b", "b"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("an action with the same identifier replaces the older one")
  func identifiers() {
    let control = UIControl()
    var heard: [Int] = []
    for number in 1...2 {
      control.addAction(UIAction(identifier: .init("save")) { _ in heard.append(number) }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(heard == [2])
    control.removeAction(identifiedBy: .init("save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(heard == [2])
  }

  @Test("a method of any of the three forms can be the action of a target")
  func targets() {
    let listener = Listener()
    let control = UISwitch()
    control.addTarget(listener, action: Listener.plain, for: .valueChanged)
    control.addTarget(listener, action: Listener.switched, for: .valueChanged)
    control.addTarget(listener, action: Listener.anyone, for: .valueChanged)
    control.addTarget(listener, action: Listener.withEvent, for: .valueChanged)
    control.isOn = true
    #expect(listener.heard.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(listener.heard == ["plain", "switch true", "UISwitch", "event true"])
    listener.listen(to: control)
    control.sendActions(for: .touchUpInside)
    #expect(listener.heard.last == "plain")
    control.removeTarget(listener, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(listener.heard.count == 5)
  }

  @Test("a target is not retained")
  func weakTarget() {
    let control = UIControl()
    var listener: Listener? = Listener()
    weak let reference = listener
    control.addTarget(listener!, action: Listener.plain, for: .touchDown)
    listener = nil
    #expect(reference == nil)
    control.sendActions(for: .touchDown)
  }

  @Test("a method with another type of sender is refused")
  func wrongSender() {
    var reasons: [String] = []
    LayoutException.handler = { reasons.append("\($0.rawValue): \($1)") }
    defer { LayoutException.handler = LayoutException.stop }
    let listener = Listener()
    let control = UIImageViewControl()
    control.addTarget(listener, action: Listener.switched, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(reasons.count == 1)
    #expect(listener.heard.isEmpty)
  }

  private final class UIImageViewControl: UIControl {}

  @Test("the state combines the three flags")
  func states() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
    control.isHighlighted = true
    #expect(control.state.rawValue == 7)
  }

  @Test("raw values are UIKit's")
  func rawValues() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.editingChanged.rawValue == 131072)
    #expect(UIControl.ContentHorizontalAlignment.trailing.rawValue == 5)
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test("leading and trailing follow the layout direction")
  func alignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test("a tap toggles a switch, and sends its event")
  func tap() {
    let control = UISwitch()
    var heard: [Bool] = []
    control.addAction(UIAction { _ in heard.append(control.isOn) }, for: .valueChanged)
    control.touchesBegan([UITouch()], with: nil)
    #expect(control.isTracking && control.isHighlighted)
    control.touchesEnded([UITouch()], with: nil)
    #expect(heard == [true])
    #expect(!control.isTracking && !control.isHighlighted)
    control.isEnabled = false
    control.touchesBegan([UITouch()], with: nil)
    control.touchesEnded([UITouch()], with: nil)
    #expect(heard == [true])
  }
}
