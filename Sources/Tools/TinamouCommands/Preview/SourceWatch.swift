// SPDX-License-Identifier: MIT

import Foundation

/// The files of a package, whose changes make previews out of date.
struct SourceWatch {
  private var directories: [String]
  private var stamps: [String: Date]

  private static let extensions: Set<String> = [
    "swift", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "json", "png", "jpg", "jpeg", "pdf",
    "svg",
  ]
  /// The time between two looks, in seconds.
  private static let interval: TimeInterval = 0.1

  /// Notes the present files in some directories, with those below them.
  init(_ directories: [String]) {
    self.directories = directories
    stamps = Self.stamps(in: directories)
  }

  /// Watches other directories from now on, if they are others.
  mutating func follow(_ directories: [String]) {
    guard directories != self.directories else { return }
    self.directories = directories
    stamps = Self.stamps(in: directories)
  }

  /// Waits until a file changes, appears or disappears.
  ///
  /// - Complexity: Linear in the number of files, ten times a second.
  mutating func waitForChange() {
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      let new = Self.stamps(in: directories)
      guard new != stamps else { continue }
      stamps = new
      return
    }
  }

  private static func stamps(in directories: [String]) -> [String: Date] {
    var result: [String: Date] = [:]
    for directory in directories {
      let root = URL(fileURLWithPath: directory)
      let keys: [URLResourceKey] = [.contentModificationDateKey]
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
      for case let file as URL in files ?? .init() where extensions.contains(file.pathExtension) {
        result[file.path] = (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate
      }
    }
    return result
  }
}
