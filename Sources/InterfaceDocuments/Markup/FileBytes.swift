// SPDX-License-Identifier: MIT

import Foundation

/// Files as bytes: read up to a limit, written all at once or not at all.
enum FileBytes {
  /// The contents of the file at `path`; an error once there is more than `limit`.
  static func read(_ path: String, limit: Int) throws(MarkupError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw systemError() }
    defer { close(descriptor) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw systemError() }
      guard count > 0 else { return result }
      result += buffer[..<count]
      guard result.count <= limit else { throw MarkupError(.tooLarge(limit: limit), at: .start) }
    }
  }

  /// Writes `bytes` beside `path`, waits until they are on the disk, and puts the new file in the place of the old one.
  /// A symbolic link stays one: the file it leads to is replaced. Permissions stay.
  static func write(_ bytes: [UInt8], to path: String) throws(MarkupError) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let temporary = target + ".\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions(of: target))
    guard descriptor >= 0 else { throw systemError() }
    do throws(MarkupError) {
      try write(bytes, to: descriptor, permissions: permissions(of: target))
      guard rename(temporary, target) == 0 else { throw systemError() }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronizeFolder(of: target)
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, permissions: mode_t
  ) throws(MarkupError) {
    defer { close(descriptor) }
    // The creation mask may have taken permissions away that the old file has.
    fchmod(descriptor, permissions)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw systemError() }
      written += count
    }
    guard fsync(descriptor) == 0 else { throw systemError() }
  }

  private static func permissions(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o644
  }

  /// The new name is only safe once the folder is on the disk; a file system that cannot do it loses nothing else.
  private static func synchronizeFolder(of path: String) {
    let folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private static func systemError() -> MarkupError {
    MarkupError(.file(String(cString: strerror(errno))), at: .start)
  }
}
