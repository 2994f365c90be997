// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// A manifest without the packages that cannot be fetched and the targets that Linux cannot compile, with copies of packages that depend
/// on them, and with the resources that Xcode takes without a declaration.
///
/// A manifest is a program: the author's text stays as it is, and statements after it change the package that it has described.
public struct AmendedManifest: Sendable {
  private let text: String
  private let root: String
  private let contents: ManifestContents
  /// The name that the manifest gives to the package.
  private let variable: String
  /// The targets that Linux cannot compile: frameworks, and those with sources in Objective-C.
  public let foreignTargets: Set<String>
  /// The entries of the information property list that the manifest of an app of Swift Playgrounds states, as a property list; `nil` for
  /// other packages.
  public let information: Data?
  /// The Swift texts that take the place of targets in Objective-C, by the names of these: what their headers declare.
  public let standIns: [String: String]

  /// The targets that are left out: nothing takes their place.
  public var lostTargets: Set<String> { foreignTargets.subtracting(standIns.keys) }

  /// The targets with tests that are left out, in the manifest's order.
  public var lostTests: [String] {
    contents.targets.filter { $0.type == "test" && foreignTargets.contains($0.name) }.map(\.name)
  }

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
    let playground = PlaygroundManifest(text)
    (self.text, self.root, self.contents, variable) = (playground?.text ?? text, root, contents, String(match.1))
    information = playground.flatMap {
      try? PropertyListSerialization.data(fromPropertyList: $0.information, format: .xml, options: 0)
    }
    foreignTargets = Set(contents.targets.filter { $0.isFramework || $0.hasObjectiveC(below: root) }.map(\.name))
    standIns = ObjectiveCTarget.standIns(for: contents.targets.filter { $0.hasObjectiveC(below: root) }, below: root)
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

  /// The directories of the packages that the manifest names by their paths, without symbolic links.
  public var directories: [URL] {
    contents.dependencies.flatMap { $0.fileSystem ?? [] }.map {
      URL(fileURLWithPath: $0.path).resolvingSymlinksInPath()
    }
  }

  /// The products of packages, which targets name. The modules in them have the same names as a rule.
  public func products(of addresses: Set<String>) -> Set<String> {
    let lost = lostPackages(addresses)
    return Set(contents.targets.flatMap { $0.products(of: lost) })
  }

  /// The targets of a package without programs that stand in no library, so that no program can use them.
  public var targetsWithoutProduct: [String] { contents.targetsWithoutProduct }

  /// The targets that the package builds for those that depend on it: their names, and the directories of their sources.
  public var builtTargets: [(name: String, directory: URL)] {
    contents.targets.compactMap { target in
      guard target.type == "regular", !foreignTargets.contains(target.name), let path = target.directory(below: root)
      else { return nil }
      return (target.name, URL(fileURLWithPath: root).appendingPathComponent(path).standardizedFileURL)
    }
  }

  /// The versions of the language that the compiler has, in place of those of the manifest if it does not know one of them, such as `5.0`.
  /// Xcode takes the major version of such ones.
  public var knownLanguageVersions: [String]? {
    let versions = contents.swiftLanguageVersions ?? []
    if Self.languageVersions.isSuperset(of: versions) { return nil }
    let known = versions.map { version in
      Self.languageVersions.contains(version) ? version : String(version.prefix { $0 != "." })
    }
    return Set(known).intersection(Self.languageVersions).sorted()
  }

  private static let languageVersions: Set<String> = ["4", "4.2", "5", "6"]

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

  /// The text of the manifest with all resources, and without what cannot be fetched or compiled.
  ///
  /// - Parameters:
  ///   - addresses: The addresses of the packages that are left out.
  ///   - targets: The targets that are left out, or whose stand-ins take their place.
  ///   - given: The directories from which packages come in place of those at their addresses, by these.
  ///   - copies: The directories that packages are built from, by the authors' directories. The other paths of the manifest lead from the
  ///     author's directory.
  ///   - chains: The package from which targets have SnapKit if theirs is left out.
  ///   - library: The name of a library that consists of the targets which stand in none; without one, there is no such library.
  public func text(
    without addresses: Set<String>, targets: Set<String> = [], given: [String: URL] = [:], copies: [URL: URL] = [:],
    chains: ChainPackage? = nil, library: String? = nil
  ) -> String {
    var statements = resourceStatements
    if !addresses.isEmpty || !directories.isEmpty || !given.isEmpty {
      let lost = lostPackages(addresses)
      statements += ["// The packages by their paths, without those that cannot be fetched."]
      statements += [directoryStatement(copies), givenStatement(given, copies), removal(of: addresses)]
      var products = Set(contents.targets.flatMap { $0.products(of: lost) })
      if let chains, products.remove(ChainPackage.module) != nil { statements += [replacement(by: chains)] }
      statements += removal(ofDependencies: products)
      statements += removal(ofPlugins: Set(contents.targets.flatMap { $0.plugins(of: lost) }))
    }
    let replaced = targets.intersection(standIns.keys)
    if targets != replaced { statements += removal(ofTargets: targets.subtracting(replaced)) }
    if !replaced.isEmpty { statements += replacement(ofTargets: replaced) }
    if let versions = knownLanguageVersions { statements.append(languageStatement(versions)) }
    if let library { statements += addition(of: library, from: Set(targetsWithoutProduct).subtracting(targets)) }
    return text + (text.hasSuffix("\n") ? "\n" : "\n\n") + statements.joined(separator: "\n") + "\n"
  }

  private var resourceStatements: [String] {
    let resources = undeclaredResources
    if resources.isEmpty { return [] }
    return ["// Resources that Xcode takes without a declaration."]
      + resources.map { target, paths in
        """
        for target in \(variable).targets where target.name == \(Self.literal(target)) {
          target.resources = (target.resources ?? []) + \(Self.list(Set(paths))).map {
            $0.contains(".xcdatamodel") ? .copy($0) : .process($0)
          }
        }
        """
      }
  }

