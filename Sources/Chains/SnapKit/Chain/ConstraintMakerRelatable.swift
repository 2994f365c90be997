// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// A chain of attributes that can be related to another side.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  // MARK: To a number, a view or an attribute

  /// Makes the attributes equal to the other side.
  ///
  /// A number or insets are related to the same edges of the superview. For widths and heights, they are constants.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.equal, to: other, CallLocation(file: file, line: line)) }

  /// Makes the attributes less than or equal to the other side.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, to: other, CallLocation(file: file, line: line)) }

  /// Makes the attributes greater than or equal to the other side.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other, CallLocation(file: file, line: line)) }

  // MARK: To the superview

  /// Makes the attributes equal to those of the superview.
  @discardableResult
  public func equalToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.equal, "equalToSuperview", CallLocation(file: file, line: line)) { $0 }
  }

  /// Makes the attributes less than or equal to those of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview", CallLocation(file: file, line: line)) { $0 }
  }

  /// Makes the attributes greater than or equal to those of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(_ file: String = #file, _ line: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview", CallLocation(file: file, line: line)) {
      $0
    }
  }

  // MARK: To a part of the superview

  /// Makes the attributes equal to a part of the superview: `equalToSuperview { $0.safeAreaLayoutGuide }`.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, "equalToSuperview", CallLocation(file: file, line: line), closure)
  }

  /// Makes the attributes less than or equal to a part of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(
      .lessThanOrEqual, "lessThanOrEqualToSuperview", CallLocation(file: file, line: line), closure)
  }

  /// Makes the attributes greater than or equal to a part of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(
      .greaterThanOrEqual, "greaterThanOrEqualToSuperview", CallLocation(file: file, line: line), closure)
  }

  // MARK: Relating

  private func relateToSuperview(
    _ relation: LayoutRelation, _ name: String, _ location: CallLocation,
    _ part: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    guard let superview = ConstrainedItem.parent(of: description.item) else {
      LayoutException.handler(
        .internalInconsistency,
        "Expected superview but found nil when attempting make constraint `\(name)`. (\(location.text)) "
          + "\(ConstrainedItem.describe(description.item, named: description.item.made?.name)) has no superview: add "
          + "it to its superview before making constraints.")
      return ConstraintMakerEditable(description)
    }
    return relate(relation, to: part(superview), location)
  }

  private func relate(
    _ relation: LayoutRelation, to other: any ConstraintRelatableTarget, _ location: CallLocation
  ) -> ConstraintMakerEditable {
    let editable = ConstraintMakerEditable(description)
    switch other {
    case let item as ConstraintItem:
      guard corresponds(item) else {
        raiseNoCorrespondence(item.attributes, location)
        return editable
      }
      description.related = item
    case let item as any LayoutConstraintItem:
      description.related = ConstraintItem(target: item, attributes: [])
    case let constant as any ConstraintConstantTarget:
      description.related = ConstraintItem(target: nil, attributes: [])
      description.constant = constant
    default:
      LayoutException.handler(
        .invalidArgument,
        "Invalid constraint. (\(location.text)) A \(type(of: other)) is neither a number, a size, a point nor insets, "
          + "and neither a view, a guide nor an attribute of one.")
      return editable
    }
    description.relation = relation
    description.location = location
    return editable
  }

  /// Returns whether each attribute of the chain has a counterpart among those of the other item.
  private func corresponds(_ other: ConstraintItem) -> Bool {
    let attributes = description.attributes.attributes
    return other.attributes.attributes.count <= 1
      || attributes.allSatisfy { description.attributes.counterpart(of: $0, in: other.attributes) != nil }
  }

  private func raiseNoCorrespondence(_ others: AttributeMask, _ location: CallLocation) {
    LayoutException.handler(
      .invalidArgument,
      "Cannot constraint to multiple non identical attributes. (\(location.text)) The chain has "
        + "\(description.attributes.names), the other side has \(others.names). Relate several attributes to the same "
        + "ones, edges to margins, or directional edges to directional margins.")
  }
}
