// SPDX-License-Identifier: MIT

import Foundation

/// A native target of an Xcode project.
public struct XcodeTarget: Hashable, Sendable {
  /// The kind of product of a target.
  public enum Kind: Hashable, Sendable {
    case application, library, unitTests, other
  }

  /// The identifier in the project file.
  public var identifier: String
  /// The name in Xcode.
  public var name: String
  /// The name of the module.
  public var module: String
  /// The kind of product.
  public var kind: Kind
  /// The files that are compiled, relative to the project's directory.
  public var sources: [String]
  /// The files that are copied into the product.
  public var resources: [String]
  /// The folders that Xcode keeps in step with the disk, all of whose files belong to the target.
  public var folders: [String]
  /// Files of those folders that do not belong to the target.
  public var exceptions: Set<String>
  /// The identifiers of the targets that it depends on.
  public var dependencies: [String]
  /// The products of packages that it links.
  public var products: [String]
  /// `SWIFT_VERSION`.
  public var swiftVersion: String?
  /// The build settings of the target and of its project, those of configuration files included.
  public var settings: [String: String] = [:]
  /// Entries of the information property list that stand in the project, as a property list; `nil` if there are none.
  public var information: Data?
  /// The isolation of the code, by the settings that new projects of Xcode 26 have.
  public var isolation = Isolation()

  /// The isolation of code that does not state one.
  public struct Isolation: Hashable, Sendable {
    /// Whether it belongs to the main actor: `SWIFT_DEFAULT_ACTOR_ISOLATION` is `MainActor`.
    public var isMainActor = false
    /// Whether the features that make this easier are on: `SWIFT_APPROACHABLE_CONCURRENCY`.
    public var isApproachable = false
  }
}

extension XcodeTarget {
  /// A target without files, whose module, language version and isolation are those of its settings.
  ///
  /// - Parameter region: The language of the project's texts that are not translated.
  init(identifier: String, name: String, kind: Kind, settings: [String: String], region: String) {
    var module = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    if module.contains("$") { module = name }
    self.init(
      identifier: identifier, name: name, module: XcodeProject.identifier(module), kind: kind, sources: [],
      resources: [], folders: [], exceptions: [], dependencies: [], products: [],
      swiftVersion: settings["SWIFT_VERSION"])
    isolation = Isolation(
      isMainActor: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
      isApproachable: settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES")
    self.settings = settings
    self.settings["DEVELOPMENT_LANGUAGE"] = settings["DEVELOPMENT_LANGUAGE"] ?? region
  }
}
