// SPDX-License-Identifier: MIT

import Tinamou

/// A name, and where it stands in a file.
struct NamedPlace: Sendable {
  let name: String
  let position: SourcePosition
}

/// A step of `animate:`: what changes together.
@MainActor
struct AnimationStep {
  /// What happens to a constraint.
  struct ConstraintChange {
    let place: NamedPlace
    let constant: CGFloat?
    let priority: UILayoutPriority?
    let isActive: Bool?
  }

  /// What happens to a view.
  struct ViewChange {
    let view: String
    let assignments: [PropertyAssignment]
  }

  let timing: AnimationTiming
  let constraints: [ConstraintChange]
  let views: [ViewChange]
}
