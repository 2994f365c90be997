// SPDX-License-Identifier: MIT

import Foundation

/// The right to build a package, which one process has at a time. SwiftPM has a lock of its own, for its own builds.
///
/// The end of a process releases it as well.
public final class BuildLock {
  private let descriptor: Int32

  /// Waits until no other process builds the package.
  ///
  /// - Throws: An error of the system if the file of the lock cannot be opened.
  init(_ package: AdaptedPackage) throws {
    try FileManager.default.createDirectory(at: package.output, withIntermediateDirectories: true)
    let path = package.output.appendingPathComponent("lock").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    // A file system without locks lets processes build side by side, as they would without this one.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(descriptor) }

  /// Performs `body` while no other process builds the package.
  public static func hold<Result>(_ package: AdaptedPackage, _ body: () throws -> Result) throws -> Result {
    let lock = try BuildLock(package)
    return try withExtendedLifetime(lock, body)
  }
}
