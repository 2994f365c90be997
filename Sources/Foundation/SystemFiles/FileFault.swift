// SPDX-License-Identifier: MIT

import Foundation

/// The reason for which a file cannot be read or written.
package enum FileFault: Error, Hashable, Sendable {
  /// The system call failed with this value of `errno`.
  case system(Int32)
  /// The path refers to something other than a regular file.
  case notRegular(Kind)
  /// The file has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The file is an input of the running command and would be replaced by its output.
  case isInput

  /// The kinds of files other than regular files.
  package enum Kind: Hashable, Sendable {
    case folder, device, pipe, socket

    /// Creates the kind from the mode of a file's status; `nil` for a regular file.
    init?(mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: return nil
      case S_IFDIR: self = .folder
      case S_IFIFO: self = .pipe
      case S_IFSOCK: self = .socket
      default: self = .device
      }
    }
  }

  /// The fault of the last system call.
  static var last: FileFault { .system(errno) }

  /// A short description of the reason, without the path.
  package var reason: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .notRegular(.folder): String(cString: strerror(EISDIR))
    case .notRegular(.device): "this is a device, not a file"
    case .notRegular(.pipe): "this is a pipe, not a file"
    case .notRegular(.socket): "this is a socket, not a file"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    case .isInput: "the file is an input of this command; name another output"
    }
  }
}
