// SPDX-License-Identifier: MIT

public import LayoutModel
import LayoutModel

/// A constraint of a ``LayoutDescription``.
@dynamicMemberLookup
public struct DescribedConstraint: Sendable, Hashable {
  /// The constraint itself.
  public var statement: ConstraintStatement<DescribedTerm>
  /// The factor of the system's spacing, of which the constant is the value; `nil` for a plain number.
  public var systemSpacing: Double?
  /// The identifier, or `nil`.
  public var identifier: String?
  /// Whether the constraint is active.
  public var isActive: Bool

  /// A part of the statement.
  public subscript<Part>(dynamicMember part: WritableKeyPath<ConstraintStatement<DescribedTerm>, Part>) -> Part {
    get { statement[keyPath: part] }
    set { statement[keyPath: part] = newValue }
  }

  /// Whether a side is a distance between two attributes.
  public var isDistance: Bool { statement.isDistance }
}

/// An item of a constraint.
public enum DescribedItem: Sendable, Hashable {
  /// A view, by its index.
  case view(Int)
  /// A guide that the system made for the view with an index.
  case systemGuide(SystemGuide, of: Int)
  /// Another guide, by its index.
  case guide(Int)
}

/// An attribute of a view or guide of a ``LayoutDescription``.
public typealias DescribedTerm = ItemAttribute<DescribedItem>

/// The guides that the system makes for views. Raw values are the names of UIKit's properties.
public enum SystemGuide: String, Sendable, Hashable, CaseIterable {
  case layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide, contentLayoutGuide, frameLayoutGuide
  case keyboardLayoutGuide

  /// Creates the guide with the identifier that the system gives it; `nil` for other guides.
  init?(identifier: String) {
    guard let name = SystemGuideName(identifier: identifier) else { return nil }
    self.init(rawValue: name.rawValue)
  }
}
