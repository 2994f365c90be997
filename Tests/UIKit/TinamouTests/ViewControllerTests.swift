// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("View controllers and safe areas", .serialized)
struct ViewControllerTests {
  /// A window as large as the screen of `device`.
  private func window(_ device: String, _ orientation: DeviceOrientation = .portrait) throws -> UIWindow {
    let screen = try #require(DeviceProfile.named(device)).makeScreen(in: orientation)
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    return window
  }

  private final class Recorder: UIViewController {
    var calls: [String] = []
    override func loadView() {
      calls.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func updateViewConstraints() {
      calls.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    override func viewSafeAreaInsetsDidChange() { calls.append("viewSafeAreaInsetsDidChange") }
  }

  @Test("the first appearance calls the methods in UIKit's order")
  func appearance() throws {
    let window = try window("iPhone 14")
    let controller = Recorder()
    window.rootViewController = controller
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    inner.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
    window.makeKeyAndVisible()
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange", "updateViewConstraints",
        "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    #expect(inner.frame.minY == 47)
    window.rootViewController = UIViewController()
    #expect(controller.calls.filter { $0.contains("Disappear") } == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test(
    "the safe area of a controller's view is the screen's",
    arguments: [
      ("iPhone 8", DeviceOrientation.portrait, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      ("iPhone X", .portrait, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      ("iPhone X", .landscape, UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    ])
  func screenInsets(_ device: String, _ orientation: DeviceOrientation, _ insets: UIEdgeInsets) throws {
    let window = try window(device, orientation)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.safeAreaInsets == insets)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    #expect(controller.view.safeAreaInsets.bottom == insets.bottom + 10)
  }

  @Test(
    "the margins at the sides are 16 in landscape without a regular size class, and otherwise follow the width",
    arguments: [
      ("iPhone X", DeviceOrientation.landscape, 60), ("iPhone X", .portrait, 16), ("iPhone 11", .landscape, 68),
      ("iPhone 11", .portrait, 20), ("iPhone 8", .landscape, 16),
    ] as [(String, DeviceOrientation, CGFloat)])
  func sideMargins(_ device: String, _ orientation: DeviceOrientation, _ side: CGFloat) throws {
    let window = try window(device, orientation)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.directionalLayoutMargins.leading == side)
    #expect(controller.view.layoutMarginsGuide.layoutFrame.minX == side)
  }

  @Test("the safe area applies to every descendant, as far as it overlaps")
  func propagation() throws {
    let window = try window("iPhone X")
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let outer = UIView(frame: CGRect(x: 0, y: 10, width: 375, height: 802))
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
    inner.frame.origin.y = 40
    #expect(inner.safeAreaInsets == .zero)
    outer.removeFromSuperview()
    #expect(outer.safeAreaInsets == .zero)
  }

  @Test(
    "a controller's view has the system's minimum margins",
    arguments: [("iPhone 8", 16.0, 20.0), ("iPhone 14 Plus", 20.0, 47.0)])
  func margins(_ device: String, _ side: Double, _ top: Double) throws {
    let window = try window(device)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    controller.view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "|-[box]-|", metrics: nil, views: ["box": box])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[box(10)]", metrics: nil, views: ["box": box]))
    window.layoutIfNeeded()
    #expect(box.frame == CGRect(x: side, y: top, width: window.bounds.width - 2 * side, height: 10))
    controller.view.directionalLayoutMargins.leading = 30
    window.layoutIfNeeded()
    #expect(box.frame.minX == 30)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.directionalLayoutMargins.leading = 3
    window.layoutIfNeeded()
    #expect(box.frame.minX == 3)
  }

  @Test("margin attributes of the controller's view: the red, blue and yellow squares")
  func squares() throws {
    let window = try window("iPhone 8")
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = try #require(controller.view)
    let red = UIView()
    let blue = UIView()
    let yellow = UIView()
    for square in [red, blue, yellow] {
      square.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(square)
      square.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor, constant: -20).isActive = true
      square.heightAnchor.constraint(equalTo: square.widthAnchor).isActive = true
    }
    func relate(
      _ a: UIView, _ first: NSLayoutConstraint.Attribute, _ b: UIView?, _ second: NSLayoutConstraint.Attribute,
      _ constant: CGFloat, _ priority: Float = 1000
    ) {
      let constraint = NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second, multiplier: 1, constant: constant)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    relate(red, .leftMargin, view, .left, 20)
    relate(red, .width, nil, .notAnAttribute, 50)
    relate(blue, .left, red, .right, 20)
    relate(blue, .width, red, .width, 0)
    relate(yellow, .left, blue, .right, 20)
    relate(yellow, .width, red, .width, 0)
    relate(yellow, .left, red, .right, 20, 250)
    window.layoutIfNeeded()
    #expect(red.frame == CGRect(x: 12, y: 597, width: 50, height: 50))
    #expect(blue.frame == CGRect(x: 82, y: 597, width: 50, height: 50))
    #expect(yellow.frame == CGRect(x: 152, y: 597, width: 50, height: 50))
    blue.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(yellow.frame == CGRect(x: 82, y: 597, width: 50, height: 50))
  }

  @Test("children appear and disappear with their parent")
  func containment() throws {
    let window = try window("iPhone 8")
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let child = Recorder()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 300, width: 375, height: 100)
    child.didMove(toParent: parent)
    #expect(child.calls.contains("viewDidAppear"))
    #expect(child.view.safeAreaInsets == .zero)
    #expect(parent.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.calls.last == "viewDidDisappear")
    #expect(parent.children.isEmpty)
  }

  @Test("a root view that the app has added itself fills the window once it is shown")
  func addedRootView() throws {
    let window = try window("iPhone X")
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.rootViewController = controller
    window.addSubview(controller.view)
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds)
  }
}
