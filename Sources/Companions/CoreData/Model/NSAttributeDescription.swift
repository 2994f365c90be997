// SPDX-License-Identifier: MIT

import Foundation

/// The type of an attribute's values. Raw values are those of Core Data.
public enum NSAttributeType: UInt, Sendable {
  /// No type: of a transient attribute whose values the app computes.
  case undefinedAttributeType = 0
  /// Numbers of two bytes.
  case integer16AttributeType = 100
  /// Numbers of four bytes.
  case integer32AttributeType = 200
  /// Numbers of eight bytes.
  case integer64AttributeType = 300
  /// Decimal numbers, `NSDecimalNumber`.
  case decimalAttributeType = 400
  /// Floating-point numbers of eight bytes.
  case doubleAttributeType = 500
  /// Floating-point numbers of four bytes.
  case floatAttributeType = 600
  /// Texts.
  case stringAttributeType = 700
  /// Truth values.
  case booleanAttributeType = 800
  /// Dates.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// Universally unique identifiers.
  case UUIDAttributeType = 1100
  /// Addresses, `URL`.
  case URIAttributeType = 1200
  /// Objects that a value transformer or an archiver turns into bytes.
  case transformableAttributeType = 1800
  /// Identifiers of objects.
  case objectIDAttributeType = 2000
}

/// A property of an entity that has a value, such as a text or a number.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of an attribute's values, in the spelling of later versions of iOS.
  public struct AttributeType: Hashable, Sendable {
    let stored: NSAttributeType

    /// No type.
    public static let undefined = AttributeType(stored: .undefinedAttributeType)
    /// Numbers of two bytes.
    public static let integer16 = AttributeType(stored: .integer16AttributeType)
    /// Numbers of four bytes.
    public static let integer32 = AttributeType(stored: .integer32AttributeType)
    /// Numbers of eight bytes.
    public static let integer64 = AttributeType(stored: .integer64AttributeType)
    /// Decimal numbers.
    public static let decimal = AttributeType(stored: .decimalAttributeType)
    /// Floating-point numbers of eight bytes.
    public static let double = AttributeType(stored: .doubleAttributeType)
    /// Floating-point numbers of four bytes.
    public static let float = AttributeType(stored: .floatAttributeType)
    /// Texts.
    public static let string = AttributeType(stored: .stringAttributeType)
    /// Truth values.
    public static let boolean = AttributeType(stored: .booleanAttributeType)
    /// Dates.
    public static let date = AttributeType(stored: .dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(stored: .binaryDataAttributeType)
    /// Universally unique identifiers.
    public static let uuid = AttributeType(stored: .UUIDAttributeType)
    /// Addresses.
    public static let uri = AttributeType(stored: .URIAttributeType)
    /// Objects that a value transformer or an archiver turns into bytes.
    public static let transformable = AttributeType(stored: .transformableAttributeType)
    /// Identifiers of objects.
    public static let objectID = AttributeType(stored: .objectIDAttributeType)
  }

  /// The type of the values.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// The type of the values.
  public final var type: AttributeType {
    get { AttributeType(stored: attributeType) }
    set { attributeType = newValue.stored }
  }
  /// The name of the class of transformable values.
  open var attributeValueClassName: String?
  /// The value of new objects.
  open var defaultValue: Any?
  /// The name of the value transformer that turns transformable values into bytes; keyed archives are used without one.
  open var valueTransformerName: String?
  /// Whether large values may have files of their own. Has no effect, because the store is one file.
  open var allowsExternalBinaryDataStorage = false
  /// Whether old values are kept in the history of a store. Has no effect, because stores have no history.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether values are encrypted in the cloud. Has no effect, because there is no cloud.
  open var allowsCloudEncryption = false

  /// The limits of the values, from a model file.
  var limits = AttributeLimits()
}
