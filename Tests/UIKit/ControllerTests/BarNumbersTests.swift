// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

/// A window as large as the screen of `device`, which shows `root`.
@MainActor
func show(_ root: UIViewController, on device: String, _ orientation: DeviceOrientation = .portrait) throws -> UIWindow
{
  let screen = try #require(DeviceProfile.named(device)).makeScreen(in: orientation)
  let window = UIWindow(frame: screen.bounds)
  window.screen = screen
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

/// A tab bar controller with one navigation controller with one controller.
@MainActor
func tabs(with controller: UIViewController) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = [UINavigationController(rootViewController: controller)]
  return tabs
}

@MainActor @Suite("Heights of bars, and the frames and safe areas between them", .serialized, .system(.iOS18))
struct BarNumbersTests {
  struct Example: CustomTestStringConvertible {
    var device: String
    var orientation = DeviceOrientation.portrait
    /// The lower edge of the navigation bar and the height of the tab bar, in points.
    var barBottom: CGFloat
    var tabBar: CGFloat
    var testDescription: String { "\(device) \(orientation)" }
  }

  @Test(
    "a navigation bar and a tab bar cover the safe area of the content",
    arguments: [
      Example(device: "iPhone 8", barBottom: 64, tabBar: 49),
      Example(device: "iPhone X", barBottom: 88, tabBar: 83),
      Example(device: "iPhone 14 Plus", barBottom: 91, tabBar: 83),
      Example(device: "iPhone 8", orientation: .landscape, barBottom: 32, tabBar: 32),
      Example(device: "iPhone X", orientation: .landscape, barBottom: 32, tabBar: 53),
      Example(device: "iPad Pro 11", barBottom: 74, tabBar: 70),
    ])
  func safeArea(_ example: Example) throws {
    let content = UIViewController()
    let window = try show(tabs(with: content), on: example.device, example.orientation)
    let view = try #require(content.view)
    let bar = try #require(content.navigationController?.navigationBar)
    #expect(view.frame == window.bounds)
    #expect(view.safeAreaInsets.top == example.barBottom)
    #expect(view.safeAreaInsets.bottom == example.tabBar)
    #expect(bar.frame.maxY == example.barBottom)
    #expect(content.tabBarController?.tabBar.frame.height == example.tabBar)
    #expect(content.tabBarController?.tabBar.frame.maxY == window.bounds.height)
  }
}
