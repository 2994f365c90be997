// SPDX-License-Identifier: MIT

import Tinamou

/// A constraint of a scene and its source.
@MainActor
public struct SceneConstraint {
  /// The constraint.
  public let constraint: NSLayoutConstraint
  /// The source of the constraint.
  public let origin: ConstraintOrigin
}
