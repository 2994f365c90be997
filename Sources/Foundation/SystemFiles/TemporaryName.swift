// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Names of files that exist only while another file is replaced.
enum TemporaryName {
  private static let prefix = ".tinamou-"
  private static let cleaned = CleanedFolders()

  /// Returns an unused path in `folder`. It does not contain the target's name, which could make it too long.
  static func make(in folder: String) -> String {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return base + prefix + "\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  }

  /// Removes the temporary files in `folder` whose process has ended, once for each process and folder.
  static func removeAbandoned(in folder: String) {
    guard cleaned.insert(folder), let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let process = process(ofName: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      unlinkat(dirfd(listing), name, 0)
    }
  }

  /// Returns the process that created a temporary file; `nil` for any other name.
  static func process(ofName name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, UInt32(parts[1]) != nil, let process = pid_t(parts[0]), process > 0 else { return nil }
    return process
  }

  /// The folders from which abandoned files were removed.
  private final class CleanedFolders: Sendable {
    private let folders = Mutex<Set<String>>([])

    func insert(_ folder: String) -> Bool { folders.withLock { $0.insert(folder).inserted } }
  }
}
