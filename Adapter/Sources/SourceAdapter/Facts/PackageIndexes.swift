// SPDX-License-Identifier: MIT

/// The indexes of a package, one for each group of files that see the same classes.
///
/// Two modules of a package, such as two example apps, can declare classes of the same name. An extension and its class are
/// matched by name, so a file sees those declarations of such a name that are nearest to it in the tree of directories. Only
/// names matter that an extension gives members to.
public struct PackageIndexes: Sendable {
  /// For each name that several files declare and an extension uses, the paths of these files.
  private let declarations: [String: [String]]
  private let names: [String]
  private let assets: AssetSymbols
  private var indexes: [View: PackageIndex] = [:]

  /// The declarations that a file sees.
  private struct View: Hashable {
    /// For each repeated name, the files whose declaration it sees.
    var declarations: [[String]]
    /// Whether it sees those of tests: only tests do.
    var isOfTests: Bool
  }
  private let hasTestLibrary: Bool

  /// Creates the indexes of some files.
  ///
  /// - Parameters:
  ///   - assets: The sets of the asset catalogs of the package.
  ///   - hasTestLibrary: Whether tests are linked with Tinamou's module `MainActorTestCases`. The default is `false`.
  public init(
    _ files: [(path: String, facts: FileFacts)], assets: AssetSymbols = AssetSymbols(), hasTestLibrary: Bool = false
  ) {
    self.assets = assets
    self.hasTestLibrary = hasTestLibrary
    declarations = Self.repeatedNames(in: files)
    names = declarations.keys.sorted()
    for (path, _) in files {
      let seen = view(from: path)
      if indexes[seen] == nil {
        indexes[seen] = PackageIndex(
          facts(of: files, seeing: seen), assets: assets, hasTestLibrary: hasTestLibrary)
      }
    }
  }

  /// The index for the file at a path.
  public func index(for path: String) -> PackageIndex {
    indexes[view(from: path)] ?? PackageIndex([])
  }

  /// A text that differs when a file sees other declarations.
  public var fingerprint: String {
    names.map { "\($0)\(declarations[$0] ?? [])\n" }.joined() + assets.fingerprint + "\(hasTestLibrary)"
  }

  private static func repeatedNames(in files: [(path: String, facts: FileFacts)]) -> [String: [String]] {
    var declarations: [String: [String]] = [:]
    var extended: Set<String> = []
    for (path, facts) in files {
      for name in Set(facts.classes.map(\.name)) { declarations[name, default: []].append(path) }
      for member in facts.members where member.forwarding != nil { extended.insert(member.owner) }
    }
    return declarations.filter { $0.value.count > 1 && extended.contains($0.key) }
  }

  private func view(from path: String) -> View {
    View(declarations: names.map { nearest(to: path, of: $0) }, isOfTests: Self.isTest(path))
  }

  /// Whether a file is in a folder of tests, whose classes no other code can name.
  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  private func nearest(to path: String, of name: String) -> [String] {
    let files = declarations[name] ?? []
    if files.contains(path) { return [path] }
    let directories = path.split(separator: "/").dropLast()
    let depths = files.map { file in zip(file.split(separator: "/").dropLast(), directories).prefix { $0 == $1 }.count }
    let deepest = depths.max()
    return zip(files, depths).filter { $0.1 == deepest }.map(\.0)
  }

  /// The facts of all files, without the classes that are not seen and without their members.
  private func facts(of all: [(path: String, facts: FileFacts)], seeing view: View) -> [FileFacts] {
    let files = view.isOfTests ? all : all.filter { !Self.isTest($0.path) }
    guard !names.isEmpty else { return files.map(\.facts) }
    let visible = Dictionary(uniqueKeysWithValues: zip(names, view.declarations.map(Set.init)))
    return files.map { path, facts in
      var facts = facts
      facts.classes.removeAll { visible[$0.name]?.contains(path) == false }
      facts.members.removeAll { visible[$0.owner]?.isDisjoint(with: nearest(to: path, of: $0.owner)) == true }
      return facts
    }
  }
}
