// SPDX-License-Identifier: MIT

import Foundation

/// A new file on its way to the place of an old one.
///
/// The new file has no name while it is written, where the file system has such files, so that nothing is left of it when
/// the process ends. It gets a temporary name only for the moment in which it replaces the old file; signals wait for that
/// moment to pass.
struct Replacement {
  private let target: String
  private let folder: String
  private let old: stat?

  /// Permissions of a new file, before the process's mask.
  private static let permissions: mode_t = 0o666

  /// The replacement of the file at `target`, with the permissions and owner of `old`.
  init(of target: String, like old: stat?) {
    self.target = target
    folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    self.old = old
  }

  /// Writes `bytes` to the new file and puts it in the old one's place.
  ///
  /// - Throws: ``FileFault``; the old file is then as it was.
  func write(_ bytes: [UInt8]) throws(FileFault) {
    TemporaryName.removeAbandoned(in: folder)
    if try writeUnnamed(bytes) == false {
      let signals = HeldSignals()
      defer { signals.release() }
      try writeNamed(bytes)
    }
    synchronizeFolder()
  }

  /// Writes to a file without a name; false where the file system has none, and nothing is written then.
  private func writeUnnamed(_ bytes: [UInt8]) throws(FileFault) -> Bool {
    let descriptor = open(folder, Self.unnamed | O_WRONLY | O_CLOEXEC, Self.permissions)
    guard descriptor >= 0 else {
      if [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) { return false }
      throw .last
    }
    defer { close(descriptor) }
    try fill(descriptor, with: bytes)
    let signals = HeldSignals()
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
      // The creation mask may have taken permissions away that the old file has.
      fchmod(descriptor, old.st_mode & 0o7777)
    }
    try OutputFile.write(bytes, to: descriptor)
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Gives the file of `descriptor` a name; false where something has that name or the system cannot do it.
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

  /// The new name is only safe once the folder is on the disk; a file system that cannot do it loses nothing else.
  private func synchronizeFolder() {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Linux's `O_TMPFILE`, which C headers compose of two flags.
  private static let unnamed: Int32 = 0o20000000 | O_DIRECTORY
}
