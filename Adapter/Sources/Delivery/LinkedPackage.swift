// SPDX-License-Identifier: MIT

import Foundation

/// A directory that stands for a package whose manifest has to be amended: another manifest, and links to what is beside the author's.
public struct LinkedPackage: Sendable {
  /// The directory with the links.
  public let directory: URL
  /// The directory with the author's manifest.
  public let origin: URL

  /// Creates the description of a package.
  public init(_ directory: URL, origin: URL) {
    (self.directory, self.origin) = (directory, origin)
  }

  /// The author's directory of a package with links; `nil` for another package.
  public static func origin(of directory: URL) -> URL? {
    let link = directory.appendingPathComponent(mark)
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)).map { URL(fileURLWithPath: $0) }
  }

  /// Writes the manifest and the links, and removes links to what is no longer there. Returns whether the manifest is another one.
  ///
  /// - Parameter standIns: The texts that take the place of targets, by the names of these.
  @discardableResult
  public func write(manifest text: String, standIns: [String: String] = [:]) throws -> Bool {
    let files = FileManager.default
    try files.createDirectory(at: directory, withIntermediateDirectories: true)
    let names = try files.contentsOfDirectory(atPath: origin.path).filter(Self.isLinked)
    for name in try files.contentsOfDirectory(atPath: directory.path)
    where Self.isLinked(name) && !names.contains(name) {
      try files.removeItem(at: directory.appendingPathComponent(name))
    }
    for name in names { try link(name, to: origin.appendingPathComponent(name)) }
    try link(Self.mark, to: origin)
    try copyVersions()
    for (target, text) in standIns { try write(text, of: target) }
    let manifest = directory.appendingPathComponent("Package.swift")
    if (try? String(contentsOf: manifest, encoding: .utf8)) == text { return false }
    try Data(text.utf8).write(to: manifest, options: .atomic)
    return true
  }

  /// The name of the directory with the texts that take the place of targets.
  static let standIns = ".stand-ins"

  private func write(_ text: String, of target: String) throws {
    let folder = directory.appendingPathComponent("\(Self.standIns)/\(target)", isDirectory: true)
    let file = folder.appendingPathComponent("StandIns.swift")
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// The name of the link to the author's directory.
  private static let mark = ".origin"

  /// Whether an entry of the directory is reached through a link: all but manifests, versions and what is hidden.
  private static func isLinked(_ name: String) -> Bool {
    !name.hasPrefix(".") && name != versions && !(name.hasPrefix("Package") && name.hasSuffix(".swift"))
  }

  private func link(_ name: String, to destination: URL) throws {
    let files = FileManager.default
    let link = directory.appendingPathComponent(name)
    if (try? files.destinationOfSymbolicLink(atPath: link.path)) == destination.path { return }
    try? files.removeItem(at: link)
    try files.createSymbolicLink(atPath: link.path, withDestinationPath: destination.path)
  }

  private static let versions = "Package.resolved"

  private func copyVersions() throws {
    let files = FileManager.default
    let own = origin.appendingPathComponent(Self.versions)
    let copy = directory.appendingPathComponent(Self.versions)
    if files.fileExists(atPath: own.path), !files.fileExists(atPath: copy.path) {
      try files.copyItem(at: own, to: copy)
    }
  }
}
