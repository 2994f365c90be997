// SPDX-License-Identifier: MIT

/// A constraint of an explanation, in the names of its author.
public struct ExplainedConstraint: Hashable, Sendable, Codable {
  /// A relation between the sides.
  public enum Relation: String, Hashable, Sendable, Codable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// The name of a view or guide, and one of its attributes.
  public struct Side: Hashable, Sendable, Codable {
    /// The author's name of the view or guide.
    public let name: String
    /// UIKit's name of the attribute, such as `leading`.
    public let attribute: String

    /// Creates a side.
    public init(_ name: String, _ attribute: String) {
      self.name = name
      self.attribute = attribute
    }

    /// `name.attribute`.
    public var text: String { attribute.isEmpty ? name : name + "." + attribute }

    /// Whether the attribute is a size.
    public var isSize: Bool { attribute == "width" || attribute == "height" }
  }

  /// The left side.
  public let first: Side
  /// The right side; `nil` if it is only a constant.
  public let second: Side?
  /// The relation.
  public let relation: Relation
  /// The multiplier of the right side.
  public let multiplier: Double
  /// The constant added to the right side, in points.
  public let constant: Double
  /// The priority; 1000 means required.
  public let priority: Double
  /// The origin of the constraint.
  public let origin: ConstraintOrigin
  /// The place where the author wrote it, such as `Card.swift:33`; `nil` if that is not known.
  public let place: String?
  /// The factor in the proof of a conflict. When every member, written as `first - multiplier × second - constant`, is
  /// multiplied by its factor and all are added up, the variables cancel and a false statement about numbers remains.
  public let factor: Double

  /// Creates a constraint. The default is an equation that the author wrote.
  public init(
    _ first: Side, _ relation: Relation = .equal, _ second: Side? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, origin: ConstraintOrigin = .author, place: String? = nil, factor: Double = 1
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.origin = origin
    self.place = place
    self.factor = factor
  }

  /// The constraint as an equation, such as `title.leading == root.leadingMargin + 8 @750`.
  public var equation: String {
    var text = first.text + " " + relation.rawValue + " "
    if let second {
      if multiplier != 1 { text += PointFormat.exact(multiplier) + " * " }
      text += second.text
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + PointFormat.exact(abs(constant)) }
    } else {
      text += PointFormat.exact(constant)
    }
    return priority >= 1000 ? text : text + " @" + PointFormat.exact(priority)
  }

  /// The equation with its place and what made it, for a line of its own.
  public var line: String {
    let notes = [place, origin.phrase].compactMap { $0 }
    return notes.isEmpty ? equation : equation + "   (" + notes.joined(separator: ": ") + ")"
  }
}
