// SPDX-License-Identifier: MIT

import Foundation

/// Collections in key paths, and in predicates.
package enum KeyPathCollection {
  /// Returns the elements of an array or a set, or the keys of a dictionary; `nil` for other values.
  package static func elements(of value: Any?) -> [Any]? {
    guard let value = flattened(value) else { return nil }
    switch value {
    case let value as [Any]: return value
    case let value as NSArray: return value.map { $0 }
    case let value as NSSet: return value.allObjects
    case let value as NSOrderedSet: return value.array
    case let value as NSDictionary: return value.allKeys
    case let value as any AnySet: return value.members
    case let value as any AnyDictionary: return value.members
    default: return nil
    }
  }

  /// Returns the values of a dictionary by their keys; `nil` for other values.
  package static func value(forKey key: String, ofDictionary value: Any) -> Any?? {
    if let dictionary = value as? [String: Any] { return .some(flattened(dictionary[key])) }
    if let dictionary = value as? NSDictionary {
      return .some(flattened(dictionary.object(forKey: NSString(string: key))))
    }
    if let dictionary = value as? [AnyHashable: Any] { return .some(flattened(dictionary[AnyHashable(key)])) }
    return nil
  }
}

/// A set of any type, whose members can be read.
private protocol AnySet {
  var members: [Any] { get }
}

extension Set: AnySet {
  var members: [Any] { map { $0 } }
}

/// A dictionary of any type, whose keys can be read.
private protocol AnyDictionary {
  var members: [Any] { get }
}

extension Dictionary: AnyDictionary {
  var members: [Any] { keys.map { $0 } }
}
