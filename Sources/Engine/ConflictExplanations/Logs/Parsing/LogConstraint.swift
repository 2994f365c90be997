// SPDX-License-Identifier: MIT

public import LayoutModel

/// A constraint as a log describes it.
@dynamicMemberLookup
public struct LogConstraint: Sendable {
  /// One side: an attribute of a view or guide.
  public struct Side: Hashable, Sendable {
    /// The view or guide.
    public let item: LogItem
    /// UIKit's name of the attribute.
    public let attribute: String

    /// Whether an attribute is a size.
    static func isSize(_ attribute: String) -> Bool { attribute == "width" || attribute == "height" }

    /// Whether an attribute is a position along the horizontal axis.
    static func isHorizontal(_ attribute: String) -> Bool {
      ["left", "right", "leading", "trailing", "centerX"].contains(attribute)
    }
  }

  /// The class of the constraint, such as `NSLayoutConstraint` or `SnapKit.LayoutConstraint`.
  public let className: String
  /// The address of the constraint or its key; `nil` if the log has none.
  public let address: String?
  /// The constraint's identifier; `nil` if it has none.
  public let identifier: String?
  /// The place in the source that the log names, such as `Card.swift#33`; `nil` if it names none.
  public internal(set) var place: String?
  /// The constraint itself.
  public internal(set) var statement: ConstraintStatement<Side>
  /// The view that contains the other one, if the description says so.
  let container: LogItem?
  /// Whether the log does not name the superview to which a position by an autoresizing mask is relative.
  var superviewIsAssumed = false
  /// The origin of the constraint.
  public internal(set) var origin: ConstraintOrigin
  /// The description as it is in the log.
  public let text: String
  /// The line of the log, from 1.
  public let line: Int

  /// The value by which two descriptions are one constraint.
  var identity: String { text.firstRange(of: ":0x0 ") == nil && address != nil ? (address ?? text) : text }

  /// A part of the statement.
  public subscript<Part>(dynamicMember part: KeyPath<ConstraintStatement<Side>, Part>) -> Part {
    statement[keyPath: part]
  }
}
