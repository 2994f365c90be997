// SPDX-License-Identifier: MIT

/// Facts about UIKit that the names in a file alone do not tell.
enum UIKitNames {
  /// Methods of UIKit that code refers to by their base names only, with the selectors that they have.
  static let selectors: [String: String] = [
    "endEditing": "endEditing:", "copy": "copy:", "cut": "cut:", "paste": "paste:", "select": "select:",
    "selectAll": "selectAll:", "delete": "delete:", "toggleBoldface": "toggleBoldface:",
    "toggleItalics": "toggleItalics:", "toggleUnderline": "toggleUnderline:", "setEditing": "setEditing:animated:",
    "dismiss": "dismissWithAnimated:completion:", "popViewController": "popViewControllerWithAnimated:",
    "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:", "viewWillDisappear": "viewWillDisappear:",
    "viewDidDisappear": "viewDidDisappear:", "toggleSidebar": "toggleSidebar:",
  ]

  /// Optional requirements without argument labels. Calls with labels are recognized by them.
  static let optionalRequirements: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset", "textFieldShouldBeginEditing",
    "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldDidChangeSelection",
    "textFieldShouldClear", "textFieldShouldReturn", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChange", "textViewDidChangeSelection",
    "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidEndEditing", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "searchBarBookmarkButtonClicked", "searchBarResultsListButtonClicked", "willPresentSearchController",
    "didPresentSearchController", "willDismissSearchController", "didDismissSearchController",
    "presentSearchController", "gestureRecognizerShouldBegin", "applicationDidFinishLaunching",
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidReceiveMemoryWarning",
    "applicationWillTerminate", "applicationSignificantTimeChange", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive",
    "sceneWillEnterForeground", "sceneDidEnterBackground", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "imagePickerControllerDidCancel",
    "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations",
    "animationEnded",
  ]

  /// Methods of `NSObject` that only UIKit's classes declare open on Linux.
  static let objectOverrides: Set<String> = [
    "responds(to:)", "observeValue(forKeyPath:of:change:context:)", "value(forKey:)", "setValue(_:forKey:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "forwardingTarget(for:)", "setNilValueForKey(_:)",
    "value(forKeyPath:)", "setValue(_:forKeyPath:)",
  ]
}
