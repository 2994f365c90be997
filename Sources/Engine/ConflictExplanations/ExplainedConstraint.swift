// SPDX-License-Identifier: MIT

public import LayoutModel

/// A constraint of an explanation, in the names of its author.
@dynamicMemberLookup
public struct ExplainedConstraint: Hashable, Sendable {
  /// The name of a view or guide, and one of its attributes.
  public struct Side: Hashable, Sendable {
    /// The author's name of the view or guide.
    public let name: String
    /// UIKit's name of the attribute, such as `leading`.
    public let attribute: String
    /// The class of the view or guide; empty if it is not known.
    public let className: String

    /// Creates a side.
    public init(_ name: String, _ attribute: String, className: String = "") {
      self.name = name
      self.attribute = attribute
      self.className = className
    }

    /// `name.attribute`.
    public var text: String { attribute.isEmpty ? name : name + "." + attribute }

    /// Whether the attribute is a size.
    public var isSize: Bool { attribute == "width" || attribute == "height" }
  }

  /// The constraint itself.
  public let statement: ConstraintStatement<Side>
  /// The origin of the constraint.
  public let origin: ConstraintOrigin
  /// The place where the author wrote it, such as `Card.swift:33`; `nil` if that is not known.
  public let place: String?
  /// The name of the side that is the superview of the other one; `nil` if that is not known.
  public let container: String?
  /// The factor in the proof of a conflict. When every member, written as `first - multiplier × second - constant`, is
  /// multiplied by its factor and all are added up, the variables cancel and a false statement about numbers remains.
  public let factor: Double

  /// Creates a constraint. The default is one that the author wrote.
  public init(
    _ statement: ConstraintStatement<Side>, origin: ConstraintOrigin = .author, place: String? = nil,
    container: String? = nil, factor: Double = 1
  ) {
    self.statement = statement
    self.origin = origin
    self.place = place
    self.container = container
    self.factor = factor
  }

  /// The constraint with another factor in the proof.
  func scaled(by scale: Double) -> ExplainedConstraint {
    ExplainedConstraint(statement, origin: origin, place: place, container: container, factor: factor * scale)
  }

  /// A part of the statement.
  public subscript<Part>(dynamicMember part: KeyPath<ConstraintStatement<Side>, Part>) -> Part {
    statement[keyPath: part]
  }

  private static let equations = EquationWriter.plain(
    number: PointFormat.exact, priority: { PointFormat.exact(Double($0)) })

  /// The constraint as an equation, such as `title.leading == root.leadingMargin + 8 @750`.
  public var equation: String { Self.equations.text(of: statement.map { $0.text }) }

  /// The right side of the equation.
  var rightSide: String { Self.equations.right(of: statement.map { $0.text }) }

  /// The file and line that made the constraint, if the place has one: `Card.swift#33` of `Card.swift#33, line 4 of the log`.
  var source: String? {
    guard let place, let file = place.firstRange(of: ".swift") ?? place.firstRange(of: ".m") else { return nil }
    let rest = place[file.lowerBound...].firstRange(of: ",")
    return String(place[..<(rest?.lowerBound ?? place.endIndex)])
  }

  /// The equation with its place, as a sentence mentions it.
  public var named: String { equation + (place.map { " (\($0))" } ?? "") }

  /// The equation with its place and what made it, for a line of its own.
  public var line: String {
    let notes = [place, origin.phrase].compactMap { $0 }
    return notes.isEmpty ? equation : equation + "   (" + notes.joined(separator: ": ") + ")"
  }
}
