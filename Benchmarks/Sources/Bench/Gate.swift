// SPDX-License-Identifier: MIT

/// A promise about speed or memory, and what came of it.
struct Gate {
  let promise: String
  let limit: Double
  let measured: Double
  let unit: String
  /// Whether more is better.
  var isFloor = false

  var isMet: Bool { isFloor ? measured >= limit : measured <= limit }
}
