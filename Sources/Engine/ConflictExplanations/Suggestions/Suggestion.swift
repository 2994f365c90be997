// SPDX-License-Identifier: MIT

/// A change that an author can make, as text, with the members that it changes.
struct Suggestion {
  let text: String
  /// The members that are no longer required; empty if the text names a cause that cannot be tried.
  var givesUp: [Int] = []
  /// New constants of members.
  var constants: [Int: Double] = [:]
  /// The member that gets a priority below 1000.
  var yields: Int?

  /// Whether a later suggestion says nothing new.
  func says(_ other: Suggestion) -> Bool { text == other.text || (yields != nil && yields == other.yields) }
}
