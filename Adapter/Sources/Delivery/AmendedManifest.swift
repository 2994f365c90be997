// SPDX-License-Identifier: MIT

import Foundation

/// A manifest without the packages that cannot be fetched, and with the resources that Xcode takes without a declaration.
///
/// A manifest is a program: the author's text stays as it is, and statements after it change the package that it has described.
public struct AmendedManifest: Sendable {
  private let text: String
  private let root: String
  private let contents: ManifestContents
  /// The name that the manifest gives to the package.
  private let variable: String

  /// Reads a manifest; `nil` if no global constant or variable of it is the package.
  ///
  /// - Parameters:
  ///   - description: What `swift package dump-package` prints.
  ///   - root: The directory that relative paths of the manifest begin at.
  public init?(text: String, description: Data, root: String) {
    let declaration = /(?m)^(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*Package\s*\(/
    guard let match = text.firstMatch(of: declaration),
      let contents = try? JSONDecoder().decode(ManifestContents.self, from: description)
    else { return nil }
    (self.text, self.root, self.contents, variable) = (text, root, contents, String(match.1))
  }

  /// The file that SwiftPM reads: the manifest for the newest version that is not above the compiler's, or the one for all versions.
  public static func file(among names: [String], compiler: String) -> String {
    let own = compiler.firstMatch(of: /Swift version ([0-9.]+)/).map { numbers($0.1) } ?? [Int.max]
    let candidates = names.compactMap { name in
      name.wholeMatch(of: /Package@swift-([0-9.]+)\.swift/).map { (name: name, version: numbers($0.1)) }
    }
    let usable = candidates.filter { !own.lexicographicallyPrecedes($0.version) }
    return usable.max { $0.version.lexicographicallyPrecedes($1.version) }?.name ?? "Package.swift"
  }

  private static func numbers(_ version: Substring) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }

  /// The addresses of the packages that SwiftPM has to fetch.
  public var addresses: [String] { contents.dependencies.compactMap(\.address) }

  /// The products of packages, which targets name. The modules in them have the same names as a rule.
  public func products(of addresses: Set<String>) -> Set<String> {
    let lost = lostPackages(addresses)
    return Set(contents.targets.flatMap { $0.products(of: lost) })
  }

  /// The resources that Xcode takes without a declaration, by targets: paths from the directory of the target.
  public var undeclaredResources: [(target: String, paths: [String])] {
    guard contents.version >= (5, 3) else { return [] }
    return contents.targets.compactMap { target in
      guard let directory = target.directory(below: root) else { return nil }
      let known = (target.exclude ?? []) + (target.resources ?? []).map(\.path)
      let paths = UndeclaredResources.paths(below: root + "/" + directory, without: known)
      return paths.isEmpty ? nil : (target.name, paths)
    }
  }

  // MARK: Text

  /// The text of the manifest without packages and with all resources.
  public func text(without addresses: Set<String>) -> String {
    var statements = resourceStatements
    if !addresses.isEmpty {
      let lost = lostPackages(addresses)
      statements += ["// The packages that cannot be fetched, and what targets use of them."]
      statements += [removal(of: addresses)]
      statements += removal(ofProducts: Set(contents.targets.flatMap { $0.products(of: lost) }))
      statements += removal(ofPlugins: Set(contents.targets.flatMap { $0.plugins(of: lost) }))
    }
    return text + (text.hasSuffix("\n") ? "\n" : "\n\n") + statements.joined(separator: "\n") + "\n"
  }

  private var resourceStatements: [String] {
    let resources = undeclaredResources
    if resources.isEmpty { return [] }
    return ["// Resources that Xcode takes without a declaration."]
      + resources.map { target, paths in
        """
        for target in \(variable).targets where target.name == \(Self.literal(target)) {
          target.resources = (target.resources ?? []) + \(Self.list(Set(paths))).map { .process($0) }
        }
        """
      }
  }

  /// Statements that remove packages by their addresses. The paths of the others lead from the author's directory.
  private func removal(of addresses: Set<String>) -> String {
    if contents.version < (5, 6) {
      return "\(variable).dependencies.removeAll { \(Self.list(addresses)).contains($0.url ?? \"\") }"
    }
    return """
      \(variable).dependencies = \(variable).dependencies.compactMap {
        switch $0.kind {
        case .sourceControl(_, let location, _): \(Self.list(addresses)).contains(location) ? nil : $0
        case .fileSystem(nil, let path) where !path.hasPrefix("/"): .package(path: \(Self.literal(root + "/")) + path)
        case .fileSystem(let name?, let path) where !path.hasPrefix("/"):
          .package(name: name, path: \(Self.literal(root + "/")) + path)
        default: $0
        }
      }
      """
  }

  private func removal(ofProducts names: Set<String>) -> [String] {
    if names.isEmpty { return [] }
    return [
      """
      for target in \(variable).targets {
        target.dependencies.removeAll {
          switch $0 {
          case .byNameItem(let name, _), .productItem(let name, _, _, _): \(Self.list(names)).contains(name)
          default: false
          }
        }
      }
      """
    ]
  }

  private func removal(ofPlugins names: Set<String>) -> [String] {
    if names.isEmpty { return [] }
    return [
      """
      for target in \(variable).targets {
        target.plugins?.removeAll {
          if case .plugin(let name, _) = $0 { \(Self.list(names)).contains(name) } else { false }
        }
      }
      """
    ]
  }

  private func lostPackages(_ addresses: Set<String>) -> Set<String> {
    Set(contents.dependencies.filter { $0.address.map(addresses.contains) ?? false }.flatMap(\.names))
  }

  private static func list(_ strings: Set<String>) -> String {
    "[" + strings.sorted().map(literal).joined(separator: ", ") + "]"
  }

  private static func literal(_ string: String) -> String { string.debugDescription }
}
