// SPDX-License-Identifier: MIT

/// A change of pages by a finger, with the appearance of both pages in UIKit's order.
///
/// Source: Interactions, “Containers and pages”: a log of swipes and curls of iOS 7.
@MainActor
final class PageTurn {
  let direction: UIPageViewController.NavigationDirection
  let old: UIViewController
  let new: UIViewController
  private let style: UIPageViewController.TransitionStyle
  private let isShown: Bool

  init(
    _ direction: UIPageViewController.NavigationDirection, from old: UIViewController, to new: UIViewController,
    in controller: UIPageViewController
  ) {
    (self.direction, self.old, self.new) = (direction, old, new)
    (style, isShown) = (controller.transitionStyle, controller.isOnScreen)
  }

  func begin() {
    guard isShown else { return }
    new.beginAppearanceTransition(true, animated: true)
    old.beginAppearanceTransition(false, animated: true)
  }

  /// Ends a change after which the new page is shown.
  func finish() {
    guard isShown else { return }
    let order = style == .scroll ? [new, old] : [old, new]
    for page in order { page.endAppearanceTransition() }
  }

  /// Ends a change after which the old page is shown again.
  func cancel() {
    guard isShown else { return }
    switch style {
    case .scroll:
      old.beginAppearanceTransition(true, animated: true)
      old.endAppearanceTransition()
      new.beginAppearanceTransition(false, animated: true)
      new.endAppearanceTransition()
    case .pageCurl:
      new.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
      new.endAppearanceTransition()
      old.endAppearanceTransition()
    }
  }
}
