// SPDX-License-Identifier: MIT

/// The optional methods of UIKit's protocols that a class adopts and only its subclasses have.
///
/// On Apple's platforms, UIKit calls such methods by their selectors. Swift calls what the adopting class declares, so that class
/// declares them, too, and the methods of the subclasses override them.
struct InheritedRequirements: Sendable {
  /// The methods of subclasses that become overrides.
  private(set) var overrides: Set<RequirementFact> = []
  private var byClass: [String: [OptionalRequirements.Requirement]] = [:]

  /// The methods that a class has to declare.
  func requirements(of name: String) -> [OptionalRequirements.Requirement] { byClass[name] ?? [] }

  /// Adds a method to a class for a method of a subclass.
  mutating func add(_ requirement: OptionalRequirements.Requirement, to name: String, for fact: RequirementFact) {
    overrides.insert(fact)
    if !requirements(of: name).contains(where: { $0.name == requirement.name }) {
      byClass[name, default: []].append(requirement)
    }
  }
}
