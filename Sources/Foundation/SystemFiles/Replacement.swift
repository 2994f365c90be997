// SPDX-License-Identifier: MIT

import Foundation

/// A new file that replaces an old one.
///
/// If the file system supports files without names, the new file has no name while it is written, so it disappears if
/// the process ends. It has a temporary name only while it replaces the old file; signals are blocked during this time.
struct Replacement {
  private let target: String
  private let folder: String
  private let old: stat?

  /// The permissions of a new file, before the process's mask is applied.
  private static let permissions: mode_t = 0o666

  /// Creates the replacement of the file at `target`, with the permissions and owner of `old`.
  init(of target: String, like old: stat?) {
    self.target = target
    folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    self.old = old
  }

  /// Writes `bytes` to the new file and replaces the old one by it.
  ///
  /// - Throws: ``FileFault``; the old file is then unchanged.
  func write(_ bytes: [UInt8]) throws(FileFault) {
    TemporaryName.removeAbandoned(in: folder)
    if try writeUnnamed(bytes) == false {
      let signals = BlockedSignals()
      defer { signals.release() }
      try writeNamed(bytes)
    }
    synchronizeFolder()
  }

  /// Writes to a file without a name. Returns `false` and writes nothing if the file system does not support such
  /// files.
  private func writeUnnamed(_ bytes: [UInt8]) throws(FileFault) -> Bool {
    let descriptor = open(folder, Self.unnamed | O_WRONLY | O_CLOEXEC, Self.permissions)
    guard descriptor >= 0 else {
      if [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) { return false }
      throw .last
    }
    defer { close(descriptor) }
    try fill(descriptor, with: bytes)
    let signals = BlockedSignals()
    defer { signals.release() }
    if old == nil, link(descriptor, as: target) { return true }
    let temporary = TemporaryName.make(in: folder)
    guard link(descriptor, as: temporary) else { return false }
    try replace(by: temporary)
    return true
  }

  private func writeNamed(_ bytes: [UInt8]) throws(FileFault) {
    let temporary = TemporaryName.make(in: folder)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, Self.permissions)
    guard descriptor >= 0 else { throw .last }
    do throws(FileFault) {
      defer { close(descriptor) }
      try fill(descriptor, with: bytes)
    } catch {
      unlink(temporary)
      throw error
    }
    try replace(by: temporary)
  }

  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(FileFault) {
    if let old {
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      // The creation mask may have removed permissions of the old file.
      fchmod(descriptor, old.st_mode & 0o7777)
    }
    try OutputFile.write(bytes, to: descriptor)
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Assigns a name to the file of `descriptor`. Returns `false` if the name exists or the system does not support it.
  private func link(_ descriptor: Int32, as path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  private func replace(by temporary: String) throws(FileFault) {
    guard rename(temporary, target) == 0 else {
      let fault = FileFault.last
      unlink(temporary)
      throw fault
    }
  }

  /// Writes the folder to the disk, which makes the new name permanent. File systems that cannot synchronize folders
  /// are ignored.
  private func synchronizeFolder() {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Linux's `O_TMPFILE`, which C headers combine from two flags.
  private static let unnamed: Int32 = 0o20000000 | O_DIRECTORY
}
