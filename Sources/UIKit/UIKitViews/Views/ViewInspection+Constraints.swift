// SPDX-License-Identifier: MIT

package import ConflictExplanations

extension ViewInspection {
  /// The constraints installed on this view that the system did not make, in the order of installation.
  public var writtenConstraints: [NSLayoutConstraint] { view.heldConstraints.filter { !$0.isSystem } }
}

/// Information about a constraint beyond UIKit's API.
@MainActor
public struct ConstraintInspection {
  let constraint: NSLayoutConstraint

  /// Whether the system made the constraint, for a content size, an autoresizing mask, a guide or a stack view.
  public var isMadeBySystem: Bool { constraint.isSystem }

  /// The origin of the constraint: the author, a stack view, content, an autoresizing mask.
  package var origin: ConstraintOrigin {
    let content = constraint as? NSContentSizeLayoutConstraint
    let origin = ConstraintOrigin(
      identifier: constraint.isSystem ? constraint.identifier : nil, className: constraint.describedClassName,
      priorities: content.map { (Double($0.hugging.rawValue), Double($0.compression.rawValue)) })
    return origin == .author && constraint.isSystem ? .system : origin
  }
}

extension NSLayoutConstraint {
  /// Information about the constraint beyond UIKit's API.
  public var inspection: ConstraintInspection { ConstraintInspection(constraint: self) }
}
