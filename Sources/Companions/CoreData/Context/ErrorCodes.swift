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
public let NSManagedObjectValidationError = 1550
/// Values that have to be unique are not.
public let NSManagedObjectConstraintValidationError = 1551
/// Several values are not valid.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship does not allow the object to be deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too soon.
public let NSValidationDateTooSoonError = 1640
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not match a pattern.
public let NSValidationStringPatternMatchingError = 1680
/// An object is not in the store.
public let NSManagedObjectReferentialIntegrityError = 133000
/// An object was changed elsewhere, too.
public let NSManagedObjectMergeError = 133020
/// Values that have to be unique are in the store already.
public let NSManagedObjectConstraintMergeError = 133021
/// A type of stores is not known.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store cannot be written.
public let NSPersistentStoreSaveError = 134030
/// Any other error.
public let NSCoreDataError = 134060
/// A store cannot be read.
public let NSPersistentStoreOpenError = 134080
/// A request is not of a known kind.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store is of another model. Never thrown: stores are read with the present model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
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
