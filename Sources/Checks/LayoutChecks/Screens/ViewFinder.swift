// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Finds the views that a word of the author or the user describes.
@MainActor
package enum ViewFinder {
  /// Whether a view is described, in the order in which the ways are tried: by its accessibility identifier, by the property that
  /// holds it, by its accessibility label or its text, or as a cell by all of its texts.
  package nonisolated static func attempts(_ word: String) -> [@MainActor (UIView) -> Bool] {
    [
      { view in view.accessibilityIdentifier == word },
      { view in NamedItem(view).givenName == word },
      { view in SpokenElement.label(of: view) == word || ShownText.wholeText(of: view) == word },
      { view in SpokenCell(view)?.label == word },
    ]
  }

  /// The visible views below `root`. The labels inside controls are not targets themselves, but the buttons of text fields are, the parts
  /// of date pickers, and the views for which a control makes room: an item of a bar with a view of its own.
  package static func shownViews(_ root: UIView) -> [UIView] {
    guard !root.isHidden, root.alpha >= 0.01 else { return [] }
    let isWhole = root is UIControl && !(root is UITextField || root is UIDatePicker) && !ShownText.makesRoom(root)
    return [root] + (isWhole ? [] : root.subviewsInReadingOrder.flatMap(shownViews))
  }

  /// The visible views below `root`, with those inside controls.
  package static func everyShownView(_ root: UIView) -> [UIView] {
    guard !root.isHidden, root.alpha >= 0.01 else { return [] }
    return [root] + root.subviewsInReadingOrder.flatMap(everyShownView)
  }

  /// The visible views that a word describes, by the first way that finds one: the ways of ``attempts(_:)``, then what a report on the
  /// screen prints about the views, then their classes, then their texts apart from capitals. Views inside controls are found by what is printed about them.
  package static func views(described word: String, in root: UIView) -> [UIView] {
    let views = shownViews(root)
    for attempt in attempts(word) {
      let found = views.filter { attempt($0) }
      if !found.isEmpty { return found }
    }
    for views in [views, everyShownView(root)] {
      let titles = views.map { ($0, ViewTitle($0)) }
      for attempt in printedAttempts(word) {
        let found = titles.filter { attempt($0.1) }.map(\.0)
        if !found.isEmpty { return found }
      }
    }
    return views.filter { reads(word, $0) }
  }

  /// Whether a view reads a word apart from capitals, as people remember what stands on a screen.
  private static func reads(_ word: String, _ view: UIView) -> Bool {
    guard word.count > 1 else { return false }
    return [SpokenElement.label(of: view), ShownText.wholeText(of: view)].contains {
      $0?.caseInsensitiveCompare(word) == .orderedSame
    }
  }

  private static func printedAttempts(_ word: String) -> [(ViewTitle) -> Bool] {
    [{ $0.isPrinted(as: word) }, { $0.className == word }]
  }

  /// The names and texts by which the visible views below `root` can be described.
  package static func descriptions(in root: UIView) -> [String] {
    shownViews(root).compactMap { view in
      let text = ShownText.wholeText(of: view) ?? SpokenElement.label(of: view)
      return text.flatMap { $0.isEmpty ? nil : "“\($0)”" } ?? NamedItem(view).givenName
    }
  }
}
