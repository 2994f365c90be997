// SPDX-License-Identifier: MIT

import Tinamou

/// Creates constraints for a view and provides its attributes: `view.snp`.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: ConstraintView

  init(view: ConstraintView) { self.view = view }

  /// The view.
  public var target: AnyObject? { view }

  /// Returns the constraints that the closure describes, without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepare(view, closure)
  }

  /// Activates the constraints that the closure describes.
  ///
  /// - Complexity: Linear in the number of constraints made, times that of the item's earlier ones.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { ConstraintMaker.make(view, closure) }

  /// Deactivates the existing constraints, and activates those that the closure describes.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(view, closure)
  }

  /// Sets the constants of existing constraints to those that the closure describes.
  ///
  /// Each constraint must exist with the same items, attributes, relation, multiplier and priority. Otherwise an
  /// exception is raised, see `LayoutException`, and nothing changes. If there are no constraints, this method
  /// creates them.
  ///
  /// - Complexity: Linear in the number of constraints described, times that of the item's existing ones.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(view, closure)
  }

  /// Deactivates the existing constraints.
  public func removeConstraints() { ConstraintMaker.remove(view) }

  // MARK: Priorities

  /// The priority with which the view is not wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(LayoutPriority(newValue), for: .horizontal) }
  }

  /// The priority with which the view is not taller than its content.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(LayoutPriority(newValue), for: .vertical) }
  }

  /// The priority with which the view is not narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .horizontal) }
  }

  /// The priority with which the view is not shorter than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .vertical) }
  }
}

extension ConstraintView {
  /// Creates constraints for the view and provides its attributes.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
