// SPDX-License-Identifier: MIT

import Foundation

/// Registers the fonts of files and folders.
extension FontRegistrations {
  /// A file whose fonts could not be registered.
  package struct Failure: Hashable, Sendable {
    /// The path of the file or folder.
    package let path: String
    /// The reason.
    package let error: FontRegistrationError
  }

  /// Registers the font files among `paths`, those in the folders among them, at any depth, and those that the
  /// information property lists among them list under `UIAppFonts`. The font files of a folder have names that end in
  /// .ttf, .otf, .ttc or .otc. A file that occurs twice is registered once.
  ///
  /// - Returns: The files that could not be registered. All others are registered.
  package func register(filesAndFolders paths: [String]) -> [Failure] {
    paths.flatMap(Self.files).compactMap { path in
      do throws(FontRegistrationError) {
        try register(path)
        return nil
      } catch {
        return error == .alreadyRegistered ? nil : Failure(path: path, error: error)
      }
    }
  }

  /// Registers the fonts that an app's information property list lists under `UIAppFonts`, relative to its resources.
  /// Packages have all their resources in one folder, so a file that is not at its path is searched for there.
  ///
  /// - Returns: The files that could not be registered. All others are registered.
  package func registerFonts(of bundle: Bundle) -> [Failure] {
    let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    let folder = bundle.resourceURL ?? bundle.bundleURL
    return names.flatMap { name in
      let path = folder.appendingPathComponent(name).path
      let exists = FileManager.default.fileExists(atPath: path)
      let file = exists ? path : folder.appendingPathComponent((name as NSString).lastPathComponent).path
      return register(filesAndFolders: [file])
    }
  }

  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Returns the font files in a folder, in the order of their paths, or those of a property list, or `path` itself.
  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return appFonts(ofList: path) ?? [path]
    }
    return fontFiles(in: path).map { (path as NSString).appendingPathComponent($0) }
  }

  /// Returns the font files in a folder, at any depth, relative to it and in the order of their paths.
  private static func fontFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
  }

  /// Returns the font files that an information property list names; `nil` if the file at `path` is not such a list.
  ///
  /// In the sources of an app, the files can be in other folders than in the app. They are searched for by name in the
  /// folder of the list.
  private static func appFonts(ofList path: String) -> [String]? {
    guard (path as NSString).pathExtension.lowercased() == "plist",
      let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let names = list["UIAppFonts"] as? [String]
    else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    var found: [String: String] = [:]
    for file in fontFiles(in: folder.isEmpty ? "." : folder) {
      let name = (file as NSString).lastPathComponent
      if found[name] == nil { found[name] = file }
    }
    return names.map { name in
      (folder as NSString).appendingPathComponent(found[(name as NSString).lastPathComponent] ?? name)
    }
  }
}

/// The fonts that apps contain. Not part of UIKit.
public enum AppFonts {
  /// Registers the fonts that the information property list of `bundle` lists under `UIAppFonts`, as iOS does when an
  /// app starts.
  ///
  /// - Returns: The paths of the files that could not be registered. All others are registered.
  @discardableResult
  public static func register(of bundle: Bundle) -> [String] {
    FontRegistrations.current.registerFonts(of: bundle).map(\.path)
  }
}
