// SPDX-License-Identifier: MIT

/// The methods that provide pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a controller; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a controller; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots. Returns 0, for no dots, by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot. Returns 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns `0`.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns `0`.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
