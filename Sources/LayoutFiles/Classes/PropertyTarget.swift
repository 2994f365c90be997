// SPDX-License-Identifier: MIT

import Tinamou

/// A view under construction, and the constraints that its properties ask for.
@MainActor
final class PropertyTarget {
  /// The view.
  let view: UIView
  /// Constraints to be activated with the others of the file.
  private(set) var constraints: [NSLayoutConstraint] = []

  init(view: UIView) {
    self.view = view
  }

  /// Asks for a constraint.
  func add(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
  }
}
