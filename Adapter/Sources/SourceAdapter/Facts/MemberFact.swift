// SPDX-License-Identifier: MIT

/// A method or property of a class, extension or protocol.
struct MemberFact: Hashable, Codable, Sendable {
  /// The type it belongs to, without the types around that.
  var owner: String
  /// Its name; a property has no labels and `isProperty`.
  var name: MethodName
  /// Whether it is a property.
  var isProperty: Bool
  /// The name that Objective-C uses: derived, or given by `@objc(name)`.
  var selector: String
  /// Whether it is marked as visible to Objective-C.
  var isExposed: Bool
  /// Whether `override` stands before it.
  var isOverride: Bool
  /// The declaration in the class that forwards to the member; `nil` for a member of a class.
  var forwarding: Forwarding?
  /// The protocols that the extension of the member names. A requirement of one of them may expose the member.
  var conformances: [String] = []
  /// The type it belongs to, with the types around that.
  var path = ""
}
