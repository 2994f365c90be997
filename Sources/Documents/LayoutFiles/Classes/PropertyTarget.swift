// SPDX-License-Identifier: MIT

import Tinamou

/// A view under construction and the constraints that its properties add.
@MainActor
final class PropertyTarget {
  /// The view.
  let view: UIView
  /// The constraints to activate with the others of the file.
  private(set) var constraints: [NSLayoutConstraint] = []

  init(view: UIView) {
    self.view = view
  }

  /// Adds a constraint.
  func add(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
  }
}
