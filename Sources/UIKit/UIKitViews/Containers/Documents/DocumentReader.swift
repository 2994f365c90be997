// SPDX-License-Identifier: MIT

/// The reading of storyboards and nibs, which is a module above this one.
@MainActor
package protocol DocumentReader {
  /// Returns the storyboard in the document `name` of `bundle`, or of the main bundle. Raises UIKit's exception when the document
  /// does not exist; the storyboard then has no controllers.
  static func storyboard(named name: String, in bundle: Bundle?) -> UIStoryboard
  /// Loads the view of `controller` from its storyboard scene or nib. Returns whether there is one.
  static func loadView(of controller: UIViewController) -> Bool
}

/// Returns the reader of documents; `nil` in a program that does not link the module `UIKitNibs`, which replaces this function.
dynamic package func documentReader() -> (any DocumentReader.Type)? { nil }

extension UIViewController {
  /// Loads the view from the storyboard scene or nib of the controller. Returns whether there is one.
  package func loadViewFromDocument() -> Bool { documentReader()?.loadView(of: self) ?? false }
}
