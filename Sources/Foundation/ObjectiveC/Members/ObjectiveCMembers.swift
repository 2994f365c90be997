// SPDX-License-Identifier: MIT

/// The members of a class that can be found by name.
struct ObjectiveCMembers {
  /// Methods of objects, by the name of their selector.
  private(set) var methods: [String: ObjectiveCMethod] = [:]
  /// Methods of the class itself, by the name of their selector.
  private(set) var classMethods: [String: ObjectiveCMethod] = [:]
  /// Properties by name.
  private(set) var properties: [String: ObjectiveCProperty] = [:]
  /// The effects of methods that can be exchanged, if nothing has taken their place, by the name of their selector.
  private(set) var originals: [String: ObjectiveCMethod] = [:]

  /// The names of optional methods of adopted protocols that the class does not have.
  private(set) var absent: Set<String> = []

  /// Adds a member. It replaces a member with the same name.
  mutating func add(_ member: _Member) {
    switch member.kind {
    case .method(let method): methods[member.name] = method
    case .classMethod(let method): classMethods[member.name] = method
    case .property(let property): properties[member.name] = property
    case .original(let method): originals[member.name] = method
    case .absent: absent.insert(member.name)
    }
  }
}
