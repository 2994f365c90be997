// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import SourceAdapter

extension AmendedManifest {
  /// Reads the manifest in a directory that SwiftPM reads; `nil` if there is none, or if it cannot be amended.
  ///
  /// - Parameters:
  ///   - options: The options of SwiftPM that name directories.
  ///   - kept: The file with the description of the manifest, which is read while it is newer.
  ///   - compiler: The compiler in its own words.
  static func read(
    in directory: URL, _ options: [String], keeping kept: URL, compiler: String
  ) throws -> AmendedManifest? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    let source = directory.appendingPathComponent(file(among: names, compiler: compiler))
    guard let text = try? String(contentsOf: source, encoding: .utf8) else { return nil }
    if isNewer(kept, than: source), let description = try? Data(contentsOf: kept) {
      return AmendedManifest(text: text, description: description, root: directory.path)
    }
    let description = try Subprocess.read(
      "swift", ["package"] + (try ofPlaygrounds(text, beside: kept) ?? options) + ["dump-package"])
    guard let manifest = AmendedManifest(text: text, description: description, root: directory.path) else { return nil }
    try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try description.write(to: kept, options: .atomic)
    return manifest
  }

  /// Writes the manifest of an app of Swift Playgrounds, as SwiftPM can read it, to a directory of its own. Returns the options that name
  /// that; `nil` for other manifests.
  private static func ofPlaygrounds(_ text: String, beside kept: URL) throws -> [String]? {
    guard let manifest = PlaygroundManifest(text) else { return nil }
    let directory = kept.deletingLastPathComponent().appendingPathComponent("playground", isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(manifest.text.utf8).write(to: directory.appendingPathComponent("Package.swift"), options: .atomic)
    return ["--package-path", directory.path]
  }

  private static func isNewer(_ file: URL, than other: URL) -> Bool {
    let dates = [file, other].map { file in
      (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date ?? .distantPast
    }
    return dates[0] > dates[1]
  }
}
