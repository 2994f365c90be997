// SPDX-License-Identifier: MIT

/// A limit for speed or memory, with the measured value.
struct Gate {
  let promise: String
  let limit: Double
  let measured: Double
  let unit: String
  /// Whether the limit is a minimum instead of a maximum. The default is `false`.
  var isFloor = false

  var isMet: Bool { isFloor ? measured >= limit : measured <= limit }
}
