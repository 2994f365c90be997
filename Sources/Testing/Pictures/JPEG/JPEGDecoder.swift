// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of a JPEG file, row by row, as `0x00RRGGBB`.
struct JPEGImage: Equatable {
  var width: Int
  var height: Int
  var pixels: [UInt32]
}

/// Decodes JPEG files with baseline, extended or progressive Huffman coding, 8 bits per sample, and one, three or four
/// components.
///
/// With its own decoder, the module needs no other library and produces the same result on every machine.
///
/// Source: ITU-T T.81; JFIF 1.02; Adobe Technical Note 5116 for the color transform marker.
struct JPEGDecoder {
  var bytes: [UInt8]
  var offset = 2
  var quantization = [[Int32]](repeating: [], count: 4)
  var dcTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  var acTables = [JPEGHuffmanTable?](repeating: nil, count: 4)
  var restartInterval = 0
  var frame: JPEGFrame?
  /// The number of passes over the picture so far.
  var scanCount = 0
  /// The color transform in Adobe's marker: 0 none, 1 YCbCr, 2 YCCK; `nil` without the marker.
  var adobeTransform: Int?

  /// Returns the pixels of the JPEG file in `data`.
  static func decode(_ data: Data) throws(PictureError) -> JPEGImage {
    var decoder = JPEGDecoder(bytes: Array(data))
    return try decoder.decode()
  }

  private mutating func decode() throws(PictureError) -> JPEGImage {
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw .invalidImage(reason: "not a JPEG file") }
    while let marker = nextMarker(), marker != 0xD9 { try read(marker) }
    guard let frame, frame.hasScan else { throw .invalidImage(reason: "the JPEG file contains no image") }
    return try JPEGPixels(frame: frame, quantization: quantization, adobeTransform: adobeTransform).image()
  }

  /// Returns the next marker. Bytes before it that do not belong to a segment are skipped.
  private mutating func nextMarker() -> UInt8? {
    while offset + 1 < bytes.count {
      if bytes[offset] == 0xFF, bytes[offset + 1] != 0, bytes[offset + 1] != 0xFF {
        offset += 2
        return bytes[offset - 1]
      }
      offset += 1
    }
    return nil
  }

  private mutating func read(_ marker: UInt8) throws(PictureError) {
    if marker == 0x01 || (0xD0...0xD8).contains(marker) { return }
    guard offset + 2 <= bytes.count else { throw Self.cutOff }
    let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    guard length >= 2, offset + length <= bytes.count else { throw Self.cutOff }
    let segment = Array(bytes[offset + 2..<offset + length])
    offset += length
    switch marker {
    case 0xDB: try readQuantization(segment)
    case 0xC4: try readHuffman(segment)
    case 0xC0, 0xC1, 0xC2: frame = try JPEGFrame(segment, isProgressive: marker == 0xC2)
    case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      throw .invalidImage(
        reason: "JPEG coding \(marker - 0xC0) (lossless, hierarchical or arithmetic) is not supported")
    case 0xDD: restartInterval = segment.count >= 2 ? Int(segment[0]) << 8 | Int(segment[1]) : 0
    case 0xEE: if segment.count >= 12, segment.starts(with: Array("Adobe".utf8)) { adobeTransform = Int(segment[11]) }
    case 0xDA: try readScan(segment)
    default: break
    }
  }

  private mutating func readQuantization(_ segment: [UInt8]) throws(PictureError) {
    var i = 0
    while i < segment.count {
      let (precision, id) = (segment[i] >> 4, Int(segment[i] & 15))
      let size = precision == 0 ? 64 : 128
      guard id < 4, precision < 2, i + 1 + size <= segment.count else { throw Self.cutOff }
      quantization[id] = (0..<64).map { k in
        precision == 0 ? Int32(segment[i + 1 + k]) : Int32(segment[i + 1 + 2 * k]) << 8 | Int32(segment[i + 2 + 2 * k])
      }
      i += 1 + size
    }
  }

  private mutating func readHuffman(_ segment: [UInt8]) throws(PictureError) {
    var i = 0
    while i + 17 <= segment.count {
      let (kind, id) = (segment[i] >> 4, Int(segment[i] & 15))
      let counts = segment[i + 1..<i + 17].map(Int.init)
      let total = counts.reduce(0, +)
      guard id < 4, kind < 2, i + 17 + total <= segment.count else { throw Self.cutOff }
      let table = JPEGHuffmanTable(counts: counts, values: Array(segment[i + 17..<i + 17 + total]))
      if kind == 0 { dcTables[id] = table } else { acTables[id] = table }
      i += 17 + total
    }
  }

  /// The maximum number of passes. Encoders write about ten, and a few bytes can describe a pass over a large picture.
  private static let maximumScanCount = 200

  private mutating func readScan(_ segment: [UInt8]) throws(PictureError) {
    scanCount += 1
    guard scanCount <= Self.maximumScanCount else { throw Self.cutOff }
    guard var frame = frame else { throw .invalidImage(reason: "the JPEG file has a scan before its frame") }
    let count = segment.first.map(Int.init) ?? 0
    guard (1...4).contains(count), segment.count >= 4 + 2 * count else { throw Self.cutOff }
    var parts: [JPEGScan.Part] = []
    for i in 0..<count {
      let (id, tables) = (segment[1 + 2 * i], segment[2 + 2 * i])
      guard let component = frame.components.firstIndex(where: { $0.id == id }) else {
        throw .invalidImage(reason: "the JPEG file has a scan of an unknown component")
      }
      parts.append(
        JPEGScan.Part(
          component: component, dc: dcTables[Int(tables >> 4) & 3], ac: acTables[Int(tables & 3)]))
    }
    let tail = segment[(1 + 2 * count)...].map(Int.init)
    var scan = JPEGScan(
      parts: parts, first: tail[0], last: min(tail[1], 63), high: tail[2] >> 4, low: tail[2] & 15,
      restartInterval: restartInterval, bits: JPEGBits(bytes: bytes, offset: offset))
    try scan.decode(into: &frame)
    offset = scan.bits.offset
    frame.hasScan = true
    self.frame = frame
  }

  static let cutOff = PictureError.invalidImage(reason: "the JPEG file is truncated or damaged")
}
