// SPDX-License-Identifier: MIT

/// A property whose values have the type `AnyObject`.
struct DeclaredProperty: Hashable, Codable, Sendable {
  /// The type that declares it, or an extension of which does.
  var owner: String
  /// Its name.
  var name: String
  /// Whether it is a list of objects.
  var isList: Bool
}
