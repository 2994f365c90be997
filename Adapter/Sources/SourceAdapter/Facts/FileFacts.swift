// SPDX-License-Identifier: MIT

/// The declarations of a file that the adaptation of other files needs.
public struct FileFacts: Hashable, Codable, Sendable {
  var classes: [ClassFact] = []
  var members: [MemberFact] = []
  var optionals: [OptionalFact] = []
  var objectProperties: [DeclaredProperty] = []
  var objectCasts: [ObjectCast] = []
  /// The names of the properties of types that have another type than `AnyObject`.
  var otherProperties: Set<String> = []

  /// The methods by which values are called like functions.
  var callables: Set<MethodName> = []
  /// The protocols for classes that require an initializer without parameters.
  var initializableProtocols: Set<String> = []
  /// The methods with names of UIKit's optional requirements.
  var requirements: [RequirementFact] = []
  /// The protocols that extensions name, each as `Type:Protocol`.
  var adoptions: Set<String> = []
  /// The modules that the file imports without asking whether they are there. They do not concern other files.
  public internal(set) var imports: Set<String> = []
  /// The blocks `#Preview`. They do not concern other files.
  public internal(set) var previews: [PreviewFact] = []

  /// Whether nothing of the file concerns others.
  var isEmpty: Bool {
    classes.isEmpty && members.isEmpty && optionals.isEmpty && objectProperties.isEmpty && objectCasts.isEmpty
      && otherProperties.isEmpty && initializableProtocols.isEmpty && adoptions.isEmpty && requirements.isEmpty
      && callables.isEmpty
  }
}

extension FileFacts {
  /// A text that differs when the facts differ.
  public var fingerprint: String {
    classes.map(\.fingerprint).joined() + members.map(\.fingerprint).joined() + optionals.map(\.fingerprint).joined()
      + objectProperties.map { "p\($0.owner).\($0.name)\($0.isList)\n" }.joined()
      + otherProperties.sorted().map { "q\($0)\n" }.joined()
      + initializableProtocols.sorted().map { "i\($0)\n" }.joined() + adoptions.sorted().map { "a\($0)\n" }.joined()
      + callables.map { "f\($0.description)\n" }.sorted().joined()
      + requirements.map { "r\($0.owner).\($0.name.description)\n" }.joined()
      + objectCasts.map { "x\($0.property)\($0.className)\n" }.joined()
  }
}

extension ClassFact {
  fileprivate var fingerprint: String { "c\(name):\(inherited)\(isGeneric)\(exposesMembers)\(isOnMainActor)\n" }
}

extension MemberFact {
  fileprivate var fingerprint: String {
    "m\(owner).\(name.description)\(isProperty)\(selector)\(isExposed)\(isOverride)\(conformances)"
      + (forwarding.map { $0.access + $0.declaration + $0.body } ?? "") + "\n"
  }
}

extension OptionalFact {
  fileprivate var fingerprint: String { "o\(owner).\(name.description)\(isProperty)\n" }
}
