// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
private final class PortraitNavigation: UINavigationController {
  var loads = 0

  override func loadView() {
    super.loadView()
    loads += 1
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

@MainActor
private final class PortraitScreen: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

@MainActor
private final class CountedAlert: UIAlertController {
  var appearances = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}

@Suite("Subclasses of view controllers")
@MainActor
struct SubclassedControllerTests {
  @Test("a navigation controller loads its view once, and asks the top screen for orientations if it says so")
  func navigation() {
    let navigation = PortraitNavigation(rootViewController: PortraitScreen())
    #expect(navigation.viewIfLoaded == nil && navigation.loads == 0)
    navigation.loadViewIfNeeded()
    navigation.loadViewIfNeeded()
    #expect(navigation.loads == 1)
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    navigation.viewControllers = []
    #expect(navigation.supportedInterfaceOrientations == UINavigationController().supportedInterfaceOrientations)
  }

  @Test("an alert is told when it has appeared")
  func alert() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let alert = CountedAlert(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    #expect(alert.appearances == 1)
    root.dismiss(animated: false)
    #expect(alert.appearances == 1 && root.presentedViewController == nil)
  }

  @Test("a split view shows its detail beside the list where there is room")
  func split() throws {
    let tablet = try #require(DeviceProfile.named("iPad Pro 11 (2nd generation)"))
    tablet.whileSimulated(in: .landscape) { showDetail() }
  }

  private func showDetail() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    let shown = split.viewController(for: .secondary)
    #expect(shown === detail || (shown as? UINavigationController)?.viewControllers.first === detail)
  }
}
