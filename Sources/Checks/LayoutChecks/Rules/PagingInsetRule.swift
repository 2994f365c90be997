// SPDX-License-Identifier: MIT

import Tinamou

/// A scroll view of pages side by side gets the insets of the safe area, which move its pages and let them scroll in the other direction.
///
/// The insets depend on the controllers around the view, so that only a running app shows them.
public enum PagingInsetRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.pagingInset

  /// The least distance by which pages move, in points.
  private static let tolerance: CGFloat = 1

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      // Lists place their items inside of the insets.
      guard let pages = view as? UIScrollView, pages.isPagingEnabled, !(pages is UICollectionView),
        pages.contentSize.width > pages.bounds.width + tolerance
      else { return nil }
      let moved = pages.adjustedContentInset.top - pages.contentInset.top
      guard moved > tolerance, pages.contentOffset.y < -tolerance else { return nil }
      let subject = layout.description.subject(of: pages)
      return Finding(
        id, subjects: [subject],
        details: .advised(
          "the insets of the safe area move the pages of \(subject.authorName) down by \(Int(moved.rounded())) points",
          advice: "set contentInsetAdjustmentBehavior to .never", replacement: nil),
        at: layout.description.location(of: pages, .whole))
    }
  }
}
