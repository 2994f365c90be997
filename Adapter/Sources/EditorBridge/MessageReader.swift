// SPDX-License-Identifier: MIT

import Foundation

/// The messages of the Language Server Protocol in a stream of bytes: a header with the length, and a text in JSON.
public struct MessageReader {
  private var buffer = Data()

  private static let separator = Data("\r\n\r\n".utf8)

  /// Creates a reader without bytes.
  public init() {}

  /// Adds bytes that have arrived, in parts of any size.
  public mutating func append(_ bytes: Data) { buffer.append(bytes) }

  /// Removes and returns the next message; `nil` if it has not arrived completely.
  public mutating func next() throws(MessageError) -> Data? {
    guard let end = buffer.range(of: Self.separator) else { return nil }
    let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
    guard let count = Self.length(in: header) else { throw .noLength(header) }
    let last = end.upperBound + count
    guard last <= buffer.endIndex else { return nil }
    let message = Data(buffer[end.upperBound..<last])
    buffer = Data(buffer[last...])
    return message
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].trimmingCharacters(in: .whitespaces)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// A message with its header.
  public static func framed(_ message: Data) -> Data {
    Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}

/// An error in a stream of messages.
public enum MessageError: Error, Equatable {
  /// A header names no length.
  case noLength(String)
}
