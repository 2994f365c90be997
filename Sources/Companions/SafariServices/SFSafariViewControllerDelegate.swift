// SPDX-License-Identifier: MIT

/// Methods that respond to the user's actions on a page. All have default implementations.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the view.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the page was loaded. Differs from UIKit: never called.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when the page redirects to another. Differs from UIKit: never called.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Returns activities for the page. Returns none by default. Differs from UIKit: never called.
  func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?)
    -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  @_disfavoredOverload public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// Returns `[]`.
  @_disfavoredOverload public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  )
    -> [UIActivity]
  { [] }
}
