// SPDX-License-Identifier: MIT

import Foundation

/// Writes files atomically: each path always has either the old or the new file.
package enum OutputFile {
  /// Whether an output may replace a file that the running command has read.
  package enum InputRule: Sendable {
    /// The output must not replace it; the error is ``FileFault/isInput``.
    case keep
    /// The output may replace it, because the command edits the file.
    case replace
  }

  /// Writes `bytes` to a new file, waits until they are on the disk, and replaces the file at `path` by the new one.
  ///
  /// If `path` is a symbolic link, its destination is replaced. Permissions and, if the system allows it, the owner are
  /// preserved. A read-only file is not replaced, even if its folder allows it. A device or a pipe is written to
  /// directly; a folder is rejected.
  ///
  /// - Throws: ``FileFault``; the file is then unchanged, and no other file remains.
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
    case .device, .pipe, .socket: try writeDirectly(bytes, into: target)
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

  /// Returns the path of the file to which `path` refers, which may not exist.
  private static func resolved(_ path: String) -> String {
    if let pointer = realpath(path, nil) {
      defer { free(pointer) }
      return String(cString: pointer)
    }
    // Neither the path nor the destination of its links exists. The file is created at the destination of the last
    // link.
    var path = path
    for _ in 0..<maximumLinkCount {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      let folder = (path as NSString).deletingLastPathComponent
      path = target.hasPrefix("/") || folder.isEmpty ? target : folder + "/" + target
    }
    return path
  }

  /// The maximum number of links that are followed, as in the Linux kernel.
  private static let maximumLinkCount = 40

  private static func writeDirectly(_ bytes: [UInt8], into path: String) throws(FileFault) {
    // Opening a pipe without a reader must not block.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}
