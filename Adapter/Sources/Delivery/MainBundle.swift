// SPDX-License-Identifier: MIT

import Foundation

/// The resources of the main bundle of a program that SwiftPM built: the directory `Resources` next to it.
///
/// It contains links to the resources of the app's target, and the app's information property list. That of SwiftPM's
/// own bundle of resources cannot be used, because each build writes it again.
public struct MainBundle {
  private let directory: URL

  /// Creates the description of the resources of the programs in a directory.
  public init(ofProgramsIn programs: URL) {
    directory = programs.appendingPathComponent("Resources", isDirectory: true)
  }

  /// Links the contents of a bundle of resources in the same directory as the programs, and writes the property list.
  ///
  /// - Parameter bundle: The name of the bundle, whose ending depends on the build system; `nil` if the target has no resources.
  public func link(_ bundle: String?, _ information: AppInformation?) throws {
    let files = FileManager.default
    let programs = directory.deletingLastPathComponent()
    // An earlier version made a link to the bundle.
    if Self.isLink(directory) { try files.removeItem(at: directory) }
    let endings =
      bundle.map { name in [".resources", ".bundle"].map { programs.appendingPathComponent(name + $0) } } ?? []
    try link(
      endings.first(where: Self.exists) ?? endings.first, to: directory,
      keeping: information == nil ? [] : ["Info.plist"])
    try writeStringTables()
    guard let information else { return }
    let list = directory.appendingPathComponent("Info.plist")
    if Self.isLink(list) { try files.removeItem(at: list) }
    try information.write(to: directory)
  }

  /// Writes the tables of the string catalogs, which Xcode compiles and SwiftPM copies.
  private func writeStringTables() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    where name.hasSuffix(".xcstrings") {
      try StringCatalog.write(directory.appendingPathComponent(name), to: directory)
    }
  }

  /// Gives a directory the directories of another, with links to their files. Programs that search for files do not follow
  /// links to directories.
  private func link(_ source: URL?, to copy: URL, keeping own: Set<String>) throws {
    let files = FileManager.default
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    let wanted = try source.map { try files.contentsOfDirectory(atPath: $0.path) }?.filter { !own.contains($0) } ?? []
    for name in Set(try files.contentsOfDirectory(atPath: copy.path)).subtracting(wanted).subtracting(own) {
      try files.removeItem(at: copy.appendingPathComponent(name))
    }
    guard let source else { return }
    for name in wanted {
      let (file, other) = (source.appendingPathComponent(name), copy.appendingPathComponent(name))
      if Self.isDirectory(file) {
        if Self.exists(other), !Self.isDirectory(other) || Self.isLink(other) { try files.removeItem(at: other) }
        try link(file, to: other, keeping: [])
      } else if (try? files.destinationOfSymbolicLink(atPath: other.path)) != file.path {
        if Self.exists(other) { try files.removeItem(at: other) }
        try files.createSymbolicLink(at: other, withDestinationURL: file)
      }
    }
  }

  private static func isLink(_ file: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
  }

  private static func exists(_ file: URL) -> Bool { isLink(file) || FileManager.default.fileExists(atPath: file.path) }

  private static func isDirectory(_ file: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
