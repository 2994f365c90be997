// SPDX-License-Identifier: MIT

import LayoutModel

/// The base class of constraints that the system makes. Code cannot activate or change them.
class SystemLayoutConstraint: NSLayoutConstraint {
  /// A size in place of the second item, and the factor by which it is multiplied; `nil` by default.
  var containerSize: (size: ItemAttribute<AnyObject?>, share: Double)? { nil }
  package override var isSystem: Bool { true }
}

/// The constraint that gives a view the size of its content along one axis.
final class NSContentSizeLayoutConstraint: SystemLayoutConstraint {
  var hugging = UILayoutPriority.defaultLow
  var compression = UILayoutPriority.defaultHigh
  override var describedClassName: String { "NSContentSizeLayoutConstraint" }

  override func specialBody(in description: inout ConstraintText) -> String? {
    "\(description.name(firstItem)).\(firstAttribute.name) == \(ConstraintText.number(constant)) "
      + "Hug:\(ConstraintText.number(CGFloat(hugging.rawValue))) "
      + "CompressionResistance:\(ConstraintText.number(CGFloat(compression.rawValue)))"
  }
}

/// The constraint that an autoresizing mask is translated into, along one axis.
final class NSAutoresizingMaskLayoutConstraint: SystemLayoutConstraint {
  /// `h=--& v=--&`: left or top margin, size, and right or bottom margin on each axis, with `&` for flexible ones.
  var maskText = ""
  override var describedClassName: String { "NSAutoresizingMaskLayoutConstraint" }

  /// The fraction of the container's size in the value of the position or size. The constant is added to it.
  var share: CGFloat = 0

  /// The size of the container of which the position or size is a fraction; `nil` if it is a number of points.
  override var containerSize: (size: ItemAttribute<AnyObject?>, share: Double)? {
    guard share != 0, let container = (firstItem as? UIView)?.superview else { return nil }
    let isAcross = firstAttribute == .left || firstAttribute == .width
    return (ItemAttribute(container, isAcross ? .width : .height), Double(share))
  }

  override func specialBody(in description: inout ConstraintText) -> String? {
    let attribute =
      switch firstAttribute {
      case .left: "minX"
      case .top: "minY"
      default: firstAttribute.name
      }
    let first = "\(description.name(firstItem)).\(attribute)"
    var statement = ConstraintStatement(first, constant: Double(constant))
    if let (size, share) = containerSize {
      statement.second = "\(description.name(size.item)).\(size.attribute.name)"
      statement.multiplier = share
    }
    let text = maskText + " " + ConstraintText.equations.text(of: statement)
    if let container = (firstItem as? UIView)?.superview, firstAttribute == .left || firstAttribute == .top {
      description.addBarToLegend(container)
    }
    return text
  }
}