  /// A function for the directory of a package by the path in the manifest: by its last part, which is the name of the package for SwiftPM.
  private func directoryStatement(_ copies: [URL: URL]) -> String {
    let places = contents.dependencies.flatMap { $0.fileSystem ?? [] }.map { directory in
      let author = URL(fileURLWithPath: directory.path).resolvingSymlinksInPath()
      return (name: directory.identity, path: (copies[author] ?? author).path)
    }
    let entries = places.map { "\(Self.literal($0.name)): \(Self.literal($0.path))" }.joined(separator: ", ")
    return """
      func directoryOfPackage(_ path: String) -> String {
        let places: [String: String] = [\(entries.isEmpty ? ":" : entries)]
        let name = path.split(separator: "/").last?.lowercased() ?? ""
        return places[name] ?? (path.hasPrefix("/") ? path : \(Self.literal(root + "/")) + path)
      }
      """
  }

  /// A constant with the directories of packages that are given, by the addresses.
  private func givenStatement(_ given: [String: URL], _ copies: [URL: URL]) -> String {
    let entries = given.sorted { $0.key < $1.key }.map { address, directory in
      "\(Self.literal(address)): \(Self.literal((copies[directory] ?? directory).path))"
    }
    return "let givenPackages: [String: String] = [\(entries.isEmpty ? ":" : entries.joined(separator: ", "))]"
  }

  /// Statements that remove packages by their addresses, and change the directories of others.
  private func removal(of addresses: Set<String>) -> String {
    if contents.version < (5, 6) {
      let naming =
        contents.version < (5, 2)
        ? "" : "    if let name = package.name { return .package(name: name, path: path) }\n"
      let kept = Self.list(Set(self.addresses).subtracting(addresses))
      return """
        \(variable).dependencies = \(variable).dependencies.compactMap { (package: Package.Dependency) -> Package.Dependency? in
            guard let location = package.url else { return package }
            if givenPackages[location] == nil, \(kept).contains(location) { return package }
            if \(Self.list(addresses)).contains(location) { return nil }
            let path = givenPackages[location] ?? directoryOfPackage(location)
        \(naming)    return .package(path: path)
        }
        """
    }
    return """
      \(variable).dependencies = \(variable).dependencies.compactMap {
        switch $0.kind {
        case .sourceControl(nil, let location, _) where givenPackages[location] != nil:
          .package(path: givenPackages[location] ?? location)
        case .sourceControl(let name?, let location, _) where givenPackages[location] != nil:
          .package(name: name, path: givenPackages[location] ?? location)
        case .sourceControl(_, let location, _): \(Self.list(addresses)).contains(location) ? nil : $0
        case .fileSystem(nil, let path): .package(path: directoryOfPackage(path))
        case .fileSystem(let name?, let path): .package(name: name, path: directoryOfPackage(path))
        default: $0
        }
      }
      """
  }

  private func removal(ofDependencies names: Set<String>) -> [String] {
    if names.isEmpty { return [] }
    return [
      """
      for target in \(variable).targets {
        target.dependencies.removeAll {
          switch $0 {
          case .byNameItem(let name, _), .productItem(let name, _, _, _), .targetItem(let name, _):
            \(Self.list(names)).contains(name)
          default: false
          }
        }
      }
      """
    ]
  }

  private func replacement(by chains: ChainPackage) -> String {
    let (module, directory) = (Self.literal(ChainPackage.module), chains.directory)
    return """
      \(variable).dependencies.append(.package(path: \(Self.literal(directory.path))))
      for target in \(variable).targets {
        target.dependencies = target.dependencies.map {
          switch $0 {
          case .byNameItem(\(module), _), .productItem(\(module), _, _, _):
            return .product(name: \(module), package: \(Self.literal(directory.lastPathComponent)))
          default: return $0
          }
        }
      }
      """
  }

  private func removal(ofTargets names: Set<String>) -> [String] {
    let list = Self.list(names)
    return ["// The targets that are not in Swift, and what names them."] + removal(ofDependencies: names) + [
      """
      \(variable).targets.removeAll { \(list).contains($0.name) }
      \(variable).products = \(variable).products.compactMap { (product: Product) -> Product? in
        guard let library = product as? Product.Library else { return product }
        let targets = library.targets.filter { !\(list).contains($0) }
        return targets.isEmpty ? nil : .library(name: library.name, type: library.type, targets: targets)
      }
      """
    ]
  }

  private func replacement(ofTargets names: Set<String>) -> [String] {
    let resources = contents.version < (5, 3) ? "" : "\n  target.resources = nil"
    return [
      """
      // The targets in Objective-C, whose headers have stand-ins in Swift.
      for target in \(variable).targets where \(Self.list(names)).contains(target.name) {
        target.path = \(Self.literal(LinkedPackage.standIns + "/")) + target.name
        target.sources = nil
        target.exclude = []
        target.publicHeadersPath = nil
        target.cSettings = nil
        target.cxxSettings = nil
        target.linkerSettings = nil\(resources)
      }
      """
    ]
  }

  private func languageStatement(_ versions: [String]) -> String {
    let property = contents.version < (6, 0) ? "swiftLanguageVersions" : "swiftLanguageModes"
    return "\(variable).\(property) = \(Self.list(Set(versions))).map { .version($0) }"
  }

  private func addition(of library: String, from targets: Set<String>) -> [String] {
    if targets.isEmpty { return [] }
    return [
      "// The targets that stand in no library.",
      "\(variable).products.append(.library(name: \(Self.literal(library)), targets: \(Self.list(targets))))",
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
