// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Describes the views of a window or of another root view.
///
/// - Complexity: Linear in the number of views, but for covered views: each is compared with the opaque views in front of it.
@MainActor
public struct ScreenReader {
  private let root: UIView
  private let layout: CheckedLayout
  private let ambiguousViews: Set<ObjectIdentifier>
  private var nextIndex = 0
  /// The positions of views in the order of the drawing, each with that of the last view below it.
  private var ranks: [ObjectIdentifier: (own: Int, last: Int)] = [:]
  /// The opaque areas that are seen.
  private var covers: [(rank: Int, area: CGRect)] = []

  /// Reads the views below `root`. Pending layout is performed first.
  public static func read(_ layout: CheckedLayout) -> ScreenElement {
    var reader = ScreenReader(layout)
    var next = 0
    reader.rank(layout.root, &next)
    var draft = reader.draft(of: layout.root, visible: layout.root.bounds)
    reader.markCovered(&draft)
    return reader.element(of: draft)
  }

  /// The views in the order of the indices of the elements that ``read(_:)`` gives.
  public static func views(_ layout: CheckedLayout) -> [UIView] {
    var views: [UIView] = []
    func visit(_ view: UIView) {
      views.append(view)
      for subview in Self.subviews(of: view) { visit(subview) }
    }
    visit(layout.root)
    return views
  }

  private init(_ layout: CheckedLayout) {
    self.layout = layout
    root = layout.root
    ambiguousViews = Set(layout.root.inspection.ambiguousViews.map { ObjectIdentifier($0) })
  }

  private mutating func rank(_ view: UIView, _ next: inout Int) {
    let own = next
    next += 1
    if !Self.subviews(of: view).isEmpty { for subview in view.subviews { rank(subview, &next) } }
    ranks[ObjectIdentifier(view)] = (own, next - 1)
  }

  /// A view whose states are not complete.
  private struct Draft {
    let index: Int
    let view: UIView
    let frame: CGRect
    let visible: CGRect
    var states: Set<ScreenElement.State>
    var children: [Draft]
  }

  private static func subviews(of view: UIView) -> [UIView] {
    if view.isHidden || view.alpha < 0.01 { return [] }
    return view.subviewsInReadingOrder.filter { ShownText.isAuthored($0, in: view) }
  }

  private mutating func draft(of view: UIView, visible: CGRect) -> Draft {
    let index = nextIndex
    nextIndex += 1
    let frame = layout.inRoot(view.bounds, of: view)
    // A frame that is not finite, as after a transform without an inverse, is nowhere.
    let isSomewhere = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
    let seen = isSomewhere ? visible.intersection(frame) : .null
    if !seen.isNull, Self.isOpaque(view) { covers.append((ranks[ObjectIdentifier(view)]?.own ?? 0, seen)) }
    let room = view.clipsToBounds || view is UIScrollView ? seen : visible
    let children = Self.subviews(of: view).map { draft(of: $0, visible: room) }
    return Draft(
      index: index, view: view, frame: frame, visible: seen,
      states: states(of: view, frame, seen: seen), children: children)
  }

  private static func isOpaque(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha > 0.95, view.layer.cornerRadius == 0 else { return false }
    if let image = view as? UIImageView, image.image != nil { return image.isOpaque }
    return (view.backgroundColor?.cgColor.alpha ?? 0) > 0.95
  }

  private func states(of view: UIView, _ frame: CGRect, seen: CGRect) -> Set<ScreenElement.State> {
    if view.isHidden || view.alpha < 0.01 { return [.hidden] }
    var states: Set<ScreenElement.State> = []
    if frame.width <= 0 || frame.height <= 0 {
      states.insert(.empty)
    } else if seen.isNull || seen.isEmpty {
      states.insert(.offScreen)
    } else if seen.width < frame.width - 0.5 || seen.height < frame.height - 0.5 {
      states.insert(.clipped)
    }
    if TextRoom.shortage(in: view) != nil { states.insert(.truncated) }
    if ambiguousViews.contains(ObjectIdentifier(view)) { states.insert(.ambiguous) }
    if layout.isInConflict(view) { states.insert(.inConflict) }
    if let control = view as? UIControl {
      if !control.isEnabled { states.insert(.disabled) }
      if control.isSelected || (control as? UISwitch)?.isOn == true { states.insert(.selected) }
    }
    if (view as? UITableViewCell)?.isSelected == true || (view as? UICollectionViewCell)?.isSelected == true {
      states.insert(.selected)
    }
    return states
  }

  /// Marks what one opaque view in front, which is not below the view itself, covers completely.
  private func markCovered(_ draft: inout Draft) {
    let last = ranks[ObjectIdentifier(draft.view)]?.last ?? 0
    let isCovered = covers.contains { $0.rank > last && $0.area.contains(draft.visible) }
    if isCovered, draft.states.isDisjoint(with: [.hidden, .empty, .offScreen]) { draft.states.insert(.covered) }
    for position in draft.children.indices { markCovered(&draft.children[position]) }
  }

  private func element(of draft: Draft) -> ScreenElement {
    let view = draft.view
    return ScreenElement(
      index: draft.index, className: "\(type(of: view))", name: NamedItem(view).givenName,
      text: ShownText.text(of: view), spoken: SpokenElement(view, in: root), frame: Rectangle(draft.frame),
      states: ScreenElement.State.allCases.filter(draft.states.contains), children: draft.children.map(element))
  }
}

extension UIView {
  /// The subviews; those of a list from the top, because cells are not kept in the order of their positions, and a navigation bar
  /// before the content below it.
  var subviewsInReadingOrder: [UIView] {
    guard self is UITableView || self is UICollectionView || self is OrthogonalScrollView else {
      let isBar = { (view: UIView) in view is UINavigationBar }
      return subviews.filter(isBar) + subviews.filter { !isBar($0) }
    }
    return subviews.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }.map(\.element)
  }
}
