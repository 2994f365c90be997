// SPDX-License-Identifier: MIT

import Glibc

/// Compares two texts of C. Darwin takes pointers that may be `nil`, which are before all others here.
@_disfavoredOverload
public func strcmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
  guard let first, let second else { return (first == nil ? 0 : 1) - (second == nil ? 0 : 1) }
  return Glibc.strcmp(first, second)
}
