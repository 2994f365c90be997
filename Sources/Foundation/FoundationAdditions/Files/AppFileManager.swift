// SPDX-License-Identifier: MIT

import Foundation

/// The file manager of an app, which has the directories of iOS in its home directory. That of Foundation on Linux lacks those in `Library`.
final class AppFileManager: FileManager, @unchecked Sendable {
  /// The object that `FileManager.default` is.
  static let shared = AppFileManager()

  override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    let known = super.urls(for: directory, in: domainMask)
    guard known.isEmpty, domainMask.contains(.userDomainMask), let path = Self.path(of: directory) else { return known }
    return [URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(path, isDirectory: true)]
  }

  /// The path of a directory from the home directory; `nil` for one that no user has.
  private static func path(of directory: SearchPathDirectory) -> String? {
    switch directory {
    case .libraryDirectory, .allLibrariesDirectory: "Library"
    case .documentationDirectory: "Library/Documentation"
    case .inputMethodsDirectory: "Library/Input Methods"
    case .preferencePanesDirectory: "Library/PreferencePanes"
    case .applicationDirectory, .allApplicationsDirectory: "Applications"
    case .developerDirectory: "Developer"
    default: nil
    }
  }
}

/// Returns the object that `FileManager.default` is.
@_silgen_name("tinamou_file_manager")
func defaultFileManager() -> FileManager { AppFileManager.shared }

/// Returns the paths of directories, as `NSSearchPathForDirectoriesInDomains(_:_:_:)` does.
@_silgen_name("tinamou_search_paths")
func searchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask, _ expandsTilde: Bool
) -> [String] {
  let (paths, home) = (AppFileManager.shared.urls(for: directory, in: domains).map(\.path), NSHomeDirectory())
  return expandsTilde ? paths : paths.map { $0.hasPrefix(home) ? "~" + $0.dropFirst(home.count) : $0 }
}
