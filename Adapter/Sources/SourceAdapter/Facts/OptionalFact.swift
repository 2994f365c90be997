// SPDX-License-Identifier: MIT

/// An optional requirement of a protocol that the package declares.
struct OptionalFact: Hashable, Codable, Sendable {
  /// The protocol.
  var owner: String
  /// Its name.
  var name: MethodName
  /// Whether it is a property.
  var isProperty: Bool
}
