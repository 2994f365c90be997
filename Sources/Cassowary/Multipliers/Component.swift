// SPDX-License-Identifier: MIT

/// One component of a lexicographic vector, whose components are sorted by level, highest first.
struct Component: BitwiseCopyable {
  var level: Int32
  var value: Double
}
