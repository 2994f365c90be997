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
  convenience init(_ package: AdaptedPackage) throws { try self.init(in: package.output) }

  /// Waits until no other process has the lock in `directory`.
  private init(in directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let path = directory.appendingPathComponent("lock").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    if errno == EWOULDBLOCK {
      FileHandle.standardError.write(Data("Waiting for another command that builds the same sources.\n".utf8))
    }
    // A file system without locks lets processes build side by side, as they would without this one.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(descriptor) }

  /// Performs `body` while no other process writes the manifest of a project without one, adapts its sources or builds it.
  ///
  /// - Parameter project: The folder of the project. Its lock is in the user's directory for caches.
  public static func hold<Result>(project: URL, _ body: () throws -> Result) throws -> Result {
    let lock = try BuildLock(in: ProjectCache.directory(of: project.resolvingSymlinksInPath()))
    return try withExtendedLifetime(lock, body)
  }

  /// Performs `body` while no other process builds the library or takes what has been built to its directory.
  public static func hold<Result>(_ library: PrebuiltLibrary.Recipe, of product: String, _ body: () throws -> Result)
    throws -> Result
  {
    let lock = try BuildLock(in: library.scratch.appendingPathComponent("locks/\(product)", isDirectory: true))
    return try withExtendedLifetime(lock, body)
  }

  /// Performs `body` while no other process builds the package.
  public static func hold<Result>(_ package: AdaptedPackage, _ body: () throws -> Result) throws -> Result {
    let lock = try BuildLock(package)
    return try withExtendedLifetime(lock, body)
  }
}
