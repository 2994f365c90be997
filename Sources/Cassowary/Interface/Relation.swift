// SPDX-License-Identifier: MIT

/// How a linear expression stands to zero. Raw values are UIKit's.
public enum Relation: Int8, Sendable, BitwiseCopyable, CaseIterable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
