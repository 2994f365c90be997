// SPDX-License-Identifier: MIT

import Foundation
import Yams

/// A reader of the targets of a specification.
struct SpecificationTargets {
  let contents: Node
  let directory: String
  let prefix: String
  /// The files below the root of all paths.
  let files: [String]
  /// Returns a path as the disk spells it.
  let spelling: (String) -> String
  /// Returns the settings of a configuration file.
  let configuration: (String) -> [String: String]

  /// Whether a target is for iOS.
  static func isForPhones(_ target: Node) -> Bool {
    let platforms = (target["platform"]?.texts ?? []) + (target["supportedDestinations"]?.texts ?? [])
    return platforms.isEmpty || platforms.contains { ["ios", "auto"].contains($0.lowercased()) }
  }

  /// Reads a target.
  ///
  /// - Parameter names: The names of all targets, on one of which this one may depend.
  /// - Throws: ``ManifestPlanError`` for entries that a property list cannot have.
  func target(_ name: String, _ target: Node, among names: Set<String>, _ region: String) throws -> XcodeTarget {
    var result = XcodeTarget(
      identifier: prefix + name, name: name, kind: Self.kind(target["type"]?.text ?? ""),
      settings: settings(of: target, named: name), region: region)
    for source in list(target["sources"]) { addFiles(of: source, to: &result) }
    for source in list(target["resources"]) { addFiles(of: source, to: &result) }
    for dependency in target["dependencies"]?.sequence ?? [] {
      if let other = dependency["target"]?.text {
        // A target for several systems has one for each, whose name ends in that of the system.
        let isOfSystem = !names.contains(other) && other.hasSuffix(Self.systemSuffix)
        result.dependencies.append(prefix + (isOfSystem ? String(other.dropLast(Self.systemSuffix.count)) : other))
      } else if let package = dependency["package"]?.text {
        result.products += Self.products(of: package, dependency)
      }
    }
    if let information = target["info"]?["properties"], let object = information.any as? [String: Any] {
      guard PropertyListSerialization.propertyList(object, isValidFor: .xml) else {
        throw ManifestPlanError(
          message: "The target \(name): 'properties' under 'info' have a value that a property list cannot have.")
      }
      result.information = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }
    return result
  }

  private static let systemSuffix = "_iOS"

  private static func kind(_ type: String) -> XcodeTarget.Kind {
    switch type {
    case "application": .application
    case "framework", "framework.static", "library.static", "library.dynamic": .library
    case "bundle.unit-test": .unitTests
    default: .other
    }
  }

  // MARK: Packages

  /// The products of a package that targets depend on.
  func products(of package: String, in targets: [Node]) -> [String] {
    let dependencies = targets.flatMap { $0["dependencies"]?.sequence.map(Array.init) ?? [] }
    let products = dependencies.filter { $0["package"]?.text == package }.flatMap { Self.products(of: package, $0) }
    return Set(products).sorted()
  }

  private static func products(of package: String, _ dependency: Node) -> [String] {
    let named = (dependency["products"]?.texts ?? []) + (dependency["product"]?.texts ?? [])
    return named.isEmpty ? [package] : named
  }

  // MARK: Settings

  /// The settings of a target: its own, those of its configuration file, those of the project, and those that XcodeGen adds.
  private func settings(of target: Node, named name: String) -> [String: String] {
    var result: [String: String] = [:]
    for node in [target, contents] {
      add(node["settings"], to: &result)
      // The configurations come in the order of the alphabet, `Debug` before `Release`.
      let files = (node["configFiles"]?.entries ?? []).sorted { $0.key < $1.key }
      if let file = files.first?.value.text {
        result.merge(configuration(spelling(XcodeProject.join(directory, file)))) { first, _ in first }
      }
    }
    if let prefix = contents["options"]?["bundleIdPrefix"]?.text {
      result["PRODUCT_BUNDLE_IDENTIFIER"] = result["PRODUCT_BUNDLE_IDENTIFIER"] ?? "\(prefix).\(name)"
    }
    if let file = target["info"]?["path"]?.text { result["INFOPLIST_FILE"] = result["INFOPLIST_FILE"] ?? file }
    return result.merging(["PRODUCT_NAME": name, "SWIFT_VERSION": "5.0"]) { first, _ in first }
  }

  /// Adds the settings of a target, of a project or of a group; those that are there stay.
  private func add(_ settings: Node?, to result: inout [String: String]) {
    guard let settings, settings.mapping != nil else { return }
    let isGrouped = ["base", "configs", "groups"].contains { settings[$0] != nil }
    let configurations = (settings["configs"]?.entries ?? []).sorted { $0.key < $1.key }.map(\.value)
    for values in isGrouped ? configurations + [settings["base"]].compactMap({ $0 }) : [settings] {
      for (name, value) in values.entries where result[name] == nil { result[name] = value.setting }
    }
    for group in settings["groups"]?.texts ?? [] { add(contents["settingGroups"]?[group], to: &result) }
  }

  // MARK: Files

  private func list(_ node: Node?) -> [Node] { node.map { $0.sequence.map(Array.init) ?? [$0] } ?? [] }

  /// Adds the files of an entry of `sources`: a file, or a folder without what patterns leave out.
  private func addFiles(of source: Node, to target: inout XcodeTarget) {
    guard let relative = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none" else { return }
    let path = spelling(XcodeProject.join(directory, relative))
    if source["type"]?.text == "folder" {
      target.resources.append(path)
      return
    }
    let inside = path.isEmpty ? files : files.filter { $0.hasPrefix(path + "/") }
    guard !inside.isEmpty else {
      if !(source["optional"]?.isTrue ?? false) { target.sources.append(path) }
      return
    }
    let excludes = (source["excludes"]?.texts ?? []).map(PathPattern.init)
    let includes = (source["includes"]?.texts ?? []).map(PathPattern.init)
    let length = path.isEmpty ? 0 : path.count + 1
    target.sources += inside.filter { file in
      let name = String(file.dropFirst(length))
      return !excludes.contains { $0.matches(name) } && (includes.isEmpty || includes.contains { $0.matches(name) })
    }
  }
}
