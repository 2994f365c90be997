// SPDX-License-Identifier: MIT

import ConflictExplanations
import LayoutCoding
import LayoutModel
import Tinamou

/// A constraint as findings store it: its equation, in the author's names, and its location in the file.
@dynamicMemberLookup
public struct ConstraintDetails: Sendable, Codable, Hashable {
  /// One side of a constraint: an attribute of a view or of one of its layout guides.
  public struct Side: Sendable, Codable, Hashable {
    /// The view, or the view that owns the guide; `nil` if it no longer exists.
    public let subject: Subject?
    /// UIKit's identifier of the guide; `nil` for the view itself.
    public let guide: String?
    /// The attribute.
    public let attribute: NSLayoutConstraint.Attribute
  }

  /// The constraint itself.
  public let statement: ConstraintStatement<Side>
  /// The origin of a constraint.
  public enum Origin: String, Sendable, Codable {
    /// The author wrote it.
    case author
    /// UIKit created it.
    case system
    /// It gives the root view the size of the screen, or the size that the file requests.
    case rootSize
  }

  /// The author's name of the constraint: an object id or an identifier.
  public let id: String?
  /// The constraint's location in the file; `nil` for a constraint that the system created.
  public let location: FileRange?
  /// The origin of the constraint.
  public let origin: Origin
  /// The origin of the constraint, in more detail.
  public let cause: ConstraintOrigin
  /// The file and line of the code that made the constraint, such as `Card.swift:34`; `nil` if that is not known.
  public let place: String?
  /// The source text of the constraint, such as a line of visual format; `nil` if the file contains no text for this
  /// constraint alone.
  public let sourceText: String?

  /// A part of the statement.
  public subscript<Part>(dynamicMember part: KeyPath<ConstraintStatement<Side>, Part>) -> Part {
    statement[keyPath: part]
  }

  /// Creates the details of `constraint`, in the names of `description`.
  @MainActor
  package init(_ constraint: NSLayoutConstraint, in description: any LayoutSubject) {
    statement = constraint.statement.map { Side($0.item, $0.attribute, description) }
    location = description.location(of: constraint, .whole)
    id = description.id(of: constraint) ?? constraint.identifier
    sourceText = description.sourceText(of: constraint)
    place = description.place(of: constraint)
    let isRootSize = constraint.firstItem === description.root && constraint.secondItem == nil
    origin = description.isWritten(constraint) ? .author : isRootSize ? .rootSize : .system
    let cause = constraint.inspection.origin
    self.cause = origin == .author ? .author : isRootSize ? .rootSize : cause == .author ? .system : cause
  }

  /// Creates the details of a size that is never negative.
  @MainActor
  init(_ bound: ConstraintConflict.Bound, in description: any LayoutSubject) {
    statement = ConstraintStatement(Side(bound.item, bound.attribute, description), .greaterThanOrEqual)
    location = nil
    id = nil
    sourceText = nil
    place = nil
    origin = .system
    cause = .bound
  }
}

extension ConstraintDetails.Side {
  @MainActor
  fileprivate init(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ description: any LayoutSubject
  ) {
    let guide = item as? UILayoutGuide
    subject = (item as? UIView ?? guide?.owningView).map(description.subject(of:))
    self.guide = guide?.identifier
    self.attribute = attribute
  }
}
