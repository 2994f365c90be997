// SPDX-License-Identifier: MIT

public import Foundation

/// The codes of Core Data's errors, whose domain is that of Cocoa.
extension CocoaError.Code {
  /// A value is not valid.
  public static let managedObjectValidation = CocoaError.Code(rawValue: 1550)
  /// Values that have to be unique are not.
  public static let managedObjectConstraintValidation = CocoaError.Code(rawValue: 1551)
  /// Several values are not valid.
  public static let validationMultipleErrors = CocoaError.Code(rawValue: 1560)
  /// A value is missing.
  public static let validationMissingMandatoryProperty = CocoaError.Code(rawValue: 1570)
  /// A relationship has too few objects.
  public static let validationRelationshipLacksMinimumCount = CocoaError.Code(rawValue: 1580)
  /// A relationship has too many objects.
  public static let validationRelationshipExceedsMaximumCount = CocoaError.Code(rawValue: 1590)
  /// A relationship does not allow the object to be deleted.
  public static let validationRelationshipDeniedDelete = CocoaError.Code(rawValue: 1600)
  /// A number is too large.
  public static let validationNumberTooLarge = CocoaError.Code(rawValue: 1610)
  /// A number is too small.
  public static let validationNumberTooSmall = CocoaError.Code(rawValue: 1620)
  /// A date is too late.
  public static let validationDateTooLate = CocoaError.Code(rawValue: 1630)
  /// A date is too soon.
  public static let validationDateTooSoon = CocoaError.Code(rawValue: 1640)
  /// A text is too long.
  public static let validationStringTooLong = CocoaError.Code(rawValue: 1660)
  /// A text is too short.
  public static let validationStringTooShort = CocoaError.Code(rawValue: 1670)
  /// A text does not match a pattern.
  public static let validationStringPatternMatching = CocoaError.Code(rawValue: 1680)
  /// An object is not in the store.
  public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133000)
  /// An object was changed elsewhere, too.
  public static let managedObjectMerge = CocoaError.Code(rawValue: 133020)
  /// Values that have to be unique are in the store already.
  public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133021)
  /// A type of stores is not known.
  public static let persistentStoreInvalidType = CocoaError.Code(rawValue: 134000)
  /// A store cannot be written.
  public static let persistentStoreSave = CocoaError.Code(rawValue: 134030)
  /// Any other error.
  public static let coreData = CocoaError.Code(rawValue: 134060)
  /// A store cannot be read.
  public static let persistentStoreOpen = CocoaError.Code(rawValue: 134080)
  /// A request is not of a known kind.
  public static let persistentStoreUnsupportedRequestType = CocoaError.Code(rawValue: 134091)
  /// A store is of another model. Never thrown: stores are read with the present model.
  public static let persistentStoreIncompatibleVersionHash = CocoaError.Code(rawValue: 134100)
}

/// A value is not valid.
public let NSManagedObjectValidationError = CocoaError.Code.managedObjectValidation.rawValue
/// Values that have to be unique are not.
public let NSManagedObjectConstraintValidationError = CocoaError.Code.managedObjectConstraintValidation.rawValue
/// Several values are not valid.
public let NSValidationMultipleErrorsError = CocoaError.Code.validationMultipleErrors.rawValue
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = CocoaError.Code.validationMissingMandatoryProperty.rawValue
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = CocoaError.Code.validationRelationshipLacksMinimumCount
  .rawValue
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = CocoaError.Code.validationRelationshipExceedsMaximumCount
  .rawValue
/// A relationship does not allow the object to be deleted.
public let NSValidationRelationshipDeniedDeleteError = CocoaError.Code.validationRelationshipDeniedDelete.rawValue
/// A number is too large.
public let NSValidationNumberTooLargeError = CocoaError.Code.validationNumberTooLarge.rawValue
/// A number is too small.
public let NSValidationNumberTooSmallError = CocoaError.Code.validationNumberTooSmall.rawValue
/// A date is too late.
public let NSValidationDateTooLateError = CocoaError.Code.validationDateTooLate.rawValue
/// A date is too soon.
public let NSValidationDateTooSoonError = CocoaError.Code.validationDateTooSoon.rawValue
/// A text is too long.
public let NSValidationStringTooLongError = CocoaError.Code.validationStringTooLong.rawValue
/// A text is too short.
public let NSValidationStringTooShortError = CocoaError.Code.validationStringTooShort.rawValue
/// A text does not match a pattern.
public let NSValidationStringPatternMatchingError = CocoaError.Code.validationStringPatternMatching.rawValue
/// An object is not in the store.
public let NSManagedObjectReferentialIntegrityError = CocoaError.Code.managedObjectReferentialIntegrity.rawValue
/// An object was changed elsewhere, too.
public let NSManagedObjectMergeError = CocoaError.Code.managedObjectMerge.rawValue
/// Values that have to be unique are in the store already.
public let NSManagedObjectConstraintMergeError = CocoaError.Code.managedObjectConstraintMerge.rawValue
/// A type of stores is not known.
public let NSPersistentStoreInvalidTypeError = CocoaError.Code.persistentStoreInvalidType.rawValue
/// A store cannot be written.
public let NSPersistentStoreSaveError = CocoaError.Code.persistentStoreSave.rawValue
/// Any other error.
public let NSCoreDataError = CocoaError.Code.coreData.rawValue
/// A store cannot be read.
public let NSPersistentStoreOpenError = CocoaError.Code.persistentStoreOpen.rawValue
/// A request is not of a known kind.
public let NSPersistentStoreUnsupportedRequestTypeError = CocoaError.Code.persistentStoreUnsupportedRequestType.rawValue
/// A store is of another model. Never thrown: stores are read with the present model.
public let NSPersistentStoreIncompatibleVersionHashError = CocoaError.Code.persistentStoreIncompatibleVersionHash
  .rawValue
/// The key of the errors of several values.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object whose value is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property whose value is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that a value does not satisfy.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that an error concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
