// SPDX-License-Identifier: MIT

/// A class that creates view controllers when the state of the app is restored. Differs from UIKit: it is never called.
///
/// Source: Apple, `UIViewControllerRestoration`.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a controller for a path of names; `nil` for none. Differs from UIKit: never called.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
