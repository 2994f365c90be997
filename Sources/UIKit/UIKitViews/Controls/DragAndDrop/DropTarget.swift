// SPDX-License-Identifier: MIT

/// A place at which the items of a drag can be dropped: a list, or an interaction of a view.
@MainActor
package protocol DropTarget: AnyObject {
  /// Returns whether the place takes the items.
  func takesDrop(_ session: SimulatedDrag) -> Bool
  func dropDidEnter(_ session: SimulatedDrag)
  /// Returns what would happen if the items were dropped now.
  func dropProposal(_ session: SimulatedDrag) -> UIDropProposal
  func perform(_ session: SimulatedDrag, _ proposal: UIDropProposal)
  func dropDidExit(_ session: SimulatedDrag)
  func dropDidEnd(_ session: SimulatedDrag)
}

extension UIWindow {
  /// Returns the innermost place below the finger that takes the items of a drag; `nil` for none.
  package func dropTarget(for session: SimulatedDrag) -> (any DropTarget)? {
    var view = hitTest(session.windowLocation, with: nil)
    while let current = view {
      let places = [current as? any DropTarget] + current.interactions.map { $0 as? any DropTarget }
      if let place = places.compactMap({ $0 }).first(where: { $0.takesDrop(session) }) { return place }
      view = current.superview
    }
    return nil
  }
}

/// The way of a drag over the places where its items can be dropped.
@MainActor
package struct DropWay {
  /// The place below the finger that takes the items; `nil` for none.
  package private(set) var target: (any DropTarget)?
  private var proposal: UIDropProposal?

  package init() {}

  /// Moves the items to a place below the finger, or to none.
  package mutating func move(_ session: SimulatedDrag, to place: (any DropTarget)?) {
    if let target, target !== place {
      target.dropDidExit(session)
      self.target = nil
    }
    if target == nil, let place {
      target = place
      place.dropDidEnter(session)
    }
    proposal = target?.dropProposal(session)
  }

  /// Returns the operation with which the items would be dropped; `nil` where nothing takes them.
  package var operation: UIDropOperation? {
    guard target != nil, let operation = proposal?.operation, operation == .move || operation == .copy else {
      return nil
    }
    return operation
  }

  /// Drops the items, or leaves the place that does not take them.
  package func drop(_ session: SimulatedDrag) {
    if operation != nil, let proposal { target?.perform(session, proposal) } else { leave(session) }
  }

  /// Leaves the place below the finger, because the drag is canceled.
  package func leave(_ session: SimulatedDrag) { target?.dropDidExit(session) }

  /// Ends the drag, after a drop or without one.
  package func end(_ session: SimulatedDrag) { target?.dropDidEnd(session) }
}
