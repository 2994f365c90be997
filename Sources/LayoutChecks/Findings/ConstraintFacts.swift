// SPDX-License-Identifier: MIT

import Tinamou

/// A constraint as findings carry it: what it says, in the names of its author, and where it is written.
public struct ConstraintFacts: Sendable, Codable, Hashable {
  /// One side: an attribute of a view, or of a guide of a view.
  public struct Side: Sendable, Codable, Hashable {
    /// The view, or the view that owns the guide; nil where it has gone.
    public let subject: Subject?
    /// UIKit's identifier of the guide; nil for the view itself.
    public let guide: String?
    /// The raw value of UIKit's attribute.
    let attributeCode: Int

    /// The attribute.
    public var attribute: NSLayoutConstraint.Attribute {
      NSLayoutConstraint.Attribute(rawValue: attributeCode) ?? .notAnAttribute
    }
  }

  /// The left side.
  public let first: Side
  /// The right side; nil for a number alone.
  public let second: Side?
  /// The raw value of UIKit's relation.
  let relationCode: Int
  /// What the right side is multiplied by.
  public let multiplier: Double
  /// What is added to the right side, in points.
  public let constant: Double
  /// UIKit's priority, 1000 for a requirement.
  public let priority: Double
  /// Who made a constraint.
  public enum Origin: String, Sendable, Codable {
    /// The author wrote it.
    case author
    /// UIKit made it.
    case system
    /// It gives the root view the size of the screen, or the size that the file asks for.
    case rootSize
  }

  /// What the author calls it: an object id or an identifier.
  public let id: String?
  /// Where it is written; nil for a constraint of the system.
  public let location: FileRange?
  /// Who made it.
  public let origin: Origin
  /// The text that it comes from, such as a line of visual format; nil where the file has no text of its own for it.
  public let sourceText: String?

  /// The relation.
  public var relation: NSLayoutConstraint.Relation { NSLayoutConstraint.Relation(rawValue: relationCode) ?? .equal }

  /// What `constraint` says, in the names of `description`.
  @MainActor
  init(_ constraint: NSLayoutConstraint, in description: any LayoutDescription) {
    first = Side(constraint.firstItem, constraint.firstAttribute, description)
    second =
      constraint.secondAttribute == .notAnAttribute
      ? nil : Side(constraint.secondItem, constraint.secondAttribute, description)
    relationCode = constraint.relation.rawValue
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = Double(constraint.priority.rawValue)
    location = description.location(of: constraint, .whole)
    id = description.id(of: constraint) ?? constraint.identifier
    sourceText = description.sourceText(of: constraint)
    let isRootSize = constraint.firstItem === description.root && constraint.secondItem == nil
    origin = description.isWritten(constraint) ? .author : isRootSize ? .rootSize : .system
  }
}

extension ConstraintFacts.Side {
  @MainActor
  fileprivate init(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ description: any LayoutDescription
  ) {
    let guide = item as? UILayoutGuide
    subject = (item as? UIView ?? guide?.owningView).map(description.subject(of:))
    self.guide = guide?.identifier
    attributeCode = attribute.rawValue
  }
}
