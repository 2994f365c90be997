// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The neighbors of views on the canvas.
struct Neighbors {
  let canvas: StoredLayout
  let document: InterfaceDocument
  /// The maximum gap of touching views, in points: half a point, because stored frames are rounded.
  static let tolerance = 0.5
  /// The cached results. The canvas does not change while constraints are searched for.
  private let found = Found()

  /// A cache of the siblings beside each view and of the guides of superviews.
  private final class Found {
    struct Key: Hashable {
      let view: String
      let side: InterfaceSide
    }

    var nearest: [Key: PinTarget?] = [:]
    var maps: [String: SiblingMap] = [:]
    var guides: [String: [InterfaceGuide]] = [:]
  }

  init(canvas: StoredLayout, document: InterfaceDocument) {
    self.canvas = canvas
    self.document = document
  }

  /// Returns the nearest sibling of `view` on a side; the first of several.
  ///
  /// A sibling is beside a view if they overlap across the axis and neither covers the other.
  func sibling(of view: String, on side: InterfaceSide) -> PinTarget? {
    let key = Found.Key(view: view, side: side)
    if let known = found.nearest[key] { return known }
    let nearest = findSibling(of: view, on: side)
    found.nearest[key] = .some(nearest)
    return nearest
  }

  private func findSibling(of view: String, on side: InterfaceSide) -> PinTarget? {
    guard let container = canvas[view]?.container,
      let nearest = siblings(in: container).nearest(to: view, on: side)
    else { return nil }
    return PinTarget(kind: .sibling, term: InterfaceTerm(nearest.sibling, side.opposite.edge), gap: nearest.gap)
  }

  /// The subviews of the view with the identifier `container`.
  func siblings(in container: String) -> SiblingMap {
    if let known = found.maps[container] { return known }
    let map = SiblingMap(canvas, in: container)
    found.maps[container] = map
    return map
  }

  /// Returns the edges of the superview of `view` on a side: its margin, the edge of the area free of bars, its own
  /// edge.
  func edges(around view: String, on side: InterfaceSide) -> [PinTarget] {
    guard let container = canvas[view]?.container, let element = document.layoutItem(container) else { return [] }
    var targets = [
      target(.margin, InterfaceTerm(container, side.margin), of: view, side),
      target(.superview, InterfaceTerm(contentItem(of: container), side.edge), of: view, side),
    ]
    for guide in guides(of: InterfaceView(element, in: document), container) {
      switch (guide.kind, side) {
      case (.safeArea, _): targets.append(target(.safeArea, InterfaceTerm(guide.id, side.edge), of: view, side))
      case (.top, .top): targets.append(target(.layoutGuide, InterfaceTerm(guide.id, .bottom), of: view, side))
      case (.bottom, .bottom): targets.append(target(.layoutGuide, InterfaceTerm(guide.id, .top), of: view, side))
      default: break
      }
    }
    return targets.compactMap(\.self)
  }

  /// Returns the superview's edge that Interface Builder would pin to.
  ///
  /// This is the edge of the area free of bars if the superview has one and the view does not extend beyond it, and
  /// otherwise the superview's own edge. With margins, it is the horizontal margin. The vertical margin is used only if
  /// the superview has no area free of bars, because its margins would start there.
  func edge(around view: String, on side: InterfaceSide, constrainedToMargins: Bool) -> PinTarget? {
    let edges = edges(around: view, on: side)
    let bars = edges.first { $0.kind == .safeArea || $0.kind == .layoutGuide }
    if constrainedToMargins, side.axis == .horizontal || bars == nil,
      let margin = edges.first(where: { $0.kind == .margin })
    {
      return margin
    }
    if let bars, bars.gap >= -Self.tolerance { return bars }
    return edges.first { $0.kind == .superview }
  }

  /// Returns the target that Interface Builder would pin the side of `view` to: the nearest sibling, or an edge of the
  /// superview if no sibling is in between.
  func nearest(to view: String, on side: InterfaceSide, constrainedToMargins: Bool) -> PinTarget? {
    sibling(of: view, on: side) ?? edge(around: view, on: side, constrainedToMargins: constrainedToMargins)
  }

  /// Returns the target for an edge of `item`, which is a sibling of `view`, its superview or a guide of its superview.
  func target(_ item: String, of view: String, on side: InterfaceSide, constrainedToMargins: Bool) -> PinTarget? {
    let container = canvas[view]?.container
    if item == container {
      let kind: PinTarget.Kind = constrainedToMargins ? .margin : .superview
      return edges(around: view, on: side).first { $0.kind == kind }
    }
    if let target = edges(around: view, on: side).first(where: { $0.term.item == item }) { return target }
    guard item != view, let sibling = canvas[item], !sibling.isGuide, sibling.container == container else { return nil }
    return target(.sibling, InterfaceTerm(item, side.opposite.edge), of: view, side)
  }

  /// Returns the constraint that keeps the side of `view` at `distance` from `target`.
  static func draft(
    pinning side: InterfaceSide, of view: String, to target: PinTarget, at distance: Double, in container: String
  ) -> InterfaceConstraintDraft {
    let own = InterfaceTerm(view, side.edge)
    return side.isStart
      ? InterfaceConstraintDraft(own, equals: target.term, plus: distance, in: container)
      : InterfaceConstraintDraft(target.term, equals: own, plus: distance, in: container)
  }

  /// Returns the item for the content of `container`: the content layout guide if the document has one, else the view.
  private func contentItem(of container: String) -> String { guide(.scrollContent, of: container) ?? container }

  /// Returns the item for the visible area of the scroll view `container`: its frame layout guide, else the view.
  func frameItem(of container: String) -> String { guide(.scrollFrame, of: container) ?? container }

  private func guide(_ kind: InterfaceGuide.Kind, of container: String) -> String? {
    document.layoutItem(container).flatMap { element in
      let view = InterfaceView(element, in: document)
      return guides(of: view, container).first { $0.kind == kind }?.id
    }
  }

  /// Returns a target with its current gap on the canvas.
  private func target(
    _ kind: PinTarget.Kind, _ term: InterfaceTerm, of view: String, _ side: InterfaceSide
  ) -> PinTarget? {
    guard let container = canvas[view]?.container else { return nil }
    var target = PinTarget(kind: kind, term: term, gap: 0)
    let draft = Self.draft(pinning: side, of: view, to: target, at: 0, in: container)
    guard let gap = canvas.constant(of: draft) else { return nil }
    target.gap = DocumentNumber.cleaned(gap)
    return target
  }

  /// Returns the guides of `view`, including those of its controller.
  private func guides(of view: InterfaceView, _ id: String) -> [InterfaceGuide] {
    if let known = found.guides[id] { return known }
    let guides = view.guides + [view.controller?.topGuide, view.controller?.bottomGuide].compactMap(\.self)
    found.guides[id] = guides
    return guides
  }
}
