// SPDX-License-Identifier: MIT

import Foundation

/// The header of an image file: its format, its size in pixels and its orientation.
struct ImageHeader: Equatable {
  enum Format { case png, jpeg }

  var format: Format
  /// The width of the stored image, in pixels.
  var width: Int
  /// The height of the stored image, in pixels.
  var height: Int
  var orientation = UIImage.Orientation.up

  /// Reads a PNG or JPEG header; `nil` for other formats and for data that ends before the size.
  init?(_ data: Data) {
    let bytes = ByteReader(data)
    if let header = ImageHeader(png: bytes) ?? ImageHeader(jpeg: bytes) { self = header } else { return nil }
  }

  /// Source: PNG specification, 5.2 and 11.2.2.
  private init?(png bytes: ByteReader) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes.ascii(at: 12, count: 4) == "IHDR",
      let width = bytes.big32(at: 16), let height = bytes.big32(at: 20), width > 0, height > 0
    else { return nil }
    (format, self.width, self.height) = (.png, width, height)
  }

  /// Source: ITU-T T.81, B.1 and B.2.2; Exif 2.3, 4.5 and 4.6.4.
  private init?(jpeg bytes: ByteReader) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var orientation = UIImage.Orientation.up
    var offset = 2
    while let marker = bytes.marker(from: &offset) {
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if marker == 0xD9 || marker == 0xDA { return nil }
      guard let length = bytes.big16(at: offset), length >= 2 else { return nil }
      if isFrame {
        guard let height = bytes.big16(at: offset + 3), let width = bytes.big16(at: offset + 5), width > 0, height > 0
        else { return nil }
        (format, self.width, self.height, self.orientation) = (.jpeg, width, height, orientation)
        return
      }
      if marker == 0xE1, let found = bytes.exifOrientation(at: offset + 2, count: length - 2) { orientation = found }
      offset += length
    }
    return nil
  }
}

/// Reads values from bytes. Reading past the end returns `nil`.
private struct ByteReader {
  let bytes: [UInt8]

  init(_ data: Data) { bytes = Array(data) }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func byte(at offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  func big16(at offset: Int) -> Int? {
    guard let high = byte(at: offset), let low = byte(at: offset + 1) else { return nil }
    return high << 8 | low
  }

  func big32(at offset: Int) -> Int? {
    guard let high = big16(at: offset), let low = big16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  func ascii(at offset: Int, count: Int) -> String? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// Returns the next marker that is followed by a length. Advances `offset` past it.
  func marker(from offset: inout Int) -> Int? {
    while let first = byte(at: offset), let second = byte(at: offset + 1) {
      guard first == 0xFF else { return nil }
      offset += second == 0xFF ? 1 : 2
      // Skips fill bytes and markers without a length.
      if second != 0xFF, second != 0x01, !(0xD0...0xD7).contains(second) { return second }
    }
    return nil
  }

  /// Returns the orientation in an Exif segment: tag 0x0112 of its first directory.
  func exifOrientation(at start: Int, count: Int) -> UIImage.Orientation? {
    guard ascii(at: start, count: 6) == "Exif\0\0", let order = ascii(at: start + 6, count: 2) else { return nil }
    let tiff = start + 6
    let isBig = order == "MM"
    func read16(_ offset: Int) -> Int? { big16(at: offset).map { isBig ? $0 : ($0 & 0xFF) << 8 | $0 >> 8 } }
    func read32(_ offset: Int) -> Int? {
      guard let a = read16(offset), let b = read16(offset + 2) else { return nil }
      return isBig ? a << 16 | b : b << 16 | a
    }
    guard let directory = read32(tiff + 4), let entries = read16(tiff + directory) else { return nil }
    for i in 0..<entries {
      let entry = tiff + directory + 2 + i * 12
      if read16(entry) == 0x0112 { return read16(entry + 8).flatMap(UIImage.Orientation.init(exif:)) }
    }
    return nil
  }
}

extension UIImage.Orientation {
  /// Creates an orientation from its Exif number, 1 to 8.
  fileprivate init?(exif number: Int) {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard (1...8).contains(number) else { return nil }
    self = all[number - 1]
  }
}
