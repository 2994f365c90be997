// SPDX-License-Identifier: MIT

import LayoutChecks
import QuartzCore
import Tinamou

/// Finds which views cover texts, images and controls behind them.
///
/// What scrolls is not counted as covered by what does not: a person moves it.
@MainActor
struct CoverSearch {
  /// A view that is covered, the one in front, and the common area: the views by their indices, the area in points.
  typealias Cover = (back: Int, front: Int, area: CGRect)

  private let views: [UIView]
  private let areas: [CGRect]
  private let scrollViews: [ObjectIdentifier?]

  /// The smallest width and height that count, in points.
  private static let smallest: CGFloat = 1

  /// Creates a search among views in the order of drawing, back to front.
  init(_ views: [UIView], visible: (UIView) -> CGRect) {
    self.views = views
    areas = views.map { Self.isShown($0) ? visible($0) : .null }
    scrollViews = views.map { view in
      sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }.first
        .map { ObjectIdentifier($0) }
    }
  }

  /// The covers, of the rearmost views first.
  var covers: [Cover] {
    let backs = views.indices.filter { Self.isContent(views[$0]) && !areas[$0].isNull }
    let fronts = views.indices.filter { !areas[$0].isNull && (Self.isContent(views[$0]) || Self.isOpaque(views[$0])) }
    return backs.flatMap { back in fronts.compactMap { front in cover(of: back, by: front) } }
  }

  private func cover(of back: Int, by front: Int) -> Cover? {
    guard front > back, scrollViews[front] == scrollViews[back] else { return nil }
    let common = areas[back].intersection(areas[front])
    guard !common.isNull, common.width > Self.smallest, common.height > Self.smallest,
      !views[front].isDescendant(of: views[back]), !views[back].isDescendant(of: views[front])
    else { return nil }
    return (back, front, common)
  }

  private static func isShown(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }

  /// Whether a view is a text, an image or a control, whose cover is seen.
  private static func isContent(_ view: UIView) -> Bool {
    if ShownText.text(of: view) != nil { return true }
    if let image = view as? UIImageView { return image.image != nil }
    return view is UIControl
  }

  /// Whether a view without subviews hides what is behind it. Of others, such as a sheet, what is in them counts.
  private static func isOpaque(_ view: UIView) -> Bool {
    view.subviews.isEmpty && view.alpha > 0.95 && (view.backgroundColor?.cgColor.alpha ?? 0) > 0.95
  }
}
