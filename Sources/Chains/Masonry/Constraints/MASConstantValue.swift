// SPDX-License-Identifier: MIT

import Tinamou

/// A value from which chains derive constants. In Objective-C, chains accept any object.
enum MASConstantValue {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(UIEdgeInsets)

  /// Creates the value of an object; `nil` if it has none of these types.
  init?(_ value: Any) {
    switch value {
    case let number as CGFloat: self = .number(number)
    case let number as Double: self = .number(CGFloat(number))
    case let number as Float: self = .number(CGFloat(number))
    case let number as any BinaryInteger: self = .number(CGFloat(Int(clamping: number)))
    case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
    case let size as CGSize: self = .size(size)
    case let point as CGPoint: self = .point(point)
    case let insets as UIEdgeInsets: self = .insets(insets)
    default: return nil
    }
  }
}

/// The priority of a constraint.
public typealias MASLayoutPriority = UILayoutPriority

/// 1000: the constraint is required. This is the default.
public let MASLayoutPriorityRequired = UILayoutPriority.required
/// 750.
public let MASLayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// 500.
public let MASLayoutPriorityDefaultMedium = UILayoutPriority(500)
/// 250.
public let MASLayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// 50.
public let MASLayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
