// SPDX-License-Identifier: MIT

import Tinamou

/// Finds the views that a word of the author or the user describes.
@MainActor
package enum ViewFinder {
  /// Whether a view is described, in the order in which the ways are tried: by its accessibility identifier, by the property that
  /// holds it, by its accessibility label or its text.
  package nonisolated static func attempts(_ word: String) -> [@MainActor (UIView) -> Bool] {
    [
      { view in view.accessibilityIdentifier == word },
      { view in NamedItem(view).givenName == word },
      { view in view.accessibilityLabel == word || ShownText.wholeText(of: view) == word },
    ]
  }

  /// The visible views below `root`. The labels inside controls are not targets themselves.
  package static func shownViews(_ root: UIView) -> [UIView] {
    guard !root.isHidden, root.alpha >= 0.01 else { return [] }
    return [root] + (root is UIControl ? [] : root.subviewsInReadingOrder.flatMap(shownViews))
  }

  /// The visible views that a word describes, by the first way that finds one.
  package static func views(described word: String, in root: UIView) -> [UIView] {
    let views = shownViews(root)
    for attempt in attempts(word) {
      let found = views.filter { attempt($0) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The names and texts by which the visible views below `root` can be described.
  package static func descriptions(in root: UIView) -> [String] {
    shownViews(root).compactMap { NamedItem($0).givenName ?? ShownText.wholeText(of: $0).map { "“\($0)”" } }
  }
}
