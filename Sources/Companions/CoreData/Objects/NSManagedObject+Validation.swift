// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

extension NSManagedObject {
  /// The reasons why the values of the object cannot be saved.
  func violations() -> [any Error] {
    fire()
    return entityDescription.attributes.flatMap(violations) + entityDescription.relationships.flatMap(violations)
  }

  private func violations(of attribute: NSAttributeDescription) -> [any Error] {
    if attribute.isTransient { return [] }
    guard let value = values[attribute.name] else {
      return attribute.isOptional ? [] : [error(.validationMissingMandatoryProperty, attribute, nil)]
    }
    if let code = attribute.limits.violation(of: value) { return [error(code, attribute, value)] }
    for (index, predicate) in attribute.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
      let warnings = attribute.validationWarnings
      let reason = warnings.indices.contains(index) ? warnings[index] as? String : nil
      return [error(.managedObjectValidation, attribute, value, reason)]
    }
    return []
  }

  private func violations(of relationship: NSRelationshipDescription) -> [any Error] {
    let count = values.identifiers(relationship.name).count
    if count == 0 {
      return relationship.isOptional ? [] : [error(.validationMissingMandatoryProperty, relationship, nil)]
    }
    if count < relationship.minCount { return [error(.validationRelationshipLacksMinimumCount, relationship, count)] }
    if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
      return [error(.validationRelationshipExceedsMaximumCount, relationship, count)]
    }
    return []
  }

  /// The reasons why the object cannot be deleted: relationships that deny it and still have objects.
  func deletionViolations() -> [any Error] {
    entityDescription.relationships.filter { $0.deleteRule == .denyDeleteRule }.flatMap { relationship -> [any Error] in
      let left = committed.identifiers(relationship.name).filter { identifier in
        companion(identifier).map { !$0.isDeleted } ?? false
      }
      return left.isEmpty ? [] : [error(.validationRelationshipDeniedDelete, relationship, left.count)]
    }
  }

  private func error(
    _ code: CocoaError.Code, _ property: NSPropertyDescription, _ value: Any?, _ reason: String? = nil
  ) -> NSError {
    let text = reason ?? Self.sentence(code, property.name)
    var information: [String: Any] = [
      NSLocalizedDescriptionKey: text, NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: self,
    ]
    if let value { information[NSValidationValueErrorKey] = value }
    return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: information)
  }

  private static func sentence(_ code: CocoaError.Code, _ name: String) -> String {
    switch code {
    case .validationMissingMandatoryProperty: "\(name) is a required value."
    case .validationRelationshipLacksMinimumCount: "Too few items for \(name)."
    case .validationRelationshipExceedsMaximumCount: "Too many items for \(name)."
    case .validationRelationshipDeniedDelete: "Items cannot be deleted from \(name)."
    case .validationNumberTooLarge, .validationStringTooLong, .validationDateTooLate: "\(name) is too large."
    case .validationNumberTooSmall, .validationStringTooShort, .validationDateTooSoon: "\(name) is too small."
    default: "\(name) is not valid."
    }
  }
}

extension NSManagedObject {
  /// Throws the reasons of some violations: the only one, or one error with all.
  static func check(_ violations: [any Error]) throws {
    guard let first = violations.first else { return }
    if violations.count == 1 { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.validationMultipleErrors.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
        NSDetailedErrorsKey: violations.map { $0 as NSError },
      ])
  }
}
