// SPDX-License-Identifier: MIT

/// The reason why a predicate format cannot be read, and the place.
struct PredicateError: Error, Equatable {
  /// The fault, as the end of a sentence.
  let fact: String
  /// The number of characters before the place.
  let offset: Int
}
