// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("The keyboard's guide and notifications", .serialized, .system(.iOS18))
struct KeyboardTests {
  private func field(in controller: UIViewController) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      controller.view.keyboardLayoutGuide.topAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    return box
  }

  @Test("without a keyboard the guide begins at the safe area; with one, at the keyboard")
  func guide() throws {
    let controller = UIViewController()
    let box = field(in: controller)
    let window = try show(controller, on: "iPhone X")
    #expect(box.frame.maxY == 778)
    let keyboard = window.screen.inspection.keyboard
    keyboard.show()
    #expect(keyboard.frame == CGRect(x: 0, y: 476, width: 375, height: 336))
    #expect(box.frame.maxY == 476)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 336)
    keyboard.show(height: 100)
    #expect(box.frame.maxY == 712)
    keyboard.hide()
    #expect(box.frame.maxY == 778)
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(box.frame.maxY == 812)
  }

  @Test("the guide's frame is that of the view's present bounds, without a layout")
  func presentFrame() throws {
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.view.addSubview(inner)
    let window = try show(controller, on: "iPhone X")
    let guide = inner.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 400, width: 400, height: 412))
    inner.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
  }

  @Test("the guide of a view that ends above the window's bottom edge ends at that edge")
  func belowView() throws {
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalTo: inner.keyboardLayoutGuide.heightAnchor),
    ])
    controller.view.addSubview(inner)
    let window = try show(controller, on: "iPhone X")
    #expect(box.frame.minY == 500 && box.frame.height == 212)
    window.screen.inspection.keyboard.show()
    #expect(box.frame.minY == 376 && box.frame.height == 336)
  }

  @Test("a view that ends above the edge of the screen is covered by less")
  func partOfScreen() throws {
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(box)
    box.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor).isActive = true
    controller.view.addSubview(inner)
    let window = try show(controller, on: "iPhone X")
    window.screen.inspection.keyboard.show()
    #expect(box.frame.maxY == 376)
  }

  @Test("the notifications contain the frames")
  func notifications() throws {
    let window = try show(UIViewController(), on: "iPhone 8")
    var told: [String] = []
    let names: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
        let line = "\(note.name.rawValue) \(Int(end.minY)) \(Int(end.height))"
        MainActor.assumeIsolated { told.append(line) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    window.screen.inspection.keyboard.show()
    window.screen.inspection.keyboard.hide()
    #expect(
      told == [
        "UIKeyboardWillShowNotification 407 260", "UIKeyboardDidShowNotification 407 260",
        "UIKeyboardWillHideNotification 667 260", "UIKeyboardDidHideNotification 667 260",
      ])
  }

  @Test("constraints follow a floating keyboard from edge to edge")
  func tracking() throws {
    let controller = UIViewController()
    let window = try show(controller, on: "iPad Pro 11")
    let guide = controller.view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let beside = box.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    let away = box.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor)
    let bottom = box.bottomAnchor.constraint(equalTo: guide.topAnchor)
    guide.setConstraints([beside], activeWhenNearEdge: .leading)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    #expect([beside.isActive, away.isActive, bottom.isActive] == [false, true, true])
    window.screen.inspection.keyboard.float(at: CGRect(x: 10, y: 500, width: 320, height: 250))
    #expect([beside.isActive, away.isActive, bottom.isActive] == [true, false, false])
    #expect(box.frame.minX == 330)
    #expect(guide.constraints(activeWhenNearEdge: .leading) == [beside])
    guide.removeAllTrackedConstraints()
    #expect(!beside.isActive)
  }
}
