// SPDX-License-Identifier: MIT

/// Shows the definition of a word.
///
/// Differs from UIKit: the view is empty, and no word has a definition.
///
/// Source: Apple, `UIReferenceLibraryViewController`.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates a controller for a word.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Returns whether a word has a definition. Always `false`.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
