// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// A first reason for differences between two settings, with what follows from it.
package struct SettingCause: Sendable, Codable, Hashable {
  /// The kinds of reasons, in the order of the sentences.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// The screen has another size.
    case screen
    /// A bar has another size or place.
    case bar
    /// The safe area is larger or smaller, without a bar that would explain it.
    case safeArea
    /// The system gives cells and headers another size.
    case cell
    /// The system gives controls another size.
    case control
    /// Another view has another size or place.
    case view
  }

  /// The kind.
  package var kind: Kind
  /// The words for the views, each as in sentences.
  package var subjects: [String]
  /// The noun for several of them, such as `cells`.
  package var noun: String
  /// The frames of each view before, in its superview, in points; that of the safe area for the kind ``Kind/safeArea``.
  package var before: [Rectangle]
  /// The frames of each view after, in its superview, in points.
  package var after: [Rectangle]
  /// The axes along which the views differ by themselves.
  package var axes: [LayoutAxis]
  /// The edge of the safe area; `nil` for views.
  package var edge: String?
  /// The words for the views that move or have another size because of it.
  package var consequences: [String] = []
  /// The number of these views that have another size.
  package var resizedCount = 0
}

extension ComparedElement {
  /// The kind of a reason that lies in the view.
  var causeKind: SettingCause.Kind {
    if FrameReasons.bars.contains(kind) || kind == "UISearchBar" { return .bar }
    if Self.cells.contains(kind) { return .cell }
    let isControl = isContent && !isText || Self.items.contains(kind)
    return isControl ? .control : .view
  }

  private static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView",
  ]

  /// Classes of items of bars, of alerts, and of controls of an app.
  private static let items: Set<String> = ["UIBarButton", "UIBackButton", "UITab", "UIAlert", "UIControl"]

  /// A noun for the view, as people call it.
  var noun: String {
    if let word = Self.nouns[kind] { return word }
    return ClassWords.noun(for: kind == className || !kind.hasPrefix("UI") ? className : kind)
  }

  private static let nouns = [
    "UITableViewCell": "cell", "UICollectionViewCell": "cell", "UICollectionViewListCell": "cell",
    "UITableViewHeaderFooterView": "header", "UICollectionReusableView": "header",
  ]

  /// Whether the view is one that the system puts between a view of the app and its content, of which no sentence speaks.
  var isContainerOfSystem: Bool {
    if isNamed || text != nil { return false }
    return kind == className
      && (!kind.hasPrefix("UI") || kind.hasSuffix("ContentView") || kind.hasSuffix("AccessoryView"))
  }
}

extension String {
  /// The noun for several things.
  var plural: String { ["s", "x", "ch", "sh"].contains(where: hasSuffix) ? self + "es" : self + "s" }
}
