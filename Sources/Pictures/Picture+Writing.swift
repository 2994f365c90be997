// SPDX-License-Identifier: MIT

import Foundation

extension Picture {
  /// Writes the picture to a file in the format of its extension: `.png`, `.svg` or `.pdf`.
  ///
  /// - Throws: ``PictureError``. An existing file is then unchanged, and no temporary file remains.
  public func write(to url: URL) throws(PictureError) {
    guard let format = Format(path: url.path) else { throw .unknownFormat(path: url.relativePath) }
    let bytes = try data(as: format)
    // Writing to a temporary file and renaming it prevents other processes from reading an incomplete picture.
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part")
    do {
      try bytes.write(to: temporary)
      guard rename(temporary.path, url.path) == 0 else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
    } catch {
      unlink(temporary.path)
      throw .unwritable(path: url.relativePath, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    if let posix = error as? POSIXError { return String(cString: strerror(posix.code.rawValue)) }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey]
    if let posix = underlying as? POSIXError { return String(cString: strerror(posix.code.rawValue)) }
    if let cocoa = error as? CocoaError {
      switch cocoa.code {
      case .fileNoSuchFile: return "No such file or directory"
      case .fileWriteNoPermission: return "Permission denied"
      case .fileWriteOutOfSpace: return "No space left on device"
      default: break
      }
    }
    return error.localizedDescription
  }
}
