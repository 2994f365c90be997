// SPDX-License-Identifier: MIT

/// How a linear expression compares to zero. Raw values are UIKit's: `NSLayoutConstraint.Relation` is this type.
public enum Relation: Int, Sendable, BitwiseCopyable, CaseIterable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
