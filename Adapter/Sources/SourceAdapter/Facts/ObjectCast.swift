// SPDX-License-Identifier: MIT

/// A cast of a property, or of an element of it, to a class.
struct ObjectCast: Hashable, Codable, Sendable {
  /// The name of the property.
  var property: String
  /// The class as it is written.
  var className: String
}
