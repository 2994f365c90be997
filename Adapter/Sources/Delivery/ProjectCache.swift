// SPDX-License-Identifier: MIT

import Foundation

/// The directories for what belongs to a project and is not in its folder.
public enum ProjectCache {
  /// Returns the directory of a project in the user's directory for caches.
  public static func directory(of folder: URL) -> URL {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    let name = "\(folder.lastPathComponent)-\(String(ContentHash.of(folder.path), radix: 36))"
    return caches.appendingPathComponent("tinamou/\(name)", isDirectory: true)
  }
}
