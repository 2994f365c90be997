// SPDX-License-Identifier: MIT

import Tinamou

/// Creates constraints for a guide and provides its attributes: `guide.snp`.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintBasicAttributesDSL {
  let guide: ConstraintLayoutGuide

  init(guide: ConstraintLayoutGuide) { self.guide = guide }

  /// The guide.
  public var target: AnyObject? { guide }

  /// Returns the constraints that the closure describes, without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(guide, closure)
  }

  /// Activates the constraints that the closure describes.
  ///
  /// - Complexity: Linear in the number of constraints made, times that of the item's earlier ones.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(guide, closure) }

  /// Deactivates the existing constraints, and activates those that the closure describes.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(guide, closure)
  }

  /// Sets the constants of existing constraints to those that the closure describes.
  ///
  /// Each constraint must exist with the same items, attributes, relation, multiplier and priority. Otherwise an
  /// exception is raised, see `LayoutException`, and nothing changes. If there are no constraints, this method
  /// creates them.
  ///
  /// - Complexity: Linear in the number of constraints described, times that of the item's existing ones.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(guide, closure)
  }

  /// Deactivates the existing constraints.
  public func removeConstraints() { ConstraintMaker.remove(guide) }
}

extension ConstraintLayoutGuide {
  /// Creates constraints for the guide and provides its attributes.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
