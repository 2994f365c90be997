// SPDX-License-Identifier: MIT

import Foundation

/// The standard error stream.
enum StandardError {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
