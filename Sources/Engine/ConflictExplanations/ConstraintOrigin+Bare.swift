// SPDX-License-Identifier: MIT

import LayoutModel

extension ConstraintOrigin {
  /// The origin of a constraint whose description lacks an identifier even if it has one, as all do in programs with Masonry's additions:
  /// a size of a row, an item or a window is then the one that the container gives it.
  func withoutIdentifier(_ className: String, _ statement: ConstraintStatement<LogConstraint.Side>) -> ConstraintOrigin
  {
    guard self == .author || self == .system, className == "NSLayoutConstraint", statement.relation == .equal,
      statement.second == nil, LogConstraint.Side.isSize(statement.first.attribute),
      SystemViews.hasSizeOfContainer(statement.first.item.className)
    else { return self }
    return .encapsulatedSize
  }
}
