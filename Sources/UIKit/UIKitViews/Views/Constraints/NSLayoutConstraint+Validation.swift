// SPDX-License-Identifier: MIT

import LayoutModel

/// UIKit's validation of constraints and the text of its exceptions.
extension NSLayoutConstraint {
  /// The result of validating a constraint.
  enum Validity {
    case valid
    /// The constraint relates a horizontal to a vertical position, which UIKit detects when the constraint is
    /// activated.
    case mixesAxes
    /// The constraint is one that UIKit refuses to create. It cannot be activated.
    case invalid
  }

  var isValid: Bool { validity != .invalid }

  /// The greatest absolute value of a constant, in points. Greater constants are limited to it.
  static let largestConstant: CGFloat = 1_000_000

  private static var hasLoggedLargeConstant = false

  /// Whether the item has a handle. Raises an exception for one that has none because it is neither a view nor a guide.
  static func checkItem(_ item: AnyObject, _ handle: LayoutItemHandle?) -> Bool {
    if handle != nil { return true }
    LayoutException.raise(
      .invalidArgument, "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
    return false
  }

  /// The result of validating a new constraint. Raises UIKit's exception for an illegal one.
  static func checkCreation(
    _ first: LayoutItemHandle?, _ firstAttribute: Attribute, _ second: LayoutItemHandle?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, isDistance: Bool
  ) -> Validity {
    guard multiplier.isFinite else {
      LayoutException.raise(
        .internalInconsistency, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
      return .invalid
    }
    guard constant.isFinite else {
      let firstAnchor = ConstraintText.description(ofAnchor: first?.object, firstAttribute)
      let secondAnchor =
        second.map { ConstraintText.description(ofAnchor: $0.object, secondAttribute) } ?? "(null)"
      raiseConstantNotFinite(constant, firstAnchor, secondAnchor)
      return .invalid
    }
    if isDistance { return .valid }
    return checkPairing(first, firstAttribute, secondAttribute, multiplier)
  }

  private static func checkPairing(
    _ first: LayoutItemHandle?, _ firstAttribute: Attribute, _ secondAttribute: Attribute, _ multiplier: CGFloat
  ) -> Validity {
    do {
      try firstAttribute.checkPairing(with: secondAttribute, multiplier: multiplier)
      return .valid
    } catch {
      guard let reason = reason(for: error) else { return .mixesAxes }
      LayoutException.raise(
        .invalidArgument, "NSLayoutConstraint for \(first?.object.map { "\($0)" } ?? "(null)"): \(reason)")
      return .invalid
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

  /// Whether the constant may be set. Raises an exception for one that is not finite, and logs once when one exceeds
  /// the limit.
  static func checkConstant(_ constant: CGFloat, _ constraint: NSLayoutConstraint) -> Bool {
    guard constant.isFinite else {
      raiseConstantNotFinite(
        constant, "\(constraint.firstAnchorDescription)", constraint.secondAnchorDescription ?? "(null)")
      return false
    }
    return true
  }

  /// The constant, limited to the greatest one that layout accepts. Logs the first time that a constant is limited.
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

  /// Whether the priority may be set. Raises an exception for one outside (0, 1000].
  static func checkPriority(_ priority: UILayoutPriority) -> Bool {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      raisePriorityOutOfRange(priority)
      return false
    }
    return true
  }

  /// Whether the priority of content hugging or compression resistance may be set. Raises an exception for one outside
  /// [0, 1000].
  ///
  /// A view whose priority is 0 does not request its content size: there is no constraint that could have this priority.
  static func checkContentPriority(_ priority: UILayoutPriority) -> Bool {
    guard priority.rawValue >= 0, priority.rawValue <= 1000 else {
      raisePriorityOutOfRange(priority)
      return false
    }
    return true
  }

  private static func raisePriorityOutOfRange(_ priority: UILayoutPriority) {
    LayoutException.raise(
      .invalidArgument,
      "It's illegal to set priority:\(ConstraintText.number(CGFloat(priority.rawValue))).  Priorities must be "
        + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  var firstAnchorDescription: String {
    firstItem.map { ConstraintText.description(ofAnchor: $0, firstAttribute) } ?? "(null)"
  }

  var secondAnchorDescription: String? {
    secondItem.map { ConstraintText.description(ofAnchor: $0, secondAttribute) }
  }
}
