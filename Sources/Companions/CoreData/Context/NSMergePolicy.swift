// SPDX-License-Identifier: MIT

public import Foundation

/// The treatment of objects that were changed elsewhere since they were read. Raw values are those of Core Data.
public enum NSMergePolicyType: UInt, Sendable {
  /// It fails.
  case errorMergePolicyType = 0
  /// The values of the store win where both have changed.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The values of the context win where both have changed.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The object of the context replaces that of the store.
  case overwriteMergePolicyType = 3
  /// The object of the store is kept.
  case rollbackMergePolicyType = 4
}

/// The treatment of objects that were changed elsewhere since they were read, and of those that break a constraint of
/// uniqueness.
///
/// Differs from Core Data: a subclass cannot resolve conflicts itself.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of treatment.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The values of the store win where both have changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The values of the context win where both have changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The object of the context replaces that of the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The object of the store is kept.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  /// Whether the values of the context win.
  var prefersContext: Bool {
    mergeType == .mergeByPropertyObjectTrumpMergePolicyType || mergeType == .overwriteMergePolicyType
  }

  /// Returns the values of an object that was changed in the context and in the store, or throws an error.
  func merged(_ update: ObjectChanges.Update, with stored: ObjectRow) throws -> ObjectValues {
    switch mergeType {
    case .errorMergePolicyType:
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.managedObjectMerge.rawValue,
        userInfo: [
          NSLocalizedDescriptionKey: "Could not merge changes.", "conflictList": [update.row.identifier],
        ])
    case .overwriteMergePolicyType: return update.row.values
    case .rollbackMergePolicyType: return stored.values
    case .mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType:
      let elsewhere = stored.values.differences(from: update.base)
      var values = stored.values
      for key in update.keys where prefersContext || !elsewhere.contains(key) { values[key] = update.row.values[key] }
      return values
    }
  }
}

/// The policy with which a save fails.
public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
/// The policy with which the values of the store win where both have changed.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
/// The policy with which the values of the context win where both have changed.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy with which the object of the context replaces that of the store.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
/// The policy with which the object of the store is kept.
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
