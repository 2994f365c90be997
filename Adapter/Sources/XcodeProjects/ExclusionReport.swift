// SPDX-License-Identifier: MIT

import Foundation

/// The files that are not part of a package, by causes: a missing module takes away the files that import it, and those that use
/// their types.
struct ExclusionReport {
  /// One cause with its files.
  private struct Group {
    var reason: ExcludedFile.Reason
    /// The files that have the cause themselves.
    var files: [String] = []
    /// The files that use types of such files.
    var users: [String] = []
  }

  private var groups: [Group] = []
  private let pods: Set<String>

  init(_ excluded: [ExcludedFile], pods: Set<String>) {
    self.pods = pods
    let reasons = Dictionary(excluded.map { ($0.path, $0.reason) }) { first, _ in first }
    for file in excluded {
      var cause = file.reason
      var seen: Set<String> = [file.path]
      while case .missingType(_, let path) = cause, let next = reasons[path], seen.insert(path).inserted {
        cause = next
      }
      let position = groups.firstIndex { $0.reason == cause } ?? groups.count
      if position == groups.count { groups.append(Group(reason: cause)) }
      if cause == file.reason {
        groups[position].files.append(file.path)
      } else {
        groups[position].users.append(file.path)
      }
    }
  }

  /// One line for each cause, the costliest first.
  var lines: [String] {
    groups.sorted { $0.files.count + $0.users.count > $1.files.count + $1.users.count }.map { group in
      let isOne = group.files.count == 1
      let count = isOne ? "1 file" : "\(group.files.count) files"
      let line = "  \(count) \(sentence(group.reason, isOne)) (\(Self.list(group.files)))"
      if group.users.isEmpty { return line + "\n" }
      return line + "; \(group.users.count == 1 ? "1 more uses" : "\(group.users.count) more use") their types\n"
    }
  }

  private func sentence(_ reason: ExcludedFile.Reason, _ isOne: Bool) -> String {
    let imports = isOne ? "imports" : "import"
    return switch reason {
    case .missingModule("SwiftUI"):
      "\(imports) SwiftUI, which is not available on Linux: such views are not drawn"
    case .missingModule(let name) where pods.contains(name):
      "\(imports) \(name), which the project has from CocoaPods or Carthage: add its package to the manifest"
    case .missingModule(let name): "\(imports) \(name), which is not available on Linux"
    case .missingType(let name, let file): "\(isOne ? "uses" : "use") \(name), which is declared in \(file)"
    case .otherLanguage: "\(isOne ? "is" : "are") not written in Swift: code that uses them does not compile"
    case .xcodeOnly(let kind): "\(isOne ? "is" : "are") compiled by Xcode only (\(kind))"
    case .missing: "\(isOne ? "is" : "are") named by the project and \(isOne ? "does" : "do") not exist"
    }
  }

  private static func list(_ paths: [String]) -> String {
    let names = paths.prefix(3).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return names.joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
  }
}

/// The libraries that a project has from other package managers, by the names of their modules.
enum ForeignDependencies {
  /// Reads the files `Podfile` and `Cartfile` in some directories.
  static func names(in directories: [URL]) -> Set<String> {
    var result: Set<String> = []
    for directory in directories {
      for line in lines(of: directory.appendingPathComponent("Podfile")) where line.hasPrefix("pod ") {
        if let name = quoted(line)?.split(separator: "/").first { result.insert(module(name)) }
      }
      for line in lines(of: directory.appendingPathComponent("Cartfile")) where !line.hasPrefix("#") {
        if let name = quoted(line)?.split(separator: "/").last { result.insert(module(name)) }
      }
    }
    return result
  }

  private static func lines(of file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The first literal of a line.
  private static func quoted(_ line: String) -> Substring? {
    let parts = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    return parts.count > 1 ? parts[1] : nil
  }

  private static func module(_ name: Substring) -> String {
    XcodeProject.identifier(name.hasSuffix(".git") ? String(name.dropLast(4)) : String(name))
  }
}
