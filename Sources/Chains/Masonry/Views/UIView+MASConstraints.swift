// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// Creates constraints for a view.
extension UIView {
  /// The name of the view in the descriptions of constraints. The default is `nil`.
  public var mas_key: Any? {
    get { MadeConstraints<MASViewConstraint>.of(self)?.name }
    set { MadeConstraints<MASViewConstraint>.of(self)?.name = newValue.map { "\($0)" } }
  }

  /// Returns the nearest view that contains both views or is one of them; `nil` if they are in different hierarchies.
  public func mas_closestCommonSuperview(_ view: UIView) -> UIView? {
    ConstrainedItem.nearestCommonAncestor(of: self, and: view)
  }

  /// Installs the constraints that the closure describes, and returns them.
  ///
  /// - Complexity: Linear in the number of constraints made, times that of the view's earlier ones.
  @discardableResult
  public func mas_makeConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_install(block) { _ in }
  }

  /// Changes the constants of existing constraints, and installs those that do not exist.
  ///
  /// A constraint is changed if it has the same items, attributes, relation, multiplier and priority. Otherwise a new one
  /// is added.
  ///
  /// - Complexity: Linear in the number of constraints described, times that of the constraints on the view that holds
  ///   them.
  @discardableResult
  public func mas_updateConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_install(block) { $0.updateExisting = true }
  }

  /// Uninstalls the existing constraints of the view, and installs those that the closure describes.
  @discardableResult
  public func mas_remakeConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_install(block) { $0.removeExisting = true }
  }

  private func mas_install(
    _ block: (MASConstraintMaker) -> Void, preparing prepare: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    ConstrainedItem.prepare(self)
    let maker = MASConstraintMaker(view: self)
    prepare(maker)
    block(maker)
    return maker.install()
  }
}

/// Sets the names of views in the descriptions of constraints: `MASAttachKeys(["title": title, "picture": picture])`.
///
/// Differs from Masonry: its macro takes the names from the source code.
@preconcurrency @MainActor
public func MASAttachKeys(_ views: KeyValuePairs<String, UIView>) {
  for (name, view) in views { view.mas_key = name }
}

/// The axis along which views are distributed.
public enum MASAxisType: UInt, Sendable {
  case horizontal
  case vertical

  /// The attributes of the edge at which the axis starts, of the edge at which it ends, and of the length.
  var attributes: (near: MASAttribute, far: MASAttribute, length: MASAttribute) {
    switch self {
    case .horizontal: (.left, .right, .width)
    case .vertical: (.top, .bottom, .height)
    }
  }
}
