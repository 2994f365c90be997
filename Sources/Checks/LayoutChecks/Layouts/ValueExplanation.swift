// SPDX-License-Identifier: MIT

import LayoutCoding
import Tinamou

/// The reason for a value of a view: the constraints that determine it.
public struct ValueExplanation: Sendable, Codable, Hashable {
  /// The view.
  public let subject: Subject
  /// The position or size.
  public let attribute: NSLayoutConstraint.Attribute
  /// The value, in points; a position is in the superview's coordinates.
  public let value: Double
  /// The other values that the constraints allow as well; `nil` if the value is determined.
  public let interval: ClosedRange<Double>?
  /// The constraints that determine the value.
  public let causes: [ConstraintDetails]

  /// Explains `attribute` of `view`; `nil` for an attribute that is not an edge, a center or a size.
  @MainActor
  public init?(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, in description: any LayoutSubject) {
    guard let value = view.presentValue(of: attribute) else { return nil }
    self.attribute = attribute
    self.value = value
    subject = description.subject(of: view)
    causes = view.inspection.causes(of: attribute).map { ConstraintDetails($0, in: description) }
    let isSimple: Bool =
      switch attribute {
      case .left, .top, .width, .height: true
      default: false
      }
    interval =
      isSimple
      ? view.inspection.possibleValues(of: attribute).flatMap { $0.upperBound - $0.lowerBound > 0.001 ? $0 : nil } : nil
  }
}
