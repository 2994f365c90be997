// SPDX-License-Identifier: MIT

/// The declarations of all files of a package: classes, members by name, optional requirements.
public struct PackageIndex: Sendable {
  private var classes: [String: ClassFact] = [:]
  private var members: [String: [MemberFact]] = [:]
  private var optionalMethods: Set<MethodName> = []
  /// The methods by which values are called like functions; first that of the tool for differences of `SnapshotTesting`.
  private var callables: Set<MethodName> = [
    MethodName(base: "callAsFunction", labels: ["currentFilePath", "failedFilePath"])
  ]
  private var optionalProperties: Set<String> = []
  /// The names that several optional methods of one protocol have, with parameters of different types.
  private var overloadedMethods: Set<MethodName> = []
  /// The requirements that protocols expose, each as `Protocol.name`.
  private var exposedRequirements: Set<String> = []
  /// For each class, what its extensions leave to it.
  private var forwarded: [String: [MemberFact]] = [:]
  /// The properties whose values have the type `AnyObject`, by name.
  private var objectProperties: [String: [DeclaredProperty]] = [:]
  /// The names of properties that have another type.
  private var otherProperties: Set<String> = []
  /// The classes to which such properties are cast.
  private var castClasses: [String: Set<String>] = [:]

  /// The protocols with an initializer without parameters to which a class of another package conforms in an extension.
  private var dynamicProtocols: Set<String> = []

  /// The protocols that extensions add to types, each as `Type:Protocol`.
  private var adoptions: Set<String> = []
  /// The methods of UIKit's protocols that only subclasses of the adopting class have.
  private var inherited = InheritedRequirements()

  /// The sets of the asset catalogs.
  let assets: AssetSymbols
  /// Whether tests are linked with Tinamou's module `MainActorTestCases`.
  let hasTestLibrary: Bool

  /// Creates the index of some files.
  public init(_ files: [FileFacts], assets: AssetSymbols = AssetSymbols(), hasTestLibrary: Bool = false) {
    self.assets = assets
    self.hasTestLibrary = hasTestLibrary
    for facts in files {
      for fact in facts.classes { classes[fact.name] = classes[fact.name] ?? fact }
      for fact in facts.members {
        members[fact.name.base, default: []].append(fact)
        if fact.isExposed, fact.forwarding == nil { exposedRequirements.insert(Self.key(fact.owner, fact)) }
      }
      var known: Set<OptionalFact> = []
      for fact in facts.optionals {
        if fact.isProperty { optionalProperties.insert(fact.name.base) } else { optionalMethods.insert(fact.name) }
        if !known.insert(fact).inserted { overloadedMethods.insert(fact.name) }
      }
    }
    for facts in files {
      for property in facts.objectProperties { objectProperties[property.name, default: []].append(property) }
      otherProperties.formUnion(facts.otherProperties)
    }
    for facts in files {
      adoptions.formUnion(facts.adoptions)
      callables.formUnion(facts.callables)
    }
    for fact in files.flatMap(\.requirements) where classes[fact.owner] != nil { addInherited(fact) }
    let initializable = files.reduce(into: Set()) { $0.formUnion($1.initializableProtocols) }
    for adoption in files.flatMap(\.adoptions) {
      let names = adoption.split(separator: ":").map(String.init)
      guard names.count == 2, classes[names[0]] == nil, initializable.contains(names[1]) else { continue }
      dynamicProtocols.insert(names[1])
    }
    for facts in files {
      for cast in facts.objectCasts where objectProperties[cast.property] != nil {
        castClasses[cast.property, default: []].insert(cast.className)
      }
      for fact in facts.members where fact.forwarding != nil && classes[fact.owner] != nil {
        let fact = resolved(fact)
        if mustBeForwarded(fact) { forwarded[fact.owner, default: []].append(fact) }
      }
    }
  }

  /// Whether a type of the package has a property with a name.
  func declaresProperty(_ name: String) -> Bool { otherProperties.contains(name) }

  /// The class with a name.
  func classFact(_ name: String) -> ClassFact? { classes[name] }

