// SPDX-License-Identifier: MIT

import Foundation

/// The modules of packages whose content Tinamou has itself, because theirs needs a device or a simulator.
///
/// A test names such a package in its manifest, so SwiftPM compiles its module. The files of the module are replaced by one line, which
/// exports Tinamou's. A package that contains a copy of the library, or that is the library, is treated in the same way.
struct StandIns {
  /// Tinamou's module for each module of a dependency.
  private let modules: [String: String]
  /// Whether the compiled library, and with it these modules, are linked.
  let isLinked: Bool
  /// The files that the compiler reads from somewhere else.
  private(set) var overlay: [(path: String, text: String)] = []

  private init(_ modules: [String: String], isLinked: Bool) {
    self.modules = modules
    self.isLinked = isLinked
  }

  /// No modules.
  static let none = StandIns([:], isLinked: false)
  /// The modules that the compiled library has.
  static let all = StandIns(
    ["SnapshotTesting": "RecordedSnapshots", "InlineSnapshotTesting": "RecordedSnapshots"], isLinked: true)

  /// Replaces the files of those modules, and returns the others.
  ///
  /// - Parameter isDependency: Whether the package is a dependency. In the package itself, a module of such a name can be something else.
  mutating func replacing(
    _ files: [(path: String, stamp: FileStamp)], in directory: String, isDependency: Bool, texts: URL
  ) throws -> [(path: String, stamp: FileStamp)] {
    var rest = files
    for (module, ours) in modules.sorted(by: { $0.key < $1.key }) {
      let folder = "\(directory)/Sources/\(module)/"
      let own = rest.filter { $0.path.hasPrefix(folder) }.map(\.path)
      guard isDependency || own.contains(where: Self.declaresAssertions) else { continue }
      rest.removeAll { $0.path.hasPrefix(folder) }
      for (index, path) in own.enumerated() {
        let text = index == 0 ? "@_exported import \(ours)\n" : ""
        overlay.append((path, try write(text, as: index == 0 ? "exports-\(ours).swift" : "empty.swift", in: texts)))
      }
    }
    return rest
  }

  /// Whether a file declares one of the functions by which the library is known.
  private static func declaresAssertions(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return text.contains("public func assertSnapshot<") || text.contains("public func assertInlineSnapshot<")
  }

  private func write(_ text: String, as name: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent(name)
    if (try? String(contentsOf: file, encoding: .utf8)) != text { try Data(text.utf8).write(to: file) }
    return file.path
  }
}
