// SPDX-License-Identifier: MIT

/// A class that makes view controllers anew when the app's state is restored. It is never asked.
///
/// Source: Apple, `UIViewControllerRestoration`.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a controller for a path of names; `nil` for none. Never called.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
