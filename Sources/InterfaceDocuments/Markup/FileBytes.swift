// SPDX-License-Identifier: MIT

import Foundation

/// Reads files up to a size limit and writes them atomically.
enum FileBytes {
  /// The contents of the file at `path`. Throws an error if it is larger than `limit`.
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

  /// Replaces the file at `path` atomically: writes a temporary file in the same directory, synchronizes it and renames
  /// it.
  ///
  /// For a symbolic link, the target is replaced. Permissions are kept and, if the system allows it, the owner. A file
  /// without write permission is not replaced, even if its directory permits it. Something that is not a regular file,
  /// such as a pipe or a device, is written to directly.
  static func write(_ bytes: [UInt8], to path: String) throws(MarkupError) {
    let target = resolved(path)
    var old = stat()
    guard stat(target, &old) == 0 else { return try replace(target, by: bytes, like: nil) }
    switch old.st_mode & S_IFMT {
    case S_IFREG:
      guard old.st_mode & 0o222 != 0, access(target, W_OK) == 0 else { throw systemError(EACCES) }
      try replace(target, by: bytes, like: old)
    case S_IFDIR: throw systemError(EISDIR)
    default: try pour(bytes, into: target)
    }
  }

  /// The path after resolving symbolic links, whether or not the file exists.
  private static func resolved(_ path: String) -> String {
    if let pointer = realpath(path, nil) {
      defer { free(pointer) }
      return String(cString: pointer)
    }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func replace(_ target: String, by bytes: [UInt8], like old: stat?) throws(MarkupError) {
    // The name does not include the target's name, because it could become too long.
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
    let temporary = folder.appendingPathComponent(".tinamou-\(getpid())-\(UInt32.random(in: 0...UInt32.max))").path
    let permissions = old.map { $0.st_mode & 0o7777 } ?? 0o644
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw systemError() }
    do throws(MarkupError) {
      defer { close(descriptor) }
      if let old {
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        // The process's file mode creation mask may have removed permissions of the old file.
        fchmod(descriptor, permissions)
      }
      try write(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw systemError() }
      guard rename(temporary, target) == 0 else { throw systemError() }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronize(folder: folder.path)
  }

  private static func pour(_ bytes: [UInt8], into path: String) throws(MarkupError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw systemError() }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(MarkupError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw systemError() }
      written += count
    }
  }

  /// Renaming is durable only after the directory is synchronized. Errors are ignored, since some file systems do not
  /// support it.
  private static func synchronize(folder path: String) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private static func systemError(_ number: Int32 = errno) -> MarkupError {
    MarkupError(.file(String(cString: strerror(number))), at: .start)
  }
}
