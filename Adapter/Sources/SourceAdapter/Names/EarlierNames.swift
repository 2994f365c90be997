// SPDX-License-Identifier: MIT

/// The names that UIKit and Core Animation had in Swift before version 4.2.
///
/// Xcode compiles sources with them if a target's Swift version is 4.1 or earlier.
enum EarlierNames {
  /// The module that declares most of them.
  static let module = "UIKitEarlierNames"

  /// The names that the module declares.
  static let declared = Set(table.split(separator: "\n").map(String.init))

  /// The members that subclasses override, with their names of today, and an argument label of such members.
  static let renamed = [
    "addChildViewController": "addChild",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllers": "children",
    "removeFromParentViewController": "removeFromParent",
    "toParentViewController": "toParent",
  ]
}
