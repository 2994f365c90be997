// SPDX-License-Identifier: MIT

/// A part of a font file that is read as big-endian numbers. Every read is checked.
struct FontBytes: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  /// The number of bytes.
  let count: Int
  /// The table to which the part belongs, for errors.
  let tag: FontTag

  /// Creates a part that contains all of `bytes`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    count = bytes.count
    tag = FontTag("file")
  }

  private init(_ bytes: [UInt8], start: Int, count: Int, tag: FontTag) {
    self.bytes = bytes
    self.start = start
    self.count = count
    self.tag = tag
  }

  /// Returns the part from `offset` to the end, or with a length of `length` bytes.
  ///
  /// - Throws: ``FontFileError/truncated(_:)`` if it is not within this part.
  func part(at offset: Int, length: Int? = nil, of tag: FontTag? = nil) throws(FontFileError) -> FontBytes {
    let tag = tag ?? self.tag
    guard offset >= 0, offset <= count else { throw .truncated(tag) }
    let length = length ?? count - offset
    guard length >= 0, length <= count - offset else { throw .truncated(tag) }
    return FontBytes(bytes, start: start + offset, count: length, tag: tag)
  }

  /// Returns the unsigned byte at `offset`.
  func byte(at offset: Int) throws(FontFileError) -> UInt8 {
    guard offset >= 0, offset < count else { throw .truncated(tag) }
    return bytes[start + offset]
  }

  /// Returns the unsigned 16-bit number at `offset`.
  func word(at offset: Int) throws(FontFileError) -> UInt16 {
    guard offset >= 0, offset <= count - 2 else { throw .truncated(tag) }
    return UInt16(bytes[start + offset]) << 8 | UInt16(bytes[start + offset + 1])
  }

  /// Returns the signed 16-bit number at `offset`.
  func signedWord(at offset: Int) throws(FontFileError) -> Int16 { Int16(bitPattern: try word(at: offset)) }

  /// Returns the unsigned 16-bit number at `offset`, for counts and offsets.
  func number(at offset: Int) throws(FontFileError) -> Int { Int(try word(at: offset)) }

  /// Returns the unsigned 32-bit number at `offset`.
  func longWord(at offset: Int) throws(FontFileError) -> UInt32 {
    UInt32(try word(at: offset)) << 16 | UInt32(try word(at: offset + 2))
  }

  /// Returns the unsigned 32-bit number at `offset`, for counts and offsets.
  func longNumber(at offset: Int) throws(FontFileError) -> Int {
    guard let value = Int(exactly: try longWord(at: offset)) else { throw .truncated(tag) }
    return value
  }

  /// Returns the tag at `offset`.
  func tag(at offset: Int) throws(FontFileError) -> FontTag { FontTag(rawValue: try longWord(at: offset)) }
}
