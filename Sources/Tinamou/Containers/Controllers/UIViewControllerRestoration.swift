// SPDX-License-Identifier: MIT

/// A class that creates view controllers when the state of the app is restored. It is never called.
///
/// Source: Apple, `UIViewControllerRestoration`.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a controller for a path of names; `nil` for none. Never called.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
