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

  /// Registers the font files among `paths`, and those in the folders among them, at any depth. The font files of a
  /// folder have names that end in .ttf, .otf, .ttc or .otc. A file that occurs twice is registered once.
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
  ///
  /// - Returns: The files that could not be registered. All others are registered.
  package func registerFonts(of bundle: Bundle) -> [Failure] {
    let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    let folder = bundle.resourceURL ?? bundle.bundleURL
    return names.flatMap { register(filesAndFolders: [folder.appendingPathComponent($0).path]) }
  }

  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Returns the font files in a folder, in the order of their paths, or `path` itself if it is not a folder.
  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
      .map { (path as NSString).appendingPathComponent($0) }
  }
}
