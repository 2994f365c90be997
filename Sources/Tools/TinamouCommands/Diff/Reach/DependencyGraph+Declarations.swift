// SPDX-License-Identifier: MIT

extension DependencyGraph {
  /// Adds the declarations of an index, and where they use each other.
  ///
  /// A type depends on what runs without being named when it is used: its initializers, stored properties, overridden methods, witnesses
  /// of protocols and Objective-C methods. Its other methods matter to those that call them only.
  mutating func add(_ index: SourceIndex) {
    let files = index.files.sorted { $0.key < $1.key }
    let owners = Owners(index)
    for (file, mentions) in files {
      for mention in mentions where owners.isOwn(mention) {
        add(mention.declaration, Node(name: mention.spelling, file: file, line: mention.line))
        if mention.kind.isType { types[mention.name] = mention.declaration }
      }
    }
    for (file, mentions) in files {
      for mention in mentions {
        if owners.isOwn(mention) {
          addPart(mention, in: file, owners)
        } else if mention.roles.contains(.reference) {
          addUses(mention, in: file, owners)
        }
      }
    }
  }

  /// Says that a type depends on a member, if the member can run without being named.
  private mutating func addPart(_ mention: SourceIndex.Mention, in file: String, _ owners: Owners) {
    guard let parent = mention.related(as: .childOf).flatMap({ node(owners.owner(of: $0)) }),
      let member = node(mention.declaration), mention.isPart
    else { return }
    addUse(of: member, by: parent, in: file, line: mention.line, isPart: true)
  }

  private mutating func addUses(_ mention: SourceIndex.Mention, in file: String, _ owners: Owners) {
    guard let used = node(owners.owner(of: mention.declaration)) else { return }
    for relation in mention.relations {
      guard let other = node(owners.owner(of: relation.declaration)) else { continue }
      if relation.roles.contains(.extendedBy) {
        // What an extension adds belongs to the type.
        addUse(of: other, by: used, in: file, line: mention.line, isPart: true)
      } else if !relation.roles.isDisjoint(with: [.containedBy, .baseOf]) {
        addUse(of: used, by: other, in: file, line: mention.line)
      }
    }
  }
}

/// The declarations to which accessors and parameters belong.
private struct Owners {
  private var owners: [String: String] = [:]

  init(_ index: SourceIndex) {
    for mention in index.files.values.joined() where mention.roles.contains(.definition) {
      let owner =
        mention.kind == .parameter ? mention.related(as: .childOf) : mention.related(as: .accessorOf)
      if let owner { owners[mention.declaration] = owner }
    }
  }

  func owner(of declaration: String) -> String { owners[declaration] ?? declaration }

  /// Whether a mention defines something that is neither an accessor nor a parameter.
  func isOwn(_ mention: SourceIndex.Mention) -> Bool {
    mention.roles.contains(.definition) && owners[mention.declaration] == nil
  }
}

extension SourceIndex.Mention {
  /// The name with that of the kind of thing it is for messages: extensions have the name of their type.
  fileprivate var spelling: String { name.hasPrefix("TinamouPreview_") ? "#Preview" : name }

  /// Whether a type depends on the member without naming it.
  fileprivate var isPart: Bool {
    switch kind {
    case .method, .classMethod, .staticMethod: related(as: .overrideOf) != nil
    // Static properties run where they are named, except those of the table by which selectors find methods.
    case .classProperty, .staticProperty: related(as: .overrideOf) != nil
    case .enumeration: name == "_ObjectiveCMembers"
    case .structure, .classType, .protocolType, .typealiased: false
    default: true
    }
  }
}

extension SourceIndex.Kind {
  /// Whether documents can name declarations of the kind.
  fileprivate var isType: Bool { [.enumeration, .structure, .classType, .protocolType].contains(self) }
}
