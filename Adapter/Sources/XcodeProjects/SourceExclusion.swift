// SPDX-License-Identifier: MIT

import Foundation

/// Finds the Swift files of some targets that cannot be compiled: those that import modules that are not on Linux, and those
/// that use types which such files declare.
struct SourceExclusion {
  private struct Source {
    var path: String
    var module: String
    var imports: Set<String>
    var types: TypeScan
  }

  /// The reason that each of the files is excluded, by its path.
  private(set) var reasons: [String: ExcludedFile.Reason] = [:]

  /// - Parameter modules: The modules that the targets and packages provide.
  init(_ targets: [XcodeTarget], in tree: DirectoryTree, below directory: URL, modules: Set<String>) {
    let existing = Set(tree.files)
    let sources = targets.flatMap { target in
      TargetSelection.namedFiles(of: target, in: tree).filter { $0.hasSuffix(".swift") && existing.contains($0) }.map {
        path in
        let text = (try? String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8)) ?? ""
        return Source(
          path: path, module: target.module, imports: ImportScan.modules(in: text), types: TypeScan(text))
      }
    }
    for source in sources {
      let missing = source.imports.subtracting(KnownModules.names).subtracting(modules)
      if let module = missing.sorted().first { reasons[source.path] = .missingModule(module) }
    }
    guard !reasons.isEmpty else { return }
    while excludeUsers(among: sources) {}
  }

  /// Excludes the files that use a type of an excluded file. Returns whether there were any.
  private mutating func excludeUsers(among sources: [Source]) -> Bool {
    // For each module, the missing types with their files.
    var missing: [String: [String: String]] = [:]
    for source in sources where reasons[source.path] != nil {
      for type in source.types.declared { missing[source.module, default: [:]][type] = source.path }
    }
    var present: [String: Set<String>] = [:]
    for source in sources where reasons[source.path] == nil {
      present[source.module, default: []].formUnion(source.types.declared)
      for type in source.types.declared { missing[source.module]?[type] = nil }
    }
    var isChanged = false
    for source in sources where reasons[source.path] == nil {
      let own = present[source.module] ?? []
      for module in [source.module] + source.imports.sorted() {
        let used = source.types.names.intersection(missing[module]?.keys.map { $0 } ?? []).subtracting(own)
        guard let type = used.sorted().first, let file = missing[module]?[type] else { continue }
        reasons[source.path] = .missingType(type, file: file)
        isChanged = true
        break
      }
    }
    return isChanged
  }
}
