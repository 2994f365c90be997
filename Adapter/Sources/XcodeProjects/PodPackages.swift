// SPDX-License-Identifier: MIT

import Foundation

/// The packages in place of the libraries that a project has from CocoaPods or Carthage.
struct PodPackages {
  /// A library with the version that the lock names.
  private struct Library {
    let name: String
    var version: String?
  }

  private struct Row {
    let pod: String
    let repository: String
    let product: String
  }

  private static let rows = table.split(separator: "\n").map { line in
    let words = line.split(separator: " ").map(String.init)
    return Row(pod: words[0], repository: words[1], product: words[2])
  }

  /// The names of the modules of all libraries, as far as their names tell.
  let modules: Set<String>
  private let libraries: [Library]

  /// Reads the files `Podfile` and `Cartfile`, with their locks, in some directories.
  init(in directories: [URL]) {
    var libraries: [Library] = []
    for directory in directories {
      let locked = Self.lockedPods(directory)
      for line in Self.lines(of: directory, "Podfile") where line.hasPrefix("pod ") {
        guard let name = Self.quoted(line).first?.split(separator: "/").first.map(String.init) else { continue }
        libraries.append(Library(name: name, version: locked[name]))
      }
      let resolved = Self.lines(of: directory, "Cartfile.resolved").map(Self.quoted)
      for line in Self.lines(of: directory, "Cartfile") where !line.hasPrefix("#") {
        guard let repository = Self.quoted(line).first else { continue }
        let version = resolved.first { $0.first == repository }?.dropFirst().first
        libraries.append(Library(name: Self.withoutEnding(repository), version: version))
      }
    }
    self.libraries = libraries
    modules = Set(
      libraries.map { XcodeProject.identifier($0.name.split(separator: "/").last.map(String.init) ?? $0.name) })
  }

  /// The package with a module, if the project has a library with it that is known to be a package.
  func package(for module: String) -> XcodePackage? {
    for row in Self.rows where row.product == module {
      guard let library = libraries.first(where: { $0.name == row.pod || $0.name == row.repository }) else { continue }
      let address = "https://github.com/\(row.repository)"
      // A package without a version in the lock is the newest one.
      let requirement = library.version.flatMap(Self.requirement) ?? "\"0.0.1\"..<\"999.0.0\""
      return XcodePackage(
        location: address, arguments: "url: \"\(address)\", \(requirement)", products: [row.product])
    }
    return nil
  }

  /// A version of three numbers is exact; others, such as revisions, are not.
  private static func requirement(_ version: String) -> String? {
    let numbers = version.drop { $0 == "v" }.split(separator: ".")
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return nil }
    let full = numbers.map(String.init) + Array(repeating: "0", count: 3 - numbers.count)
    return "exact: \"\(full.joined(separator: "."))\""
  }

  // MARK: Files

  private static func lockedPods(_ directory: URL) -> [String: String] {
    var result: [String: String] = [:]
    for line in lines(of: directory, "Podfile.lock") where line.hasPrefix("- ") {
      let words = line.dropFirst(2).split { " ():\"".contains($0) }.map(String.init)
      guard words.count == 2, words[1].first?.isNumber == true, let name = words[0].split(separator: "/").first else {
        continue
      }
      result[String(name)] = words[1]
    }
    return result
  }

  private static func lines(of directory: URL, _ name: String) -> [String] {
    let text = (try? String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The literals of a line.
  private static func quoted(_ line: String) -> [String] {
    let parts = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  private static func withoutEnding(_ name: String) -> String {
    name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
