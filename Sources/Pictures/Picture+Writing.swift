// SPDX-License-Identifier: MIT

import Foundation

extension Picture {
  /// Writes the picture to a file whose name says the format: `.png`, `.svg` or `.pdf`.
  ///
  /// - Throws: ``PictureError``; the file is then as it was before, and no other is left behind.
  public func write(to url: URL) throws(PictureError) {
    guard let format = Format(path: url.path) else { throw .unknownFormat(path: url.relativePath) }
    let bytes = try data(as: format)
    // A file beside the target, then a rename: nobody ever sees half a picture.
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
