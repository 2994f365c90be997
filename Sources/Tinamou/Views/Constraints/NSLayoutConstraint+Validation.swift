// SPDX-License-Identifier: MIT

import LayoutModel

/// What UIKit checks, and the texts it raises with.
extension NSLayoutConstraint {
  /// Whether a constraint can be.
  enum Legality {
    case legal
    /// It compares a place across with a place downwards, which UIKit finds out when the constraint is activated.
    case mixesAxes
    /// UIKit would have stopped its creation; it cannot be activated.
    case illegal
  }

  var isLegal: Bool { legality != .illegal }

  /// The largest constant that layout takes, in points; larger ones are cut to it.
  static let largestConstant: CGFloat = 1_000_000

  private static var hasLoggedLargeConstant = false

  /// Raises for an item without a handle, which is neither a view nor a guide; says whether it has one.
  static func checkItem(_ item: AnyObject, _ handle: LayoutItemHandle?) -> Bool {
    if handle != nil { return true }
    LayoutException.raise(
      .invalidArgument, "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
    return false
  }

  /// Raises what UIKit raises for a constraint that cannot be.
  static func checkCreation(
    _ first: LayoutItemHandle?, _ firstAttribute: Attribute, _ second: LayoutItemHandle?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, isDistance: Bool
  ) -> Legality {
    guard multiplier.isFinite else {
      LayoutException.raise(
        .internalInconsistency, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
      return .illegal
    }
    guard constant.isFinite else {
      let firstAnchor = ConstraintDescription.description(ofAnchor: first?.object, firstAttribute)
      let secondAnchor =
        second.map { ConstraintDescription.description(ofAnchor: $0.object, secondAttribute) } ?? "(null)"
      raiseConstantNotFinite(constant, firstAnchor, secondAnchor)
      return .illegal
    }
    if isDistance { return .legal }
    return checkPairing(first, firstAttribute, secondAttribute, multiplier)
  }

  private static func checkPairing(
    _ first: LayoutItemHandle?, _ firstAttribute: Attribute, _ secondAttribute: Attribute, _ multiplier: CGFloat
  ) -> Legality {
    do {
      try firstAttribute.layoutAttribute.checkPairing(with: secondAttribute.layoutAttribute, multiplier: multiplier)
      return .legal
    } catch {
      guard let reason = reason(for: error) else { return .mixesAxes }
      LayoutException.raise(
        .invalidArgument, "NSLayoutConstraint for \(first?.object.map { "\($0)" } ?? "(null)"): \(reason)")
      return .illegal
    }
  }

  private static func reason(for fault: AttributePairingFault) -> String? {
    switch fault {
    case .positionWithoutSecond:
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    case .directionalWithAbsolute:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    case .positionWithSize, .firstAttributeMissing:
      "Invalid pairing of layout attributes"
    case .differentAxes:
      nil
    }
  }

  private static func raiseConstantNotFinite(_ constant: CGFloat, _ firstAnchor: String, _ secondAnchor: String) {
    LayoutException.raise(
      .internalInconsistency,
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(firstAnchor) secondAnchor:\(secondAnchor)")
  }

  /// Raises for a constant that is not a number; logs once for one that is too large. Says whether it may be set.
  static func checkConstant(_ constant: CGFloat, _ constraint: NSLayoutConstraint) -> Bool {
    guard constant.isFinite else {
      raiseConstantNotFinite(
        constant, "\(constraint.firstAnchorDescription)", constraint.secondAnchorDescription ?? "(null)")
      return false
    }
    return true
  }

  /// `constant`, cut to what layout takes; says so once.
  static func limited(_ constant: CGFloat) -> CGFloat {
    guard abs(constant) > largestConstant else { return constant }
    if !hasLoggedLargeConstant {
      hasLoggedLargeConstant = true
      LayoutLog.write(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value "
          + "will be substituted, but this problem should be fixed. Break on BOOL "
          + "_NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  This may break "
          + "in the future.")
    }
    return constant < 0 ? -largestConstant : largestConstant
  }

  /// Raises for a priority outside (0, 1000]; says whether it may be set.
  static func checkPriority(_ priority: UILayoutPriority) -> Bool {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      LayoutException.raise(
        .invalidArgument,
        "It's illegal to set priority:\(ConstraintDescription.number(CGFloat(priority.rawValue))).  Priorities must be "
          + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
      return false
    }
    return true
  }

  var firstAnchorDescription: String {
    firstItem.map { ConstraintDescription.description(ofAnchor: $0, firstAttribute) } ?? "(null)"
  }

  var secondAnchorDescription: String? {
    secondItem.map { ConstraintDescription.description(ofAnchor: $0, secondAttribute) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same attribute in the words of the layout model.
  var layoutAttribute: LayoutAttribute { LayoutAttribute(rawValue: Int8(rawValue)) ?? .notAnAttribute }
}
