// SPDX-License-Identifier: MIT

import Foundation

/// Returns `value` as a `Value`, or `nil` if it cannot be converted.
///
/// Objects are bridged as in Objective-C: `NSString` to `String`, `NSNotification` to `Notification`, and vice versa.
/// A number is converted to any other numeric type, and the raw value of an enumeration to its case. `nil` is
/// converted to an optional without a value.
package func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  guard let value = flattened(value) else { return absent(Value.self) }
  let wanted = (type as? any OptionalType.Type)?.wrapped ?? type
  if let value = value as? Value, !(value is any OptionalType) || !isAbsent(value) { return value }
  return number(value, as: wanted).flatMap { $0 as? Value }
    ?? enumerationCase(value, as: wanted).flatMap { $0 as? Value }
}

/// Returns an object for a property of a class below the object's own: Objective-C does not compare classes, so that such an outlet is
/// set on iOS, and what the object has of the class can be used. Objects of Foundation are not taken, because all that they have is
/// in their subclasses.
func objectOfSuperclass<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  guard let value = flattened(value), Swift.type(of: value) is AnyClass, !isOfFoundation(Swift.type(of: value)),
    var wanted = ((type as? any OptionalType.Type)?.wrapped ?? type) as? AnyClass
  else { return nil }
  let object = value as AnyObject
  while let superclass = class_getSuperclass(wanted) {
    if superclass == Swift.type(of: object) { return unsafeBitCast(object, to: Value.self) }
    wanted = superclass
  }
  return nil
}

private func isOfFoundation(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("Foundation.") }

/// Returns the value inside of nested optionals.
func flattened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  guard let optional = value as? any OptionalType else { return value }
  return flattened(optional.content)
}

private func isAbsent<Value>(_ value: Value) -> Bool {
  guard let optional = value as? any OptionalType else { return false }
  return optional.content == nil
}

/// Returns an optional of type `Value` without a value, or `nil` if the type is not optional.
private func absent<Value>(_ type: Value.Type) -> Value? {
  if let optional = type as? any OptionalType.Type { return optional.absent as? Value }
  return Value.self == Any.self ? (Any?.none as Any) as? Value : nil
}

/// Returns a number as a value of another numeric type.
private func number(_ value: Any, as type: Any.Type) -> Any? {
  guard let number = value as? NSNumber ?? (value as? CGFloat).map({ NSNumber(value: Double($0)) }) else { return nil }
  switch type {
  case is CGFloat.Type: return CGFloat(number.doubleValue)
  case is Double.Type: return number.doubleValue
  case is Float.Type: return number.floatValue
  case is Bool.Type: return number.doubleValue != 0
  case is NSNumber.Type: return number
  case let integer as any FixedWidthInteger.Type: return integer.init(nearest: number.doubleValue)
  default: return nil
  }
}

/// Returns the case of an enumeration with a raw value.
private func enumerationCase(_ value: Any, as type: Any.Type) -> Any? {
  guard let enumeration = type as? any RawRepresentable.Type else { return nil }
  return enumeration.value(forRawValue: value)
}

extension RawRepresentable {
  fileprivate static func value(forRawValue value: Any) -> Any? {
    converted(value, to: RawValue.self).flatMap { Self(rawValue: $0) }
  }
}

extension FixedWidthInteger {
  /// Creates the integer nearest to `value`, or returns `nil` if there is none.
  fileprivate init?(nearest value: Double) { self.init(exactly: value.rounded()) }
}

/// `Optional` with any wrapped type.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
  static var absent: Any { get }
  var content: Any? { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate static var absent: Any { Self.none as Any }
  fileprivate var content: Any? { self }
}
