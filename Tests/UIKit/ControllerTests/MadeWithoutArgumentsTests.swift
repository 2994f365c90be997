// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Classes whose usual initializers have arguments, and that UIKit lets an app make without.
@MainActor
struct MadeWithoutArgumentsTests {
  @Test(
    arguments: [
      { UISearchController() }, { UIPageViewController() }, { UINavigationController() }, { UITabBarController() },
      { UISplitViewController() }, { UIAlertController() }, { UITableViewController() },
    ] as [@MainActor () -> UIViewController])
  func controllers(make: @MainActor () -> UIViewController) {
    let controller = make()
    controller.loadViewIfNeeded()
    #expect(controller.viewIfLoaded != nil)
  }

  @Test func theDefaultsAreThoseOfUIKit() {
    #expect(UISearchController().searchResultsController == nil)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
    #expect(UIInputView().inputViewStyle == .default)
  }

  @Test func aMetatypeMakesThemAsWell() {
    let types: [UIViewController.Type] = [UISearchController.self, UIPageViewController.self]
    #expect(types.map { $0.init() is UISearchController } == [true, false])
    let views: [UIView.Type] = [UIInputView.self]
    #expect(views[0].init(frame: .zero) is UIInputView)
  }
}
