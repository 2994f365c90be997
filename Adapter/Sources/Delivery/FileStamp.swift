// SPDX-License-Identifier: MIT

import Foundation

/// The size and date of a file, by which a change is noticed without reading it.
public struct FileStamp: Hashable, Codable, Sendable {
  var size: Int
  var seconds: Int
  var nanoseconds: Int

  /// The stamp of a regular file; `nil` when there is none.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
