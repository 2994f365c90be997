// SPDX-License-Identifier: MIT

public import Foundation

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// Whether an object without a value can be saved.
  open var isOptional = true
  /// Whether the value is not stored.
  open var isTransient = false
  /// Whether an index speeds up fetches. Has no effect, because fetches look at all objects of an entity.
  open var isIndexed = false
  /// Whether a system-wide search finds values. Has no effect, because there is no such search.
  open var isIndexedBySpotlight = false
  /// The values that an author gave the property.
  open var userInfo: [AnyHashable: Any]?
  /// The name of the property in an earlier version of the model, from which its values are taken.
  open var renamingIdentifier: String?
  /// The version of the property's meaning. Has no effect, because every store is read with the present model.
  open var versionHashModifier: String?
  /// The entity that has the property.
  public internal(set) var entity: NSEntityDescription = .none

  /// The predicates of the last call of ``setValidationPredicates(_:withValidationWarnings:)``.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// The reasons that belong to the predicates.
  open private(set) var validationWarnings: [Any] = []

  /// Sets the predicates that values have to satisfy, and the reasons why others are refused.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }
}
