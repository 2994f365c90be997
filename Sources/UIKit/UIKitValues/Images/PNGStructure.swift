// SPDX-License-Identifier: MIT

/// The chunks of a PNG file.
///
/// Source: PNG specification, 5.3 to 5.6 and 11.2.
struct PNGStructure {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The maximum number of bytes that Deflate produces from one byte.
  private static let maximumExpansion = 1032

  /// The reason for which the file cannot be decoded; `nil` if all chunks exist and are large enough for the pixels.
  var fault: ImageFault? {
    var offset = Self.signature.count
    var pixelBytes = 0
    guard let rowBytes, let height = big32(at: 20) else { return .damaged }
    while let length = big32(at: offset), offset + 8 <= bytes.count {
      let type = bytes[offset + 4..<offset + 8]
      // The four bytes after the contents are a checksum.
      guard length <= bytes.count - offset - 12 else { return .truncated }
      if type.elementsEqual("IDAT".utf8) { pixelBytes += length }
      if type.elementsEqual("IEND".utf8) {
        return height * rowBytes > (pixelBytes + 1) * Self.maximumExpansion ? .truncated : nil
      }
      offset += length + 12
    }
    return .truncated
  }

  /// The number of bytes of a row before compression, including the byte that specifies the row's filter; `nil` for
  /// an invalid header.
  private var rowBytes: Int? {
    guard bytes.count > 28, let width = big32(at: 16) else { return nil }
    let (depth, colorType) = (Int(bytes[24]), bytes[25])
    let samples: Int
    switch (colorType, depth) {
    case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (3, 1), (3, 2), (3, 4), (3, 8): samples = 1
    case (4, 8), (4, 16): samples = 2
    case (2, 8), (2, 16): samples = 3
    case (6, 8), (6, 16): samples = 4
    default: return nil
    }
    return 1 + (width * samples * depth + 7) / 8
  }

  private func big32(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
