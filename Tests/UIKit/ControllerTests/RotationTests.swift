// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("Rotating the device and resizing windows", .serialized, .system(.iOS18))
struct RotationTests {
  private final class Turning: UIViewController {
    var calls: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("willTransition \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("viewWillTransition \(text(of: size)) from \(text(of: view.bounds.size))")
      coordinator.animate(
        alongsideTransition: { [self] _ in calls.append("alongside \(text(of: view.bounds.size))") },
        completion: { [self] _ in calls.append("completion") })
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls.append("traitCollectionDidChange")
    }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewSafeAreaInsetsDidChange() { calls.append("viewSafeAreaInsetsDidChange") }
  }

  @Test("a rotation is announced, performed and completed in UIKit's order")
  func order() throws {
    let controller = Turning()
    let window = try show(controller, on: "iPhone X")
    controller.calls = []
    let scene = try #require(window.windowScene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    #expect(
      controller.calls == [
        "willTransition compact", "viewWillTransition 812 375 from 375 812", "viewSafeAreaInsetsDidChange",
        "traitCollectionDidChange", "alongside 812 375", "viewWillLayoutSubviews", "completion",
      ])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(scene.interfaceOrientation == .landscapeRight)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    #expect(controller.view.frameText == "0 0 375 812")
  }

  @Test("a controller that allows only portrait is not rotated, unless forced")
  func notAllowed() throws {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let window = try show(Upright(), on: "iPhone X")
    var refusals = 0
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in refusals += 1 }
    #expect(refusals == 1)
    #expect(window.bounds.width == 375)
    window.windowScene?.inspection.turn(to: .landscapeLeft)
    #expect(window.bounds.width == 812)
  }

  @Test("bars have compact heights in landscape, and constraints follow the safe area")
  func bars() throws {
    let content = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(box)
    let guide = content.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let tabs = tabs(with: content)
    content.navigationController?.navigationBar.prefersLargeTitles = true
    let window = try show(tabs, on: "iPhone X")
    #expect(box.frameText == "0 140 375 589")
    window.windowScene?.inspection.turn(to: .landscapeRight)
    #expect(box.frameText == "44 32 724 290")
    #expect(tabs.tabBar.frameText == "0 322 812 53")
    window.windowScene?.inspection.turn(to: .portrait)
    #expect(box.frameText == "0 140 375 589")
  }

  @Test("part of a tablet's screen is compact, and observers of traits are notified")
  func resize() throws {
    let controller = UIViewController()
    let window = try show(controller, on: "iPad Pro 11")
    var changes: [String] = []
    let registration = controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      changes.append("\(previous.horizontalSizeClass) to \(controller.traitCollection.horizontalSizeClass)")
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _: UITraitCollection) in changes.append("style")
    }
    let scene = try #require(window.windowScene)
    scene.inspection.resize(to: CGSize(width: 375, height: 1194))
    #expect(controller.view.bounds.width == 375)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.view.safeAreaInsets.top == 24)
    #expect(changes == ["regular to compact"])
    controller.unregisterForTraitChanges(registration)
    scene.inspection.resize(to: nil)
    #expect(controller.view.bounds.width == 834)
    #expect(changes == ["regular to compact"])
  }

  @Test("the main screen, the device and the application rotate as well")
  func mainScreen() throws {
    try #require(DeviceProfile.named("iPhone 8")).simulate()
    defer { DeviceProfile.standard.simulate() }
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let manager = try #require(window.windowScene?.statusBarManager)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(UIApplication.shared.connectedScenes == [try #require(window.windowScene)])
    window.windowScene?.inspection.turn(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(UITraitCollection.current.verticalSizeClass == .compact)
    #expect(manager.isStatusBarHidden)
    #expect(window.safeAreaInsets == .zero)
    #expect(window.isKeyWindow)
  }
}