  /// A class, its superclasses and protocols, as far as the package declares them, and the first of which it does not.
  func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var next = [name]
    while let name = next.popLast() {
      if result.contains(name) { continue }
      result.append(name)
      next += (classes[name]?.inherited ?? UIKitClasses.superclass(of: name).map { [$0] } ?? []).reversed()
    }
    return result
  }

  /// Whether a class or one of its superclasses names a protocol, in its declaration or in an extension.
  func adopts(_ name: String, _ protocolName: String) -> Bool {
    ancestors(of: name).contains { $0 == protocolName || adoptions.contains("\($0):\(protocolName)") }
  }

  /// Whether objects of classes that conform to a protocol are made by their class at run time.
  func isDynamic(_ name: String) -> Bool { dynamicProtocols.contains(name) }

  /// Whether `@MainActor` stands before a class or one of its superclasses.
  func isOnMainActor(_ name: String) -> Bool { ancestors(of: name).contains { classes[$0]?.isOnMainActor ?? false } }

  /// The members with a base name.
  func members(named base: String) -> [MemberFact] { members[base] ?? [] }

  /// Whether an optional requirement has this name.
  func isOptional(_ name: MethodName) -> Bool { optionalMethods.contains(name) }

  /// Whether a value can be called like a function with arguments of these labels.
  func isCallable(with labels: [String]) -> Bool {
    callables.contains(MethodName(base: "callAsFunction", labels: labels))
  }

  /// Whether several optional requirements of one protocol have this name.
  func isOverloaded(_ name: MethodName) -> Bool { overloadedMethods.contains(name) }

  /// Whether an optional property has this name.
  func isOptionalProperty(_ name: String) -> Bool { optionalProperties.contains(name) }

  /// The property of objects of any class with a name, as it is read in a type or, if `owner` is `nil`, of any value.
  ///
  /// Of other values, only a list is known, and only if no property of the package has the same name and another type: a
  /// single object could be that of a class of UIKit.
  func objects(of property: String, in owner: String?) -> DeclaredProperty? {
    let found = objectProperties[property] ?? []
    if let owner {
      let types = ancestors(of: owner)
      if let own = found.first(where: { types.contains($0.owner) }) { return own }
    }
    guard let first = found.first, first.isList, found.allSatisfy(\.isList), !otherProperties.contains(property) else {
      return nil
    }
    return first
  }

  /// The class to which objects of a property are cast for a member: the one to which the package casts them everywhere,
  /// or else the only class of the package that exposes such a member.
  func className(of property: String, with member: String) -> String? {
    if let casts = castClasses[property] { return casts.count == 1 ? casts.first : nil }
    let owners = Set(members(named: member).filter(\.isExposed).map(\.owner))
    return owners.count == 1 ? owners.first : nil
  }

  /// The members that a class declares in place of its extensions.
  func forwarded(to name: String) -> [MemberFact] { forwarded[name] ?? [] }

  /// Whether a member of an extension has to be declared by the class: it overrides, or is overridden.
  ///
  /// A member that is overridden is visible to Objective-C, if only because it is a requirement of a protocol that is.
  func mustBeForwarded(_ fact: MemberFact) -> Bool {
    if fact.forwarding == nil || dispatchedBase(of: fact) != nil { return false }
    return fact.isOverride || !overriding(fact).isEmpty
  }

  /// The name of a member of an extension after its class forwards to it. It contains the name of the class if a superclass
  /// forwards to a member of the same name too.
  func forwardedName(of fact: MemberFact) -> String {
    let isRepeated = ancestors(of: fact.owner).dropFirst().contains { ancestor in
      forwarded(to: ancestor).contains { $0.name == fact.name && $0.isProperty == fact.isProperty }
    }
    return Forwarding.name(for: fact.name.base, of: isRepeated ? fact.owner : nil)
  }

  /// The members that override a member of a class or of its extension.
  func overriding(_ fact: MemberFact) -> [MemberFact] {
    members(named: fact.name.base).filter {
      $0.isOverride && $0.name == fact.name && $0.isProperty == fact.isProperty && $0.owner != fact.owner
        && ancestors(of: $0.owner).contains(fact.owner)
    }
  }

  // MARK: Methods that only subclasses have

  /// Adds a method to the class that adopts its protocol, if that class is a superclass without such a method.
  private mutating func addInherited(_ fact: RequirementFact) {
    let above = ancestors(of: fact.owner).dropFirst().filter { classes[$0] != nil }
    let named = members(named: fact.name.base).filter { $0.name == fact.name && !$0.isProperty }
    if named.contains(where: { above.contains($0.owner) }) { return }
    for name in above.reversed() {
      let protocols =
        (classes[name]?.inherited ?? [])
        + adoptions.filter { $0.hasPrefix(name + ":") }.map {
          String($0.dropFirst(name.count + 1))
        }
      let found = protocols.lazy.compactMap { OptionalRequirements.requirement(fact.name, of: $0) }.first
      if let found { return inherited.add(found, to: name, for: fact) }
    }
  }

  /// The methods of UIKit's protocols that a class has to declare because only subclasses have them.
  func inheritedRequirements(of name: String) -> [OptionalRequirements.Requirement] { inherited.requirements(of: name) }

  /// Whether a method overrides one that its superclass declares only for it.
  func overridesRequirement(_ owner: String, _ name: MethodName) -> Bool {
    inherited.overrides.contains(RequirementFact(owner: owner, name: name))
  }

  private func resolved(_ fact: MemberFact) -> MemberFact {
    guard !fact.isProperty, overridesRequirement(fact.owner, fact.name) else { return fact }
    var fact = fact
    fact.isOverride = true
    return fact
  }

  // MARK: Members that extensions give to classes of other packages

  /// The overrides, in this package, of a member that an extension gives to a class of another package; those of subclasses
  /// stand before those of their superclasses.
  func dispatched(_ fact: MemberFact) -> [MemberFact] {
    guard fact.forwarding?.canBeDispatched == true, !fact.isOverride, classes[fact.owner] == nil, isExposed(fact) else {
      return []
    }
    let named = members(named: fact.name.base).filter { $0.name == fact.name && $0.isProperty == fact.isProperty }
    let overrides = named.filter { member in
      guard member.isOverride, member.owner != fact.owner else { return false }
      let above = ancestors(of: member.owner)
      // Where a class of another package stands between, nothing is known.
      guard above.contains(fact.owner) || !above.contains(where: UIKitClasses.contains) else { return false }
      // An override of a member that a class of the package declares is an ordinary one.
      return !named.contains { !$0.isOverride && classes[$0.owner] != nil && above.contains($0.owner) }
    }
    return overrides.sorted { ancestors(of: $0.owner).count > ancestors(of: $1.owner).count }
  }

  /// Whether Objective-C sees a member: by an attribute, or because it is a requirement of a protocol that exposes it.
  private func isExposed(_ fact: MemberFact) -> Bool {
    fact.isExposed || fact.conformances.contains { exposedRequirements.contains(Self.key($0, fact)) }
  }

  private static func key(_ owner: String, _ fact: MemberFact) -> String {
    "\(owner).\(fact.name.description)\(fact.isProperty ? "=" : "")"
  }

  /// The member that an extension gives to a class of another package, and that a member overrides.
  func dispatchedBase(of fact: MemberFact) -> MemberFact? {
    guard fact.isOverride else { return nil }
    return members(named: fact.name.base).first {
      dispatched($0).contains { $0.owner == fact.owner && $0.name == fact.name }
    }
  }

  /// The name to which `super.name` changes in an override by `owner` of such a member; `nil` for all other names.
  func superName(_ name: String, in owner: String) -> String? {
    let own = members(named: name).first { $0.owner == owner && dispatchedBase(of: $0) != nil }
    guard let own, let base = dispatchedBase(of: own) else { return nil }
    let overrides = dispatched(base)
    let above = ancestors(of: owner).dropFirst().first { ancestor in overrides.contains { $0.owner == ancestor } }
    return Forwarding.name(for: name, of: above)
  }
}
