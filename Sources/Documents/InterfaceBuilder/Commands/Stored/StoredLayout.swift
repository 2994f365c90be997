// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The stored frames of one view tree, with the geometry that constraints need.
///
/// This is the layout that the author sees, and commands take their numbers from it.
struct StoredLayout {
  /// The views and guides, by identifier.
  private(set) var items: [String: StoredItem]
  /// The installed subviews of each view, by the view's identifier and in the document's order.
  private(set) var subviews: [String: [String]]

  init(items: [StoredItem]) {
    self.items = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    subviews = [:]
    for item in items where !item.isGuide {
      if let container = item.container { subviews[container, default: []].append(item.id) }
    }
  }

  /// The item with the identifier `id`.
  subscript(id: String) -> StoredItem? { items[id] }

  /// Sets the content area of the scroll view with the identifier `id`, and of its content guide.
  mutating func setContentFrame(_ frame: Rectangle, of id: String, guide: String?) {
    items[id]?.contentFrame = frame
    if let guide { items[guide] = StoredItem(id: guide, container: id, isGuide: true, frame: frame) }
  }

  /// Returns whether the item with the identifier `id` is a descendant or a guide of the view with the identifier
  /// `view`.
  func contains(_ view: String, _ id: String) -> Bool {
    var next = items[id]?.container
    while let container = next {
      if container == view { return true }
      next = items[container]?.container
    }
    return false
  }

  /// Returns the views that contain the item with the identifier `id`, innermost first.
  func containers(of id: String) -> [String] {
    var result: [String] = []
    var next = items[id]?.container
    while let container = next {
      result.append(container)
      next = items[container]?.container
    }
    return result
  }

  /// Moves the end of the content area of the scroll view with the identifier `id`, and of its guide, by `distance`
  /// along `axis`.
  mutating func moveContentEnd(of id: String, along axis: LayoutAxis, by distance: Double, guide: String?) {
    guard var frame = items[id]?.contentFrame else { return }
    if axis == .horizontal { frame.width += distance } else { frame.height += distance }
    setContentFrame(frame, of: id, guide: guide)
  }

  // MARK: Constraints

  /// Returns the constant with which `draft` holds on the canvas: `first - factor × second`, in points. Returns `nil`
  /// if an item is not on the canvas.
  func constant(of draft: InterfaceConstraintDraft) -> Double? {
    guard let holder = items[draft.holder], let first = value(of: draft.first, besides: draft.second, in: holder) else {
      return nil
    }
    guard let term = draft.second else { return first }
    guard let second = value(of: term, besides: draft.first, in: holder) else { return nil }
    let isMirrored =
      holder.direction == .rightToLeft
      && [draft.first, term].contains { $0.attribute.kind == .directionalPosition }
    return (first - draft.factor * second) * (isMirrored ? -1 : 1)
  }

  /// Returns the position of `attribute` of the view with the identifier `id`, as its siblings in `container` see it.
  func position(of attribute: LayoutAttribute, of id: String, in container: String) -> Double? {
    items[container].flatMap { value(of: InterfaceTerm(id, attribute), besides: nil, in: $0) }
  }

  /// Returns `draft` with the constant with which it holds on the canvas; `nil` if an item is not on the canvas.
  func fitted(_ draft: InterfaceConstraintDraft) -> InterfaceConstraintDraft? {
    guard let constant = constant(of: draft) else { return nil }
    var draft = draft
    draft.constant = DocumentNumber.cleaned(constant)
    return draft
  }

  private func value(of term: InterfaceTerm, besides other: InterfaceTerm?, in holder: StoredItem) -> Double? {
    guard let item = items[term.item] else { return nil }
    let isFromInside = other.map { contains(term.item, $0.item) } ?? false
    let value = item.value(of: term.attribute, isFromInside: isFromInside, in: holder.direction)
    guard term.attribute.isPosition, let axis = term.attribute.axis else { return value }
    return value - holder.frame.origin(along: axis)
  }

  /// Returns the intervals of the items of `draft` along its axis, in its holder's coordinates.
  func spans(of draft: InterfaceConstraintDraft) -> [Span] {
    guard let holder = items[draft.holder] else { return [] }
    let axis = draft.first.attribute.axis ?? .vertical
    return draft.items.compactMap { items[$0]?.frame }.map { frame in
      Span(start: frame.origin(along: axis) - holder.frame.origin(along: axis), length: frame.length(along: axis))
    }
  }

  // MARK: Spans

  /// Returns the interval of an item's alignment rectangle along `axis`, measured from the start of the view with the
  /// identifier `container` in its layout direction.
  func span(of id: String, along axis: LayoutAxis, in container: String) -> Span? {
    guard let item = items[id], let container = items[container] else { return nil }
    let outer = container.contentFrame ?? container.aligned
    let inner = id == container.id ? outer : item.aligned
    guard axis == .horizontal else { return Span(start: inner.y - outer.y, length: inner.height) }
    let start = container.direction == .rightToLeft ? outer.x + outer.width - inner.x - inner.width : inner.x - outer.x
    return Span(start: start, length: inner.width)
  }
}

/// An interval along an axis, in points.
struct Span: Hashable {
  var start: Double
  var length: Double

  var end: Double { start + length }
  var middle: Double { start + length / 2 }

  /// Returns the length of the common part; negative for the gap between the intervals.
  func overlap(with other: Span) -> Double { min(end, other.end) - max(start, other.start) }
}
