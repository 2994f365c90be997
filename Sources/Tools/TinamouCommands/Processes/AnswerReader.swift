// SPDX-License-Identifier: MIT

import Foundation

/// The answers of a process: lines, and files that follow a line.
final class AnswerReader {
  private let handle: FileHandle
  private var pending = Data()

  /// Creates a reader of a pipe.
  init(_ handle: FileHandle) { self.handle = handle }

  /// Waits for a line, and returns it; `nil` at the end of the answers.
  ///
  /// - Complexity: Linear in the number of bytes.
  func line() -> Data? {
    var searched = 0
    while true {
      if let length = pending.position(of: UInt8(ascii: "\n"), from: searched) {
        return take(length + 1).dropLast()
      }
      searched = pending.count
      guard read() else { return nil }
    }
  }

  /// Waits for a number of bytes, and returns them; `nil` if the answers end before.
  func bytes(_ count: Int) -> Data? {
    while pending.count < count { guard read() else { return nil } }
    return take(count)
  }

  private func take(_ count: Int) -> Data {
    // A part of the data would keep all that was ever read.
    defer { pending = Data(pending.dropFirst(count)) }
    return Data(pending.prefix(count))
  }

  /// Waits for more bytes; returns `false` at the end.
  private func read() -> Bool {
    let data = handle.availableData
    pending += data
    return !data.isEmpty
  }
}

extension Data {
  /// The distance from the start to the first byte with a value.
  fileprivate func position(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
