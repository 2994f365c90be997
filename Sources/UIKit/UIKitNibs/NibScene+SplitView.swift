// SPDX-License-Identifier: MIT

extension NibScene {
  /// The columns by the names of the relationships.
  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary, "detailViewController": .secondary,
    "compactViewController": .compact,
  ]
  private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
    "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]
  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary,
    "primaryOverlay": .oneOverSecondary,
  ]

  /// Sets the controllers of the columns. A document with a supplementary controller has three columns; otherwise an attribute tells
  /// whether there are columns at all or two controllers side by side, as before iOS 14.
  func setColumns(of split: UISplitViewController, _ relatives: [(name: String, controller: UIViewController)]) {
    let controllers = Dictionary(
      relatives.compactMap { relative in Self.columns[relative.name].map { ($0, relative.controller) } }
    ) { first, _ in first }
    let hasColumns = element.flag("allowDoubleColumnStyle")
    split.setColumns(
      controllers[.supplementary] != nil ? .tripleColumn : hasColumns ? .doubleColumn : .unspecified, controllers)
  }

  func applyProperties(to split: UISplitViewController) {
    if let width = element.number("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = CGFloat(width) }
    if let width = element.number("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = CGFloat(width) }
    if let share = element.number("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = CGFloat(share)
    }
    split.presentsWithGesture = element.flag("presentsWithGesture", or: true)
    if let behavior = element["behavior"].flatMap({ Self.behaviors[$0] }) { split.preferredSplitBehavior = behavior }
    if let mode = element["preferredDisplayMode"].flatMap({ Self.displayModes[$0] }) {
      split.preferredDisplayMode = mode
    }
  }
}
