// SPDX-License-Identifier: MIT

import Foundation

/// A folder that takes several pictures.
enum OutputFolder {
  /// Makes the folder at `path`, with those that contain it, unless it exists. If that fails, there is still no folder, which is
  /// reported when pictures are to be written to it.
  static func make(_ path: String) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
}
