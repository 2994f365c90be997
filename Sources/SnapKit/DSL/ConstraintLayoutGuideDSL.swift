// SPDX-License-Identifier: MIT

import Tinamou

/// Making constraints for a guide, and naming its attributes: `guide.snp`.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintBasicAttributesDSL {
  let guide: ConstraintLayoutGuide

  init(guide: ConstraintLayoutGuide) { self.guide = guide }

  /// The guide.
  public var target: AnyObject? { guide }

  /// Returns the constraints that the closure states, without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(guide, closure)
  }

  /// Activates the constraints that the closure states.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(guide, closure) }

  /// Deactivates the constraints that were made, and activates those that the closure states.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(guide, closure)
  }

  /// Changes the constants of constraints that were made to those that the closure states.
  ///
  /// Each must have been made with the same items, attributes, relation, multiplier and priority. Otherwise an exception
  /// is raised, see `LayoutException`, and nothing changes. If no constraints were made, this makes them.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(guide, closure)
  }

  /// Deactivates the constraints that were made.
  public func removeConstraints() { ConstraintMaker.remove(guide) }
}

extension ConstraintLayoutGuide {
  /// Makes constraints for the guide, and names its attributes.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
