// SPDX-License-Identifier: MIT

import Foundation

/// Finds the Swift files of some targets that import modules that are not on Linux.
///
/// Such files are part of the package: a build leaves out what uses the modules, not the files.
struct SourceExclusion {
  /// The first missing module that each of the files imports, by its path.
  private(set) var missingModules: [String: String] = [:]

  /// - Parameter modules: The modules that the targets and packages provide.
  init(_ targets: [XcodeTarget], in tree: DirectoryTree, below directory: URL, modules: Set<String>) {
    let existing = Set(tree.files)
    let known = KnownModules.names.union(modules)
    for path in targets.flatMap({ TargetSelection.namedFiles(of: $0, in: tree) }) {
      guard path.hasSuffix(".swift"), existing.contains(path) else { continue }
      let text = (try? String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8)) ?? ""
      let missing = ImportScan.modules(in: text).subtracting(known)
      if let module = missing.sorted().first { missingModules[path] = module }
    }
  }
}
