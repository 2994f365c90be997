// SPDX-License-Identifier: MIT

import Foundation

/// Reads complete files, up to a limit.
package enum InputFile {
  /// Returns the contents of the regular file at `path`.
  ///
  /// Devices, pipes and sockets are rejected immediately, because a searched folder may contain some from which
  /// reading never ends.
  ///
  /// - Parameters:
  /// - limit: The maximum size, in bytes.
  /// - isProtected: Whether no output of the running command may replace the file; see ``InputRecord``.
  /// - Throws: ``FileFault``. Memory use is at most the limit and one part of 64 KB at any time.
  package static func read(
    _ path: String, limit: Int, isProtected: Bool = true
  ) throws(FileFault) -> [UInt8] {
    // Opening a pipe without a writer must not block.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    if let kind = FileFault.Kind(mode: status.st_mode) { throw .notRegular(kind) }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    if isProtected { InputRecord.current?.add(FileIdentity(status)) }
    let bytes = try read(descriptor, upTo: limit)
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// Reads from a descriptor of any kind: at most `limit` bytes and a part of 64 KB.
  ///
  /// - Throws: ``FileFault/system(_:)``.
  package static func read(_ descriptor: Int32, upTo limit: Int) throws(FileFault) -> [UInt8] {
    var result: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while result.count <= limit {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      guard count > 0 else { break }
      result += part[..<count]
    }
    return result
  }
}
