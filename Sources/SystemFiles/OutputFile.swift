// SPDX-License-Identifier: MIT

import Foundation

/// Writes files so that each is at every moment the old one or the new one.
package enum OutputFile {
  /// Whether an output may replace a file that the running command has read.
  package enum InputRule: Sendable {
    /// It may not: ``FileFault/isInput``.
    case keep
    /// It may: the command edits the file.
    case replace
  }

  /// Writes `bytes` to the file at `path`, waits until they are on the disk, and puts the new file in the place of the old one.
  ///
  /// A symbolic link stays one: the file it leads to is replaced. Permissions and, where the system allows it, the owner
  /// stay. A file that may not be written is left alone, although its folder would let it be replaced. A device or a pipe is
  /// written to; a folder is refused.
  ///
  /// - Throws: ``FileFault``; the file is then as it was, and no other file is left behind.
  package static func write(
    _ bytes: [UInt8], to path: String, inputs: InputRule = .keep
  ) throws(FileFault) {
    let target = resolved(path)
    var old = stat()
    guard stat(target, &old) == 0 else { return try Replacement(of: target, like: nil).write(bytes) }
    switch FileFault.Kind(mode: old.st_mode) {
    case nil:
      if inputs == .keep, InputRecord.current?.contains(FileIdentity(old)) == true { throw .isInput }
      guard old.st_mode & 0o222 != 0, access(target, W_OK) == 0 else { throw .system(EACCES) }
      try Replacement(of: target, like: old).write(bytes)
    case .folder: throw .notRegular(.folder)
    case .device, .pipe, .socket: try pour(bytes, into: target)
    }
  }

  /// Writes all of `bytes` to a descriptor.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(FileFault) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Foundation.write(descriptor, start, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
        continue
      }
      guard count > 0 else { throw .last }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFault) {
    let fault = bytes.withUnsafeBytes { bytes -> FileFault? in
      do throws(FileFault) {
        try write(bytes, to: descriptor)
        return nil
      } catch { return error }
    }
    if let fault { throw fault }
  }

  /// The path of the file that `path` leads to, whether it is there or not.
  private static func resolved(_ path: String) -> String {
    if let pointer = realpath(path, nil) {
      defer { free(pointer) }
      return String(cString: pointer)
    }
    // Nothing is there yet, at the path or where its links lead. The file is made where the last link leads.
    var path = path
    for _ in 0..<maximumLinkCount {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      let folder = (path as NSString).deletingLastPathComponent
      path = target.hasPrefix("/") || folder.isEmpty ? target : folder + "/" + target
    }
    return path
  }

  /// The number of links that are followed, as in the Linux kernel.
  private static let maximumLinkCount = 40

  private static func pour(_ bytes: [UInt8], into path: String) throws(FileFault) {
    // A pipe that nobody reads must not be waited for.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}
