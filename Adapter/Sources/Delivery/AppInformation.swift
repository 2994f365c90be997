// SPDX-License-Identifier: MIT

import Foundation

/// The information property list of an app.
///
/// SwiftPM does not take an `Info.plist` as a resource. Xcode copies it to the app, with the values of build settings.
public struct AppInformation {
  /// The file that the author wrote.
  public let file: URL
  private let module: String

  /// Finds the property list of an app below the directory of its target.
  ///
  /// - Parameter module: The name of the target.
  /// - Returns: `nil` if there is none.
  public init?(of module: String, below directory: URL) {
    let paths = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    let named = paths.filter { $0.hasSuffix("Info.plist") && !$0.hasPrefix(".") && !$0.contains("/.") }
    let ordered = named.sorted { (Self.depth($0), $0) < (Self.depth($1), $1) }.map(directory.appendingPathComponent)
    guard let file = ordered.first(where: Self.isOfApp) else { return nil }
    self.file = file
    self.module = module
  }

  /// Writes the property list to a directory of resources, with the names of the target in place of build settings.
  public func write(to resources: URL) throws {
    var data = try Data(contentsOf: file)
    if var text = String(data: data, encoding: .utf8) {
      for setting in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME"] {
        text = text.replacingOccurrences(of: "$(\(setting))", with: module)
        text = text.replacingOccurrences(of: "${\(setting)}", with: module)
      }
      data = Data(text.utf8)
    }
    let copy = resources.appendingPathComponent("Info.plist")
    guard (try? Data(contentsOf: copy)) != data else { return }
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try data.write(to: copy, options: .atomic)
  }

  private static func depth(_ path: String) -> Int { path.count { $0 == "/" } }

  /// Whether a property list is that of an app, and not of a library, an extension or tests.
  private static func isOfApp(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return false }
    let keys = ["LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UIMainStoryboardFile"]
    return list["NSExtension"] == nil
      && (list["CFBundlePackageType"] as? String == "APPL" || keys.contains { list[$0] != nil })
  }
}
