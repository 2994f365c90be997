// SPDX-License-Identifier: MIT

import Tinamou

/// A cell of a table or of a list, whose texts assistive technology reads as one element. The controls in it are elements of their own.
///
/// An app that says that a cell is no element has its texts read one by one. The cells of other collections are no elements.
///
/// Source: Apple, Accessibility Programming Guide for iOS, “Make Table Views More Accessible”.
@MainActor
package struct SpokenCell {
  /// The views whose words are joined.
  package let texts: [UIView]
  /// The elements beside them, such as a switch.
  package let others: [UIView]
  private let cell: UIView

  /// Creates the reading of a cell; `nil` for other views, and for cells without texts.
  package init?(_ view: UIView) {
    guard view is UITableViewCell || view is UICollectionViewListCell, view.chosenAccessibilityElement != false,
      view.accessibilityElements?.isEmpty != false
    else { return nil }
    let inside = view.subviewsInReadingOrder.flatMap(SpokenElement.views)
    texts = inside.filter(Self.isRead)
    // An app that makes the cell an element hides what is in it.
    others = view.isAccessibilityElement ? [] : inside.filter { !Self.isRead($0) }
    cell = view
    if texts.isEmpty, view.accessibilityLabel == nil, !view.isAccessibilityElement { return nil }
  }

  /// Whether a view is read with its cell: a text or a picture, and nothing that can be used.
  private static func isRead(_ view: UIView) -> Bool {
    !(view is UIControl || view is UITextView)
      && view.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
  }

  /// The label: that of the app, or all texts.
  package var label: String? {
    if let own = cell.accessibilityLabel { return own }
    let words = texts.compactMap { SpokenElement($0, in: $0)?.label }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Whether the cell is selected.
  package var isSelected: Bool {
    (cell as? UITableViewCell)?.isSelected == true || (cell as? UICollectionViewCell)?.isSelected == true
  }
}
