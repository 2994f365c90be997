// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The room that a program on another device gives to the view of a controller: its size and its safe area.
///
/// Real controllers with the bars of the scene compute it, in a window of the device, so that a document on another device is laid
/// out as by the program that loads it.
@MainActor
struct CanvasRoom {
  let size: CGSize
  let safeArea: UIEdgeInsets

  /// Computes the room of `controller` on a device.
  init(
    of controller: InterfaceController, in surroundings: CanvasSurroundings, on device: DeviceProfile,
    _ orientation: DeviceOrientation
  ) {
    let content = UIViewController()
    content.loadExtendedLayout(from: controller.element)
    (size, safeArea) = device.whileSimulated(in: orientation) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let outermost = Self.surround(content, with: surroundings.bars(of: controller))
      let style = surroundings.sheetStyle(of: controller)
      window.rootViewController = style == nil ? outermost : UIViewController()
      window.isHidden = false
      if let style {
        outermost.modalPresentationStyle = style
        window.rootViewController?.present(outermost, animated: false)
      }
      window.layoutIfNeeded()
      return (content.view.bounds.size, content.view.safeAreaInsets)
    }
  }

  /// Puts `content` into controllers with `bars`, and returns the outermost one.
  private static func surround(_ content: UIViewController, with bars: CanvasSurroundings.Bars) -> UIViewController {
    var outermost = content
    if bars.isInNavigation || bars.bottom == .toolbar {
      let navigation = UINavigationController(rootViewController: content)
      navigation.isNavigationBarHidden = bars.top == .none
      navigation.navigationBar.isTranslucent = bars.top != .opaque
      navigation.navigationBar.prefersLargeTitles = bars.hasLargeTitle
      content.navigationItem.prompt = bars.hasPrompt ? " " : nil
      navigation.isToolbarHidden = bars.bottom != .toolbar
      outermost = navigation
    }
    guard bars.bottom == .tabBar else { return outermost }
    let tabs = UITabBarController()
    tabs.viewControllers = [outermost]
    return tabs
  }
}
