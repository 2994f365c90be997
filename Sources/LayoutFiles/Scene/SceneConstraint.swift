// SPDX-License-Identifier: MIT

import Tinamou

/// A constraint of a scene, and the text it comes from.
@MainActor
public struct SceneConstraint {
  /// The constraint.
  public let constraint: NSLayoutConstraint
  /// Where it comes from.
  public let origin: ConstraintOrigin
}
