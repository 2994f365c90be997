// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// Returns a path as seen from a folder if it lies there, otherwise the path itself. The default is the current directory.
  func path(from folder: String = FileManager.default.currentDirectoryPath) -> String {
    let root = folder + "/"
    return hasPrefix(root) ? String(dropFirst(root.count)) : self
  }
}
