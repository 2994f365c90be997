// SPDX-License-Identifier: MIT

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MainTabs(store: ErrandStore.filled)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The three parts of the app.
final class MainTabs: UITabBarController {
  private let store: ErrandStore

  init(store: ErrandStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      tab(ListsViewController(store: store), "Lists", "list.bullet"),
      tab(ChatViewController(), "Chat", "bubble.left"),
      tab(SettingsViewController(), "Settings", "gear"),
    ]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func tab(_ controller: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
    controller.title = title
    let navigation = UINavigationController(rootViewController: controller)
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return navigation
  }
}
