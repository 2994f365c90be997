// SPDX-License-Identifier: MIT

/// The comparison of a linear expression with zero. Raw values are UIKit's: `NSLayoutConstraint.Relation` is this type.
public enum Relation: Int, Sendable, BitwiseCopyable, CaseIterable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
