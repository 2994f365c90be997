// SPDX-License-Identifier: MIT

import Foundation

/// The value of an attribute of an item.
enum KeychainValue: Codable, Hashable, Sendable {
  case text(String)
  case data(Data)
  case number(Int)
  case date(Date)

  /// Creates a value from an object of a query; `nil` for one of another kind.
  init?(_ object: Any) {
    switch object {
    case let text as String: self = .text(text)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let number as NSNumber: self = .number(number.intValue)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    default: return nil
    }
  }

  /// The object for the attributes of a result.
  var object: NSObject {
    switch self {
    case .text(let text): NSString(string: text)
    case .data(let data): NSData(data: data)
    case .number(let number): NSNumber(value: number)
    case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    }
  }
}

/// The error that ends a function of the keychain.
struct KeychainError: Error {
  /// The number that the function returns.
  let status: Int32
  init(_ status: Int32) { self.status = status }
}
