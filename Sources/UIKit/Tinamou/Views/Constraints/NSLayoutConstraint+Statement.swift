// SPDX-License-Identifier: MIT

import LayoutModel

extension NSLayoutConstraint {
  /// The constraint as a statement about views and guides; an item is `nil` after it was deallocated.
  package var statement: ConstraintStatement<ItemAttribute<AnyObject?>> {
    var statement = ConstraintStatement(
      ItemAttribute(firstItem, firstAttribute), relation,
      secondAttribute == .notAnAttribute ? nil : ItemAttribute(secondItem, secondAttribute),
      multiplier: Double(multiplier), constant: Double(constant), priority: priority.rawValue)
    let origins = distanceOrigins
    statement.firstOrigin = origins.first.map { ItemAttribute($0.item, $0.attribute) }
    statement.secondOrigin = origins.second.map { ItemAttribute($0.item, $0.attribute) }
    return statement
  }
}
