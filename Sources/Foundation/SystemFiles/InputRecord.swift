// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The identity of a file, independent of its path.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Creates the identity of the file to which `path` refers; `nil` if there is none.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// The files that a command reads, so that none of its outputs replaces one of them.
package final class InputRecord: Sendable {
  private let identities = Mutex<Set<FileIdentity>>([])

  /// The record of the running command, to which files that are read are added.
  @TaskLocal package static var current: InputRecord?

  /// Performs `work` and returns its result. During this time, the files at `paths` and those that are read cannot be
  /// replaced.
  @MainActor
  package static func protecting<Result: Sendable>(
    _ paths: [String], during work: @MainActor () -> Result
  ) -> Result {
    let record = InputRecord()
    for path in paths { FileIdentity(path: path).map(record.add) }
    // The closure of `withValue` belongs to no actor, and is called at once.
    return $current.withValue(record) { MainActor.assumeIsolated { work() } }
  }

  func add(_ identity: FileIdentity) {
    identities.withLock { _ = $0.insert(identity) }
  }

  func contains(_ identity: FileIdentity) -> Bool {
    identities.withLock { $0.contains(identity) }
  }
}
