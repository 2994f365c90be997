// SPDX-License-Identifier: MIT

/// Base of the constraints that the system makes; they cannot be activated or changed by the user.
class SystemLayoutConstraint: NSLayoutConstraint {
  override var isSystem: Bool { true }
}

/// The wish of a view to have the size of its content, along one axis.
final class ContentSizeConstraint: SystemLayoutConstraint {
  var hugging = UILayoutPriority.defaultLow
  var compression = UILayoutPriority.defaultHigh
  override var describedClassName: String { "NSContentSizeLayoutConstraint" }

  override func specialBody(in description: inout ConstraintDescription) -> String? {
    "\(description.name(firstItem)).\(firstAttribute.describedName) == \(ConstraintDescription.number(constant)) "
      + "Hug:\(ConstraintDescription.number(CGFloat(hugging.rawValue))) "
      + "CompressionResistance:\(ConstraintDescription.number(CGFloat(compression.rawValue)))"
  }
}

/// What an autoresizing mask comes to, along one axis.
final class AutoresizingMaskConstraint: SystemLayoutConstraint {
  /// `h=--& v=--&`: near margin, size and far margin on each axis, `&` where flexible.
  var maskText = ""
  override var describedClassName: String { "NSAutoresizingMaskLayoutConstraint" }

  /// What the near edge or the size equals: a number, or a share of the container's size and a number.
  var share: CGFloat = 0

  override func specialBody(in description: inout ConstraintDescription) -> String? {
    let attribute =
      switch firstAttribute {
      case .left: "minX"
      case .top: "minY"
      default: firstAttribute.describedName
      }
    var text = "\(maskText) \(description.name(firstItem)).\(attribute) == "
    if share != 0, let container = (firstItem as? UIView)?.superview {
      let size = firstAttribute == .left || firstAttribute == .width ? "width" : "height"
      if share != 1 { text += ConstraintDescription.number(share) + "*" }
      text += "\(description.name(container)).\(size)"
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + ConstraintDescription.number(abs(constant)) }
    } else {
      text += ConstraintDescription.number(constant)
    }
    if let container = (firstItem as? UIView)?.superview, firstAttribute == .left || firstAttribute == .top {
      description.addBarToLegend(container)
    }
    return text
  }
}
