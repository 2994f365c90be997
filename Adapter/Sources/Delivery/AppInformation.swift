// SPDX-License-Identifier: MIT

import Foundation

/// The information property list of an app.
///
/// SwiftPM does not take an `Info.plist` as a resource. Xcode copies it to the app, with the values of build settings, and adds what
/// settings such as `INFOPLIST_KEY_UIMainStoryboardFile` say.
public struct AppInformation {
  /// The file that the author wrote; `nil` if Xcode makes the whole list.
  public let file: URL?
  private let settings: BuildSettings
  /// Entries that the project contains, which replace those of the file.
  private let entries: [String: Any]

  /// Finds the property list of an app below the directory of its target.
  ///
  /// - Parameters:
  ///   - module: The name of the target.
  ///   - settings: The build settings of the target, as far as they are known.
  ///   - entries: Entries of the list that the project contains, as a property list.
  /// - Returns: `nil` if there is none.
  public init?(of module: String, below directory: URL, settings: [String: String] = [:], entries: Data? = nil) {
    self.settings = BuildSettings(settings, target: module)
    let list = entries.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    self.entries = list as? [String: Any] ?? [:]
    // The directory of a target whose sources lie in the folder itself is a link to that.
    let directory = directory.resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    let named = paths.filter { $0.hasSuffix("Info.plist") && !$0.hasPrefix(".") && !$0.contains("/.") }
    let ordered = named.sorted { (Self.depth($0), $0) < (Self.depth($1), $1) }.map(directory.appendingPathComponent)
    let setting = self.settings["INFOPLIST_FILE"]
    file =
      Self.file(above: directory, named: setting) ?? Self.file(among: ordered, named: setting)
      ?? ordered.first(where: Self.isOfApp)
    if file == nil, generated.isEmpty, self.entries.isEmpty { return nil }
  }

  /// Describes an app without a property list. It has one with the name only: Foundation takes no directory without it for a bundle.
  public init(named module: String) {
    settings = BuildSettings([:], target: module)
    entries = ["CFBundleName": module]
    file = nil
  }

  /// Writes the property list to a directory of resources.
  public func write(to resources: URL) throws {
    var list = generated
    if let file, let own = try Self.read(file) { list.merge(own.mapValues(expanded)) { $1 } }
    list.merge(entries.mapValues(expanded)) { $1 }
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let copy = resources.appendingPathComponent("Info.plist")
    guard (try? Data(contentsOf: copy)) != data else { return }
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try data.write(to: copy, options: .atomic)
  }

  /// A value with those of the settings that its texts name.
  private func expanded(_ value: Any) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map(expanded)
    case let list as [String: Any]: list.mapValues(expanded)
    default: value
    }
  }

  // MARK: What Xcode adds

  private static let keyPrefix = "INFOPLIST_KEY_"

  private var generated: [String: Any] {
    var list: [String: Any] = [:]
    if let families = settings["TARGETED_DEVICE_FAMILY"] {
      list["UIDeviceFamily"] = families.split(separator: ",").compactMap {
        Int($0.trimmingCharacters(in: .whitespaces))
      }
    }
    // The compiler of asset catalogs adds it.
    if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !accent.isEmpty {
      list["NSAccentColorName"] = accent
    }
    guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return list }
    list["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    list["CFBundleName"] = settings["PRODUCT_NAME"]
    list["CFBundleShortVersionString"] = settings["MARKETING_VERSION"]
    list["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"]
    list["CFBundlePackageType"] = "APPL"
    for name in settings.names(withPrefix: Self.keyPrefix) {
      let key = String(name.dropFirst(Self.keyPrefix.count))
      guard let value = settings[name] else { continue }
      if key == "UIApplicationSceneManifest_Generation" {
        if value == "YES" { list["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true] }
      } else if key.hasPrefix("UISupportedInterfaceOrientations") {
        // `_iPhone` and `_iPad` are `~iphone` and `~ipad` in the list.
        let parts = key.split(separator: "_")
        let ending = parts.count > 1 ? "~" + parts[1].lowercased() : ""
        list["UISupportedInterfaceOrientations" + ending] = value.split(separator: " ").map(String.init)
      } else {
        list[key] = ["YES": true, "NO": false][value].map { $0 as Any } ?? value
      }
    }
    return list
  }

  // MARK: Files

  /// The file that the setting names: a path from the project's directory, which may be above the target's.
  private static func file(among files: [URL], named setting: String?) -> URL? {
    let named = (setting ?? "").split(separator: "/")
    func length(_ file: URL) -> Int {
      zip(file.path.split(separator: "/").reversed(), named.reversed()).prefix { $0.lowercased() == $1.lowercased() }
        .count
    }
    let longest = files.map(length).max() ?? 0
    return longest < max(1, min(2, named.count)) ? nil : files.first { length($0) == longest }
  }

  /// The file at the path that the setting says, from the directory of the target or the nearest one above it: the project's is not known.
  private static func file(above directory: URL, named setting: String?) -> URL? {
    let path = (setting ?? "").drop { $0 == "/" }
    if path.isEmpty { return nil }
    let directories = sequence(first: directory) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    return directories.prefix(maximumAscent).lazy.map { $0.appendingPathComponent(String(path)) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The number of directories in which the project's is searched for.
  private static let maximumAscent = 6

  private static func depth(_ path: String) -> Int { path.count { $0 == "/" } }

  private static func read(_ file: URL) throws -> [String: Any]? {
    try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any]
  }

  /// Whether a property list is that of an app, and not of a library, an extension or tests.
  private static func isOfApp(_ file: URL) -> Bool {
    guard let list = try? read(file) else { return false }
    let keys = ["LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UIMainStoryboardFile"]
    return list["NSExtension"] == nil
      && (list["CFBundlePackageType"] as? String == "APPL" || keys.contains { list[$0] != nil })
  }
}
