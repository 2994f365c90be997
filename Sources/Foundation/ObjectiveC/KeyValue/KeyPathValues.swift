// SPDX-License-Identifier: MIT

import Foundation

/// The values of key paths of any object, including the values of Foundation, which have no table of members.
package enum KeyPathValues {
  /// Returns the value at the end of a path; `nil` if a value on the way is `nil` or has no such key.
  ///
  /// A key of an array or a set means the keys of its elements. The operators of collections, such as `@count`, are
  /// known.
  package static func value(forKeyPath path: String, of object: Any?) -> Any? {
    var value = present(object)
    var rest = path[...]
    while let current = value, !rest.isEmpty {
      let key = rest.prefix { $0 != "." }
      rest = rest.dropFirst(key.count + 1)
      if key.first == "@" { return collectionValue(key.dropFirst(), rest, current) }
      if key == "self" || key == "SELF" { continue }
      value = present(self.value(forKey: String(key), of: current))
    }
    return value
  }

  /// Returns a value without optionals; `nil` for `NSNull`.
  package static func present(_ value: Any?) -> Any? {
    guard let value = flattened(value), !(value is NSNull) else { return nil }
    return value
  }

  private static func value(forKey key: String, of object: Any) -> Any? {
    if let value = foundationValue(forKey: key, of: object) { return value }
    if let object = object as? any NSObjectProtocol { return object.value(forKey: key) }
    guard type(of: object) is AnyClass else { return nil }
    let object = object as AnyObject
    if let value = KeyValueCoding.get(key, of: object) { return value }
    KeyValueCoding.raiseUndefined(key, object, isSetting: false)
    return nil
  }

  /// Returns the value of a key of one of Foundation's values, in another optional; `nil` if the value is none of them
  /// or has no such key.
  static func foundationValue(forKey key: String, of object: Any) -> Any?? {
    if let value = KeyPathCollection.value(forKey: key, ofDictionary: object) { return value }
    if object is NSDictionary { return nil }
    if let elements = KeyPathCollection.elements(of: object) {
      return .some(elements.map { value(forKey: key, of: $0) ?? NSNull() })
    }
    if let text = KeyPathText.text(of: object) { return self.value(forKey: key, ofText: text).map { .some($0) } }
    if let number = KeyPathNumber(object) { return self.value(forKey: key, ofNumber: number).map { .some($0) } }
    if let date = object as? Date { return self.value(forKey: key, ofDate: date).map { .some($0) } }
    if let url = object as? URL { return value(forKey: key, ofURL: url) }
    return nil
  }

  private static func value(forKey key: String, ofText text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "uppercaseString": text.uppercased()
    case "lowercaseString": text.lowercased()
    case "capitalizedString": text.capitalized
    case "intValue", "integerValue", "longLongValue": NSString(string: text).integerValue
    case "doubleValue", "floatValue": NSString(string: text).doubleValue
    case "boolValue": NSString(string: text).boolValue
    case "lastPathComponent": NSString(string: text).lastPathComponent
    case "pathExtension": NSString(string: text).pathExtension
    case "description": text
    default: nil
    }
  }

  private static func value(forKey key: String, ofNumber number: KeyPathNumber) -> Any? {
    switch key {
    case "intValue", "integerValue", "longLongValue":
      switch number {
      case .integer(let value): value
      case .decimal(let value): Int64(exactly: value.rounded(.towardZero))
      }
    case "doubleValue", "floatValue": number.decimal
    case "boolValue": number.decimal != 0
    case "stringValue", "description":
      switch number {
      case .integer(let value): "\(value)"
      case .decimal(let value): NSNumber(value: value).stringValue
      }
    default: nil
    }
  }

  private static func value(forKey key: String, ofDate date: Date) -> Any? {
    switch key {
    case "timeIntervalSinceReferenceDate": date.timeIntervalSinceReferenceDate
    case "timeIntervalSince1970": date.timeIntervalSince1970
    case "timeIntervalSinceNow": date.timeIntervalSinceNow
    case "description": date.description
    default: nil
    }
  }

  private static func value(forKey key: String, ofURL url: URL) -> Any?? {
    switch key {
    case "absoluteString": .some(url.absoluteString)
    case "path": .some(url.path)
    case "host": .some(url.host)
    case "scheme": .some(url.scheme)
    case "lastPathComponent": .some(url.lastPathComponent)
    case "pathExtension": .some(url.pathExtension)
    default: nil
    }
  }

  // MARK: Operators of collections

  private static func collectionValue(_ name: Substring, _ rest: Substring, _ object: Any) -> Any? {
    guard let elements = KeyPathCollection.elements(of: object) else {
      LayoutException.raiseOnAnyThread(.undefinedKey, "@\(name) needs a collection, and is asked of \(object).")
      return nil
    }
    if name == "count" { return value(forKeyPath: String(rest), of: elements.count) }
    let values = elements.compactMap { value(forKeyPath: String(rest), of: $0) }
    let numbers = { values.compactMap { KeyPathNumber($0)?.decimal } }
    switch name {
    case "sum": return numbers().reduce(0, +)
    case "avg":
      let numbers = numbers()
      return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "min", "max":
      let wanted = name == "min" ? ComparisonResult.orderedAscending : .orderedDescending
      return values.dropFirst().reduce(values.first) { best, value in
        KeyPathOrder.order(value, best) == wanted ? value : best
      }
    case "unionOfObjects": return values
    case "distinctUnionOfObjects": return distinct(values)
    case "unionOfArrays", "unionOfSets": return values.flatMap { KeyPathCollection.elements(of: $0) ?? [$0] }
    case "distinctUnionOfArrays", "distinctUnionOfSets":
      return distinct(values.flatMap { KeyPathCollection.elements(of: $0) ?? [$0] })
    default:
      LayoutException.raiseOnAnyThread(.undefinedKey, "@\(name) is not an operator of collections.")
      return nil
    }
  }

  /// Returns the values without those that are equal to an earlier one.
  private static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.filter { value in
      guard let key = value as? AnyHashable else { return true }
      return seen.insert(key).inserted
    }
  }
}
