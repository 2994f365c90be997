// SPDX-License-Identifier: MIT

import Foundation

/// The resources of the main bundle of a program that SwiftPM built: the directory `Resources` next to it.
///
/// It contains links to the resources of the app's target, and the app's information property list; for tests those of their
/// targets, too, because `Bundle(for:)` is the main bundle for every class. That of SwiftPM's
/// own bundle of resources cannot be used, because each build writes it again.
public struct MainBundle {
  private let directory: URL

  /// Creates the description of the resources of the programs in a directory.
  public init(ofProgramsIn programs: URL) {
    directory = programs.appendingPathComponent("Resources", isDirectory: true)
  }

  /// Links the contents of bundles of resources in the same directory as the programs, and writes the property list.
  ///
  /// - Parameter bundles: The names of the bundles, whose endings depend on the build system. Of files with one name, that of the
  ///   first bundle counts.
  public func link(_ bundles: [String], _ information: AppInformation?) throws {
    let files = FileManager.default
    let programs = directory.deletingLastPathComponent()
    // An earlier version made a link to the bundle.
    if Self.isLink(directory) { try files.removeItem(at: directory) }
    let sources = bundles.compactMap { name -> URL? in
      let places = [".resources", ".bundle"].map { programs.appendingPathComponent(name + $0) }
      return places.first(where: Self.exists) ?? places.first
    }
    for source in sources { try Self.nameModels(in: source) }
    try link(sources, to: directory, keeping: information == nil ? [] : ["Info.plist"])
    try StringTables(directory: directory).write()
    guard let information else { return }
    let list = directory.appendingPathComponent("Info.plist")
    if Self.isLink(list) { try files.removeItem(at: list) }
    try information.write(to: directory)
  }

  /// Links the contents of all other bundles of resources in the same directory as the programs to frameworks, in which
  /// `Bundle(for:)` finds them.
  ///
  /// - Parameter bundles: The names of the bundles that the main bundle consists of.
  public func linkFrameworks(without bundles: [String]) throws {
    let programs = directory.deletingLastPathComponent()
    let frameworks = programs.appendingPathComponent("Frameworks", isDirectory: true)
    var wanted: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: programs.path).sorted() {
      let parts = name.split(separator: ".")
      guard parts.count == 2, ["resources", "bundle"].contains(parts[1]), !bundles.contains(String(parts[0])),
        let target = parts[0].split(separator: "_").last
      else { continue }
      let framework = ModuleName.of(target: String(target)) + ".framework"
      wanted.insert(framework)
      let copy = frameworks.appendingPathComponent(framework, isDirectory: true)
      try Self.nameModels(in: programs.appendingPathComponent(name))
      try link([programs.appendingPathComponent(name)], to: copy, keeping: [])
      try StringTables(directory: copy).write()
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: frameworks.path)) ?? []
    where !wanted.contains(name) {
      try FileManager.default.removeItem(at: frameworks.appendingPathComponent(name))
    }
  }

  /// Gives a directory the directories of others, with links to their files. Programs that search for files do not follow
  /// links to directories.
  private func link(_ sources: [URL], to copy: URL, keeping own: Set<String>) throws {
    let files = FileManager.default
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    var wanted: [String: [URL]] = [:]
    for source in sources {
      for name in try files.contentsOfDirectory(atPath: source.path) where !own.contains(name) {
        wanted[Self.builtName(name, in: copy), default: []].append(source.appendingPathComponent(name))
      }
    }
    for name in Set(try files.contentsOfDirectory(atPath: copy.path)).subtracting(wanted.keys).subtracting(own) {
      try files.removeItem(at: copy.appendingPathComponent(name))
    }
    for (name, places) in wanted {
      let other = copy.appendingPathComponent(name)
      if Self.isDirectory(places[0]) {
        if Self.exists(other), !Self.isDirectory(other) || Self.isLink(other) { try files.removeItem(at: other) }
        try link(places.filter(Self.isDirectory), to: other, keeping: [])
      } else if (try? files.destinationOfSymbolicLink(atPath: other.path)) != places[0].path {
        if Self.exists(other) { try files.removeItem(at: other) }
        try files.createSymbolicLink(at: other, withDestinationURL: places[0])
      }
    }
  }

  /// The name that a resource has in an app that Xcode built, by which code looks for it: models are compiled there.
  private static func builtName(_ name: String, in folder: URL) -> String {
    // The versions of a model have the names that the model calls them by.
    if folder.pathExtension == "momd" { return name }
    for (source, built) in [(".xcdatamodeld", ".momd"), (".xcdatamodel", ".mom")] where name.hasSuffix(source) {
      return name.dropLast(source.count) + built
    }
    return name
  }

  /// Gives the models in a bundle of resources their names in an app that Xcode built, too, by which `Bundle.module` finds them.
  private static func nameModels(in bundle: URL) throws {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? [] {
      let built = bundle.appendingPathComponent(builtName(name, in: bundle))
      if built.lastPathComponent == name || exists(built) { continue }
      try FileManager.default.createSymbolicLink(atPath: built.path, withDestinationPath: name)
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
