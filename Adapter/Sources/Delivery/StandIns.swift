// SPDX-License-Identifier: MIT

import Foundation

/// The modules of dependencies whose content Tinamou has itself, because theirs needs a device or a simulator.
///
/// A test names such a package in its manifest, so SwiftPM compiles its module. The files of the module are replaced by one line, which
/// exports Tinamou's.
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
  mutating func replacing(
    _ files: [(path: String, stamp: FileStamp)], in directory: String, texts: URL
  ) throws -> [(path: String, stamp: FileStamp)] {
    var rest = files
    for (module, ours) in modules.sorted(by: { $0.key < $1.key }) {
      let folder = "\(directory)/Sources/\(module)/"
      let own = rest.filter { $0.path.hasPrefix(folder) }.map(\.path)
      rest.removeAll { $0.path.hasPrefix(folder) }
      for (index, path) in own.enumerated() {
        let text = index == 0 ? "@_exported import \(ours)\n" : ""
        overlay.append((path, try write(text, as: index == 0 ? "exports-\(ours).swift" : "empty.swift", in: texts)))
      }
    }
    return rest
  }

  private func write(_ text: String, as name: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent(name)
    if (try? String(contentsOf: file, encoding: .utf8)) != text { try Data(text.utf8).write(to: file) }
    return file.path
  }
}
