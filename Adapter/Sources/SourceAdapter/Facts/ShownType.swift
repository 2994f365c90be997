// SPDX-License-Identifier: MIT

/// A class of a package that can be shown without arguments: a view or a view controller.
public struct ShownType: Hashable, Sendable {
  /// The kind of a class that is shown.
  public enum Kind: String, Sendable, Codable {
    case view, controller
  }

  /// The name of the class, without its module.
  public var name: String
  /// Whether it is a view or a view controller.
  public var kind: Kind
  /// The line of the class, counted from 1.
  public var line: Int
}

extension PackageIndex {
  /// The classes of a file that can be shown without arguments, in its order.
  public func shownTypes(of facts: FileFacts) -> [ShownType] {
    facts.classes.compactMap { fact in
      guard fact.isNamedAlone, !fact.isGeneric, canBeMade(fact) else { return nil }
      let ancestors = ancestors(of: fact.name)
      guard let kind = Self.kinds.first(where: { ancestors.contains($0.key) })?.value,
        ancestors.allSatisfy({ classFact($0)?.isGeneric != true })
      else { return nil }
      return ShownType(name: fact.name, kind: kind, line: fact.line)
    }
  }

  private static let kinds: KeyValuePairs<String, ShownType.Kind> = ["UIViewController": .controller, "UIView": .view]

  /// Whether `init()` makes an object: the first class with initializers, upward, has one without parameters of the author's.
  private func canBeMade(_ fact: ClassFact) -> Bool {
    for name in ancestors(of: fact.name) {
      guard let fact = classFact(name), fact.initializers != .inherited else { continue }
      return fact.initializers == .plain
    }
    return true
  }
}
