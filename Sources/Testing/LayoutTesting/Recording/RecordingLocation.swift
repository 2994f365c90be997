// SPDX-License-Identifier: MIT

import Foundation

/// The location of the recordings of a test: the folder `.layouts` next to the test's file, which Swift Package
/// Manager ignores.
struct RecordingLocation: Hashable, Sendable {
  /// The file of the test.
  let testFile: String
  /// The name of the test's function.
  let function: String
  /// The name of the layout among those of the test; `nil` for the only one.
  let name: String?
  /// The description of the layout case; `nil` without one.
  let layoutCase: String?

  /// The title of the section.
  var title: String {
    [name ?? "layout", layoutCase].compactMap { $0 }.joined(separator: ", ").replacingOccurrences(of: "\n", with: " ")
  }

  /// The folder of the recordings of the test's file.
  var folder: URL {
    let file = URL(fileURLWithPath: testFile)
    return file.deletingLastPathComponent().appendingPathComponent(".layouts")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  }

  /// The file of the recorded layouts.
  var textFile: URL { folder.appendingPathComponent(RecordingLocation.fileName([testName]) + ".txt") }

  /// The file of a recorded picture.
  var pictureFile: URL {
    folder.appendingPathComponent(RecordingLocation.fileName([testName, name, layoutCase]) + ".png")
  }

  /// The folder for pictures of failures: `.build/layouts` of the package, or the folder in `TINAMOU_OUTPUT`.
  var outputFolder: URL {
    if let folder = ProcessInfo.processInfo.environment["TINAMOU_OUTPUT"], !folder.isEmpty {
      return URL(fileURLWithPath: folder)
    }
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.appendingPathComponent(".build/layouts")
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("layouts")
  }

  /// Returns a file of the output, with a suffix such as `.png`.
  func outputFile(_ ending: String) -> URL {
    let test = URL(fileURLWithPath: testFile).deletingPathExtension().lastPathComponent
    return outputFolder.appendingPathComponent(RecordingLocation.fileName([test, testName, name, layoutCase]) + ending)
  }

  /// The name of the function without its parameters.
  private var testName: String { String(function.prefix { $0 != "(" }) }

  /// Returns a name that is valid in every file system, from parts of at most 80 characters.
  private static func fileName(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.map { part in
      String(part.prefix(80).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
    }.joined(separator: ".")
  }
}
