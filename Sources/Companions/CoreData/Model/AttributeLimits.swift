// SPDX-License-Identifier: MIT

import Foundation

/// The limits of an attribute's values in a model file.
struct AttributeLimits {
  /// The least number, length or date.
  var minimum: Double?
  /// The greatest number, length or date.
  var maximum: Double?
  /// The regular expression that a text has to match.
  var pattern: String?

  /// Returns the code of the error that a value is to be refused with; `nil` for a value within the limits.
  func violation(of value: Any) -> CocoaError.Code? {
    switch value {
    case let text as String:
      if let minimum, Double(text.count) < minimum { return .validationStringTooShort }
      if let maximum, Double(text.count) > maximum { return .validationStringTooLong }
      if let pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil {
        return .validationStringPatternMatching
      }
    case let date as Date:
      if let minimum, date.timeIntervalSinceReferenceDate < minimum { return .validationDateTooSoon }
      if let maximum, date.timeIntervalSinceReferenceDate > maximum { return .validationDateTooLate }
    case let number as NSNumber:
      if let minimum, number.doubleValue < minimum { return .validationNumberTooSmall }
      if let maximum, number.doubleValue > maximum { return .validationNumberTooLarge }
    default: break
    }
    return nil
  }
}
