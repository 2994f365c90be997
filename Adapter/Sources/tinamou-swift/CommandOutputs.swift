// SPDX-License-Identifier: MIT

import Foundation

/// The files and folders that commands have written for a project: pictures beside its sources are no resources of its app.
struct CommandOutputs: Sendable {
  /// The option that names one.
  static let option = "--output"

  /// The files and folders.
  private(set) var all: Set<URL>
  private let file: URL

  /// Reads the list that is kept in the folder of a project in the user's directory for caches.
  init(in folder: URL) {
    file = folder.appendingPathComponent("outputs")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    all = Set(text.split(separator: "\n").map { URL(fileURLWithPath: String($0)) })
  }

  /// Adds files and folders. A list that cannot be kept is only that of this call.
  mutating func add(_ urls: [URL]) {
    let next = all.union(urls)
    if next == all { return }
    all = next
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = all.map(\.path).sorted().joined(separator: "\n") + "\n"
    try? Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Takes the options with their values out of arguments.
  static func take(from arguments: inout [String]) -> [URL] {
    var result: [URL] = []
    while let path = arguments.removeOption(option) {
      result.append(URL(fileURLWithPath: path).standardizedFileURL)
    }
    return result
  }
}
