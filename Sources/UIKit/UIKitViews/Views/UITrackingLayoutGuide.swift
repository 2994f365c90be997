// SPDX-License-Identifier: MIT

/// A layout guide that tracks a moving area and activates constraints depending on the edges it is near.
///
/// Differs from UIKit: "near" means a distance of less than a fifth of the view's length along that axis. A docked
/// keyboard is near the bottom and away from all other edges.
///
/// Source: Apple, `UITrackingLayoutGuide`.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// Sets the constraints that are active while the guide is near `edge`.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    track(trackingConstraints, edge, isNear: true)
  }

  /// The constraints that are active while the guide is near `edge`.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }

  /// Sets the constraints that are active while the guide is away from all of `edges`.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge)
  {
    track(trackingConstraints, edges, isNear: false)
  }

  /// The constraints that are active while the guide is away from all of `edges`.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edges && !$0.isNear }?.constraints ?? []
  }

  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func track(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool) {
    for entry in tracked where entry.edge == edge && entry.isNear == isNear {
      NSLayoutConstraint.deactivate(entry.constraints)
    }
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    if !constraints.isEmpty { tracked.append(Tracked(edge: edge, isNear: isNear, constraints: constraints)) }
    applyTrackedConstraints()
  }

  /// The edges that the guide is currently near. Empty by default.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Activates the tracked constraints whose condition holds and deactivates the others.
  func applyTrackedConstraints() {
    let near = nearEdges
    func holds(_ entry: Tracked) -> Bool {
      entry.isNear ? near.isSuperset(of: entry.edge) : near.isDisjoint(with: entry.edge)
    }
    for entry in tracked where !holds(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
    for entry in tracked where holds(entry) { NSLayoutConstraint.activate(entry.constraints) }
  }
}
