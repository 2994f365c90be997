// SPDX-License-Identifier: MIT

import Foundation
import SystemFiles

extension Picture {
  /// Writes the picture to a file in the format of its extension: `.png`, `.svg` or `.pdf`.
  ///
  /// If the path is a symbolic link, its destination is replaced. The permissions of a replaced file are preserved.
  ///
  /// - Throws: ``PictureError``. An existing file is then unchanged, and no temporary file remains.
  public func write(to url: URL) throws(PictureError) {
    guard let format = Format(path: url.path) else { throw .unknownFormat(path: url.relativePath) }
    try Self.write(try data(as: format), to: url)
  }

  /// Writes the bytes of a picture to a file atomically.
  package static func write(_ data: Data, to url: URL) throws(PictureError) {
    do {
      try OutputFile.write([UInt8](data), to: url.path)
    } catch {
      throw .unwritable(path: url.relativePath, reason: error.reason)
    }
  }
}
