// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The stored frames of one tree of views, with what constraints need to know besides.
///
/// It is the picture that the author sees and that commands take their numbers from.
struct StoredLayout {
  /// The views and guides by identifier.
  private(set) var items: [String: StoredItem]
  /// The subviews of each view that are there, by the view's identifier, in the document's order.
  private(set) var subviews: [String: [String]]

  init(items: [StoredItem]) {
    self.items = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    subviews = [:]
    for item in items where !item.isGuide {
      if let container = item.container { subviews[container, default: []].append(item.id) }
    }
  }

  /// The item called `id`.
  subscript(id: String) -> StoredItem? { items[id] }

  /// Notes the content area of the scrolling view called `id`, and that the guide called `guide` is it.
  mutating func setContentFrame(_ frame: Rectangle, of id: String, guide: String?) {
    items[id]?.contentFrame = frame
    if let guide { items[guide] = StoredItem(id: guide, container: id, isGuide: true, frame: frame) }
  }

  /// Whether the item called `id` is in the view called `view`, at whatever depth, or is a guide of it.
  func contains(_ view: String, _ id: String) -> Bool {
    var next = items[id]?.container
    while let container = next {
      if container == view { return true }
      next = items[container]?.container
    }
    return false
  }

  /// Moves the end of the content area of the scrolling view called `id`, and of its guide, by `distance` along `axis`.
  mutating func moveContentEnd(of id: String, along axis: InterfaceAxis, by distance: Double, guide: String?) {
    guard var frame = items[id]?.contentFrame else { return }
    if axis == .horizontal { frame.width += distance } else { frame.height += distance }
    setContentFrame(frame, of: id, guide: guide)
  }

  // MARK: Constraints

  /// What `first - factor × second` is on the canvas: the constant with which `draft` holds there, in points. Nil where
  /// an item is not on the canvas.
  func constant(of draft: InterfaceConstraintDraft) -> Double? {
    guard let holder = items[draft.holder], let first = value(of: draft.first, besides: draft.second, in: holder) else {
      return nil
    }
    guard let term = draft.second else { return first }
    guard let second = value(of: term, besides: draft.first, in: holder) else { return nil }
    let isMirrored =
      holder.isRightToLeft && (draft.first.attribute.isDirectional || term.attribute.isDirectional)
    return (first - draft.factor * second) * (isMirrored ? -1 : 1)
  }

  /// `draft` with the constant with which it holds on the canvas; nil where an item is not there.
  func fitted(_ draft: InterfaceConstraintDraft) -> InterfaceConstraintDraft? {
    guard let constant = constant(of: draft) else { return nil }
    var draft = draft
    draft.constant = DocumentNumber.cleaned(constant)
    return draft
  }

  private func value(of term: InterfaceTerm, besides other: InterfaceTerm?, in holder: StoredItem) -> Double? {
    guard let item = items[term.item] else { return nil }
    let isFromInside = other.map { contains(term.item, $0.item) } ?? false
    let value = item.value(of: term.attribute, isFromInside: isFromInside, isRightToLeft: holder.isRightToLeft)
    if term.attribute.isDimension { return value }
    return value - (term.attribute.isHorizontal ? holder.frame.x : holder.frame.y)
  }

  /// Where the items of `draft` begin and how far they reach along its axis, in its holder's coordinates.
  func spans(of draft: InterfaceConstraintDraft) -> [Span] {
    guard let holder = items[draft.holder] else { return [] }
    return draft.items.compactMap { items[$0]?.frame }.map { frame in
      draft.first.attribute.isHorizontal
        ? Span(start: frame.x - holder.frame.x, length: frame.width)
        : Span(start: frame.y - holder.frame.y, length: frame.height)
    }
  }

  // MARK: Spans

  /// The stretch that the item called `id` takes along `axis`, from where the view called `container` begins, in its
  /// reading direction; of the alignment rectangle.
  func span(of id: String, along axis: InterfaceAxis, in container: String) -> Span? {
    guard let item = items[id], let container = items[container] else { return nil }
    let outer = container.contentFrame ?? container.aligned
    let inner = id == container.id ? outer : item.aligned
    guard axis == .horizontal else { return Span(start: inner.y - outer.y, length: inner.height) }
    let start = container.isRightToLeft ? outer.x + outer.width - inner.x - inner.width : inner.x - outer.x
    return Span(start: start, length: inner.width)
  }
}

/// A stretch along an axis, in points.
struct Span: Hashable {
  var start: Double
  var length: Double

  var end: Double { start + length }
  var middle: Double { start + length / 2 }

  /// How much both have in common; negative for the gap between them.
  func overlap(with other: Span) -> Double { min(end, other.end) - max(start, other.start) }
}

extension InterfaceAttribute {
  /// Whether it means another side where text runs from right to left.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
