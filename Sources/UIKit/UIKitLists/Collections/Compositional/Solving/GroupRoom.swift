// SPDX-License-Identifier: MIT

/// The room that the insets of a group leave to its items.
@MainActor
enum GroupRoom {
  /// A group whose insets leave no room.
  struct Shortage {
    let insets: NSDirectionalEdgeInsets
    /// The size of the group, in points.
    let size: CGSize
  }

  /// Returns the first group, among `group` and those inside it, whose insets leave nothing of its size in a container; `nil` if all have
  /// room. A container without any size has not been laid out yet.
  static func shortage(of group: NSCollectionLayoutGroup, in container: CGSize) -> Shortage? {
    guard container.width > 0, container.height > 0 else { return nil }
    let size = group.layoutSize.points(in: container)
    let insets = group.effectiveInsets
    let isUsedUp =
      insets.leading + insets.trailing > 0 && size.width <= insets.leading + insets.trailing
      || insets.top + insets.bottom > 0 && size.height <= insets.top + insets.bottom
    if isUsedUp { return Shortage(insets: insets, size: container) }
    let inner = size.inset(by: insets)
    for case let nested as NSCollectionLayoutGroup in group.subitems {
      if let shortage = shortage(of: nested, in: inner) { return shortage }
    }
    return nil
  }

  /// UIKit's reason for refusing a section.
  ///
  /// Source: the reason in a report of LiveContainer, #1414.
  static func reason(_ shortage: Shortage, section: Int) -> String {
    let insets = [shortage.insets.top, shortage.insets.leading, shortage.insets.bottom, shortage.insets.trailing]
    func list(_ numbers: [CGFloat]) -> String {
      "{" + numbers.map { ConstraintText.number($0) }.joined(separator: ", ") + "}"
    }
    return
      "UICollectionViewCompositionalLayout ran into an error when computing the layout for section at index \(section). "
      + "Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no "
      + "room for any subitems itself. Inspect the parent and ensure the contentInsets (\(list(insets))) do not result in a "
      + "negative effectiveContentSize when applied to size: \(list([shortage.size.width, shortage.size.height]))."
  }
}
