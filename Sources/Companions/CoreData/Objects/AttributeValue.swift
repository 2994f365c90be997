// SPDX-License-Identifier: MIT

import Foundation

extension NSAttributeDescription {
  /// The reason why a value cannot be that of an attribute.
  struct WrongType: Error {
    let message: String
  }

  /// Returns a value in the form in which objects keep it. Values of the wrong type are refused.
  func normalized(_ value: Any?) throws(WrongType) -> Any? {
    guard let value else { return nil }
    switch attributeType {
    case .undefinedAttributeType, .transformableAttributeType: return value
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      if let number = value as? NSNumber { return number }
      if let number = value as? CGFloat { return NSNumber(value: Double(number)) }
      throw wrongType(value, "NSNumber")
    case .decimalAttributeType:
      if let number = value as? NSDecimalNumber { return number }
      if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
      if let number = value as? NSNumber { return NSDecimalNumber(decimal: number.decimalValue) }
      throw wrongType(value, "NSDecimalNumber")
    case .stringAttributeType: return try checked(value, String.self, "NSString")
    // A scalar date is an interval.
    case .dateAttributeType:
      if let number = value as? NSNumber { return Date(timeIntervalSinceReferenceDate: number.doubleValue) }
      return try checked(value, Date.self, "NSDate")
    case .binaryDataAttributeType: return try checked(value, Data.self, "NSData")
    case .UUIDAttributeType: return try checked(value, UUID.self, "NSUUID")
    case .URIAttributeType: return try checked(value, URL.self, "NSURL")
    case .objectIDAttributeType: return try checked(value, NSManagedObjectID.self, "NSManagedObjectID")
    }
  }

  private func checked<Value>(_ value: Any, _ type: Value.Type, _ name: String) throws(WrongType) -> Value {
    guard let value = value as? Value else { throw wrongType(value, name) }
    return value
  }

  private func wrongType(_ value: Any, _ wanted: String) -> WrongType {
    WrongType(
      message: "Unacceptable type of value for attribute: property = \"\(name)\"; desired type = \(wanted); "
        + "given type = \(Swift.type(of: value)); value = \(value).")
  }
}
