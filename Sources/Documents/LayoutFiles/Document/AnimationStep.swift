// SPDX-License-Identifier: MIT

import Tinamou

/// A name and its position in a file.
struct PositionedName: Sendable {
  let text: String
  let position: SourcePosition
}

/// A step of `animate:`: changes that happen at the same time.
@MainActor
struct AnimationStep {
  /// A change of a constraint.
  struct ConstraintChange {
    let name: PositionedName
    let constant: CGFloat?
    let priority: UILayoutPriority?
    let isActive: Bool?
  }

  /// A change of a view.
  struct ViewChange {
    let view: String
    let assignments: [PropertyAssignment]
  }

  let timing: AnimationTiming
  let constraints: [ConstraintChange]
  let views: [ViewChange]
}
