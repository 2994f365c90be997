// SPDX-License-Identifier: MIT

import Foundation

/// The folders that an app takes for its own, as on a device: its home directory, with documents, caches and preferences, and its
/// directory for temporary files.
///
/// An app for iOS may remove everything in them. On Linux, they would be those of the user.
public struct AppContainer: Sendable {
  private let directory: URL

  /// Creates the description of the container of the apps of a package.
  public init(of package: AdaptedPackage) {
    directory = package.output.appendingPathComponent("container", isDirectory: true)
  }

  /// The directory for temporary files.
  private var temporary: URL { directory.appendingPathComponent("tmp", isDirectory: true) }

  private func library(_ name: String) -> URL { directory.appendingPathComponent("Library/\(name)", isDirectory: true) }

  /// The variables for temporary files and for the locale, with which tests are run. SwiftPM, which starts them, needs the home directory of
  /// the user.
  public var temporaryEnvironment: [String: String] {
    ["TMPDIR": temporary.path, Self.locale: ProcessInfo.processInfo.environment[Self.locale] ?? "en_US"]
  }

  /// The variable with the locale. A new device in Xcode's simulator has that of the United States.
  private static let locale = "TINAMOU_LOCALE"

  /// The variables with which an app is started, so that Foundation finds these folders in place of the user's.
  public var environment: [String: String] {
    var result = [
      "HOME": directory.path, "CFFIXED_USER_HOME": directory.path,
      "XDG_CACHE_HOME": library("Caches").path, "XDG_CONFIG_HOME": library("Preferences").path,
      "XDG_DATA_HOME": library("Application Support").path,
    ].merging(temporaryEnvironment) { $1 }
    // Fonts that the user has installed.
    result["TINAMOU_USER_HOME"] = ProcessInfo.processInfo.environment["HOME"]
    return result
  }

  /// The directories of the user that an app can ask for.
  private static let folders = [
    "Applications", "Desktop", "Developer", "Documents", "Downloads", "Music", "Pictures", "Public", "Videos", ".Trash",
  ]
  /// Those in the directory `Library`.
  private static let libraries = [
    "Caches", "Preferences", "Application Support", "Application Support/Autosave Information", "Documentation",
    "Input Methods", "PreferencePanes",
  ]

  /// Makes the folders that an app can ask for.
  public func prepare() throws {
    let folders = Self.folders.map { directory.appendingPathComponent($0, isDirectory: true) }
    for folder in [temporary] + folders + Self.libraries.map(library) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }
}
