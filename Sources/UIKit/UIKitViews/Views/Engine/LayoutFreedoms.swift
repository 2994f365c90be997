// SPDX-License-Identifier: MIT

import LayoutModel

/// The ranges in which the positions and sizes of the views of one hierarchy can vary without violating a constraint more,
/// kept up to date while constraints are added: the ``FrameFreedoms`` of its engine, in terms of views.
@MainActor
package final class LayoutFreedoms {
  private let host: LayoutHost
  private let freedoms: FrameFreedoms

  /// Creates the freedoms of the hierarchy of `view`; `nil` if it has no constraints.
  ///
  /// - Parameter limit: The greatest freedom that is distinguished from larger ones, in points; at most 1.
  package init?(of view: UIView, upTo limit: Double) {
    guard let host = view.liveHost else { return nil }
    self.host = host
    freedoms = FrameFreedoms(of: host.engine, upTo: limit)
  }

  /// Returns the freedom of `attribute` (left, top, width or height) of `view`: exact up to the limit, else any number
  /// above it; `nil` if the view does not take part in layout.
  package func freedom(of attribute: LayoutAttribute, of view: UIView) -> Double? {
    host.solve()
    let index = view.layoutItem.live
    guard index >= 0, view.liveHost === host else { return nil }
    return freedoms.freedom(of: ItemAnchor(host.engine.item(at: index), attribute))
  }

  /// Begins to observe the addition of a constraint.
  package func willAdd() {
    host.solve()
    freedoms.willAdd()
  }

  /// Forgets the freedoms that the constraints added since ``willAdd()`` may have changed.
  ///
  /// - Returns: The views whose freedoms or frames may have changed; `nil` for all.
  package func didAdd() -> [UIView]? {
    host.solve()
    return freedoms.didAdd().map { views(of: $0) }
  }

  /// Ends the observation.
  package func keepAddition() { freedoms.keepAddition() }

  /// Ends the observation after the added constraints were removed again. The freedoms are those of before.
  ///
  /// - Returns: The views whose frames may have changed.
  package func revertAddition() -> [UIView] {
    host.solve()
    return views(of: freedoms.revertAddition())
  }

  private func views(of items: [ItemID]) -> [UIView] { items.compactMap { host.entries[Int($0.index)].view } }
}

extension NSLayoutConstraint {
  /// Returns, for each of `constraints`, the view whose frame would be open without it because no other constraint can
  /// take its place; `nil` if one may.
  ///
  /// - Complexity: a walk over the hierarchy's constraints.
  package static func intentionallyAmbiguousViews(without constraints: [NSLayoutConstraint]) -> [UIView?] {
    guard let host = constraints.lazy.compactMap({ $0.container?.liveHost }).first else {
      return constraints.map { _ in nil }
    }
    host.solve()
    let installed = constraints.map { $0.container?.liveHost === host ? $0.row : nil }
    var items = host.engine.itemsLeftOpen(without: installed.compactMap { $0 })[...]
    return installed.map { row in
      guard row != nil, let item = items.removeFirst() else { return nil }
      return host.entries[Int(item.index)].view
    }
  }
}
