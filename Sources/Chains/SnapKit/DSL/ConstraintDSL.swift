// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The members of `snp` for any item: the object itself and a label for it in descriptions.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  /// The view or guide.
  var target: AnyObject? { get }
  /// Sets the name of the view or guide in the descriptions of constraints; `nil` for its address.
  func setLabel(_ value: String?)
  /// Returns the name of the view or guide in the descriptions of constraints. The default is `nil`.
  func label() -> String?
}

extension ConstraintDSL {
  /// Sets the name of the view or guide in the descriptions of constraints; `nil` for its address.
  public func setLabel(_ value: String?) { layoutItem?.made?.name = value }

  /// Returns the name of the view or guide in the descriptions of constraints. The default is `nil`.
  public func label() -> String? { layoutItem?.made?.name }

  private var layoutItem: (any LayoutConstraintItem)? { target as? any LayoutConstraintItem }

  func item(_ attributes: AttributeMask) -> ConstraintItem { ConstraintItem(target: target, attributes: attributes) }
}
