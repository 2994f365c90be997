// SPDX-License-Identifier: MIT

/// A method of a class that has the name of an optional requirement of UIKit, and no `override`.
struct RequirementFact: Hashable, Codable, Sendable {
  /// The class.
  var owner: String
  /// The name of the method.
  var name: MethodName
}
