// SPDX-License-Identifier: MIT

import Tinamou

/// A window with the size and the safe area of a recorded screen.
///
/// The content of a navigation controller is recorded without the top of the safe area, that of a tab bar controller without its bottom:
/// the window is smaller by as much.
final class SnapshotWindow: UIWindow {
  private var ownInsets: UIEdgeInsets

  init(size: CGSize, safeArea: UIEdgeInsets, for controller: UIViewController) {
    ownInsets = safeArea
    super.init(frame: CGRect(origin: .zero, size: size))
    switch controller {
    case is UINavigationController: leaveOutTop()
    case let tabs as UITabBarController:
      bounds.size.height -= ownInsets.bottom
      ownInsets.bottom = 0
      if tabs.selectedViewController is UINavigationController { leaveOutTop() }
    default: break
    }
    frame.origin = .zero
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets {
    let isStatusBarOnly = ownInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return isStatusBarOnly && rootViewController?.prefersStatusBarHidden == true ? .zero : ownInsets
  }

  private func leaveOutTop() {
    bounds.size.height -= ownInsets.top
    ownInsets.top = 0
  }
}
